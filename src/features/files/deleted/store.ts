import { keysetFamily } from '#storage/keyset.ts'
import { query, type Row } from '#storage/query.ts'
import { folderPath, isThere } from '../store.ts'

/** What was deleted, by anyone or by one account; what was in a deleted folder is not listed. */
const ofCaller = `e.group_id = :group_id and e.deleted_with = e.id and (:only_account_id?::bigint is null or e.deleted_by = :only_account_id)`
const columns = `e.id, e.group_id, e.parent_id, e.type, e.name, e.name_key, e.created, e.deleted as "deleted!", e.account_id, e.deleted_by,
  ${folderPath}, coalesce((select d.full_name from accounts d where d.id = e.deleted_by), '') as "deleted_by_name!",
  (select count(*) from file_entries i where i.deleted_with = e.id and i.deleted is not null)::int as "num_entries!",
  coalesce((select sum(v.size) from file_entries i join file_versions v on v.file_id = i.id
    where i.deleted_with = e.id and i.deleted is not null), 0)::bigint as "size!"`

export const deletedPages = keysetFamily(
  'fileDeleted.page',
  'e.id',
  { deleted: { key: 'e.deleted', value: ':after_key?::text::timestamptz' } },
  ({ afterCondition, order }) =>
    `select ${columns} from file_entries e where ${ofCaller} and ${afterCondition} order by ${order} limit :count`,
)
export const countDeleted = query(
  'fileDeleted.count',
  `select count(*)::int as "count!" from file_entries e where ${ofCaller}`,
)
export const findDeleted = query(
  'fileDeleted.find',
  `select ${columns} from file_entries e where ${ofCaller} and e.id = :id`,
)
export type DeletedEntry = Row<'fileDeleted.find'>

/** How many levels of folders a deleted folder has. */
export const levelsOfDeleted = query(
  'fileDeleted.levels',
  `with recursive inside (id, level) as (
     select :id::bigint, 0
     union all
     select e.id, i.level + 1 from inside i join file_entries e on e.deleted_with = :id and e.deleted is not null and e.parent_id = i.id
     where e.type = 'file_type_dir'
   )
   select max(level)::int as "levels!" from inside`,
)
/** Restores an entry with everything that was deleted with it, and takes the storage again; nothing if the name is taken. */
export const restoreTree = query(
  'fileDeleted.restore',
  `with free as (
     select 1 where not exists (
       select from file_entries e where e.group_id = :group_id and e.parent_id = :parent_id and e.name_key = :name_key and ${isThere})
   ), back as (
     update file_entries e set deleted = null, deleted_by = null, deleted_with = null, updated = next_updated(e.updated),
       parent_id = case when e.id = :id then :parent_id else e.parent_id end,
       name = case when e.id = :id then :name else e.name end,
       name_key = case when e.id = :id then :name_key else e.name_key end
     from free where e.deleted_with = :id and e.deleted is not null returning e.id
   ), counted as (
     update file_entries set num_entries = num_entries + 1, updated = next_updated(updated)
     where id = :parent_id and exists (select from back)
   ), stored as (
     update groups g set storage_used = g.storage_used + :bytes, storage_files = g.storage_files + :bytes,
       storage_deleted = g.storage_deleted - :bytes where g.id = :group_id and exists (select from back)
   )
   select count(*)::int as "count!" from back`,
)
