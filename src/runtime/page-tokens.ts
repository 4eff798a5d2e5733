import { hash } from 'node:crypto'
import { invalidValue } from '#contract/errors.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'

/** The place after a row: the value it was sorted by, its id, and how many rows came before. */
export type Cursor = { key: string | number; id: number; before: number }
/** The list and the order that a place is in: it says nothing in any other. */
export type Order = { list: string; field: string; dir: 'asc' | 'desc' }

// A token is a JSON integer below 2^53. When the sort key is the id itself and both numbers are small, the place is in
// the token; any other place is remembered in the database under a number made from it, so that asking twice for the
// same page gives the same token and one row. docs/decisions/0004
const idBits = 22
const positionBits = 20
const checkBits = 10
const packedLimit = 2 ** (idBits + positionBits + checkBits)

/** Bytes that are made from an order and a place in it. */
const digestOf = ({ list, field, dir }: Order, place: string): Buffer =>
  hash('sha256', `${list} ${field} ${dir} ${place}`, 'buffer')

function pack(order: Order, { id, before }: Pick<Cursor, 'id' | 'before'>): number {
  const place = id * 2 ** positionBits + before
  return place * 2 ** checkBits + (digestOf(order, String(place)).readUInt16BE() >> (16 - checkBits))
}

export async function writeToken(tx: Tx, order: Order, place: Cursor): Promise<number> {
  const isSmall = place.id < 2 ** idBits && place.before < 2 ** positionBits
  if (place.key === place.id && isSmall) return pack(order, place)
  const text = JSON.stringify([place.key, place.id, place.before])
  const name = `${order.list} ${order.field} ${order.dir} ${text}`
  const known = writtenBy(tx)
  const lately = known.get(name)
  if (lately && performance.now() < lately.until) return lately.token
  for (let salt = 0; ; salt += 1) {
    // The upper half of the numbers below 2^53; the lower half are packed places.
    const token = packedLimit + digestOf(order, `${salt}${text}`).readUIntBE(0, 6)
    const { same } = await remember.one(tx, { token, place: json({ ...order, ...place }) })
    if (!same) continue
    if (known.size >= mostKnown) known.clear()
    known.set(name, { token, until: performance.now() + minute })
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

/** The place that a token means in this order; null is the beginning. One of another list or order is refused. */
export async function readToken(tx: Tx, order: Order, token: number): Promise<Cursor | null> {
  if (token === 0) return null
  const place = token < packedLimit ? unpack(order, token) : await recallCursor(tx, order, token)
  if (!place) throw invalidValue('page_token')
  return place
}

function unpack(order: Order, token: number): Cursor | undefined {
  const packed = Math.floor(token / 2 ** checkBits)
  const [id, before] = [Math.floor(packed / 2 ** positionBits), packed % 2 ** positionBits]
  return id > 0 && pack(order, { id, before }) === token ? { key: id, id, before } : undefined
}

async function recallCursor(tx: Tx, order: Order, token: number): Promise<Cursor | undefined> {
  const { list, field, dir, ...place } = ((await recall.first(tx, { token }))?.place ?? {}) as Partial<Order & Cursor>
  const isOfOrder = list === order.list && field === order.field && dir === order.dir
  return isOfOrder ? (place as Cursor) : undefined
}

const remember = query(
  'cursors.remember',
  `insert into page_cursors (token, place) values (:token, :place)
   on conflict (token) do update set created = now()
   returning place = :place as "same!"`,
)
const recall = query('cursors.recall', `select place from page_cursors where token = :token`)
const sweep = query('cursors.sweep', `delete from page_cursors where created < now() - interval '1 day'`)

/** Forgets places nobody has asked for in a day. */
export async function sweepCursors(tx: Tx): Promise<void> {
  await sweep.run(tx)
}
