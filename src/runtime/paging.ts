import type { ListSorting, Page, PagingParams } from '#contract/page.ts'
import type { TArray } from '#contract/schema.ts'
import type { Tx } from '#storage/database.ts'
import { write, type PartlyWritten, type Written } from './answers.ts'
import { keptPagesOf, type KeptPage, type Place } from './kept-pages.ts'
import type { Cut } from './page-bytes.ts'
import type { Dir, Start } from '#storage/keyset.ts'
import { readToken, writeToken, type Counted, type Cursor, type Order } from './page-tokens.ts'

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

/**
 * How many rows there are: kept, or known once the rows of a page are found; or counted for the first page, whose tokens say it to the
 * same account.
 */
type Kept = { total: number | (() => number | Promise<number>) }
type Counting = { by: number | null; count: () => Promise<number> }
type Total = Kept | { counting: Counting }

type From = Place & { passed: Record<Dir, number> }
type Options<Row, Item> = Total & {
  tx: Tx
  params: PagingParams
  sorting: ListSorting
  fetch: Fetch<Row>
  /** The value a row is sorted by and its id. */
  place: (row: Row, field: string) => Place
  /** Where the list goes on behind the rows that were fetched, if they were not all that may be there. */
  further?: () => Place | undefined
  view: (row: Row) => Item
  /** The row that the list begins with, where no token says so, and how many stand before it. */
  from?: From
  query?: string
  second_order?: string
}

/** One page of a list by keyset: it costs the same at any depth, and rows that come meanwhile neither repeat nor hide others. */
export async function pageOf<Row, Item>(options: Options<Row, Item>): Promise<Page<Item>> {
  const asked = await askedOf(options)
  const [rows, counted] = await Promise.all([
    options.fetch(asked.range),
    'counting' in options ? countedBy(options.counting, asked.after) : undefined,
  ])
  const total = 'counting' in options ? counted!.total : await totalOf(options)
  const shown = rows.slice(0, options.params.limit)
  const next = nextOf(options, rows, asked)
  const found = { count: shown.length, hasNext: next !== undefined, next: next ?? options.further?.() }
  return { ...(await headOf(options, asked, found, { total, counted })), data: shown.map(options.view) }
}

/** What tells a row from what it was and will be, also to whom it is shown; null: it may be another without the row having changed. */
type Printed = { print: string | null }
type Keeping<Row, Item, Besides> = Options<Row, Item> & {
  total: number
  /** All that the rows are shown by besides what they say themselves; null: more than could be said. */
  shownBy: string | null
  /** The prints of all rows of a page, in their order, as one text; it costs little beside the rows. */
  print: (range: Range) => Promise<string | null>
  schema: TArray
  /** What the rows of a page say in other fields of the answer. */
  besides: (rows: readonly Row[]) => Besides
}

/** The same for lists that are read again and again: a page whose rows have not changed is not made anew. docs/decisions/0321 */
export async function keptPageOf<Row extends Printed, Item, Besides>(
  options: Keeping<Row, Item, Besides>,
): Promise<PartlyWritten<Page<Item>> & Besides> {
  const { shownBy, total } = options
  const asked = await askedOf(options)
  const question = shownBy === null ? null : questionOf(options, asked, shownBy)
  const { data, count, next, besides } =
    (await findSame(options, asked, question)) ?? (await readPage(options, asked, question))
  const head = await headOf(options, asked, { count, next, hasNext: next !== undefined }, { total })
  return { ...head, data: data as Written<Item[]>, ...(besides as Besides) }
}

const questionOf = ({ params }: { params: PagingParams }, { order, range }: Asked, shownBy: string): string =>
  `${order.list} ${order.field} ${order.dir} ${params.limit} ${range.page.after_id} ${range.page.after_key} ${shownBy}`

type Reads<Row, Item, Besides> = [options: Keeping<Row, Item, Besides>, asked: Asked, question: string | null]

/** The page as it was kept, if its rows are the same still. */
async function findSame<Row, Item, Besides>(
  ...[{ tx, print }, { range }, question]: Reads<Row, Item, Besides>
): Promise<KeptPage | undefined> {
  const known = question === null ? undefined : keptPagesOf(tx).find(question)
  const now = known && (await print(range))
  return now ? known.get(now) : undefined
}

async function readPage<Row extends Printed, Item, Besides>(
  ...[options, asked, question]: Reads<Row, Item, Besides>
): Promise<KeptPage> {
  const rows = await options.fetch(asked.range)
  const shown = rows.slice(0, options.params.limit)
  const page: KeptPage = {
    data: write(options.schema, shown.map(options.view)),
    count: shown.length,
    next: nextOf(options, rows, asked),
    besides: options.besides(shown),
  }
  const prints = rows.map(({ print }) => print)
  if (question !== null && rows.length > 0 && !prints.includes(null))
    keptPagesOf(options.tx).keep(question, prints.join(' '), page)
  return page
}

type Range = Parameters<Fetch<unknown>>[0]
type Asked = { order: Order; after: Cursor | null; range: Range }

/** Which page is asked for. */
async function askedOf<Row, Item>({ tx, params, sorting, from }: Options<Row, Item>): Promise<Asked> {
  const field = sorting.fields.includes(params.sort_field ?? '') ? params.sort_field! : sorting.field
  const dir = params.sort_dir ?? sorting.dirs?.[field] ?? (field === sorting.field ? sorting.dir : 'asc')
  const order = { list: sorting.list, field, dir }
  const after = (await readToken(tx, order, params)) ?? before(from, dir)
  const page = { count: params.limit + 1, after_key: after && String(after.key), after_id: after && after.id }
  return { order, after, range: { field, dir, start: after ? 'next' : 'first', after, page } }
}

/** Where a list goes on behind the rows that were fetched, if there were more of them than are shown. */
function nextOf<Row, Item>(options: Options<Row, Item>, rows: Row[], { order }: Asked): Place | undefined {
  const last = rows[Math.min(rows.length, options.params.limit) - 1]
  return last && foundWith(rows) > Math.min(rows.length, options.params.limit)
    ? options.place(last, order.field)
    : undefined
}

type Found = { count: number; hasNext: boolean; next: Place | undefined }
type Totals = { total: number; counted?: Counted | undefined }

/** What a page says besides its rows. */
async function headOf<Row, Item>(
  { tx, params, second_order, query }: Options<Row, Item>,
  { order, after }: Asked,
  { count, hasNext, next }: Found,
  { total, counted }: Totals,
): Promise<Omit<Page<Item>, 'data'>> {
  const passed = after?.before ?? 0
  const end = passed + count
  return {
    object: 'list',
    total_count: Math.max(total, end + (hasNext ? 1 : 0)),
    start_item: count > 0 ? passed + 1 : 0,
    end_item: count > 0 ? end : 0,
    has_more: next !== undefined,
    next_page_token: next
      ? await writeToken(tx, order, params, { ...next, before: end, ...(counted === undefined ? {} : { counted }) })
      : 0,
    sort_field: order.field,
    sort_dir: order.dir,
    second_order: second_order ?? '',
    query: query ?? '',
  }
}

async function countedBy({ by, count }: Counting, after: Cursor | null): Promise<Counted> {
  const known = after?.counted
  return known && known.by === by ? known : { total: await count(), by }
}

const totalOf = ({ total }: Kept): number | Promise<number> => (typeof total === 'number' ? total : total())

const foundWith = (rows: readonly unknown[]): number => (rows[0] as Partial<Cut> | undefined)?.found ?? rows.length

/** The place right before a row: ids are whole numbers. */
const before = (row: From | undefined, dir: Dir): Cursor | null =>
  row ? { key: row.key, id: dir === 'asc' ? row.id - 1 : row.id + 1, before: row.passed[dir] } : null
