import { implement, type Call } from '#runtime/call.ts'
import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import type { ArchiveParts } from '../archives/index.ts'
import { lockGroupRow } from '../groups/index.ts'
import { mayAddRows, mayEditRow, maySeeTable, type Asker } from './access.ts'
import * as contract from './contract.ts'
import { storedRow, tableOf, type TableRow } from './finders.ts'
import { differences } from './history.ts'
import { toldName } from './manage.ts'
import { inspectPictures, namedPictures, putPictures, type Picture } from './pictures.ts'
import { mostRows, sizeOf } from './sizes.ts'
import { addToStorage, changeRow, deleteRow, imagesOf, insertChange, insertRow, lockRow, lockTable } from './store.ts'
import { foundBy } from './texts.ts'
import { changed, readChanges, WrongValue, type Changes } from './values.ts'
import { rowsView } from './view.ts'

type Writing = Call<typeof contract.newDatabaseRow> | Call<typeof contract.updateDatabaseRow>
type Refusing = Pick<Writing, 'refuse'>
type Prepared = { changes: Changes; pictures: readonly Picture[]; columns: string }

/** The value, unless it says in which column something is wrong. */
function rightOr<T extends object>(found: T | WrongValue, { refuse }: Refusing): T {
  if (!(found instanceof WrongValue)) return found
  return found.col_id === 0 ? refuse('vals') : refuse('vals', found.col_id)
}

/** What a caller gives is read before the transaction, by the columns as they are then. */
const reading =
  (parts: ArchiveParts) =>
  async (call: Writing, table: TableRow): Promise<Prepared> => ({
    changes: rightOr(await readChanges(table.columns, call.params.vals), call),
    pictures: await inspectPictures(call, parts),
    columns: JSON.stringify(table.columns),
  })

/** The table, locked, with the columns by which the values were read; altered meanwhile, they are read anew. */
async function lockedTable(
  tx: Tx,
  { group_id, id }: { group_id: number; id: number },
  prepared: Prepared,
  call: Refusing,
): Promise<{ table: TableRow; changes: Changes } | undefined> {
  const row = await lockTable.first(tx, { group_id, id })
  if (!row) return undefined
  const table = tableOf(row)
  if (JSON.stringify(table.columns) === prepared.columns) return { table, changes: prepared.changes }
  const given = json([...prepared.changes].map(([col_id, value]) => value ?? { col_id }))
  return { table, changes: rightOr(await readChanges(table.columns, given), call) }
}

async function takeSpace(
  call: Pick<Writing, 'tx' | 'group'> & { fail: (error: 'group out of space') => never },
  bytes: number,
  parts: ArchiveParts,
): Promise<void> {
  const { storage_used } = await lockGroupRow.one(call.tx, { group_id: call.group.id })
  if (bytes > 0 && storage_used + bytes > parts.postLimits.groupStorage) call.fail('group out of space')
  if (bytes !== 0) await addToStorage.run(call.tx, { group_id: call.group.id, bytes })
}

export const newDatabaseRow = (parts: ArchiveParts) =>
  implement(
    contract.newDatabaseRow,
    async call => {
      const asker = { position: call.position, account: call.account }
      if (!mayAddRows(asker, call.row)) call.fail('inadequate_permissions', 'add_rows')
      return reading(parts)(call as Writing, call.row)
    },
    async call => {
      const { tx, group, account, position, prepared, fail, record } = call
      const asker: Asker = { position, account }
      const locked = await lockedTable(tx, { group_id: group.id, id: call.row.id }, prepared, call)
      const { table, changes } = locked ?? fail('invalid database_id')
      if (!maySeeTable(asker, table)) fail('invalid database_id')
      if (!mayAddRows(asker, table)) fail('inadequate_permissions', 'add_rows')
      if (table.num_rows >= mostRows) fail('too many rows')
      const vals = rightOr(changed(table.columns, [], changes), call)
      const named = namedPictures(table.columns, vals, prepared.pictures, [])
      if (named instanceof WrongValue) return rightOr<never>(named, call)
      const bytes = sizeOf(vals)
      const size = bytes + named.bytes
      const rows = json([{ n: 1, ...foundBy(table.columns, vals), vals, bytes, size }])
      const row = storedRow(
        await insertRow.one(tx, { group_id: group.id, table_id: table.id, account_id: account.id, rows }),
      )
      await putPictures(tx, row, named, parts)
      await takeSpace(call, size, parts)
      record('database.row_added', {
        database_id: table.id,
        name: toldName(table),
        row_id: row.id,
        row_num: row.row_num,
      })
      return rowsView(table, asker, parts.addresses)(row)
    },
  )

export const updateDatabaseRow = (parts: ArchiveParts) =>
  implement(
    contract.updateDatabaseRow,
    async call => {
      const { row } = call
      const asker = { position: call.position, account: call.account }
      if (!mayEditRow(asker, row.table, row)) call.fail('inadequate_permissions', 'edit_rows')
      return reading(parts)(call as Writing, row.table)
    },
    async call => {
      const { tx, group, account, position, prepared, fail, record } = call
      const asker: Asker = { position, account }
      const locked = await lockedTable(tx, { group_id: group.id, id: call.row.table_id }, prepared, call)
      const { table, changes } = locked ?? fail('invalid row_id')
      const found = await lockRow.first(tx, { table_id: table.id, id: call.row.id })
      const before = storedRow(found ?? fail('invalid row_id'))
      if (!maySeeTable(asker, table)) fail('invalid row_id')
      if (!mayEditRow(asker, table, before)) fail('inadequate_permissions', 'edit_rows')
      const vals = rightOr(changed(table.columns, before.vals, changes), call)
      const named = namedPictures(table.columns, vals, prepared.pictures, await imagesOf.all(tx, { row_id: before.id }))
      if (named instanceof WrongValue) return rightOr<never>(named, call)
      const fields = differences(table.columns, before.vals, vals, named.fresh)
      if (fields.length === 0) return rowsView(table, asker, parts.addresses)(before)
      const bytes = sizeOf(vals)
      const size = bytes + named.bytes
      const more = size - before.size
      const about = { table_id: table.id, id: before.id }
      const { keys, words } = foundBy(table.columns, vals)
      const after = { vals: json(vals), keys: json(keys), words, bytes, size, more }
      const row = storedRow(await changeRow.one(tx, { ...about, ...after }))
      await putPictures(tx, row, named, parts)
      await insertChange.run(tx, {
        group_id: group.id,
        table_id: table.id,
        row_id: row.id,
        account_id: account.id,
        fields: json(fields),
      })
      await takeSpace(call, more, parts)
      record('database.row_updated', {
        database_id: table.id,
        name: toldName(table),
        row_id: row.id,
        row_num: row.row_num,
        fields: fields.map(({ name }) => name),
      })
      return rowsView(table, asker, parts.addresses)(row)
    },
  )

export const deleteDatabaseRow = implement(contract.deleteDatabaseRow, async call => {
  const { tx, group, account, position, row, fail, record } = call
  const asker = { position, account }
  if (!mayEditRow(asker, row.table, row)) fail('inadequate_permissions', 'edit_rows')
  const table = (await lockTable.first(tx, { group_id: group.id, id: row.table_id })) ?? fail('invalid row_id')
  const { size } = (await deleteRow.first(tx, { table_id: table.id, id: row.id })) ?? fail('invalid row_id')
  await addToStorage.run(tx, { group_id: group.id, bytes: -size })
  record('database.row_deleted', { database_id: table.id, name: toldName(table), row_id: row.id, row_num: row.row_num })
  return undefined
})
