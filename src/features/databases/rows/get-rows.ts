import type { RowObject } from '#contract/databases.ts'
import type { ListPage } from '#contract/list-page.ts'
import { implement } from '#runtime/calls/handler.ts'
import { cachedPageOf, pageOf, type FetchPage } from '#runtime/responses/pagination.ts'
import type { Row } from '#storage/query.ts'
import type { ArchiveDeps } from '../../archives/index.ts'
import * as contract from '../contract.ts'
import { parseFilter } from './filter.ts'
import { findMatchingRows, listRows, orderOf, plainOrderOf, type PageRow } from './find-rows.ts'
import { rowNeighbours, walkPages, walkVersions } from './page-store.ts'
import { storedRow, type TableRow } from '../finders.ts'
import { rowsView, rowsViewKey } from '../view.ts'

const rowCursor = (row: PageRow, field: string) => ({
  key: field === 'updated' ? row.updated : orderOf(field).order === 'column' ? (row.sort_key ?? '') : row.row_num,
  id: row.row_num,
})

export const getDatabaseRows = ({ addresses }: ArchiveDeps) =>
  implement(contract.getDatabaseRows, async ({ tx, row: table, access, account, params, refuse }) => {
    const asker = { access, account }
    const conditions =
      params.filter === undefined || params.filter === '' ? [] : await parseFilter(table.columns, params.filter)
    if (!conditions) return refuse('filter')
    const list = { sorting: sortingOf(table) }
    const view = rowsView(table, asker, addresses)
    const plainOrder = plainOrderOf(params.sort_field ?? list.sorting.field)
    if (conditions.length === 0 && plainOrder)
      return cachedPageOf(tx, list, params, {
        total: table.num_rows,
        fetch: ({ dir, start, page }) =>
          walkPages[`${plainOrder}:${dir}:${start}`].all(tx, { table_id: table.id, ...page }),
        cursorOf: (row: Row<'databaseRow.walk'>, field) => rowCursor(row, field),
        view: (row): RowObject => view(storedRow(row)),
        viewKey: rowsViewKey(table, asker, addresses),
        rowVersions: async ({ dir, start, page }) =>
          (await walkVersions[`${plainOrder}:${dir}:${start}`].one(tx, { table_id: table.id, ...page })).print,
        schema: contract.getDatabaseRows.returns.properties.data,
        extraFields: () => ({}),
      })
    let total = conditions.length > 0 ? 0 : table.num_rows
    const fetch: FetchPage<PageRow> = async range => {
      if (conditions.length === 0) return walk(range)
      const matchingRows = await findMatchingRows(tx, table.id, conditions, range)
      total = matchingRows.total
      return matchingRows.rows
    }
    const walk = listRows(tx, table.id)
    return pageOf(tx, list, params, {
      total: () => total,
      fetch,
      cursorOf: rowCursor,
      view: (row): RowObject => view(storedRow(row)),
    }) satisfies Promise<ListPage<RowObject>>
  })

/** Rows can be sorted by every column of the table. */
export const sortingOf = ({ columns }: TableRow) => {
  const sorting = contract.getDatabaseRows.sorting!
  return { ...sorting, fields: [...sorting.fields, ...columns.map(({ id }) => `col_${id}`)] }
}

export const getDatabaseRow = ({ addresses }: ArchiveDeps) =>
  implement(contract.getDatabaseRow, async ({ tx, row, access, account }) => {
    const asker = { access, account }
    const { table_id, row_num } = row
    const { previous_row_id, next_row_id } = await rowNeighbours.one(tx, { table_id, row_num })
    return { ...rowsView(row.table, asker, addresses)(row), previous_row_id, next_row_id }
  })
