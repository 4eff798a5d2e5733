import { error } from '@sveltejs/kit'
import type { Output } from '../../../../client/types.ts'
import { numberOrNotFound } from '../pagination.ts'

export type Table = Output<'getdatabase'>
export type TableColumn = Table['columns'][number]
export type TableRow = Output<'getdatabaserows'>['data'][number]
export type TableRowInOrder = Output<'getdatabaserow'>
export type CellValue = TableRow['vals'][number]
/** What changing the columns would delete. */
export type LostValues = Output<'updatedatabase'>['lost']
/** Who may do what with a table. */
export const accessFields = ['view_table', 'add_rows', 'edit_rows', 'edit_table'] as const

type Opening = { locals: App.Locals; params: { id: string } }

/** The table of a page. It is at one address only: that of its group. */
export async function openTable({ locals, params }: Opening): Promise<Table> {
  const [group, table] = await Promise.all([
    locals.group(),
    locals.read.getdatabase({ database_id: numberOrNotFound(params.id) }),
  ])
  if (table.group_id !== group.id) error(404, 'nothing here')
  return table
}

/** A row of the table of a page. */
export async function openRow({
  locals,
  params,
}: {
  locals: App.Locals
  params: { id: string; row: string }
}): Promise<{ table: Table; row: TableRowInOrder }> {
  const [table, row] = await Promise.all([
    openTable({ locals, params }),
    locals.read.getdatabaserow({ row_id: numberOrNotFound(params.row) }),
  ])
  if (row.table_id !== table.id) error(404, 'nothing here')
  return { table, row }
}

export const tablePath = (group: string, { id }: Pick<Table, 'id'>): string => `/g/${group}/database/${id}`
export const rowPath = (group: string, { id, table_id }: Pick<TableRow, 'id' | 'table_id'>): string =>
  `/g/${group}/database/${table_id}/row/${id}`
/** The image in a row, at most 250 px wide, or in full. */
export const imagePath = (row_id: number, col_id: number, { isLarge = false } = {}): string =>
  `/api/v1/downloaddatabaseimage?row_id=${row_id}&col_id=${col_id}${isLarge ? '' : '&thumbnail=1'}`
