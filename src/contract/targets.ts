import { Id, Text, TimestampParam, optional } from './schema.ts'

/**
 * The kinds of targets, with the parameter and the error of each. Absent and hidden targets have the same error, so it
 * is defined only here.
 */
export const targetErrors = {
  group: 'invalid group_id',
  member: 'member_info_id',
  hashtag: 'invalid hashtag_id',
  topic: 'invalid topic_id',
  message: 'invalid message_id',
  pending: 'invalid pending_message_id',
  attachment: 'invalid attachment_id',
  draft: 'invalid draft_id',
  event: 'invalid event_id',
  database: 'invalid database_id',
  databaserow: 'invalid row_id',
  file: 'invalid file_id',
  album: 'invalid album_id',
  photo: 'invalid photo_id',
  poll: 'invalid poll_id',
  wikipage: 'invalid id',
  chat: 'invalid chat_id',
  chatsub: 'invalid chatsub_id',
} as const
export type TargetKind = keyof typeof targetErrors

/** `group_id` or `group_name`; one of them names the group. */
export const GROUP = {
  group_id: optional(Id({ description: 'The group, by id.', invalid: targetErrors.group })),
  group_name: optional(Text(120, { description: 'The group, by name or alias.' })),
}
/** In which language something is written for the caller. */
export const LOCALE = {
  locale: optional(
    Text(20, { description: 'A locale such as `de-CH`. A language chosen for the account takes precedence.' }),
  ),
}
/** A member of a group; the group itself need not be given. */
export const MEMBER = {
  ...GROUP,
  member_info_id: Id({ description: 'The membership.' }),
}
const targetId = (kind: keyof typeof targetErrors, description: string) =>
  Id({ description, invalid: targetErrors[kind] })
export const HASHTAG = { hashtag_id: targetId('hashtag', 'The hashtag.') }
/** Beside the id of a row: with the name of an unlisted group, its public content can be read (docs/decisions/0014). */
const IN_GROUP = {
  group_name: optional(Text(120, { description: 'Its group, by name or alias; needed if the group is unlisted.' })),
}
export const TOPIC = { topic_id: targetId('topic', 'The topic.'), ...IN_GROUP }
export const MESSAGE = { message_id: targetId('message', 'The message, by its id.'), ...IN_GROUP }
export const PENDING = { pending_message_id: targetId('pending', 'The pending message.') }
export const ATTACHMENT = { attachment_id: targetId('attachment', 'The attachment of a message.'), ...IN_GROUP }
/** A draft belongs to one person: for everyone else it does not exist. */
export const DRAFT = { draft_id: targetId('draft', 'The draft.') }
export const EVENT = { event_id: targetId('event', 'The event.') }
export const DATABASE = { database_id: targetId('database', 'The table.') }
export const DATABASE_ROW = { row_id: targetId('databaserow', 'The row, by its id.') }
export const ALBUM = { album_id: targetId('album', 'The album.') }
export const PHOTO = { photo_id: targetId('photo', 'The photo.') }
export const FILE = { file_id: targetId('file', 'The file, folder or link.') }
export const POLL = { poll_id: targetId('poll', 'The poll.') }
/** The parameter is called `id` because existing programs say so. */
export const WIKI_PAGE = { ...GROUP, id: targetId('wikipage', 'The page.') }
export const CHAT = { chat_id: targetId('chat', 'The chat.') }
/** A chat subscription belongs to one person: for everyone else it does not exist. */
export const CHATSUB = {
  chatsub_id: targetId('chatsub', "The caller's own subscription to a chat: the id of `chat_sub`."),
}
/**
 * The kinds of objects that a call can edit, and whose `updated` is shown: targets, and those that other parameters
 * name.
 */
export const editedKinds = [
  ...(['group', 'member', 'topic', 'message', 'pending', 'draft', 'event', 'database', 'databaserow', 'chat'] as const),
  ...([
    'account',
    'subscription',
    'notice',
    'organisation',
    'databaseview',
    'file',
    'album',
    'photo',
    'poll',
    'webhook',
    'wikipage',
  ] as const),
] as const
export type EditedKind = (typeof editedKinds)[number]

/** Optimistic locking: the call is refused if the object has changed since the caller read it. */
export const UPDATED = {
  updated: optional(
    TimestampParam({
      description: 'The `updated` value the caller last read. If it has changed since, the call fails with `updated`.',
    }),
  ),
}
