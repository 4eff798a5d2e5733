import type { ResponseOf, Declaration, Endpoint, ErrorsOf, FactsOf, ParamsOf } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'
import type { FactData, FactName } from '#contract/facts.ts'
import type { Sorting } from '#contract/list-page.ts'
import type { Permission, GroupAccess } from '#contract/permissions.ts'
import type { Tx } from '#storage/database.ts'
import { StaleReadError } from '#storage/errors.ts'
import type { PartlySerialized, SerializedJson } from '../responses/serializers.ts'
import type { BatchState } from '../transactions/batch-state.ts'
import type { Account, Cookie, Identity, KnownBrowser } from './identity.ts'
import type { Rate } from '../limits/rate-limiter.ts'
import type { Group, Membership, Organisation, RowKind, TargetRows } from './targets.ts'

/** The numbers of the settings for what verbs count. */
export type HandlerLimits = Record<'lettersTo' | 'lettersFrom' | 'addressChanges' | 'exports', Rate>

/** How a call came in; it ends up in the activity log. */
export type Channel = 'via_web' | 'via_email' | 'via_api' | 'via_robot'

type AccountCaller = 'account' | 'session' | 'administrator'
type CallerIdentity<D extends Declaration> = D['who'] extends AccountCaller ? Identity : Identity | null
type IfInGroup<D extends Declaration, T> = D extends { groupOptional: string }
  ? T | null
  : D extends { on: string }
    ? T
    : null

type TargetRowOf<D extends Declaration> = D extends { on: infer K extends keyof TargetRows } ? TargetRows[K] : null

/** What a verb gets. Everything that could have been wrong with the call has been checked. */
export type Call<D extends Declaration = Declaration, Prepared = unknown> = {
  /** In a changing call the one transaction of the call; in a reading one the database itself. */
  tx: Tx
  params: ParamsOf<D>
  /** Who is calling. */
  who: CallerIdentity<D>
  account: D['who'] extends AccountCaller ? Account : Account | null
  group: IfInGroup<D, Group>
  /** The caller's own membership in the group. */
  membership: Membership | null
  access: IfInGroup<D, GroupAccess>
  /** The row of what the call is about, as its finder found it. */
  row: TargetRowOf<D>
  /** The organisation whose host name was asked: lists over all groups show only its own. */
  organisation: Organisation | null
  /** What `prepare` returned. */
  prepared: Prepared
  /** How often things may be done that the verbs count themselves. */
  limits: HandlerLimits
  via: Channel
  /** The network address the call came from; empty for the command line. */
  address: string
  agent: string
  /** Aborted when nobody waits for the answer any more: slow work in `prepare` ends by it. */
  signal(): AbortSignal
  /** What the browser keeps between the steps of a log-in at an identity provider. */
  loginSecret?: string | undefined
  /** The accounts that the browser is known to have been signed in to. */
  knownBrowsers: readonly KnownBrowser[]
  /** Refuse, with one of the declared errors; where a right is lacking, it is named. */
  fail(error: ErrorsOf<D>, right?: MissingRight): never
  /** Refuse, with one of the declared errors, once all that was done is committed. The answer is then not looked at. */
  failAfterCommit(error: ErrorsOf<D>): void
  /** Answer with what is known only once all that was done is committed; nobody waits for it before. */
  respondAfterCommit(answer: Promise<ResponseOf<D>>): void
  /** Refuse the value of a parameter; `part`: which of the values in it, where it holds several. */
  refuse(param: keyof ParamsOf<D> & string, part?: number): never
  /** It happened: the fact commits with the change. */
  record<F extends FactsOf<D>>(name: F, data: FactData[F]): void
  setCookie(cookie: Cookie): void
  /**
   * In `prepare`: asks something of the transaction at its beginning, along with what the call is about, in one round trip. The
   * verb looks whether it is still what it wants to know. Elsewhere it is asked for at once.
   */
  prefetch(ask: (tx: Tx) => void): void
  /**
   * In `prepare`: the call may share its transaction with others that would wait for the same row (docs/decisions/0003). Worth it for
   * a verb that waits for no answer to what it writes: all of that travels with what the others write.
   */
  batchOn(row: string): void
  /** Others were done before it in the same transaction, and have locked what they needed: it waits for no lock. */
  isFollower: boolean
  /** What those before it in the same transaction have left for it. */
  batchState: BatchState
}

/** A call whose declaration does not matter to the code that takes it, but which may record the named facts. */
export type RecordContext<F extends FactName> = {
  tx: Tx
  record: (name: F, data: FactData[F]) => void
}
/** The same of refusals: whoever calls such code must declare the named errors. */
export type FailContext<E extends string> = {
  tx: Tx
  // A property, no method: only then does the compiler refuse a call that declares fewer.
  fail: (error: E, right?: MissingRight) => never
}
/** What somebody lacks: a right in a group, to be one of those who may, or what a chat or a table itself gives. */
type MissingRight =
  | Permission
  | 'site administrator'
  | 'organisation'
  | 'chat owner'
  | 'edit_table'
  | 'edit_rows'
  | 'add_rows'

/** What a verb answers: all of it may be written already, or of a list some fields. */
type HandlerResult<D extends Declaration> = D extends { returns: { 'x-sorting': Sorting } }
  ? PartlySerialized<ResponseOf<D>>
  : ResponseOf<D> | SerializedJson<ResponseOf<D>>
export type Handler<D extends Declaration, Prepared> = (call: Call<D, Prepared>) => Promise<HandlerResult<D>>
type AfterCommitMethod = 'failAfterCommit' | 'respondAfterCommit'
/** What `prepare` gets: nothing has happened yet. */
export type PrepareCall<D extends Declaration> = Omit<Call<D>, 'record' | 'setCookie' | AfterCommitMethod>
/** Slow or outside work that must not hold a transaction open: hashing, parsing, fetching. */
export type Prepare<D extends Declaration, Prepared> = (call: PrepareCall<D>) => Promise<Prepared>

/** What became of one of several calls: an answer, or a refusal that concerns no other; or it cannot be done beside others. */
export type Outcome<T> = { answer: T } | { refusal: ApiError } | { alone: true }
/** One of several calls that are done together. */
export type BatchedCall<D extends Declaration> = Omit<Call<D, undefined>, AfterCommitMethod>
/** A verb for several calls, in the order in which they came. */
export type BatchHandler<D extends Declaration> = (
  calls: readonly BatchedCall<D>[],
) => Promise<readonly Outcome<ResponseOf<D>>[]>

export type SingleHandler = {
  endpoint: Endpoint
  prepare: ((call: Call) => Promise<unknown>) | undefined
  handler: (call: Call) => Promise<unknown>
}
/** Which calls are done together: those about the same thing, which wait for each other, or all that come in one moment. */
export type BatchKey = 'same' | 'all'
/** Its calls are done together. docs/decisions/0003 */
export type BatchedHandler = {
  endpoint: Endpoint & { on: RowKind }
  batchKey: BatchKey
  handleBatch: (calls: readonly Call[]) => Promise<readonly Outcome<unknown>[]>
}
export type Implementation = SingleHandler | BatchedHandler

/** Joins a declaration and what it does. */
export function implement<D extends Endpoint>(endpoint: D, handler: Handler<D, undefined>): Implementation
export function implement<D extends Endpoint, Prepared>(
  endpoint: D,
  prepare: Prepare<D, Prepared>,
  handler: Handler<D, Prepared>,
): Implementation
export function implement(endpoint: Endpoint, first: unknown, second?: unknown): Implementation {
  // The precise types were checked against the declaration above; the pipeline handles all calls alike.
  const [prepare, verb] = second === undefined ? [undefined, first] : [first, second]
  return { endpoint, prepare, handler: verb } as Implementation
}

/** The same for calls that are done together. */
export function implementBatched<D extends Endpoint & { on: RowKind }>(
  endpoint: D,
  verb: BatchHandler<D>,
  among?: BatchKey,
): Implementation
export function implementBatched(
  endpoint: BatchedHandler['endpoint'],
  verbOfMany: unknown,
  among: BatchKey = 'same',
): Implementation {
  return { endpoint, handleBatch: verbOfMany, batchKey: among } as BatchedHandler
}

/** What comes of a call that may be refused. */
export function outcomeOf<T>(work: () => T): Outcome<T> {
  try {
    return { answer: work() }
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error }
    throw error
  }
}

/**
 * What comes of each of several calls that have nothing to do with each other. What they ask for in the same moment is one
 * statement where the store says so (`storage/batching/batch-loader.ts`). What is overtaken beside others is done alone.
 */
export const outcomesOf = <C, T>(calls: readonly C[], work: (call: C) => Promise<T>): Promise<Outcome<T>[]> =>
  Promise.all(
    calls.map(async (call): Promise<Outcome<T>> => {
      try {
        return { answer: await work(call) }
      } catch (error) {
        if (error instanceof ApiError) return { refusal: error }
        if (error instanceof StaleReadError && calls.length > 1) return { alone: true }
        throw error
      }
    }),
  )
