import type { ListSorting, ListPage, PagingParams } from '#contract/list-page.ts'
import type { TArray } from '#contract/schema.ts'
import { createVersionedCache } from '#base/cache/cache.ts'
import { perDatabase, type Tx } from '#storage/database.ts'
import { serializeField, type PartlySerialized, type SerializedJson } from './serializers.ts'
import type { TruncatedRow } from './page-byte-limit.ts'
import type { SortDirection, PageStart } from '#storage/keyset.ts'
import { readToken, writeToken, type CountedTotal, type PageCursor, type ListOrder } from './page-tokens.ts'

/** The sort key and the id of the last row of a list page. */
type ListCursor = { key: string | number; id: number }
/** The serialized rows of a list page, their number, the cursor of the next page, and values derived from the rows. */
type CachedListPage = {
  data: SerializedJson<unknown[]>
  count: number
  next: ListCursor | undefined
  extraFields: unknown
}
const listPageCacheOf = perDatabase(() => createVersionedCache<CachedListPage>('list pages'))

/**
 * What a list must fetch: one row more than the limit, beginning after `after`; or fewer, if they were truncated
 * (`truncateByBytes`). The same for the queries of a list (`storage/keyset.ts`).
 */
export type FetchPage<Row> = (range: {
  field: string
  dir: SortDirection
  start: PageStart
  after: PageCursor | null
  page: { count: number; after_key: string | null; after_id: number | null }
}) => Promise<Row[]>

/**
 * The total: stored, or known after the rows are fetched, or counted for the first page, whose tokens carry it for the
 * same account.
 */
type StoredTotal = { total: number | (() => number | Promise<number>) }
type TotalCounter = { by: number | null; count: () => Promise<number> }
type Total = StoredTotal | { counting: TotalCounter }

type StartRow = ListCursor & { passed: Record<SortDirection, number> }
/** The declaration of a list, or another way to sort it. */
type SortedList = { sorting: ListSorting | undefined }
type ListCall = { tx: Tx; sorting: ListSorting; params: PagingParams }
type PageOptions<Row, Item> = Total & {
  fetch: FetchPage<Row>
  /** The sort key and id of a row. */
  cursorOf: (row: Row, field: string) => ListCursor
  /** The cursor after the fetched rows, if there may be more. */
  nextBeyond?: () => ListCursor | undefined
  view: (row: Row) => Item
  /** The row to begin with if there is no token, and how many precede it. */
  startRow?: StartRow
  query?: string
  second_order?: string
}

/** One page of a list by keyset: the cost does not depend on the depth, and new rows neither repeat nor hide others. */
export async function pageOf<Row, Item>(
  tx: Tx,
  { sorting }: SortedList,
  params: PagingParams,
  options: PageOptions<Row, Item>,
): Promise<ListPage<Item>> {
  const list = { tx, sorting: sorting!, params, ...options }
  const request = await pageRequestOf(list)
  const [rows, counted] = await Promise.all([
    options.fetch(request.range),
    'counting' in options ? countTotal(options.counting, request.after) : undefined,
  ])
  const total = 'counting' in options ? counted!.total : await totalOf(options)
  const pageRows = rows.slice(0, params.limit)
  const next = nextCursor(list, rows, request)
  const extent = { count: pageRows.length, hasNext: next !== undefined, next: next ?? options.nextBeyond?.() }
  return { ...(await pageHead(list, request, extent, { total, counted })), data: pageRows.map(options.view) }
}

/** `print` is a fingerprint of the row as this viewer sees it; null: it may change without the row. */
type VersionedRow = { print: string | null }
type CachedPageOptions<Row, Item, Besides> = PageOptions<Row, Item> & {
  /** Everything besides the rows that affects how they are shown; null: the page cannot be cached. */
  viewKey: string | null
  /** The fingerprints of all rows of a page in order, as one text; much cheaper than the rows. */
  rowVersions: (range: PageRange) => Promise<string | null>
  schema: TArray
  /** Further response fields that are derived from the rows. */
  extraFields: (rows: readonly Row[]) => Besides
}

/**
 * The same for lists that are read often: a page whose rows have not changed is not serialized again.
 * docs/decisions/0004
 */
export async function cachedPageOf<Row extends VersionedRow, Item, Besides>(
  tx: Tx,
  { sorting }: SortedList,
  params: PagingParams,
  options: CachedPageOptions<Row, Item, Besides>,
): Promise<PartlySerialized<ListPage<Item>> & Besides> {
  const { viewKey } = options
  const list = { tx, sorting: sorting!, params, ...options }
  const request = await pageRequestOf(list)
  const cacheKey = viewKey === null ? null : cacheKeyOf(params, request, viewKey)
  const find = async () => (await findUnchanged(list, request, cacheKey)) ?? (await readPage(list, request, cacheKey))
  const [{ data, count, next, extraFields }, counted] = await Promise.all([
    find(),
    'counting' in options ? countTotal(options.counting, request.after) : undefined,
  ])
  const total = 'counting' in options ? counted!.total : await totalOf(options)
  const head = await pageHead(list, request, { count, next, hasNext: next !== undefined }, { total, counted })
  return { ...head, data: data as SerializedJson<Item[]>, ...(extraFields as Besides) }
}

const cacheKeyOf = ({ limit }: PagingParams, { order, range }: PageRequest, shownBy: string): string =>
  `${order.list} ${order.field} ${order.dir} ${limit} ${range.page.after_id} ${range.page.after_key} ${shownBy}`

type CachedReadArgs<Row, Item, Besides> = [
  list: CachedPageOptions<Row, Item, Besides> & ListCall,
  asked: PageRequest,
  question: string | null,
]

/** The cached page, if its rows have not changed. */
async function findUnchanged<Row, Item, Besides>(
  ...[{ tx, rowVersions }, { range }, question]: CachedReadArgs<Row, Item, Besides>
): Promise<CachedListPage | undefined> {
  return question === null ? undefined : listPageCacheOf(tx).find(question, () => rowVersions(range))
}

async function readPage<Row extends VersionedRow, Item, Besides>(
  ...[options, request, question]: CachedReadArgs<Row, Item, Besides>
): Promise<CachedListPage> {
  const rows = await options.fetch(request.range)
  const pageRows = rows.slice(0, options.params.limit)
  const page: CachedListPage = {
    data: serializeField(options.schema, pageRows.map(options.view)),
    count: pageRows.length,
    next: nextCursor(options, rows, request),
    extraFields: options.extraFields(pageRows),
  }
  const prints = rows.map(({ print }) => print)
  const cache = listPageCacheOf(options.tx)
  if (question !== null && rows.length > 0 && !prints.includes(null) && cache.wants(question))
    cache.set(question, prints.join(' '), page, page.data.bytes)
  return page
}

/** How a list is sorted that was called with these parameters. */
export function orderOf(sorting: ListSorting, params: Pick<PagingParams, 'sort_field' | 'sort_dir'>): ListOrder {
  const field = sorting.fields.includes(params.sort_field ?? '') ? params.sort_field! : sorting.field
  const dir = params.sort_dir ?? sorting.dirs?.[field] ?? (field === sorting.field ? sorting.dir : 'asc')
  return { list: sorting.list, field, dir }
}

type PageRange = Parameters<FetchPage<unknown>>[0]
type PageRequest = { order: ListOrder; after: PageCursor | null; range: PageRange }

async function pageRequestOf({
  tx,
  params,
  sorting,
  startRow,
}: ListCall & { startRow?: StartRow }): Promise<PageRequest> {
  const order = orderOf(sorting, params)
  const { field, dir } = order
  const after = (await readToken(tx, order, params)) ?? cursorBefore(startRow, dir)
  const page = { count: params.limit + 1, after_key: after && String(after.key), after_id: after && after.id }
  return { order, after, range: { field, dir, start: after ? 'next' : 'first', after, page } }
}

/** The cursor after the shown rows, if more were fetched. */
function nextCursor<Row, Item>(
  { params, cursorOf }: PageOptions<Row, Item> & ListCall,
  rows: Row[],
  { order }: PageRequest,
): ListCursor | undefined {
  const shown = Math.min(rows.length, params.limit)
  const last = rows[shown - 1]
  return last && untruncatedCount(rows) > shown ? cursorOf(last, order.field) : undefined
}

type PageExtent = { count: number; hasNext: boolean; next: ListCursor | undefined }
type Totals = { total: number; counted?: CountedTotal | undefined }

/** The fields of a page besides its rows. */
async function pageHead<Item>(
  { tx, params, second_order, query }: ListCall & { second_order?: string; query?: string },
  { order, after }: PageRequest,
  { count, hasNext, next }: PageExtent,
  { total, counted }: Totals,
): Promise<Omit<ListPage<Item>, 'data'>> {
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

async function countTotal({ by, count }: TotalCounter, after: PageCursor | null): Promise<CountedTotal> {
  const cached = after?.counted
  return cached && cached.by === by ? cached : { total: await count(), by }
}

const totalOf = ({ total }: StoredTotal): number | Promise<number> => (typeof total === 'number' ? total : total())

const untruncatedCount = (rows: readonly unknown[]): number =>
  (rows[0] as Partial<TruncatedRow> | undefined)?.found ?? rows.length

/** The cursor right before a row: ids are integers. */
const cursorBefore = (row: StartRow | undefined, dir: SortDirection): PageCursor | null =>
  row ? { key: row.key, id: dir === 'asc' ? row.id - 1 : row.id + 1, before: row.passed[dir] } : null
