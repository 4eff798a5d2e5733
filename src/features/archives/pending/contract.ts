import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import {
  Bool,
  Choice,
  Flag,
  Id,
  Nullable,
  Num,
  Str,
  Text,
  Timestamp,
  Type,
  Word,
  fields,
  optional,
  resource,
  stream,
  withDefault,
} from '#contract/schema.ts'
import { GROUP, PENDING } from '#contract/targets.ts'

/** Another person, as moderators see them; 0 and empty if they have no account. */
const Person = Type.Object(
  {
    object: Word(['user']),
    id: Num,
    ...fields(['created', 'updated'], Nullable(Timestamp)),
    ...fields(['email', 'full_name', 'user_name', 'timezone', 'profile_photo_url'], Str),
    status: Word(words.user_status),
  },
  { title: 'other_user' },
)

/** A pending message. */
export const PendingMessage = resource('pendingmsg', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  group_id: Num,
  user_id: Num,
  topic_id: Num,
  reason: Word(words.held_because),
  type: Word(words.held_because.map(reason => `pendingmsg_${reason}` as const)),
  claimed_by: Num,
  claiming_user: Nullable(Person),
  claimed_date: Nullable(Timestamp),
  sender: Person,
  ...fields(['sender_email', 'sender_name', 'raw_message', 'message_body', 'virus_name'], Str),
  body_format: Word(['html', 'plain']),
  editor_member_id: Num,
  ...fields(['editor', 'edit_reason'], Str),
  ...fields(['subject', 'subject_with_tags', 'body', 'quoted', 'remainder', 'snippet', 'name', 'email'], Str),
  ...fields(['is_plain_text', 'is_reply', 'is_special', 'is_web_post', 'has_attachments'], Bool),
  attachments: Type.Array(
    Type.Object(
      { ...fields(['filename', 'media_type', 'download_url', 'image_thumbnail_url'], Str), size: Num },
      { title: 'pending_attachment' },
    ),
  ),
  poll: Nullable(
    Type.Object(
      {
        question: Str,
        type: Word(words.poll_type),
        answers: Type.Array(Type.Object(fields(['text', 'desc'], Str), { title: 'pending_poll_answer' })),
        is_anonymous: Bool,
        show_results: Word(words.poll_results),
        closes: Nullable(Timestamp),
      },
      { title: 'pending_poll' },
    ),
  ),
  expires: Nullable(Timestamp),
})

const onPending = {
  method: 'POST',
  who: 'account',
  on: 'pending',
  needs: 'manage_pending_messages',
} as const

export const getPendingMessages = endpoint('getpendingmessages', {
  method: 'GET',
  summary: 'List pending messages, oldest first.',
  who: 'account',
  on: 'group',
  needs: 'manage_pending_messages',
  params: GROUP,
  returns: list(PendingMessage, { fields: ['created'], field: 'created', dir: 'asc' }),
})

export const getPendingMessage = endpoint('getpendingmessage', {
  ...onPending,
  method: 'GET',
  summary: 'Get a pending message.',
  params: {
    ...PENDING,
    raw: withDefault(Flag({ description: 'Include the source of the email.' }), true),
  },
  returns: PendingMessage,
})

const deciding = { ...onPending, edits: 'pending' } as const

export const claimPendingMessage = endpoint('claimpendingmessage', {
  ...deciding,
  summary: "Claim a pending message, so that it doesn't expire. `release` undoes it.",
  params: {
    ...PENDING,
    release: optional(Flag({ description: 'Release the message.' })),
    take_over: withDefault(Flag({ description: 'Claim it even if another moderator has.' }), false),
  },
  returns: PendingMessage,
  errors: ['already claimed'],
  records: ['message.claimed'],
})

export const updatePendingMessage = endpoint('updatependingmessage', {
  ...deciding,
  summary: 'Edit a pending message.',
  params: {
    ...PENDING,
    subject: optional(Text(1000, { description: 'A new subject, with hashtags.' })),
    body: optional(Text(1_048_576, { description: 'A new text.' })),
    body_type: withDefault(Choice(words.body_type, { description: 'The format of the text.' }), 'html'),
    edit_reason: withDefault(Text(1000, { description: 'The reason, for the other moderators.' }), ''),
  },
  returns: PendingMessage,
  errors: ['no subject', 'no body', 'post too big'],
  records: ['message.corrected'],
})

export const approvePendingMessage = endpoint('approvependingmessage', {
  ...deciding,
  summary: 'Approve a pending message: it is posted at once.',
  params: {
    ...PENDING,
    unmoderate: withDefault(Flag({ description: 'The author is not moderated any more.' }), false),
  },
  errors: ['invalid reply', 'group out of space', 'inadequate_permissions'],
  records: [
    'message.posted',
    'message.approved',
    'member.unmoderated',
    'member.updated',
    'hashtag.created',
    'poll.created',
  ],
})

export const rejectPendingMessage = endpoint('rejectpendingmessage', {
  ...deciding,
  summary: 'Reject a pending message, with the reason.',
  params: { ...PENDING, reason: withDefault(Text(20_000, { description: 'The reason, for the author.' }), '') },
  records: ['message.rejected'],
})

export const deletePendingMessage = endpoint('deletependingmessage', {
  ...deciding,
  summary: 'Delete a pending message; its author is not told.',
  params: PENDING,
  records: ['message.discarded'],
})

export const downloadPendingAttachment = endpoint('downloadpendingattachment', {
  ...onPending,
  method: 'GET',
  summary: 'Download an attachment of a pending message, or its thumbnail.',
  params: {
    ...PENDING,
    attach_num: Id({ description: 'The number of the attachment, from 1.', invalid: 'invalid attachment_id' }),
    thumbnail: optional(Flag({ description: 'Return the thumbnail.' })),
  },
  returns: stream('application/octet-stream'),
  errors: ['invalid attachment_id'],
})
