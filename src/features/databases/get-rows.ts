import type { RowObject } from '#contract/databases.ts'
import type { Page } from '#contract/page.ts'
import { implement } from '#runtime/call.ts'
import { pageOf, type Fetch } from '#runtime/paging.ts'
import type { ArchiveParts } from '../archives/index.ts'
import * as contract from './contract.ts'
import { readFilter } from './filter.ts'
import { findFitting, orderOf, walking, type PageRow } from './find-rows.ts'
import { storedRow, type TableRow } from './finders.ts'
import { rowsView } from './view.ts'

const placeOf = (row: PageRow, field: string) => ({
  key: field === 'updated' ? row.updated : orderOf(field).order === 'column' ? (row.sort_key ?? '') : row.row_num,
  id: row.row_num,
})

export const getDatabaseRows = ({ addresses }: ArchiveParts) =>
  implement(contract.getDatabaseRows, async ({ tx, row: table, position, account, params, refuse }) => {
    const asker = { position, account }
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
  implement(contract.getDatabaseRow, async ({ row, position, account }) => {
    const asker = { position, account }
    return rowsView(row.table, asker, addresses)(row)
  })
