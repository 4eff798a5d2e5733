import type { BundlePart } from '#runtime/bundle/part.ts'
import { query } from '#storage/query.ts'

const linkMessages = query(
  'bundle.pollsOfMessages',
  `update messages m set poll_id = p.id from polls p where p.group_id = :group_id and m.group_id = :group_id and m.id = p.message_id`,
)
const closeOpen = query(
  'bundle.closePolls',
  `update polls set closed = now() where group_id = :group_id and closed is null and num_votes > 0`,
)

/**
 * Polls with their votes, but without who voted: ballots can be secret. As nobody's vote could be told from a second one,
 * open polls with votes are closed by the import. docs/decisions/0052
 */
export const pollBundle: BundlePart = {
  tables: [
    { table: 'polls', order: 'id', id: 'poll', refs: { message_id: 'message' } },
    {
      table: 'poll_votes',
      order: 'poll_id, choices, id',
      rows: 't.poll_id in (select id from polls where group_id = $1)',
      refs: { poll_id: 'poll' },
      leftOut: ['id', 'account_id', 'former_name', 'created', 'updated'],
    },
  ],
  async derive(tx, group_id) {
    await linkMessages.run(tx, { group_id })
    await closeOpen.run(tx, { group_id })
  },
}
