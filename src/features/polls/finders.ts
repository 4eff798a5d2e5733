import type { RowFinder } from '#runtime/calls/targets.ts'
import { query, type Row } from '#storage/query.ts'

// The poll of a hidden message is in the group with the negative number, and so not found.
const byId = query(
  'poll.byId',
  `select p.*, m.account_id from polls p join messages m on m.group_id = p.group_id and m.id = p.message_id where p.id = :id and p.group_id > 0`,
)
export type PollRow = Row<'poll.byId'>
declare module '#runtime/calls/targets.ts' {
  interface TargetRows {
    poll: PollRow
  }
}

/** The poll of a message, if it has one. */
export const pollByMessage = query(
  'poll.byMessage',
  `select p.id, p.answers from polls p where p.group_id = :group_id and p.message_id = :message_id`,
)

export const pollFinder: RowFinder<'poll'> = {
  param: 'poll_id',
  isSameForAll: true,
  find: async (tx, id) => (await byId.first(tx, { id })) ?? null,
}
