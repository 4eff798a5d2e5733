/** The reasons for which a post is refused, on the web or by email. */
export const POST_ERRORS = [
  'no subject',
  'no body',
  'need hashtag',
  'restricted hashtag',
  'mod only hashtag',
  'private message',
  'post too big',
  'announcement group',
  'bad attachment',
  'not subscribed',
  'group out of space',
  'invalid reply',
] as const
export const POST_FACTS = ['message.posted', 'message.held', 'member.unmoderated', 'hashtag.created'] as const
