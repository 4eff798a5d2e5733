import { byteOrderMark, csvLine } from '#content/csv.ts'
import type { ZipEntry } from '#content/zip.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import type { ArchiveDeps } from '../../archives/index.ts'
import { parseFilter, type Condition } from '../rows/filter.ts'
import { storedRow, tableOf, type TableRow } from '../finders.ts'
import { rowPages } from '../rows/page-store.ts'
import type { CellValue } from '../columns/values.ts'
import { cellText, cellsOf, guardFormula, type Cell } from './cells.ts'
import * as contract from './contract.ts'

const batchSize = 500
const rowLine = (cells: readonly Cell[], vals: readonly CellValue[]): string => {
  const values = new Map(vals.map(value => [value.col_id, value]))
  return csvLine(cells.map(cell => guardFormula(cellText(cell, values.get(cell.column.id)), cell)))
}

async function* csvOf(tx: Tx, table: TableRow, conditions: readonly Condition[]): AsyncGenerator<Uint8Array> {
  const cells = cellsOf(table.columns)
  yield Buffer.from(byteOrderMark + csvLine(cells.map(cell => guardFormula(cell.label, cell))))
  const query = {
    table_id: table.id,
    cols: conditions.map(({ col_id }) => col_id),
    ops: conditions.map(({ op }) => op),
    wanted: conditions.map(({ key }) => key),
    ...{ col_id: 0, some: [], same: null, reach: 0, after_key: null, count: batchSize },
  }
  for (let after_id = 0; ;) {
    const rows = await rowPages['all:row_num:asc:next'].all(tx, { ...query, after_id })
    if (rows.length === 0) return
    yield Buffer.from(rows.map(row => rowLine(cells, storedRow(row).vals)).join(''))
    after_id = rows.at(-1)!.row_num
  }
}

/** A file name that is valid on all systems. */
const fileName = (name: string): string => `${name.replace(/[^\p{L}\p{N} ._-]/gu, '_')}.csv`

const tablesOf = query('bundle.databaseTables', `select * from database_tables where group_id = :group_id order by id`)

/** Each table of a group as CSV. */
export async function* groupTables(tx: Tx, group_id: number): AsyncGenerator<ZipEntry> {
  for (const row of await tablesOf.all(tx, { group_id })) {
    const table = tableOf(row)
    yield { path: `tables/${table.id}-${fileName(table.name)}`, content: csvOf(tx, table, []) }
  }
}

export const downloadDatabase = (_parts: ArchiveDeps) =>
  implement(contract.downloadDatabase, async ({ tx, row: table, params, refuse }) => {
    const conditions = params.filter ? await parseFilter(table.columns, params.filter) : []
    if (!conditions) return refuse('filter')
    return { filename: fileName(table.name), chunks: csvOf(tx, table, conditions) }
  })
