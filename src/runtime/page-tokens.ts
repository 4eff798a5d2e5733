import { hash, randomBytes } from 'node:crypto'
import type { ListSorting } from '#contract/page.ts'
import { invalidValue } from '#contract/errors.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import { mergeRaw, type Raw } from './parse.ts'

/** The place after a row: the value it was sorted by, its id, and how many rows came before. */
export type Cursor = { key: string | number; id: number; before: number }
/** The list and the order that a place is in: it says nothing in any other. */
export type Order = { list: string; field: string; dir: 'asc' | 'desc' }
/** A page as its token stands for it: where it begins, and what the list was asked for. docs/decisions/0004 */
type TokenPage = Order & Cursor & { asked: Readonly<Record<string, unknown>> }

/** What is asked for of a page, not of its list. */
const ofThePage: ReadonlySet<string> = new Set(['limit', 'page_token', 'sort_field', 'sort_dir', 'extended'])
/** The parameters that name one thing: whoever gives one of them means that, whatever the token says. */
const namesOfGroup: readonly string[] = ['group_id', 'group_name']

/** The token of the next page of a list. Asking twice for the same page gives the same token, and keeps one row. */
export async function writeToken(tx: Tx, order: Order, params: object, place: Cursor): Promise<number> {
  const asked = Object.fromEntries(Object.entries(params).filter(([name]) => !ofThePage.has(name)))
  const page: TokenPage = { ...order, ...place, asked }
  const text = JSON.stringify(page)
  const known = writtenBy(tx)
  for (let salt = 0; ; salt += 1) {
    const token = numberOf(`${salt}${text}`)
    const lately = known.get(token)
    if (lately?.text === text && performance.now() < lately.until) return token
    const { same } = await remember.one(tx, { token, place: json(page) })
    if (!same) continue
    if (known.size >= mostKnown) known.clear()
    known.set(token, { text, page, until: performance.now() + minute })
    return token
  }
}

// Nobody can work out the token of a page that somebody else has asked for.
const secret = randomBytes(16).toString('hex')
/** A JSON integer below 2^53 that is made from a text. */
const numberOf = (text: string): number => Number(hash('sha256', secret + text, 'buffer').readBigUInt64BE() >> 11n)

// The first pages of lists are asked for again and again: what was written a moment ago is not written each time, and
// whoever goes on at once is not looked up.
type Written = Map<number, { text: string; page: TokenPage; until: number }>
const written = new WeakMap<Tx, Written>()
const minute = 60_000
const mostKnown = 4000
function writtenBy(tx: Tx): Written {
  const known = written.get(tx) ?? new Map()
  written.set(tx, known)
  return known
}

async function findPage(tx: Tx, list: string, token: number): Promise<TokenPage> {
  const page = writtenBy(tx).get(token)?.page ?? (await recall.first(tx, { token }))?.place
  if ((page as Partial<TokenPage> | undefined)?.list !== list) throw invalidValue('page_token')
  return page as TokenPage
}

/** The place that a token means in this order; null is the beginning. One of another list or order is refused. */
export async function readToken(tx: Tx, order: Order, token: number): Promise<Cursor | null> {
  if (token === 0) return null
  const { field, dir, ...page } = await findPage(tx, order.list, token)
  if (field !== order.field || dir !== order.dir) throw invalidValue('page_token')
  return { key: page.key, id: page.id, before: page.before }
}

/** The parameters of a call that asks for a page by its token: what it does not say is as it was on the page before. */
export async function askedAgain(tx: Tx, sorting: ListSorting | undefined, raw: Raw): Promise<Raw> {
  const token = Number(raw.get('page_token') ?? 0)
  if (!sorting || !Number.isSafeInteger(token) || token <= 0) return raw
  const { field, dir, asked } = await findPage(tx, sorting.list, token)
  const isNamed = namesOfGroup.some(name => raw.has(name))
  const before = Object.entries(asked).filter(([name]) => !isNamed || !namesOfGroup.includes(name))
  return mergeRaw(new Map<string, unknown>([...before, ['sort_field', field], ['sort_dir', dir]]), raw)
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
