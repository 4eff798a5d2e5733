import { queryFamily } from '#storage/query.ts'
import type { GroupContents } from '../../../groups/index.ts'

const batchOf = (table: string) =>
  `delete from ${table} where ctid = any (array(select ctid from ${table} where group_id = :group_id limit :limit))`

const removals = queryFamily('indexRemoval', {
  // They are found by their segments and merges, and therefore deleted first.
  search_postings: `delete from search_postings where ctid = any (array(
    select p.ctid from (
      select id from search_segments where group_id = :group_id union all select id from search_volumes where group_id = :group_id
    ) s join search_postings p on p.segment_id = s.id limit :limit))`,
  search_changes: batchOf('search_changes'),
  search_segments: batchOf('search_segments'),
  search_volumes: batchOf('search_volumes'),
})

/** What the index has of a group, deleted in the background after the group. */
export const indexContents: readonly GroupContents[] = Object.entries(removals).map(([table, batch]) => ({
  table,
  remove: (tx, group_id, limit) => batch.run(tx, { group_id, limit }),
}))
