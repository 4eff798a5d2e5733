import { query } from '#storage/query.ts'

export const insertTable = query(
  'database.insert',
  `insert into database_tables (group_id, account_id, name, short_desc, description, desc_type, view_table, add_rows, edit_rows,
     edit_table, rows_by_mail, display_template, id_default_hidden, updated_default_hidden, columns, max_col_id)
   select :group_id, :account_id, name, short_desc, description, desc_type, view_table, add_rows, edit_rows,
     edit_table, rows_by_mail, display_template, id_default_hidden, updated_default_hidden, columns, max_col_id
   from jsonb_populate_record(null::database_tables, :table::jsonb)
   on conflict (group_id, lower(name)) do nothing returning *`,
)
export const countTables = query(
  'database.countAll',
  `select count(*)::int as "count!" from database_tables where group_id = :group_id`,
)
/** Locks a table until the transaction ends, so that its columns don't change and row numbers are assigned in order. */
export const lockTable = query(
  'database.lock',
  `select * from database_tables where group_id = :group_id and id = :id for no key update`,
)
export const tableNamed = query(
  'database.named',
  `select id from database_tables where group_id = :group_id and lower(name) = lower(:name)`,
)
export const changeTable = query(
  'database.change',
  `update database_tables t set updated = next_updated(t.updated), edited = next_updated(t.updated), name = n.name, short_desc = n.short_desc,
     description = n.description, desc_type = n.desc_type, view_table = n.view_table, add_rows = n.add_rows,
     edit_rows = n.edit_rows, edit_table = n.edit_table, rows_by_mail = n.rows_by_mail,
     display_template = n.display_template, id_default_hidden = n.id_default_hidden,
     updated_default_hidden = n.updated_default_hidden, columns = n.columns, max_col_id = n.max_col_id
   from jsonb_populate_record(null::database_tables, :table::jsonb) n
   where t.group_id = :group_id and t.id = :id returning t.*`,
)
export const deleteTable = query(
  'database.delete',
  `delete from database_tables where group_id = :group_id and id = :id returning size`,
)

const given = 'g(n int, keys jsonb, words text, vals jsonb, bytes int, size bigint)'
/** Adds rows at the end of a locked table; `from` is the source of the rows. */
export const adding = (from: (given: string) => string): string => `given as (
     select g.*, t.max_row_id from ${from(given)}, database_tables t where t.id = :table_id
   ), added as (
     insert into database_rows (group_id, table_id, row_num, account_id, keys, words, vals, bytes, size)
     select :group_id, :table_id, max_row_id + n, :account_id?::bigint,
       array(select k from jsonb_array_elements_text(keys) with ordinality e(k, o) order by o), words, vals, bytes, size
     from given order by n
     returning *
   ), counted as (
     update database_tables t set max_row_id = max_row_id + a.rows, num_rows = num_rows + a.rows, size = t.size + a.bytes,
       updated = next_updated(t.updated)
     from (select count(*) as rows, coalesce(sum(size), 0)::bigint as bytes from added) a where t.id = :table_id
   )`
/** Returns the row that was added. */
export const insertRow = query(
  'databaseRow.insert',
  `with ${adding(rows => `jsonb_to_recordset(:rows::jsonb) as ${rows}`)} select * from added`,
)
export const lockRow = query(
  'databaseRow.lock',
  `select * from database_rows where table_id = :table_id and id = :id for no key update`,
)
export const changeRow = query(
  'databaseRow.change',
  `with changed as (
     update database_rows set updated = next_updated(updated), vals = :vals, words = :words, bytes = :bytes, size = :size,
       keys = array(select k from jsonb_array_elements_text(:keys) with ordinality e(k, o) order by o)
     where table_id = :table_id and id = :id returning *
   ), counted as (
     update database_tables set size = size + :more, updated = next_updated(updated) where id = :table_id
   )
   select * from changed`,
)
/** The last 200 deleted rows of a table are kept. */
export const deleteRow = query(
  'databaseRow.delete',
  `with gone as (
     delete from database_rows where table_id = :table_id and id = :id returning *
   ), kept as (
     insert into database_deleted_rows (row_id, group_id, table_id, row_num, account_id, created, vals, columns, deleted_by)
     select g.id, g.group_id, g.table_id, g.row_num, g.account_id, g.created, g.vals, t.columns, :account_id
     from gone g join database_tables t on t.id = g.table_id
   ), old as (
     delete from database_deleted_rows where row_id in (
       select row_id from database_deleted_rows where table_id = :table_id order by deleted desc, row_id desc offset 199
     ) returning row_id
   ), pictures as (
     delete from database_images i using old where i.row_id = old.row_id
   ), changes as (
     delete from database_changes c using old where c.row_id = old.row_id
   ), counted as (
     update database_tables t set num_rows = num_rows - 1, size = t.size - gone.size, updated = next_updated(t.updated)
     from gone where t.id = :table_id
   )
   select size from gone`,
)
/** Updates the storage used by the rows of a group, under the group's lock. */
export const addToStorage = query(
  'database.addToStorage',
  `update groups set storage_used = storage_used + :bytes where id = :group_id`,
)

export const putImages = query(
  'databaseImage.put',
  `insert into database_images (group_id, table_id, row_id, col_id, hash, size, filename, media_type, width, height, thumbnail_hash)
   select :group_id, :table_id, :row_id, col_id, hash, size, filename, media_type, width, height, thumbnail_hash
   from jsonb_populate_recordset(null::database_images, :images::jsonb)
   on conflict (row_id, col_id) do update set hash = excluded.hash, size = excluded.size, filename = excluded.filename,
     media_type = excluded.media_type, width = excluded.width, height = excluded.height,
     thumbnail_hash = excluded.thumbnail_hash`,
)
export const dropImages = query(
  'databaseImage.drop',
  `delete from database_images where row_id = :row_id and not (col_id = any(:kept::int[]))`,
)
export const imagesOf = query('databaseImage.ofRow', `select * from database_images where row_id = :row_id`)

/** The last 500 changes of a row are kept. */
export const insertChange = query(
  'databaseChange.insert',
  `with old as (
     delete from database_changes where row_id = :row_id and id <= (
       select id from database_changes where row_id = :row_id order by id desc offset 499 limit 1)
   )
   insert into database_changes (group_id, table_id, row_id, account_id, fields, vals)
   values (:group_id, :table_id, :row_id, :account_id?, :fields, :vals)`,
)
