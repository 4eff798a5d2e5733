import { implement, type Call } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import type { RowObject } from '#contract/databases.ts'
import { json } from '#storage/values.ts'
import type { ArchiveDeps } from '../../archives/index.ts'
import { lockGroupRow } from '../../groups/index.ts'
import { mayAddRows, mayEditRow, maySeeTable, type DatabaseCaller } from '../access.ts'
import * as contract from '../contract.ts'
import { storedRow, tableOf, type TableRow } from '../finders.ts'
import { differences } from './history.ts'
import { nameForFact } from '../manage.ts'
import { inspectPictures, resolvePictures, putPictures, type UploadedPicture } from './pictures.ts'
import { maxRows, sizeOf } from '../limits.ts'
import { addToStorage, changeRow, deleteRow, imagesOf, insertChange, insertRow, lockRow, lockTable } from '../store.ts'
import { searchKeysOf } from '../columns/value-texts.ts'
import { applyValueChanges, parseChanges, InvalidValue, type ValueChanges } from '../columns/values.ts'
import { rowsView } from '../view.ts'

type WriteRowCall = Call<typeof contract.newDatabaseRow> | Call<typeof contract.updateDatabaseRow>
type RefusingCall = Pick<WriteRowCall, 'refuse'>
type PreparedRow = { changes: ValueChanges; pictures: readonly UploadedPicture[]; columns: string }

/** Returns the result, or refuses the call if it is an error. */
function orRefuse<T extends object>(result: T | InvalidValue, { refuse }: RefusingCall): T {
  if (!(result instanceof InvalidValue)) return result
  return result.col_id === 0 ? refuse('vals') : refuse('vals', result.col_id)
}

/** Parses the parameters before the transaction, with the current columns. */
const prepareRow =
  (deps: ArchiveDeps) =>
  async (call: WriteRowCall, table: TableRow): Promise<PreparedRow> => ({
    changes: orRefuse(await parseChanges(table.columns, call.params.vals), call),
    pictures: await inspectPictures(call, deps),
    columns: JSON.stringify(table.columns),
  })

/** Locks the table. If its columns changed since the values were parsed, they are parsed again. */
async function lockPreparedTable(
  tx: Tx,
  { group_id, id }: { group_id: number; id: number },
  prepared: PreparedRow,
  call: RefusingCall,
): Promise<{ table: TableRow; changes: ValueChanges } | undefined> {
  const row = await lockTable.first(tx, { group_id, id })
  if (!row) return undefined
  const table = tableOf(row)
  if (JSON.stringify(table.columns) === prepared.columns) return { table, changes: prepared.changes }
  const changesJson = json([...prepared.changes].map(([col_id, value]) => value ?? { col_id }))
  return { table, changes: orRefuse(await parseChanges(table.columns, changesJson), call) }
}

/** Takes storage of the group for what was written, under the group's lock. */
export async function takeSpace(
  call: Pick<WriteRowCall, 'tx' | 'group'> & { fail: (error: 'group out of space') => never },
  bytes: number,
  deps: ArchiveDeps,
): Promise<void> {
  const { storage_used } = await lockGroupRow.one(call.tx, { group_id: call.group.id })
  if (bytes > 0 && storage_used + bytes > deps.postLimits.groupStorage) call.fail('group out of space')
  if (bytes !== 0) await addToStorage.run(call.tx, { group_id: call.group.id, bytes })
}

export const newDatabaseRow = (deps: ArchiveDeps) =>
  implement(
    contract.newDatabaseRow,
    async call => {
      const asker = { access: call.access, account: call.account }
      if (!mayAddRows(asker, call.row)) call.fail('inadequate_permissions', 'add_rows')
      return prepareRow(deps)(call as WriteRowCall, call.row)
    },
    async call => {
      const { tx, group, account, access, prepared, fail, record } = call
      const asker: DatabaseCaller = { access, account }
      const locked = await lockPreparedTable(tx, { group_id: group.id, id: call.row.id }, prepared, call)
      const { table, changes } = locked ?? fail('invalid database_id')
      if (!maySeeTable(asker, table)) fail('invalid database_id')
      if (!mayAddRows(asker, table)) fail('inadequate_permissions', 'add_rows')
      if (table.num_rows >= maxRows) fail('too many rows')
      const vals = orRefuse(applyValueChanges(table.columns, [], changes), call)
      const pictures = resolvePictures(table.columns, vals, prepared.pictures, [])
      if (pictures instanceof InvalidValue) return orRefuse<never>(pictures, call)
      const bytes = sizeOf(vals)
      const size = bytes + pictures.bytes
      const rows = json([{ n: 1, ...searchKeysOf(table.columns, vals), vals, bytes, size }])
      const row = storedRow(
        await insertRow.one(tx, { group_id: group.id, table_id: table.id, account_id: account.id, rows }),
      )
      await putPictures(tx, row, pictures, deps)
      await takeSpace(call, size, deps)
      record('database.row_added', {
        database_id: table.id,
        name: nameForFact(table),
        row_id: row.id,
        row_num: row.row_num,
      })
      return rowsView(table, asker, deps.addresses)(row)
    },
  )

type PreparedCall = Pick<
  Call<typeof contract.updateDatabaseRow>,
  'tx' | 'group' | 'account' | 'access' | 'record' | 'row' | 'refuse'
> & {
  prepared: PreparedRow
  fail: {
    (error: 'invalid row_id' | 'group out of space'): never
    (error: 'inadequate_permissions', missing: 'edit_rows'): never
  }
}

/** Changes a row as prepared, for all calls that do. */
export async function changeRowCall(call: PreparedCall, deps: ArchiveDeps): Promise<RowObject> {
  const { tx, group, account, access, prepared, fail, record } = call
  const asker: DatabaseCaller = { access, account }
  const locked = await lockPreparedTable(tx, { group_id: group.id, id: call.row.table_id }, prepared, call)
  const { table, changes } = locked ?? fail('invalid row_id')
  const lockedRow = await lockRow.first(tx, { table_id: table.id, id: call.row.id })
  const before = storedRow(lockedRow ?? fail('invalid row_id'))
  if (!maySeeTable(asker, table)) fail('invalid row_id')
  if (!mayEditRow(asker, table, before)) fail('inadequate_permissions', 'edit_rows')
  const vals = orRefuse(applyValueChanges(table.columns, before.vals, changes), call)
  const pictures = resolvePictures(
    table.columns,
    vals,
    prepared.pictures,
    await imagesOf.all(tx, { row_id: before.id }),
  )
  if (pictures instanceof InvalidValue) return orRefuse<never>(pictures, call)
  const fields = differences(table.columns, before.vals, vals, pictures.fresh)
  if (fields.length === 0) return rowsView(table, asker, deps.addresses)(before)
  const bytes = sizeOf(vals)
  const size = bytes + pictures.bytes
  const more = size - before.size
  const about = { table_id: table.id, id: before.id }
  const { keys, words } = searchKeysOf(table.columns, vals)
  const after = { vals: json(vals), keys: json(keys), words, bytes, size, more }
  const row = storedRow(await changeRow.one(tx, { ...about, ...after }))
  await putPictures(tx, row, pictures, deps)
  await insertChange.run(tx, {
    group_id: group.id,
    table_id: table.id,
    row_id: row.id,
    account_id: account.id,
    fields: json(fields),
    vals: json(before.vals.filter(({ col_id }) => fields.some(field => field.col_id === col_id))),
  })
  await takeSpace(call, more, deps)
  record('database.row_updated', {
    database_id: table.id,
    name: nameForFact(table),
    row_id: row.id,
    row_num: row.row_num,
    fields: fields.map(({ name }) => name),
  })
  return rowsView(table, asker, deps.addresses)(row)
}

export const updateDatabaseRow = (deps: ArchiveDeps) =>
  implement(
    contract.updateDatabaseRow,
    async call => {
      const { row } = call
      const asker = { access: call.access, account: call.account }
      if (!mayEditRow(asker, row.table, row)) call.fail('inadequate_permissions', 'edit_rows')
      return prepareRow(deps)(call as WriteRowCall, row.table)
    },
    call => changeRowCall(call, deps),
  )

export const deleteDatabaseRow = implement(contract.deleteDatabaseRow, async call => {
  const { tx, group, account, access, row, fail, record } = call
  const asker = { access, account }
  if (!mayEditRow(asker, row.table, row)) fail('inadequate_permissions', 'edit_rows')
  const table = (await lockTable.first(tx, { group_id: group.id, id: row.table_id })) ?? fail('invalid row_id')
  const { size } =
    (await deleteRow.first(tx, { table_id: table.id, id: row.id, account_id: account.id })) ?? fail('invalid row_id')
  await addToStorage.run(tx, { group_id: group.id, bytes: -size })
  record('database.row_deleted', {
    database_id: table.id,
    name: nameForFact(table),
    row_id: row.id,
    row_num: row.row_num,
  })
})
