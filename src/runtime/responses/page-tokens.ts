import { hash, randomBytes } from 'node:crypto'
import type { Endpoint } from '#contract/endpoint.ts'
import type { PagingParams } from '#contract/list-page.ts'
import { invalidValue } from '#contract/errors.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import { perDatabase } from '../cache/lru-cache.ts'
import { restorePlusSigns } from '../calls/resolve-target.ts'
import { mergeRawParams, type RawParams } from '../calls/parse-params.ts'
import type { Finders, Group } from '../calls/targets.ts'

/** How many rows there are to an account; null: to visitors. */
export type CountedTotal = { total: number; by: number | null }
/** The place after a row: the value it was sorted by, its id, how many rows came before, and how many there are if that was counted. */
export type PageCursor = { key: string | number; id: number; before: number; counted?: CountedTotal }
/** The list and the order that a place is in: it says nothing in any other. */
export type ListOrder = { list: string; field: string; dir: 'asc' | 'desc' }
/** A page as its token stands for it: where it begins, and what the list was asked for. docs/decisions/0004 */
type TokenPage = ListOrder & PageCursor & { asked: Readonly<Record<string, unknown>> }

/** What is asked for of a page, not of its list. */
const pagingParams: ReadonlySet<string> = new Set(['limit', 'page_token', 'sort_field', 'sort_dir', 'extended'])
/** The parameters that name one thing: whoever gives one of them means that, whatever the token says. */
const groupParams: readonly string[] = ['group_id', 'group_name']

/** The token of the next page of a list. Asking twice for the same page gives the same token, and keeps one row. */
export async function writeToken(tx: Tx, order: ListOrder, params: object, cursor: PageCursor): Promise<number> {
  const asked = Object.fromEntries(Object.entries(params).filter(([name]) => !pagingParams.has(name)))
  const page: TokenPage = { ...order, ...cursor, asked }
  const text = JSON.stringify(page)
  const { tokens, pages } = tokenCacheOf(tx)
  const recent = tokens.get(text)
  if (recent && performance.now() < recent.until) return recent.token
  for (let salt = 0; ; salt += 1) {
    const token = tokenFor(`${salt}${text}`)
    const { same } = await remember.one(tx, { token, place: json(page) })
    if (!same) continue
    addToCache(tokens, text, { token, until: performance.now() + minute })
    addToCache(pages, token, page)
    return token
  }
}

// Nobody can work out the token of a page that somebody else has asked for.
const secret = randomBytes(16).toString('hex')
/** A JSON integer below 2^53 that is made from a text. */
const tokenFor = (text: string): number => Number(hash('sha256', secret + text, 'buffer').readBigUInt64BE() >> 11n)

// The first pages of lists are asked for again and again: what was written a moment ago is not written each time. What a token stands
// for never changes, so that none is looked up twice here, whoever wrote it.
type TokenCache = { tokens: Map<string, { token: number; until: number }>; pages: Map<number, TokenPage> }
const tokenCacheOf = perDatabase((): TokenCache => ({ tokens: new Map(), pages: new Map() }))
const minute = 60_000
const maxCached = 4000

function addToCache<K, V>(known: Map<K, V>, key: K, value: V): void {
  if (known.size >= maxCached) known.clear()
  known.set(key, value)
}

async function findPage(tx: Tx, list: string, token: number): Promise<TokenPage> {
  const { pages } = tokenCacheOf(tx)
  const page = pages.get(token) ?? ((await recall.first(tx, { token }))?.place as TokenPage | undefined)
  if (page?.list !== list) throw invalidValue('page_token')
  if (!pages.has(token)) addToCache(pages, token, page)
  return page
}

/** The place that a token means in this order; null is the beginning. One of another list, question or order is refused. */
export async function readToken(tx: Tx, order: ListOrder, params: PagingParams): Promise<PageCursor | null> {
  const { page_token: token = 0 } = params
  if (token === 0) return null
  const { field, dir, asked, ...page } = await findPage(tx, order.list, token)
  const isSame = field === order.field && dir === order.dir && listParamsKey(asked) === listParamsKey(params)
  if (!isSame) throw invalidValue('page_token')
  const { key, id, before, counted } = page
  return { key, id, before, ...(counted === undefined ? {} : { counted }) }
}

/** What a list was asked for, but for its group, which may be named in two ways. */
const listParamsKey = (params: object): string =>
  JSON.stringify(
    Object.entries(params)
      .filter(([name]) => !pagingParams.has(name) && !groupParams.includes(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

type GroupLookup = { tx: Tx; finders: Pick<Finders, 'groupById' | 'groupByName'> }
type ListRequest = GroupLookup & { endpoint: Pick<Endpoint, 'sorting' | 'on'> }

/**
 * The parameters of a call that asks for a page by its token: what it does not say is as it was on the page before. The
 * token of another group is refused.
 */
export function restoreListRequest(again: ListRequest, raw: RawParams): RawParams | Promise<RawParams> {
  const token = Number(raw.get('page_token') ?? 0)
  const { sorting } = again.endpoint
  return sorting && Number.isSafeInteger(token) && token > 0 ? mergeTokenParams(again, sorting.list, token, raw) : raw
}

async function mergeTokenParams(
  { tx, finders, endpoint }: ListRequest,
  list: string,
  token: number,
  raw: RawParams,
): Promise<RawParams> {
  const { field, dir, asked } = await findPage(tx, list, token)
  const isNamed = groupParams.some(name => raw.get(name))
  if (isNamed && endpoint.on === 'group') await checkSameGroup({ tx, finders }, new Map(Object.entries(asked)), raw)
  const before: RawParams = new Map([...Object.entries(asked), ['sort_field', field], ['sort_dir', dir]])
  const merged = mergeRawParams(before, raw)
  // Both names come from one place: neither does an empty one hide the group before, nor is that named beside another.
  for (const name of groupParams) merged.set(name, (isNamed ? raw : before).get(name))
  return merged
}

async function checkSameGroup(looking: GroupLookup, before: RawParams, now: RawParams): Promise<void> {
  if (groupParams.every(name => paramText(before.get(name)) === paramText(now.get(name)))) return
  const [then, named] = await Promise.all([findNamedGroup(looking, before), findNamedGroup(looking, now)])
  // What is no name of a group is refused as such.
  if (named !== undefined && (!then || then.id !== named?.id)) throw invalidValue('page_token')
}

const paramText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')

async function findNamedGroup({ tx, finders }: GroupLookup, raw: RawParams): Promise<Group | null | undefined> {
  const [id, name] = [Number(raw.get('group_id') || 0), raw.get('group_name') || undefined]
  if (name !== undefined) return typeof name === 'string' ? finders.groupByName(tx, restorePlusSigns(name)) : undefined
  return Number.isSafeInteger(id) ? finders.groupById(tx, id) : undefined
}

const remember = query(
  'cursors.remember',
  `insert into page_cursors (token, place) values (:token, :place)
   on conflict (token) do update set created = now()
   returning place = :place as "same!"`,
)
const recall = query('cursors.recall', `select place from page_cursors where token = :token`, {
  batchable: true,
})
const sweep = query('cursors.sweep', `delete from page_cursors where created < now() - interval '1 day'`)

/** Forgets places nobody has asked for in a day. */
export async function sweepCursors(tx: Tx): Promise<void> {
  await sweep.run(tx)
}
