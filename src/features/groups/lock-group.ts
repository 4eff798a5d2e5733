import { query } from '#storage/query.ts'

/**
 * Locks the row of a group, after its members and topics, to avoid deadlocks. Shared counters (of the group, its days and
 * hashtags) and message numbers change under this lock.
 */
export const lockGroupRow = query(
  'group.lockRow',
  `select id, hashtags_count, storage_used, storage_deleted, last_msg_num from groups where id = :group_id for no key update`,
)
