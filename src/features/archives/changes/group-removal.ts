import { queryFamily } from '#storage/query.ts'
import type { GroupContents } from '../../groups/index.ts'

const batchOf = (table: string) =>
  `delete from ${table} where ctid = any (array(select ctid from ${table} where group_id = :group_id limit :limit))`

// What can be found by itself goes first, what is found through it later.
const tables = [
  'messages',
  'topics',
  'attachments',
  'message_search',
  'message_raw',
  'message_revisions',
  'message_likes',
  'message_reports',
  'message_blocks',
  'message_days',
  'topic_hashtags',
  'topic_followers',
  'topic_reads',
  'pending_messages',
  'hashtags',
  'hashtag_followers',
  'mailings',
]
const removals = queryFamily('removal', Object.fromEntries(tables.map(table => [table, batchOf(table)])))

/** What is removed in the background after its group. */
export const archiveContents: readonly GroupContents[] = tables.map(table => ({
  table,
  remove: (tx, group_id, limit) => removals[table]!.run(tx, { group_id, limit }),
}))
