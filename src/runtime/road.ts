import { needsAccount, type Endpoint } from '#contract/endpoint.ts'
import { ApiError, declaredError, invalidValue } from '#contract/errors.ts'
import { may } from '#contract/permissions.ts'
import { mayCall, scopeOf } from '#contract/scopes.ts'
import type { FactData, FactName } from '#contract/facts.ts'
import type { Database, OpenTransaction, Tx } from '#storage/database.ts'
import type { Cache, Changed } from './cache.ts'
import type { Call, Implementation, Limits, Via } from './call.ts'
import type { Authenticate, Cookie, Credentials, Identity } from './identity.ts'
import { writeFacts, type NewFact, type Reader } from './outbox.ts'
import { compileParams, type Raw } from './parse.ts'
import { addressKey, takeCounted, type Rate } from './rates.ts'
import { findSubject, type Finders, type Group } from './subjects.ts'

/** Where a call comes from. */
export type Origin = {
  via: Via
  address: string
  agent: string
  /** A page of another site, or a picture in somebody's text, made the browser send this. */
  crossSite: boolean
  /** What the browser keeps between the steps of a log-in at an identity provider. */
  loginSecret?: string | undefined
  /** The host name that was asked; absent inside the process. */
  host?: string
}
/** Somebody at the door: counted, and known or not. */
export type Guest = { identity: Identity | null; origin: Origin }
export type Answer = { body: unknown; cookies: Cookie[]; user: unknown }

export type RoadParts = {
  database: Database
  /** Where calls go that are declared `replica`. */
  replica: Tx
  cache: Cache
  /** Finders that may answer from the cache, for reads. */
  cached: Finders
  /** Finders for what a change prepares: they need not know the newest counters of a group. */
  early: Finders
  /** Finders that look in the transaction, for writes. */
  fresh: Finders
  authenticate: Authenticate
  meter: (key: string, rate: Rate) => void
  rates: { account: Rate; address: Rate; loginAddress: Rate }
  /** What verbs count themselves, by the numbers of the settings. */
  limits: Limits
  readers: readonly Reader[]
  /** The user object that `extended` adds. */
  userView: (identity: Identity) => unknown
  /** The host name of the whole service, where every group exists. */
  ownHost: string
  wakeOutbox: () => void
}

/** One call's way through the house; every caller takes it: HTTP, pages, mail, command line, tests. */
export type Road = {
  /** Counts and recognises the caller, before anything of the call's body is read. */
  enter(endpoint: Endpoint, credentials: Credentials, origin: Origin): Promise<Guest>
  proceed(implementation: Implementation, guest: Guest, raw: Raw): Promise<Answer>
  /** What the service or its operator does without a call: one transaction, and facts as for any other change. */
  operate<T>(work: (operation: Operation) => Promise<T>): Promise<T>
}
export type Operation = { tx: OpenTransaction; record<F extends FactName>(name: F, data: FactData[F]): void }

type Compiled = { parse: (raw: Raw) => Record<string, unknown> }

export function buildRoad(parts: RoadParts): Road {
  const { database, cache, meter, rates } = parts
  const compiled = new WeakMap<Implementation, Compiled>()
  const compile = (implementation: Implementation): Compiled => {
    const known = compiled.get(implementation) ?? { parse: compileParams(implementation.endpoint) }
    compiled.set(implementation, known)
    return known
  }

  /** Facts that somebody acts on. */
  const awaited = new Set(parts.readers.flatMap(({ facts }) => facts))

  async function enter(endpoint: Endpoint, credentials: Credentials, origin: Origin): Promise<Guest> {
    if (origin.address) {
      const network = addressKey(origin.address)
      meter(network, rates.address)
      if (endpoint.limit === 'login') await takeCounted(database.read, `login-from:${network}`, rates.loginAddress)
    }
    const identity = await recognise(endpoint, credentials)
    if (identity) meter(`account:${identity.account.id}`, rates.account)
    return { identity, origin }
  }

  async function recognise(endpoint: Endpoint, credentials: Credentials): Promise<Identity | null> {
    const { who } = endpoint
    const headerRefused = who === 'session' || who === 'browser'
    if (headerRefused && credentials.authorization !== undefined)
      throw new ApiError('authentication', 'cookie login required')
    // A program that signs in again may still send the token that has come to its end.
    const judged = who === 'arriving' ? { ...credentials, authorization: undefined } : credentials
    const identity = await parts.authenticate(judged)
    if (!identity && needsAccount(endpoint)) throw new ApiError('authentication', 'login required')
    return identity
  }

  async function proceed(implementation: Implementation, guest: Guest, raw: Raw): Promise<Answer> {
    const { endpoint } = implementation
    const limits = guest.identity?.limits
    if (limits && !mayCall(limits, endpoint)) throw new ApiError('inadequate_permissions', `scope ${scopeOf(endpoint)}`)
    checkCsrf(endpoint, guest, raw)
    const params = compile(implementation).parse(raw)
    const answer =
      endpoint.method === 'GET'
        ? await read(implementation, guest, params)
        : await change(implementation, guest, params)
    // Two elements in any case: a visitor has no user object.
    const user = params.extended === true ? (guest.identity ? parts.userView(guest.identity) : null) : undefined
    return { ...answer, user }
  }

  async function read(
    implementation: Implementation,
    guest: Guest,
    params: Record<string, unknown>,
  ): Promise<Omit<Answer, 'user'>> {
    const { endpoint, prepare } = implementation
    const { call, cookies } = await prepareCall(endpoint, guest, params, database.read, parts.cached)
    call.prepared = await prepare?.(call)
    if (endpoint.replica) call.tx = parts.replica
    return { body: await implementation.verb(call), cookies }
  }

  async function change(
    implementation: Implementation,
    guest: Guest,
    params: Record<string, unknown>,
  ): Promise<Omit<Answer, 'user'>> {
    const { endpoint, prepare, verb } = implementation
    let prepared: unknown
    let expected: Group | null = null
    if (prepare) {
      const early = await prepareCall(endpoint, guest, params, database.read, parts.early)
      prepared = await prepare(early.call)
      expected = early.call.group
    }
    const { refusal, ...answer } = await commit(async tx => {
      const { call, cookies, facts, late } = await prepareCall(endpoint, guest, params, tx, parts.fresh, expected)
      call.prepared = prepared
      const body = await verb(call)
      return { facts, result: { body, cookies, refusal: late.refusal } }
    })
    if (refusal) throw refusal
    return answer
  }

  function operate<T>(work: (operation: Operation) => Promise<T>): Promise<T> {
    return commit(async tx => {
      const facts: NewFact[] = []
      const record: Operation['record'] = (name, data) =>
        void facts.push(newFact(name, data, groupNamedIn(data), null, 'via_robot'))
      return { facts, result: await work({ tx, record }) }
    })
  }

  /** The change and its facts in one transaction; afterwards, and only then, the rest of the house hears of it. */
  async function commit<T>(work: (tx: OpenTransaction) => Promise<{ facts: NewFact[]; result: T }>): Promise<T> {
    const { facts, result } = await database.transaction(async tx => {
      const done = await work(tx)
      writeFacts(tx, done.facts, parts.readers)
      return done
    })
    if (facts.length > 0) cache.changed(changedBy(facts))
    if (facts.some(({ name }) => awaited.has(name))) parts.wakeOutbox()
    return result
  }

  async function prepareCall(
    endpoint: Endpoint,
    guest: Guest,
    params: Record<string, unknown>,
    tx: Tx,
    finders: Finders,
    expected: Group | null = null,
  ) {
    const { identity, origin } = guest
    const account = identity?.account ?? null
    if (endpoint.who === 'administrator' && !account?.site_admin)
      throw new ApiError('inadequate_permissions', 'site administrator')
    const { host } = origin
    const organisation = !host || host === parts.ownHost ? null : await finders.organisationByHost(tx, host)
    const subject = endpoint.on
      ? await findSubject({
          kind: endpoint.on,
          params,
          account,
          finders,
          tx,
          expected,
          groupOptional: endpoint.groupOptional === true,
          groups: identity?.limits?.groups ?? null,
          organisation,
        })
      : null
    if (endpoint.needs && subject && !may(endpoint.needs, subject.position)) {
      throw account
        ? new ApiError('inadequate_permissions', endpoint.needs)
        : new ApiError('authentication', 'login required')
    }
    const facts: NewFact[] = []
    const cookies: Cookie[] = []
    const late: { refusal?: ApiError } = {}
    const call: Call = {
      tx,
      params,
      who: identity,
      account,
      group: (subject?.group ?? null) as never,
      membership: subject?.membership ?? null,
      position: (subject?.position ?? null) as never,
      row: (subject?.row ?? null) as never,
      organisation,
      prepared: undefined,
      limits: parts.limits,
      ...origin,
      fail: error => {
        throw declaredError(error)
      },
      failAfter: error => void (late.refusal = declaredError(error)),
      refuse: param => {
        throw invalidValue(param)
      },
      record: (name, data) => {
        const group_id = groupNamedIn(data) || (subject?.group.id ?? 0)
        facts.push(newFact(name, data, group_id, account?.id ?? null, origin.via))
      },
      setCookie: cookie => cookies.push(cookie),
    }
    return { call, cookies, facts, late }
  }

  return { enter, proceed, operate }
}

function checkCsrf(endpoint: Endpoint, { identity, origin }: Guest, raw: Raw): void {
  if (endpoint.method === 'GET') return
  if (endpoint.csrf === false && origin.crossSite) throw new ApiError('bad_csrf')
  if (endpoint.csrf === false || !identity || identity.csrf === null) return
  const given = raw.get('csrf')
  if (typeof given !== 'string' || !sameText(given, identity.csrf)) throw new ApiError('bad_csrf')
}

/** Compares in a time that does not tell how much of it was right. */
function sameText(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let difference = 0
  for (let i = 0; i < a.length; i += 1) difference |= a.charCodeAt(i) ^ b.charCodeAt(i)
  return difference === 0
}

const newFact = (name: FactName, data: object, group_id: number, account_id: number | null, via: Via): NewFact =>
  ({ name, group_id, account_id, via, data }) as NewFact

/** A fact may be about another group than the call: one that was just made, or a subgroup. Then it says which. */
const groupNamedIn = (data: object): number => ('group_id' in data ? Number(data.group_id) : 0)

const isAboutContents = (name: FactName): boolean => /^(?:message|topic|archives)\./.test(name)

/** Whatever a fact is about may be in a cache somewhere. */
export function changedBy(facts: readonly NewFact[]): Changed {
  const accounts = new Set<number>()
  const groups = new Set<number>()
  const contents = new Set<number>()
  for (const { name, group_id, data } of facts) {
    if (group_id) (isAboutContents(name) ? contents : groups).add(group_id)
    if ('account_id' in data) accounts.add(data.account_id)
  }
  return { accounts: [...accounts], groups: [...groups], contents: [...contents] }
}
