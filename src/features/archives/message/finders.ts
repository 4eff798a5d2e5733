import type { RowFinder } from '#runtime/subjects.ts'
import { query, type Row } from '#storage/query.ts'
import { topicAuthor, topicAuthorJoin } from './columns.ts'

const topicById = query('topic.byId', `select t.*, ${topicAuthor} from topics t ${topicAuthorJoin} where t.id = $1`)
const messageById = query('message.byId', `select * from messages where id = $1`)
const pendingById = query('pending.byId', `select * from pending_messages where id = $1 and state = 'held'`)
const attachmentById = query('attachment.byId', `select * from attachments where id = $1`)
export type TopicRow = Row<'topic.byId'>
export type MessageRow = Row<'message.byId'>
export type PendingRow = Row<'pending.byId'>
export type AttachmentRow = Row<'attachment.byId'>

/** How the things of the archives are found by their ids. */
export const archiveFinders = {
  topic: { param: 'topic_id', find: async (tx, id) => (await topicById.first(tx, [id])) ?? null },
  message: { param: 'message_id', find: async (tx, id) => (await messageById.first(tx, [id])) ?? null },
  pending: { param: 'pending_message_id', find: async (tx, id) => (await pendingById.first(tx, [id])) ?? null },
  attachment: { param: 'attachment_id', find: async (tx, id) => (await attachmentById.first(tx, [id])) ?? null },
} satisfies Record<string, RowFinder>
