import type { ResponseOf, Declaration, Endpoint, ErrorsOf, FactsOf, ParamsOf } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'
import type { FactData, FactName } from '#contract/facts.ts'
import type { Sorting } from '#contract/list-page.ts'
import type { Permission, GroupAccess } from '#contract/permissions.ts'
import type { TSchema } from '#contract/schema.ts'
import type { Tx } from '#storage/database.ts'
import { StaleReadError } from '#storage/errors.ts'
import type { PartlySerialized, SerializedJson } from '../responses/serializers.ts'
import type { BatchState } from '../transactions/batch-state.ts'
import type { Account, Cookie, Identity, KnownBrowser } from './identity.ts'
import type { Rate } from '../limits/rate-limiter.ts'
import type { Group, Membership, Organisation, RowKind, TargetRows } from './targets.ts'

/** The rate limits that handlers apply themselves. */
export type HandlerLimits = Record<'emailsTo' | 'emailsFrom' | 'addressChanges' | 'exports', Rate>

/** How a call came in, for the activity log. */
export type Channel = 'via_web' | 'via_email' | 'via_api' | 'via_robot'

type AccountCaller = 'account' | 'session' | 'administrator'
type CallerIdentity<D extends Declaration> = D['who'] extends AccountCaller ? Identity : Identity | null
type IfInGroup<D extends Declaration, T> = D extends { groupOptional: string }
  ? T | null
  : D extends { on: string }
    ? T
    : null

type TargetRowOf<D extends Declaration> = D extends { on: infer K extends keyof TargetRows } ? TargetRows[K] : null

/** What a handler gets. The call has passed every check. */
export type Call<D extends Declaration = Declaration, Prepared = unknown> = {
  /** The call's one transaction if it changes something, otherwise the database itself. */
  tx: Tx
  params: ParamsOf<D>
  who: CallerIdentity<D>
  account: D['who'] extends AccountCaller ? Account : Account | null
  group: IfInGroup<D, Group>
  /** The caller's own membership in the group. */
  membership: Membership | null
  access: IfInGroup<D, GroupAccess>
  /** The target row, as its finder returned it. */
  row: TargetRowOf<D>
  /** The organisation of the requested host name: lists across groups show only its own. */
  organisation: Organisation | null
  /** What `prepare` returned. */
  prepared: Prepared
  limits: HandlerLimits
  via: Channel
  /** The network address of the caller; empty for the command line. */
  address: string
  agent: string
  /** Aborted when the client no longer waits: slow work in `prepare` should stop. */
  signal(): AbortSignal
  /** The cookie that links the steps of a sign-in with an identity provider. */
  loginSecret?: string | undefined
  /** The accounts that this browser was signed in to before. */
  knownBrowsers: readonly KnownBrowser[]
  /** Refuses the call with one of the declared errors; names the missing permission if that is the reason. */
  fail(error: ErrorsOf<D>, about?: MissingRight | FileInError): never
  /** Refuses the call with one of the declared errors, but commits its changes. The handler's result is ignored. */
  failAfterCommit(error: ErrorsOf<D>): void
  /** Responds with a value that is known only after the commit; nothing waits for it before. */
  respondAfterCommit(answer: Promise<ResponseOf<D>>): void
  /** Refuses the value of a parameter; `part` is the index of the invalid value in a list. */
  refuse(param: keyof ParamsOf<D> & string, part?: number): never
  /** Records a fact, which commits with the change. */
  record<F extends FactsOf<D>>(name: F, data: FactData[F]): void
  setCookie(cookie: Cookie): void
  /**
   * In `prepare`: sends a query at the beginning of the transaction, in the same round trip as the target lookup. The
   * handler has to check that the result is still the one it needs. Elsewhere the query is sent at once.
   */
  prefetch(ask: (tx: Tx) => void): void
  /**
   * In `prepare`: the call may share a transaction with others that would wait for the same row (docs/decisions/0003).
   * Useful for a handler that does not wait for the results of its writes: they are sent with those of the others.
   */
  shareTransactionOn(row: string): void
  /** Other calls ran before it in the same transaction and hold the locks: it waits for none. */
  isFollower: boolean
  /** State left by earlier calls in the same transaction. */
  batchState: BatchState
}

/** A call of any declaration that may record the named facts. */
export type RecordContext<F extends FactName> = {
  tx: Tx
  record: (name: F, data: FactData[F]) => void
}
/** A call of any declaration that declares the named errors. */
export type FailContext<E extends string> = {
  tx: Tx
  // A property, not a method: only then does the compiler reject a call that declares fewer.
  fail: (error: E, about?: MissingRight | FileInError) => never
}
/** The file of the call that the error is about. */
type FileInError = { filename: string }
/** What the caller lacks: a permission in a group, a role, or access that a chat or a table grants. */
type MissingRight =
  | Permission
  | 'site administrator'
  | 'organisation'
  | 'chat owner'
  | 'edit_table'
  | 'edit_rows'
  | 'add_rows'

/** A handler's result: it may be serialized already, or for a list in part. */
type HandlerResult<D extends Declaration> = D extends { returns: { 'x-sorting': Sorting } }
  ? PartlySerialized<ResponseOf<D>>
  : D extends { returns: TSchema }
    ? ResponseOf<D> | SerializedJson<ResponseOf<D>>
    : void
export type Handler<D extends Declaration, Prepared> = (call: Call<D, Prepared>) => Promise<HandlerResult<D>>
type AfterCommitMethod = 'failAfterCommit' | 'respondAfterCommit'
/** What `prepare` gets: nothing is written yet. */
export type PrepareCall<D extends Declaration> = Omit<Call<D>, 'record' | 'setCookie' | AfterCommitMethod>
/** Slow or external work that must not hold a transaction open: hashing, parsing, fetching. */
export type Prepare<D extends Declaration, Prepared> = (call: PrepareCall<D>) => Promise<Prepared>

/** The outcome of one call in a batch: a response, a refusal that affects no other call, or a request to run alone. */
export type Outcome<T> = { answer: T } | { refusal: ApiError } | { alone: true }
/** One call of a batch. */
export type CallInBatch<D extends Declaration> = Omit<Call<D, undefined>, AfterCommitMethod>
/** A handler for a batch of calls, in order of arrival. */
export type BatchHandler<D extends Declaration> = (
  calls: readonly CallInBatch<D>[],
) => Promise<readonly Outcome<ResponseOf<D>>[]>

export type SingleHandler = {
  endpoint: Endpoint
  prepare: ((call: Call) => Promise<unknown>) | undefined
  handler: (call: Call) => Promise<unknown>
}
/**
 * Which calls form a batch: those with the same target, which would wait for each other, or all that arrive at once.
 */
export type BatchKey = 'same' | 'all'
/** Its calls run in batches. docs/decisions/0003 */
export type BatchImplementation = {
  endpoint: Endpoint & { on: RowKind }
  batchKey: BatchKey
  handleBatch: (calls: readonly Call[]) => Promise<readonly Outcome<unknown>[]>
}
export type Implementation = SingleHandler | BatchImplementation

/** Connects a declaration with its handler. */
export function implement<D extends Endpoint>(endpoint: D, handler: Handler<D, undefined>): Implementation
export function implement<D extends Endpoint, Prepared>(
  endpoint: D,
  prepare: Prepare<D, Prepared>,
  handler: Handler<D, Prepared>,
): Implementation
export function implement(endpoint: Endpoint, first: unknown, second?: unknown): Implementation {
  // The precise types were checked against the declaration above; the pipeline handles all calls alike.
  const [prepare, handler] = second === undefined ? [undefined, first] : [first, second]
  return { endpoint, prepare, handler } as Implementation
}

/** The same for calls that run in batches. */
export function implementBatched<D extends Endpoint & { on: RowKind }>(
  endpoint: D,
  handler: BatchHandler<D>,
  batchKey?: BatchKey,
): Implementation
export function implementBatched(
  endpoint: BatchImplementation['endpoint'],
  handleBatch: unknown,
  among: BatchKey = 'same',
): Implementation {
  return { endpoint, handleBatch: handleBatch, batchKey: among } as BatchImplementation
}

/** The outcome of a call that may be refused. */
export function outcomeOf<T>(work: () => T): Outcome<T> {
  try {
    return { answer: work() }
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error }
    throw error
  }
}

/**
 * The outcomes of independent calls. Their concurrent queries become one statement where the store batches them
 * (`storage/batching/batch-loader.ts`). A call that hits a conflict in the batch runs again alone.
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
