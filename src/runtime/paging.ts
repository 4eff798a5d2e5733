import { createHash } from 'node:crypto'
import type { Sorting } from '#contract/page.ts'
import type { Page, PagingParams } from '#contract/page.ts'
import { invalidValue } from '#contract/errors.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import type { Cut } from './page-bytes.ts'

/** The place after a row: the value it was sorted by, its id, and how many rows came before. */
export type Place = { key: string | number; id: number; before: number }
/** What a list must fetch: one row more than asked for, beginning after `after`; or fewer that say so (`cutByBytes`). */
export type Fetch<Row> = (range: {
  field: string
  dir: 'asc' | 'desc'
  after: Place | null
  count: number
}) => Promise<Row[]>

type Options<Row, Item> = {
  tx: Tx
  params: PagingParams
  sorting: Sorting
  /** Kept, not counted. */
  total: number
  fetch: Fetch<Row>
  /** The value a row is sorted by and its id. */
  place: (row: Row, field: string) => { key: string | number; id: number }
  view: (row: Row) => Item
  query?: string
  second_order?: string
}

/** One page of a list by keyset: it costs the same at any depth, and rows that come meanwhile neither repeat nor hide others. */
export async function pageOf<Row, Item>(options: Options<Row, Item>): Promise<Page<Item>> {
  const { tx, params, sorting, total } = options
  const field = sorting.fields.includes(params.sort_field ?? '') ? params.sort_field! : sorting.field
  const dir = params.sort_dir ?? sorting.dirs?.[field] ?? (field === sorting.field ? sorting.dir : 'asc')
  const after = await readToken(tx, params.page_token ?? 0)

  const rows = await options.fetch({ field, dir, after, count: params.limit + 1 })
  const shown = rows.slice(0, params.limit)
  const before = after?.before ?? 0
  const hasMore = foundWith(rows) > shown.length
  const last = shown.at(-1)
  const end = before + shown.length

  return {
    object: 'list',
    total_count: Math.max(total, end + (hasMore ? 1 : 0)),
    start_item: shown.length > 0 ? before + 1 : 0,
    end_item: shown.length > 0 ? end : 0,
    has_more: hasMore,
    next_page_token: hasMore && last ? await writeToken(tx, { ...options.place(last, field), before: end }) : 0,
    sort_field: field,
    sort_dir: dir,
    second_order: options.second_order ?? '',
    query: options.query ?? '',
    data: shown.map(options.view),
  }
}

const foundWith = (rows: readonly unknown[]): number => (rows[0] as Partial<Cut> | undefined)?.found ?? rows.length

// A token is a JSON integer below 2^53. When the sort key is the id itself and both numbers are small, the place is in
// the token; any other place is remembered in the database under a number made from it, so that asking twice for the
// same page gives the same token and one row.
const positionBits = 22
const idBits = 30
const packedLimit = 2 ** (positionBits + idBits)

async function writeToken(tx: Tx, place: Place): Promise<number> {
  if (place.key === place.id && place.id < 2 ** idBits && place.before < 2 ** positionBits) {
    return place.id * 2 ** positionBits + place.before
  }
  const text = JSON.stringify([place.key, place.id, place.before])
  const known = writtenBy(tx)
  const lately = known.get(text)
  if (lately && performance.now() < lately.until) return lately.token
  for (let salt = 0; ; salt += 1) {
    const digest = createHash('sha256').update(`${salt}${text}`).digest()
    // The upper half of the numbers below 2^53; the lower half are packed places.
    const token = packedLimit + Number(digest.readBigUInt64BE() % BigInt(packedLimit))
    const { same } = await remember.one(tx, [token, json(place)])
    if (!same) continue
    if (known.size >= mostKnown) known.clear()
    known.set(text, { token, until: performance.now() + minute })
    return token
  }
}

// The first pages of lists are asked for again and again: what was written a moment ago is not written each time.
type Written = Map<string, { token: number; until: number }>
const written = new WeakMap<Tx, Written>()
const minute = 60_000
const mostKnown = 10_000
function writtenBy(tx: Tx): Written {
  const known = written.get(tx) ?? new Map()
  written.set(tx, known)
  return known
}

async function readToken(tx: Tx, token: number): Promise<Place | null> {
  if (token === 0) return null
  if (token < packedLimit) {
    const id = Math.floor(token / 2 ** positionBits)
    return { key: id, id, before: token % 2 ** positionBits }
  }
  const row = await recall.first(tx, [token])
  if (!row) throw invalidValue('page_token')
  return row.place as Place
}

const remember = query(
  'cursors.remember',
  `insert into page_cursors (token, place) values ($1, $2)
   on conflict (token) do update set created = now()
   returning place = $2 as "same!"`,
)
const recall = query('cursors.recall', `select place from page_cursors where token = $1`)
const sweep = query('cursors.sweep', `delete from page_cursors where created < now() - interval '1 day'`)

/** Forgets places nobody has asked for in a day. */
export async function sweepCursors(tx: Tx): Promise<void> {
  await sweep.run(tx, [])
}
