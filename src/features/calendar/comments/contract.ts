import { endpoint } from '#contract/endpoint.ts'
import { Bool, Num, Text, fields, resource } from '#contract/schema.ts'
import { EVENT } from '#contract/targets.ts'
import { POST_ERRORS, POST_FACTS } from '../../archives/posting/contract.ts'

/** The result of commenting on an event. */
export const EventComment = resource('event_comment', {
  ...fields(['event_id', 'topic_id', 'message_id'], Num),
  is_pending: Bool,
})

export const postEventComment = endpoint('posteventcomment', {
  method: 'POST',
  summary:
    'Post a comment on an event: a reply in the topic about it, or the first message of that topic. The rules for posts apply.',
  who: 'session',
  on: 'event',
  needs: 'calendar_visible',
  params: { ...EVENT, body: Text(100_000, { description: 'The comment, as plain text.' }) },
  returns: EventComment,
  errors: [...POST_ERRORS],
  records: [...POST_FACTS],
})
