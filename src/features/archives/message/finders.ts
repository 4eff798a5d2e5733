import type { Identity } from '#runtime/calls/identity.ts'
import type { Finders } from '#runtime/calls/targets.ts'
import { query, type Row } from '#storage/query.ts'
import { topicAuthor, topicAuthorJoin } from './columns.ts'
import { stateColumns, stateJoins } from './read-state.ts'

/** A topic, with the caller's read and follow state. */
const topicById = query(
  'topic.byId',
  `select t.*, ${topicAuthor}, ${stateColumns} from topics t ${topicAuthorJoin} ${stateJoins} where t.id = :id`,
  { batchable: true },
)
const messageById = query('message.byId', `select * from messages where id = :id`, { batchable: true })
const pendingById = query(
  'pending.byId',
  `select * from pending_messages where id = :id and state in ('held', 'decided')`,
  { batchable: true },
)
export const attachmentById = query('attachment.byId', `select * from attachments where id = :id`, {
  batchable: true,
})
export type TopicRow = Row<'topic.byId'>
export type MessageRow = Row<'message.byId'>
export type PendingRow = Row<'pending.byId'>
export type AttachmentRow = Row<'attachment.byId'>
declare module '#runtime/calls/targets.ts' {
  interface TargetRows {
    topic: TopicRow
    message: MessageRow
    pending: PendingRow
    attachment: AttachmentRow
  }
}

const findTopic: Finders['rows']['topic']['find'] = async (tx, id, account) =>
  (await topicById.first(tx, { id, account_id: account?.id ?? null })) ?? null

/** The state of the pending messages that a call is about. */
export const pendingStateFor = (how: Identity['how'] | null): 'held' | 'decided' =>
  how === 'decision' ? 'decided' : 'held'

/** Finders of archive rows by the id parameter of a call. */
export const archiveFinders = {
  topic: { param: 'topic_id', find: findTopic },
  message: { param: 'message_id', find: async (tx, id) => (await messageById.first(tx, { id })) ?? null },
  pending: {
    param: 'pending_message_id',
    // Decided items are not pending any more, except for the decision itself.
    isVisible: ({ state }, { how }) => state === pendingStateFor(how),
    find: async (tx, id) => (await pendingById.first(tx, { id })) ?? null,
  },
  attachment: { param: 'attachment_id', find: async (tx, id) => (await attachmentById.first(tx, { id })) ?? null },
} satisfies Partial<Finders['rows']>
