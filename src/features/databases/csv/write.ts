import { implement } from '#runtime/call.ts'
import type { Tx } from '#storage/database.ts'
import type { ArchiveParts } from '../../archives/index.ts'
import { readFilter, type Condition } from '../filter.ts'
import { storedRow, type TableRow } from '../finders.ts'
import { rowPages } from '../page-store.ts'
import type { Value } from '../values.ts'
import { cellText, cellsOf, guard, type Cell } from './cells.ts'
import * as contract from './contract.ts'

const atOnce = 500
/** By it programs know that the file is UTF-8. */
const mark = '\ufeff'

// Also what other countries separate by, lest a program there see more cells than there are.
const quoted = (text: string): string => (/[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A line of the file; one that would be blank says that it has a cell. */
export const lineOf = (texts: readonly string[]): string => `${texts.map(quoted).join(',') || '""'}\r\n`

const rowLine = (cells: readonly Cell[], vals: readonly Value[]): string => {
  const values = new Map(vals.map(value => [value.col_id, value]))
  return lineOf(cells.map(cell => guard(cellText(cell, values.get(cell.column.id)), cell)))
}

async function* csvOf(tx: Tx, table: TableRow, conditions: readonly Condition[]): AsyncGenerator<Uint8Array> {
  const cells = cellsOf(table.columns)
  yield Buffer.from(mark + lineOf(cells.map(cell => guard(cell.label, cell))))
  const asked = {
    table_id: table.id,
    cols: conditions.map(({ col_id }) => col_id),
    ops: conditions.map(({ op }) => op),
    wanted: conditions.map(({ key }) => key),
    ...{ col_id: 0, some: [], same: null, reach: 0, after_key: null, count: atOnce },
  }
  for (let after_id = 0; ;) {
    const rows = await rowPages['all:row_num:asc:next'].all(tx, { ...asked, after_id })
    if (rows.length === 0) return
    yield Buffer.from(rows.map(row => rowLine(cells, storedRow(row).vals)).join(''))
    after_id = rows.at(-1)!.row_num
  }
}

/** A name that is a name of a file everywhere. */
const fileName = (name: string): string => `${name.replace(/[^\p{L}\p{N} ._-]/gu, '_')}.csv`

export const downloadDatabase = (_parts: ArchiveParts) =>
  implement(contract.downloadDatabase, async ({ tx, row: table, params, refuse }) => {
    const conditions = params.filter ? await readFilter(table.columns, params.filter) : []
    if (!conditions) return refuse('filter')
    return { filename: fileName(table.name), chunks: csvOf(tx, table, conditions) }
  })
