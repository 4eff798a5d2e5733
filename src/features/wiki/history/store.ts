import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'
import { isThere } from '../store.ts'

// What a version takes of the storage (`r.size`) is more: its title and message, too.
const revisionColumns = `r.id, r.page_id, r.group_id, r.version, r.account_id, r.name, r.created, r.title, r.format, r.edit_msg,
  r.restored, octet_length(r.body) as "size!"`

export const revisionPages = keysetFamily(
  'wikiRevision.page',
  'r.version',
  { version: 'r.version' },
  ({ afterCondition, order }) =>
    `select ${revisionColumns} from wiki_revisions r where r.page_id = :page_id and ${afterCondition} order by ${order} limit :count`,
)
/** Changes of pages that are there. */
export const changePages = keysetFamily(
  'wikiChange.page',
  'r.id',
  { id: 'r.id' },
  ({ afterCondition, order }) =>
    `select ${revisionColumns} from wiki_revisions r join wiki_pages p on p.id = r.page_id and ${isThere}
     where r.group_id = :group_id and ${afterCondition} order by ${order} limit :count`,
)
export const countChanges = query(
  'wikiChange.count',
  `select coalesce(sum(p.rev_count), 0)::int as "count!" from wiki_pages p where p.group_id = :group_id and ${isThere}`,
)

const ofGroup = `p.group_id = :group_id and p.deleted is not null`
export const deletedPages = keysetFamily(
  'wikiDeleted.page',
  'p.id',
  { deleted: { key: 'p.deleted', value: ':after_key?::text::timestamptz' } },
  ({ afterCondition, order }) =>
    `select p.id, p.group_id, p.created, p.deleted as "deleted!", p.account_id, p.deleted_by, p.title,
       coalesce(a.full_name, '') as "name!"
     from wiki_pages p left join accounts a on a.id = p.deleted_by
     where ${ofGroup} and ${afterCondition} order by ${order} limit :count`,
)
export const countDeletedPages = query(
  'wikiDeleted.count',
  `select count(*)::int as "count!" from wiki_pages p where ${ofGroup}`,
)
export const undelete = query(
  'wikiDeleted.restore',
  `with free as (
     delete from wiki_names where group_id = :group_id and title_key = :key
   ), beginning as (
     update groups set wiki_main_page_id = :id where id = :group_id and wiki_main_page_id = -(:id::bigint)
   )
   update wiki_pages p set deleted = null, deleted_by = null, updated = next_updated(p.updated)
   where p.group_id = :group_id and p.id = :id`,
)
