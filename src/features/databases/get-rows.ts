import type { Page } from '#contract/page.ts'
import { implement, type Call } from '#runtime/call.ts'
import { pageOf, type Fetch } from '#runtime/paging.ts'
import type { ArchiveParts } from '../archives/index.ts'
import { maySeeTable } from './access.ts'
import * as contract from './contract.ts'
import { readFilter, spanOf, type Condition } from './filter.ts'
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
    const nothing = { ops: [], wanted: [], cols: [], some: [] }
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
const few = 10_000

/** The rows that fit a filter, and how many there are; of more than a few, that they are more. */
async function filtering(
  tx: Tx,
  table_id: number,
  conditions: readonly Condition[],
): Promise<{ fetch: Fetch<PageRow>; total: number }> {
  const span = spanOf(conditions)
  const cells = span ? await rowsInSpan.all(tx, { table_id, ...span, most: few + 1 }) : []
  const isFew = span !== undefined && cells.length <= few
  const some = isFew ? cells.map(({ row_num }) => row_num) : []
  const about = {
    table_id,
    some,
    cols: conditions.map(({ col_id }) => col_id),
    ops: conditions.map(({ op }) => op),
    wanted: conditions.map(({ key }) => key),
  }
  return {
    total: some.length > 0 ? (await countFitting.one(tx, about)).count : 0,
    async fetch({ field, dir, start, after, page }) {
      const { order, col_id } = orderOf(field)
      const asked = { ...about, col_id, ...page }
      if (isFew) return some.length > 0 ? rowPages[`some:${order}:${dir}:${start}`].all(tx, asked) : []
      // What is empty is not met along the cells of a column.
      const isAmongEmpty = order === 'column' && after?.key === ''
      const near = isAmongEmpty ? [] : await rowPages[`block:${order}:${dir}:${start}`].all(tx, asked)
      if ((near[0]?.found ?? 0) >= page.count) return near
      return rowPages[`all:${order}:${dir}:${start}`].all(tx, asked)
    },
  }
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
    const { fetch, total } =
      conditions.length > 0
        ? await filtering(tx, table.id, conditions)
        : { fetch: walking(tx, table.id), total: table.num_rows }
    const view = rowsView(table, asker, addresses)
    return pageOf({
      tx,
      params,
      sorting: sortingOf(table),
      total,
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
