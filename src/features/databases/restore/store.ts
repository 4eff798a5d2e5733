import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'

export const changeById = query(
  'databaseChange.byId',
  `select fields, vals from database_changes where row_id = :row_id and id = :id`,
)

/** Those that the caller can restore: all, or those they added. */
const restorable = `d.table_id = :table_id and (:all::boolean or d.account_id = :account_id)`
export const deletedPages = keysetFamily(
  'deletedDatabaseRow.page',
  'd.row_id',
  { deleted: { key: 'd.deleted', value: ':after_key?::text::timestamptz' } },
  ({ afterCondition, order }) =>
    `select d.row_id as id, d.group_id, d.table_id, d.row_num, d.account_id, d.created, d.deleted, d.deleted_by, d.vals,
       d.columns, coalesce(a.full_name, '') as "name!"
     from database_deleted_rows d left join accounts a on a.id = d.deleted_by
     where ${restorable} and ${afterCondition} order by ${order} limit :count`,
)
export const countDeleted = query(
  'deletedDatabaseRow.count',
  `select count(*)::int as "count!" from database_deleted_rows d where ${restorable}`,
)
export const lockDeleted = query(
  'deletedDatabaseRow.lock',
  `select * from database_deleted_rows where table_id = :table_id and row_id = :row_id for update`,
)
/** Puts a deleted row back where it was. */
export const putBack = query(
  'deletedDatabaseRow.putBack',
  `with gone as (
     delete from database_deleted_rows where row_id = :row_id returning *
   ), added as (
     insert into database_rows (id, group_id, table_id, row_num, account_id, created, keys, words, vals, bytes, size)
     overriding system value
     select row_id, group_id, table_id, row_num, account_id, created,
       array(select k from jsonb_array_elements_text(:keys::jsonb) with ordinality e(k, o) order by o), :words, :vals::jsonb,
       :bytes::int, :size::bigint
     from gone returning *
   ), counted as (
     update database_tables t set num_rows = num_rows + 1, size = t.size + :size, updated = next_updated(t.updated)
     from added where t.id = added.table_id
   )
   select * from added`,
)

/** At most `most` of those deleted longer than 30 days ago, with their images and changes. */
const purge = query(
  'deletedDatabaseRow.purge',
  `with old as (
     delete from database_deleted_rows where row_id in (
       select row_id from database_deleted_rows where deleted < now() - interval '30 days' order by deleted limit :most
     ) returning row_id
   ), pictures as (
     delete from database_images i using old where i.row_id = old.row_id
   ), changes as (
     delete from database_changes c using old where c.row_id = old.row_id
   )
   select count(*)::int as "count!" from old`,
)
const batch = 500
export async function sweepDeletedRows(tx: Parameters<typeof purge.one>[0]): Promise<void> {
  while ((await purge.one(tx, { most: batch })).count === batch);
}
