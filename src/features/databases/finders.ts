import type { RowFinder } from '#runtime/calls/targets.ts'
import { query, type Row } from '#storage/query.ts'
import type { Column } from '#contract/databases.ts'
import { isOpenTo } from './access.ts'
import type { CellValue } from './columns/values.ts'

const tableById = query('database.byId', `select * from database_tables where id = :id`, { batchable: true })
const rowById = query(
  'databaseRow.byId',
  `select r.*, to_jsonb(t) as "table!" from database_rows r join database_tables t on t.id = r.table_id where r.id = :id`,
  { batchable: true },
)

/** A stored table. */
export type TableRow = Omit<Row<'database.byId'>, 'columns'> & { columns: readonly Column[] }
/** A stored row. */
export type StoredRow = {
  id: number
  group_id: number
  table_id: number
  row_num: number
  account_id: number | null
  vals: readonly CellValue[]
} & Pick<Row<'databaseRow.byId'>, 'created' | 'updated' | 'size'>
type RowInTable = StoredRow & { table: TableRow }

declare module '#runtime/calls/targets.ts' {
  interface TargetRows {
    database: TableRow
    databaserow: RowInTable
  }
}

// Only this code writes these JSON columns, so their type is known.
export const tableOf = (row: Row<'database.byId'>): TableRow => ({ ...row, columns: row.columns as Column[] })
export const storedRow = <R extends { vals: unknown }>(row: R): R & { vals: readonly CellValue[] } => ({
  ...row,
  vals: row.vals as CellValue[],
})

export const databaseFinders: { database: RowFinder<'database'>; databaserow: RowFinder<'databaserow'> } = {
  database: {
    param: 'database_id',
    isVisible: (row, viewer) => isOpenTo(viewer, row),
    async find(tx, id) {
      const row = await tableById.first(tx, { id })
      return row ? tableOf(row) : null
    },
  },
  databaserow: {
    param: 'row_id',
    isVisible: ({ table }, viewer) => isOpenTo(viewer, table),
    async find(tx, id) {
      const row = await rowById.first(tx, { id })
      return row ? { ...storedRow(row), table: row.table as TableRow } : null
    },
  },
}
