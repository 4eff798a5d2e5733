import { hash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Endpoint } from '#contract/endpoint.ts'
import type { PagingParams } from '#contract/list-page.ts'
import { invalidValue } from '#contract/errors.ts'
import { createCache } from '#base/cache/cache.ts'
import { perDatabase, type Tx } from '#storage/database.ts'
import { isDiskFull } from '#storage/errors.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import { restorePlusSigns } from '../calls/resolve-target.ts'
import { mergeRawParams, type RawParams } from '../calls/parse-params.ts'
import type { Finders, Group } from '../calls/targets.ts'

/** The number of rows that an account sees; null: that visitors see. */
export type CountedTotal = { total: number; by: number | null }
/** The position after a row: its sort key and id, how many rows precede it, and the total if it was counted. */
export type PageCursor = { key: string | number; id: number; before: number; counted?: CountedTotal }
/** The list and its order; a cursor is valid only there. */
export type ListOrder = { list: string; field: string; dir: 'asc' | 'desc' }
/** What a page token stands for: a cursor, and the parameters of the list. docs/decisions/0004 */
type TokenPage = ListOrder & PageCursor & { asked: Readonly<Record<string, unknown>> }

/** Parameters of a page, not of its list. */
const pagingParams: ReadonlySet<string> = new Set(['limit', 'page_token', 'sort_field', 'sort_dir', 'extended'])
/** The parameters that name a group: giving one of them overrides the token. */
const groupParams: readonly string[] = ['group_id', 'group_name']

/** The token of the next page of a list. The same page always gets the same token, in one row. */
export async function writeToken(tx: Tx, order: ListOrder, params: object, cursor: PageCursor): Promise<number> {
  const listParams = Object.fromEntries(Object.entries(params).filter(([name]) => !pagingParams.has(name)))
  const page: TokenPage = { ...order, ...cursor, asked: listParams }
  const text = JSON.stringify(page)
  const { tokens, pages } = tokenCacheOf(tx)
  const recent = tokens.get(text)
  if (recent !== undefined) return recent
  for (let salt = 0; ; salt += 1) {
    const token = tokenFor(`${salt}${text}`)
    const { same } = await whenThereIsRoom(() => remember.one(tx, { token, position: json(page) }))
    if (!same) continue
    tokens.set(text, token)
    pages.set(token, page)
    return token
  }
}

/** Longer than it takes until the ballast is released. */
const patienceMs = 5000

/** Reads go on while the disk is full: if it has just become so, there is room again as soon as the ballast is released. */
async function whenThereIsRoom<T>(write: () => Promise<T>): Promise<T> {
  for (const end = performance.now() + patienceMs; ; await pause(100))
    try {
      return await write()
    } catch (error) {
      if (!isDiskFull(error) || performance.now() > end) throw error
    }
}

// Makes the tokens of other people's pages unguessable.
const secret = randomBytes(16).toString('hex')
/** A JSON integer below 2^53 derived from a text. */
const tokenFor = (text: string): number => Number(hash('sha256', secret + text, 'buffer').readBigUInt64BE() >> 11n)

// The first pages of lists are requested again and again: a recently written token is not written each time. The
// meaning of a token never changes, so it is looked up only once.
const tokenCacheOf = perDatabase(() => ({
  tokens: createCache<number>('page tokens'),
  pages: createCache<TokenPage, number>('page cursors'),
}))

async function findPage(tx: Tx, list: string, token: number): Promise<TokenPage> {
  const { pages } = tokenCacheOf(tx)
  const cached = pages.get(token)
  const page = cached ?? ((await recall.first(tx, { token }))?.position as TokenPage | undefined)
  if (page?.list !== list) throw invalidValue('page_token')
  if (!cached) pages.set(token, page)
  return page
}

/** The cursor of a token; null is the beginning. A token of another list, query or order is refused. */
export async function readToken(tx: Tx, order: ListOrder, params: PagingParams): Promise<PageCursor | null> {
  const { page_token: token = 0 } = params
  if (token === 0) return null
  const { field, dir, asked: listParams, ...page } = await findPage(tx, order.list, token)
  const isSame = field === order.field && dir === order.dir && listParamsKey(listParams) === listParamsKey(params)
  if (!isSame) throw invalidValue('page_token')
  const { key, id, before, counted } = page
  return { key, id, before, ...(counted === undefined ? {} : { counted }) }
}

/** The parameters of a list without its group, which can be given in two ways. */
const listParamsKey = (params: object): string =>
  JSON.stringify(
    Object.entries(params)
      .filter(([name]) => !pagingParams.has(name) && !groupParams.includes(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

type GroupLookup = { tx: Tx; finders: Pick<Finders, 'groupById' | 'groupByName'> }
type ListRequest = GroupLookup & { endpoint: Pick<Endpoint, 'sorting' | 'on'> }

/**
 * The parameters of a call with a page token: those that are missing are taken from the page before. The token of
 * another group is refused.
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
  const { field, dir, asked: listParams } = await findPage(tx, list, token)
  const isNamed = groupParams.some(name => raw.get(name))
  if (isNamed && endpoint.on === 'group')
    await checkSameGroup({ tx, finders }, new Map(Object.entries(listParams)), raw)
  const before: RawParams = new Map([...Object.entries(listParams), ['sort_field', field], ['sort_dir', dir]])
  const merged = mergeRawParams(before, raw)
  // Both group parameters come from one source: an empty one does not hide the group of the token, and the two are not
  // mixed.
  for (const name of groupParams) merged.set(name, (isNamed ? raw : before).get(name))
  return merged
}

async function checkSameGroup(looking: GroupLookup, before: RawParams, now: RawParams): Promise<void> {
  if (groupParams.every(name => paramText(before.get(name)) === paramText(now.get(name)))) return
  const [then, named] = await Promise.all([findNamedGroup(looking, before), findNamedGroup(looking, now)])
  // An invalid group name gets its own error.
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
  `insert into page_cursors (token, position) values (:token, :position)
   on conflict (token) do update set created = now()
   returning position = :position as "same!"`,
)
const recall = query('cursors.recall', `select position from page_cursors where token = :token`, {
  batchable: true,
})
const sweep = query('cursors.sweep', `delete from page_cursors where created < now() - interval '1 day'`)

/** Deletes cursors that were not used for a day. */
export async function sweepCursors(tx: Tx): Promise<void> {
  await sweep.run(tx)
}
