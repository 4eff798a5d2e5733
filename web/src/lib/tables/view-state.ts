import type { Table, TableColumn } from './table.ts'

export const layouts = ['grid', 'cards', 'gallery', 'calendar'] as const
export type Layout = (typeof layouts)[number]
export const filterOps = ['is', 'is_not', 'contains', 'begins', 'above', 'below', 'empty', 'filled'] as const
export type FilterOp = (typeof filterOps)[number]
export type Condition = { col_id: number; op: FilterOp; value: string }
/** How a table is shown: which rows, in which order, which columns, and as what. */
export type ViewState = {
  layout: Layout
  sort: string
  dir: 'asc' | 'desc'
  q: string
  filters: Condition[]
  /** The shown columns in the order of the table. */
  columns: TableColumn[]
}

const valueless: ReadonlySet<FilterOp> = new Set(['empty', 'filled'])
/** The number of conditions that the call takes, one of which may be the search. */
export const maxFilters = 5
const wholeRow = 0

/** The layouts that the columns of a table allow. */
export const layoutsOf = ({ columns }: Pick<Table, 'columns'>): Layout[] =>
  layouts.filter(
    layout =>
      (layout !== 'gallery' || columns.some(({ type }) => type === 'image_column')) &&
      (layout !== 'calendar' || columns.some(({ type }) => type === 'date_column')),
  )

/** `3:is:Rye`, or nothing where that is no condition on a column. */
function conditionOf(text: string, columns: readonly TableColumn[]): Condition[] {
  const [, id = '', name = '', value = ''] = /^(\d{1,9}):(\w+):([^]*)$/.exec(text) ?? []
  const op = filterOps.find(known => known === name)
  const column = columns.find(one => one.id === Number(id))
  if (!column || !op || (value.trim() === '' && !valueless.has(op)) || value.length > 200) return []
  return [{ col_id: column.id, op, value: valueless.has(op) ? '' : value.trim() }]
}
const textOf = ({ col_id, op, value }: Condition): string => `${col_id}:${op}:${value}`

export const sortFields = ({ columns }: Pick<Table, 'columns'>): string[] => [
  'row_num',
  'updated',
  ...columns.map(({ id }) => `col_${id}`),
]

/** The state that parameters of an address say; what is nonsense is left out. */
export function parseState(params: URLSearchParams, table: Table): ViewState {
  const given = (name: string): string => (params.get(name) ?? '').trim()
  const chosen = new Set([...given('cols').split(','), ...params.getAll('col')])
  const named = table.columns.filter(({ id }) => chosen.has(String(id)))
  const filters = params.getAll('f').flatMap(text => conditionOf(text, table.columns))
  const added = conditionOf(`${given('add_col')}:${given('add_op')}:${given('add_value')}`, table.columns)
  const sort = sortFields(table).find(field => field === given('sort')) ?? 'row_num'
  return {
    layout: layoutsOf(table).find(layout => layout === given('as')) ?? 'grid',
    sort,
    dir: given('dir') === 'desc' ? 'desc' : given('dir') === 'asc' || sort !== 'updated' ? 'asc' : 'desc',
    q: given('q').slice(0, 200),
    filters: [...filters, ...added].slice(0, maxFilters),
    columns: named.length > 0 ? named : table.columns.filter(column => !column.default_hidden),
  }
}

/** The parameters that say a state; what every table starts with is left out. */
export function formatState(state: ViewState, table: Table): URLSearchParams {
  const params = new URLSearchParams()
  const { layout, sort, dir, q, filters, columns } = state
  if (layout !== 'grid') params.set('as', layout)
  if (sort !== 'row_num' || dir === 'desc') params.set('sort', sort)
  if (sort !== 'row_num' || dir === 'desc') params.set('dir', dir)
  if (q !== '') params.set('q', q)
  for (const condition of filters) params.append('f', textOf(condition))
  const isDefault = table.columns.every(column => columns.some(({ id }) => id === column.id) !== column.default_hidden)
  if (!isDefault) params.set('cols', columns.map(({ id }) => id).join(','))
  return params
}

/** The filter as calls take it. */
export function filterOf({ q, filters }: Pick<ViewState, 'q' | 'filters'>): string {
  const conditions: object[] = filters.map(({ col_id, op, value }) =>
    valueless.has(op) ? { col_id, op } : { col_id, op, value },
  )
  if (q !== '') conditions.push({ col_id: wholeRow, op: 'contains', value: q })
  return conditions.length > 0 ? JSON.stringify(conditions) : ''
}

/** The address of a table in another state. */
export function statePath(path: string, table: Table, state: ViewState, further: Record<string, string> = {}): string {
  const params = formatState(state, table)
  for (const [name, value] of Object.entries(further)) params.set(name, value)
  const query = params.toString()
  return query === '' ? path : `${path}?${query}`
}
