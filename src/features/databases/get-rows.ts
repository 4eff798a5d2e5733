import type { Page } from '#contract/page.ts'
import { implement, type Call } from '#runtime/call.ts'
import { pageOf, type Fetch } from '#runtime/paging.ts'
import type { ArchiveParts } from '../archives/index.ts'
import { maySeeTable } from './access.ts'
import * as contract from './contract.ts'
import { readFilter, spanOf, type Condition, type Span } from './filter.ts'
import { storedRow, type TableRow } from './finders.ts'
import { countFitting, emptyPages, rowPages, rowsInSpan, type RowOrder } from './page-store.ts'
import type { RowObject } from '#contract/databases.ts'
import type { Row } from '#storage/query.ts'
import { rowsView } from './view.ts'

type PageRow = Row<'databaseRow.page'>
type Tx = Call['tx']

// Rows are numbered as they are made, so that both orders are one.
const orders: Record<string, RowOrder> = { row_num: 'row_num', created: 'row_num', updated: 'updated' }
const columnField = /^col_(\d{1,9})$/
const orderOf = (field: string): { order: RowOrder; col_id: number } => {
  const col_id = Number(columnField.exec(field)?.[1] ?? 0)
  return { order: col_id ? 'column' : (orders[field] ?? 'row_num'), col_id }
}
/** Before the first row, or behind the last. */
const [beforeAll, behindAll] = [0, 2 ** 31 - 1]

/** All rows in their order: those that have a value in a column along its cells, then the others. */
const walking =
  (tx: Tx, table_id: number): Fetch<PageRow> =>
  async ({ field, dir, start, after, page }) => {
    const { order, col_id } = orderOf(field)
    const nothing = { ops: [], wanted: [], cols: [], some: [], same: null, reach: 0 }
    const isAmongEmpty = order === 'column' && after?.key === ''
    const filled = isAmongEmpty
      ? []
      : await rowPages[`walk:${order}:${dir}:${start}`].all(tx, { table_id, col_id, ...nothing, ...page })
    const count = page.count - filled.length
    if (order !== 'column' || count === 0 || (filled[0]?.found ?? 0) > filled.length) return filled
    const first = dir === 'asc' ? beforeAll : behindAll
    const empty = await emptyPages[dir].all(tx, { table_id, col_id, count, after_id: isAmongEmpty ? after.id : first })
    const found = filled.length + (empty[0]?.found ?? 0)
    return [...filled, ...empty].map(row => ({ ...row, found }))
  }

/** So few that looking at each of them is quick. */
const few = 3000
// A large block is enough where more than a few rows fit. A small one is looked at before a whole column is. docs/decisions/0226
const blocks = { small: 1000, large: 4000 }

/** A page of the rows that fit a filter, and how many there are in all; of more than a few, only that they are more. */
async function findFitting(
  tx: Tx,
  table_id: number,
  conditions: readonly Condition[],
  { field, dir, start, after, page }: Parameters<Fetch<PageRow>>[0],
): Promise<{ rows: PageRow[]; total: number }> {
  const { order, col_id } = orderOf(field)
  const found = spanOf(conditions)
  const about = {
    table_id,
    cols: conditions.map(({ col_id: id }) => id),
    ops: conditions.map(({ op }) => op),
    wanted: conditions.map(({ key }) => key),
  }
  const asked = { ...about, some: [], same: null, reach: blocks.large, col_id, ...page }
  /** Undefined where there are more than a few. */
  const amongFew = async (span: Span) => {
    const some = (await rowsInSpan.all(tx, { table_id, ...span, most: few + 1 })).map(({ row_num }) => row_num)
    if (some.length > few) return undefined
    if (some.length === 0) return { rows: [], total: 0 }
    const { count: total } = await countFitting.one(tx, { ...about, some })
    return { rows: await rowPages[`some:${order}:${dir}:${start}`].all(tx, { ...asked, some }), total }
  }
  const enough = (rows: PageRow[]) => ((rows[0]?.found ?? 0) >= page.count ? { rows, total: 0 } : undefined)
  const amongSame = async () => {
    if (!found!.same || order !== 'row_num') return undefined
    const { span_col, low: same } = found!.span
    return enough(await rowPages[`same:row_num:${dir}:${start}`].all(tx, { ...asked, col_id: span_col, same }))
  }
  const amongNext = async (reach: number) => {
    // What is empty is not met along the cells of a column.
    if (order === 'column' && after?.key === '') return undefined
    return enough(await rowPages[`block:${order}:${dir}:${start}`].all(tx, { ...asked, reach }))
  }
  const short = async () => (await amongFew(found!.span)) ?? (await amongSame())
  const long = async () => (await amongNext(blocks.small)) ?? (await amongFew(found!.span))
  return (
    (found ? await (found.isShort ? short() : long()) : undefined) ??
    (await amongNext(blocks.large)) ?? {
      rows: await rowPages[`all:${order}:${dir}:${start}`].all(tx, asked),
      total: 0,
    }
  )
}

const placeOf = (row: PageRow, field: string) => ({
  key: field === 'updated' ? row.updated : orderOf(field).order === 'column' ? (row.sort_key ?? '') : row.row_num,
  id: row.row_num,
})

export const getDatabaseRows = ({ addresses }: ArchiveParts) =>
  implement(contract.getDatabaseRows, async ({ tx, row: table, position, account, params, fail, refuse }) => {
    const asker = { position, account }
    if (!maySeeTable(asker, table)) fail('invalid database_id')
    const conditions =
      params.filter === undefined || params.filter === '' ? [] : await readFilter(table.columns, params.filter)
    if (!conditions) return refuse('filter')
    let total = conditions.length > 0 ? 0 : table.num_rows
    const fetch: Fetch<PageRow> = async range => {
      if (conditions.length === 0) return walk(range)
      const found = await findFitting(tx, table.id, conditions, range)
      total = found.total
      return found.rows
    }
    const walk = walking(tx, table.id)
    const view = rowsView(table, asker, addresses)
    return pageOf({
      tx,
      params,
      sorting: sortingOf(table),
      total: () => total,
      fetch,
      place: placeOf,
      view: (row): RowObject => view(storedRow(row)),
    }) satisfies Promise<Page<RowObject>>
  })

/** The list can be sorted by every column of its table. */
const sortingOf = ({ columns }: TableRow) => {
  const sorting = contract.getDatabaseRows.sorting!
  return { ...sorting, fields: [...sorting.fields, ...columns.map(({ id }) => `col_${id}`)] }
}

export const getDatabaseRow = ({ addresses }: ArchiveParts) =>
  implement(contract.getDatabaseRow, async ({ row, position, account, fail }) => {
    const asker = { position, account }
    if (!maySeeTable(asker, row.table)) fail('invalid row_id')
    return rowsView(row.table, asker, addresses)(row)
  })
