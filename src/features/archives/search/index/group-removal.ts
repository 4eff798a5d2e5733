import { contentsIn } from '../../../groups/index.ts'

/** Tables of the index that are cleared in the background after the group was deleted. */
export const indexContents = contentsIn(['search_postings', 'search_stale_docs', 'search_segments', 'search_merges'], {
  // They are found by their segments and merges, and therefore deleted first.
  search_postings: `delete from search_postings where ctid = any (array(
    select p.ctid from (
      select id from search_segments where group_id = :group_id union all select id from search_merges where group_id = :group_id
    ) s join search_postings p on p.segment_id = s.id limit :limit))`,
})
