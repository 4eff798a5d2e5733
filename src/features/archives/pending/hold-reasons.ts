import type { HoldReason } from '../posting/rules.ts'

/** Why a post is held, as its moderators and its author are told. */
export const holdReasons: Readonly<Record<HoldReason, { toModerators: string; toAuthor: string }>> = {
  group: both('All posts to this group are moderated.'),
  member: {
    toModerators: 'All posts from this member are moderated.',
    toAuthor: 'All your posts to this group are moderated.',
  },
  new_member: both('The first posts of new members are moderated.'),
  topic: both('This topic is moderated.'),
  hashtag: both('One of its hashtags is moderated.'),
  attachment: both('Posts with attachments are moderated.'),
  unproven: {
    toModerators: "We couldn't verify that they sent it.",
    toAuthor: "We couldn't verify that you sent it.",
  },
  unconfirmed: {
    toModerators: "We couldn't verify that they sent it, and asked them to confirm it.",
    toAuthor: 'Please reply to the email that asks you to confirm it.',
  },
  not_subscribed: {
    toModerators: 'The sender is not a member of the group.',
    toAuthor: 'You are not a member of the group.',
  },
  virus: both('A virus was found in it.'),
  bulk: both('It is marked as automatic or bulk email.'),
}

function both(reason: string) {
  return { toModerators: reason, toAuthor: reason }
}
