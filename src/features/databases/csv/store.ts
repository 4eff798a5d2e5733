import { query } from '#storage/query.ts'
import { adding } from '../store.ts'

export const beginImport = query(
  'databaseImport.begin',
  `insert into database_imports (group_id, table_id, account_id, state) values (:group_id, :table_id, :account_id, 'reading')
   returning id`,
)
export const holdRows = query(
  'databaseImport.hold',
  `insert into database_import_rows (group_id, import_id, n, rows) values (:group_id, :import_id, :n, :rows)`,
)
export const setImport = query(
  'databaseImport.set',
  `update database_imports set state = :state, lines = :lines, wrong_count = :wrong_count, wrong = :wrong, ignored = :ignored
   where id = :id returning *`,
)
export const dropRows = query(
  'databaseImport.dropRows',
  `delete from database_import_rows where import_id = :import_id`,
)
export const dropImport = query('databaseImport.drop', `delete from database_imports where id = :id`)
export const findImport = query(
  'databaseImport.find',
  `select * from database_imports where table_id = :table_id and id = :id and state <> 'reading'`,
)
export const isWorking = query(
  'databaseImport.isWorking',
  `select exists (select from database_imports where table_id = :table_id and state = 'working') as "working!"`,
)
/** Inserts the next batch of rows into the locked table; 0 if there is none. */
export const writeRows = query(
  'databaseImport.write',
  `with taken as (
     delete from database_import_rows where import_id = :import_id and n = (
       select min(n) from database_import_rows where import_id = :import_id) returning rows
   ), ${adding(rows => `taken, jsonb_to_recordset(taken.rows) as ${rows}`)}, told as (
     update database_imports set done = done + (select count(*) from added) where id = :import_id
   )
   select count(*)::int as "count!", coalesce(sum(size), 0)::bigint as "bytes!" from added`,
)
export const importById = query('databaseImport.byId', `select * from database_imports where id = :id`)
export const endImport = query('databaseImport.end', `update database_imports set state = 'done' where id = :id`)
const deleteOldImports = query(
  'databaseImport.sweep',
  `delete from database_imports where created < now() - interval '30 days'
     or (state = 'reading' and created < now() - interval '1 day')`,
)

/** Deletes the results of old imports, and unfinished ones. */
export async function sweepImports(tx: Parameters<typeof deleteOldImports.run>[0]): Promise<void> {
  await deleteOldImports.run(tx)
}
