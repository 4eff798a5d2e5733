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
  'search_changes',
  'search_segments',
  'search_volumes',
  'message_days',
  'topic_hashtags',
  'topic_followers',
  'topic_reads',
  'pending_messages',
  'hashtags',
  'hashtag_followers',
  'mailings',
]
const batches: Record<string, string> = {
  ...Object.fromEntries(tables.map(table => [table, batchOf(table)])),
  // They are found through their segments and volumes.
  search_postings: `delete from search_postings where ctid = any (array(
    select p.ctid from (
      select id from search_segments where group_id = :group_id union all select id from search_volumes where group_id = :group_id
    ) s join search_postings p on p.segment_id = s.id limit :limit))`,
}
const removals = queryFamily('removal', batches)

/** What is removed in the background after its group. */
export const archiveContents: readonly GroupContents[] = ['search_postings', ...tables].map(table => ({
  table,
  remove: (tx, group_id, limit) => removals[table]!.run(tx, { group_id, limit }),
}))
