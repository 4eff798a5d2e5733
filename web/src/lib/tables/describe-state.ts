import type { Formatters } from '../locale.ts'
import type { Table } from './table.ts'
import type { ViewState } from './view-state.ts'

/** What a field that rows are sorted by is called. */
export function fieldName({ t }: Formatters, { columns }: Pick<Table, 'columns'>, field: string): string {
  if (field === 'row_num') return t.tables.number
  if (field === 'updated') return t.tables.updated
  return columns.find(({ id }) => field === `col_${id}`)?.name ?? ''
}

/** What a view shows, as a sentence. */
export function describeState(reader: Formatters, table: Table, { filters, q, sort, layout }: ViewState): string {
  const { t } = reader
  const texts = t.tables
  const conditions = filters.map(({ col_id, op, value }) =>
    [fieldName(reader, table, `col_${col_id}`), texts.ops[op], value].filter(Boolean).join(' '),
  )
  return [
    texts.layouts[layout],
    ...conditions,
    ...(q === '' ? [] : [`${texts.ops.contains} ${q}`]),
    texts.sortBy({ column: fieldName(reader, table, sort) }),
  ].join(' · ')
}
