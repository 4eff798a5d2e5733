import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { json } from '#storage/values.ts'
import type { ArchiveDeps } from '../../archives/index.ts'
import type { Column, DeletedRowObject } from '#contract/databases.ts'
import { mayEditRow } from '../access.ts'
import { valueConversion } from '../columns/parse-value.ts'
import { formatValue, searchKeysOf } from '../columns/value-texts.ts'
import { isPicture, type CellValue } from '../columns/values.ts'
import { storedRow, tableOf } from '../finders.ts'
import { maxRows, sizeOf } from '../limits.ts'
import { nameForFact } from '../manage.ts'
import { takeSpace } from '../rows/rows.ts'
import { imagesOf, lockTable } from '../store.ts'
import { rowsView } from '../view.ts'
import * as contract from './contract.ts'
import { countDeleted, deletedPages, lockDeleted, putBack } from './store.ts'

const nobody = { account_id: null }

export const getDeletedDatabaseRows = implement(contract.getDeletedDatabaseRows, async call => {
  const { tx, row: table, account, access, params } = call
  const all = mayEditRow({ access, account }, table, nobody)
  // Who may not even edit what they added has nothing to restore.
  const account_id = mayEditRow({ access, account }, table, { account_id: account.id }) ? account.id : 0
  const whose = { table_id: table.id, all, account_id }
  return pageOf(tx, contract.getDeletedDatabaseRows, params, {
    total: (await countDeleted.one(tx, whose)).count,
    fetch: ({ dir, start, page }) => deletedPages[`deleted:${dir}:${start}`].all(tx, { ...whose, ...page }),
    cursorOf: ({ id, deleted }) => ({ key: deleted, id }),
    view: ({ account_id: added_by, deleted_by, vals, columns, ...row }): DeletedRowObject => ({
      object: 'databaserow_deleted',
      ...row,
      user_id: added_by ?? 0,
      deleted_by: deleted_by ?? 0,
      fields: textsOf(columns as Column[], vals as CellValue[]),
    }),
  })
})

const maxShownLength = 200
const textsOf = (columns: readonly Column[], vals: readonly CellValue[]) =>
  columns.flatMap(column => {
    const value = vals.find(({ col_id }) => col_id === column.id)
    const text = formatValue(column, value).slice(0, maxShownLength).toWellFormed()
    return value ? [{ col_id: column.id, name: column.name, text }] : []
  })

/** The values of a deleted row in the columns that its table has now. */
async function valuesIn(
  columns: readonly Column[],
  { columns: before, vals }: { columns: readonly Column[]; vals: readonly CellValue[] },
  images: readonly { col_id: number }[],
): Promise<CellValue[]> {
  const values: CellValue[] = []
  for (const column of columns) {
    const [value, was] = [vals, before].map((all: readonly object[]) =>
      all.find(one => ('col_id' in one ? one.col_id : (one as Column).id) === column.id),
    ) as [CellValue | undefined, Column | undefined]
    if (!value || !was) continue
    if (isPicture(column) && !images.some(({ col_id }) => col_id === column.id)) continue
    const convert = valueConversion(was, column)
    const converted = convert ? await convert(value) : value
    if (converted) values.push(converted)
  }
  return values
}

export const restoreDeletedDatabaseRow = (deps: ArchiveDeps) =>
  implement(contract.restoreDeletedDatabaseRow, async call => {
    const { tx, group, account, access, params, fail, record } = call
    const asker = { access, account }
    const locked = await lockTable.first(tx, { group_id: group.id, id: call.row.id })
    const table = tableOf(locked ?? fail('invalid database_id'))
    const found = await lockDeleted.first(tx, { table_id: table.id, row_id: params.row_id })
    const deleted = found ?? fail('invalid row_id')
    // A row that the caller can't restore is as absent as in the list.
    if (!mayEditRow(asker, table, deleted)) fail('invalid row_id')
    if (table.num_rows >= maxRows) fail('too many rows')
    const images = await imagesOf.all(tx, { row_id: deleted.row_id })
    const stored = { columns: deleted.columns as Column[], vals: deleted.vals as CellValue[] }
    const vals = await valuesIn(table.columns, stored, images)
    const bytes = sizeOf(vals)
    const size = images.reduce((sum, image) => sum + image.size, bytes)
    const { keys, words } = searchKeysOf(table.columns, vals)
    const row = storedRow(
      await putBack.one(tx, { row_id: deleted.row_id, keys: json(keys), words, vals: json(vals), bytes, size }),
    )
    await takeSpace(call, size, deps)
    record('database.row_restored', {
      database_id: table.id,
      name: nameForFact(table),
      row_id: row.id,
      row_num: row.row_num,
    })
    return rowsView(table, asker, deps.addresses)(row)
  })
