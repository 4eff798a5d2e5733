import type { ListSorting, Page, PagingParams } from '#contract/page.ts'
import type { Tx } from '#storage/database.ts'
import type { Cut } from './page-bytes.ts'
import type { Dir, Start } from '#storage/keyset.ts'
import { readToken, writeToken, type Cursor } from './page-tokens.ts'

/**
 * What a list must fetch: one row more than asked for, beginning after `after`; or fewer that say so (`cutByBytes`). The
 * same for the queries of a list: how many, and where it begins (`storage/keyset.ts`).
 */
export type Fetch<Row> = (range: {
  field: string
  dir: Dir
  start: Start
  after: Cursor | null
  page: { count: number; after_key: string | null; after_id: number | null }
}) => Promise<Row[]>

/** How many rows there are: kept, or known once the rows of a page are found; or counted for the first page, whose tokens say it. */
type Kept = { total: number | (() => number | Promise<number>) }
type Total = Kept | { counted: () => Promise<number> }

type Options<Row, Item> = Total & {
  tx: Tx
  params: PagingParams
  sorting: ListSorting
  fetch: Fetch<Row>
  /** The value a row is sorted by and its id. */
  place: (row: Row, field: string) => { key: string | number; id: number }
  /** Where the list goes on behind the rows that were fetched, if they were not all that may be there. */
  further?: () => { key: string | number; id: number } | undefined
  view: (row: Row) => Item
  /** The row that the list begins with, where no token says so. */
  from?: { key: string | number; id: number }
  query?: string
  second_order?: string
}

/** One page of a list by keyset: it costs the same at any depth, and rows that come meanwhile neither repeat nor hide others. */
export async function pageOf<Row, Item>(options: Options<Row, Item>): Promise<Page<Item>> {
  const { tx, params, sorting } = options
  const field = sorting.fields.includes(params.sort_field ?? '') ? params.sort_field! : sorting.field
  const dir = params.sort_dir ?? sorting.dirs?.[field] ?? (field === sorting.field ? sorting.dir : 'asc')
  const order = { list: sorting.list, field, dir }
  const after = (await readToken(tx, order, params)) ?? before(options.from, dir)

  const [rows, counted] = await Promise.all([
    options.fetch({
      field,
      dir,
      start: after ? 'next' : 'first',
      after,
      page: { count: params.limit + 1, after_key: after && String(after.key), after_id: after && after.id },
    }),
    'counted' in options ? (after?.total ?? options.counted()) : undefined,
  ])
  const total = 'counted' in options ? counted! : await totalOf(options)
  const shown = rows.slice(0, params.limit)
  const passed = after?.before ?? 0
  const hasNext = foundWith(rows) > shown.length
  const last = shown.at(-1)
  const end = passed + shown.length
  const next = hasNext && last ? options.place(last, field) : options.further?.()

  return {
    object: 'list',
    total_count: Math.max(total, end + (hasNext ? 1 : 0)),
    start_item: shown.length > 0 ? passed + 1 : 0,
    end_item: shown.length > 0 ? end : 0,
    has_more: next !== undefined,
    next_page_token: next
      ? await writeToken(tx, order, params, { ...next, before: end, ...(counted === undefined ? {} : { total }) })
      : 0,
    sort_field: field,
    sort_dir: dir,
    second_order: options.second_order ?? '',
    query: options.query ?? '',
    data: shown.map(options.view),
  }
}

const totalOf = ({ total }: Kept): number | Promise<number> => (typeof total === 'number' ? total : total())

const foundWith = (rows: readonly unknown[]): number => (rows[0] as Partial<Cut> | undefined)?.found ?? rows.length

/** The place right before a row: ids are whole numbers. */
const before = (row: { key: string | number; id: number } | undefined, dir: Dir): Cursor | null =>
  row ? { key: row.key, id: dir === 'asc' ? row.id - 1 : row.id + 1, before: 0 } : null
