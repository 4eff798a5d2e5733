import { query } from '#storage/query.ts'

/**
 * Locks the row of a group, after its members and its topics, so that nobody waits in a circle. Whoever changes a counter
 * that many share (the group's, its days', its hashtags') or gives numbers to messages does so behind this.
 */
export const lockGroupRow = query(
  'group.lockRow',
  `select id, hashtags_count, storage_used, last_msg_num from groups where id = :group_id for no key update`,
)
