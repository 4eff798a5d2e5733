import { needsConfirmed, notConfirmed } from '#contract/endpoint.ts'
import { ApiError, declaredError, loginRequired } from '#contract/errors.ts'
import { scopeProblem } from '#contract/scopes.ts'
import { traced } from '#base/tracing.ts'
import type { Database, FindLongReads, Tx } from '#storage/database.ts'
import { createConcurrencyGauge, type ConcurrencyGauge } from '../limits/concurrency-gauge.ts'
import type { TtlCache } from '../cache/ttl-cache.ts'
import type { Implementation, SingleHandler } from './handler.ts'
import {
  buildCommit,
  buildRunAsSystem,
  type Commit,
  type CommitDeps,
  type RunAsSystem,
} from '../transactions/commit-with-facts.ts'
import { checkCsrf } from './csrf.ts'
import {
  buildLimitRequest,
  buildAdmission,
  buildAcquireSlot,
  type LimitRequest,
  type AdmissionDeps,
  type Admit,
  type Caller,
  type AcquireCallSlot,
} from './admission.ts'
import type { Cookie, Identity } from './identity.ts'
import { createCallMeter, outcomeOf, type CallMeter } from './call-meter.ts'
import { batchCalls, type BatchDeps } from '../transactions/batch-calls.ts'
import { openCallContext, type CallContext } from './call-context.ts'
import { restoreListRequest } from '../responses/page-tokens.ts'
import { compileParams, type RawParams, type RemoveCodes } from './parse-params.ts'
import { shareTransaction, type Change } from '../transactions/share-transaction.ts'
import { checkNotStale, takeUpdated, type Versions } from './optimistic-lock.ts'
import type { Finders, Group } from './targets.ts'

export type CallResponse = { body: unknown; cookies: Cookie[]; user: unknown }

export type PipelineDeps = AdmissionDeps &
  CommitDeps &
  BatchDeps & {
    /** The database for calls that are declared `replica`. */
    findLongReads: FindLongReads
    /** Finders that may use the cache, for reads. */
    cached: Finders
    /** Finders for `prepare`: they may return outdated counters of a group. */
    early: Finders
    /** Finders that read in the transaction, for writes. */
    fresh: Finders
    /** How edited objects are locked, and when they were last edited. */
    versions: Versions
    /** The user object that `extended` adds. */
    userView: (identity: Identity) => unknown
    withoutCodes: RemoveCodes
  }

/** The pipeline of every call, whether it comes from HTTP, pages, mail, the command line or tests. */
export type CallPipeline = {
  limitRequest: LimitRequest
  admit: Admit
  acquireSlot: AcquireCallSlot
  handle(implementation: Implementation, caller: Caller, raw: RawParams): Promise<CallResponse>
  runAsSystem: RunAsSystem
  /** Measures the transactions of posting calls. */
  postingConcurrency: ConcurrencyGauge
  /** How many calls there were, how they ended, and how long they took. */
  callMeter: CallMeter
  cacheGeneration: TtlCache['generation']
  newReadBatch: Database['newReadBatch']
}

export function buildPipeline(deps: PipelineDeps): CallPipeline {
  const commit = buildCommit(deps)
  const read = buildRead(deps)
  const postingConcurrency = createConcurrencyGauge()
  const change = buildChange(deps, commit, postingConcurrency)
  const runBatched = batchCalls(deps, commit)
  const parserOf = paramParsers(deps)
  const limitRequest = buildLimitRequest(deps)
  const callMeter = createCallMeter()
  const admit = buildAdmission(deps, limitRequest)
  const acquireSlot = buildAcquireSlot(deps)
  /** Counts what is refused before it becomes a call that runs. */
  const counting = (name: string, error: unknown): never => {
    callMeter.countRefused(name, error)
    throw error
  }

  async function run(implementation: Implementation, caller: Caller, raw: RawParams): Promise<CallResponse> {
    const { endpoint } = implementation
    checkScope(implementation, caller)
    checkCsrf(endpoint, caller, raw)
    const again = restoreListRequest({ tx: deps.database.read, finders: deps.cached, endpoint }, raw)
    const request = again instanceof Promise ? await again : again
    checkVisitor(implementation, caller, request, deps.cached)
    const params = withOwnGroup(parserOf(implementation)(request), caller)
    checkConfirmed(implementation, caller)
    const response = await ('handleBatch' in implementation
      ? runBatched(implementation, caller, params)
      : (endpoint.method === 'GET' ? read : change)(implementation, caller, params))
    // Always two elements: a visitor has no user object.
    const user = params.extended === true ? (caller.identity ? deps.userView(caller.identity) : null) : undefined
    return { ...response, user }
  }

  return {
    limitRequest,
    admit: (endpoint, credentials, origin) =>
      admit(endpoint, credentials, origin).catch(error => counting(endpoint.name, error)),
    acquireSlot: (endpoint, caller, lifetime) =>
      acquireSlot(endpoint, caller, lifetime).catch(error => counting(endpoint.name, error)),
    runAsSystem: buildRunAsSystem(commit),
    postingConcurrency,
    callMeter,
    cacheGeneration: deps.cache.generation,
    newReadBatch: deps.database.newReadBatch,
    async handle(implementation, caller, raw) {
      const { name } = implementation.endpoint
      const began = performance.now()
      try {
        const response = await traced({ name: `call ${name}`, kind: 'internal', errorType: outcomeOf }, () =>
          run(implementation, caller, raw),
        )
        callMeter.count(name, 'ok', performance.now() - began)
        return response
      } catch (error) {
        callMeter.count(name, outcomeOf(error), performance.now() - began)
        throw error
      }
    },
  }
}

type Params = Record<string, unknown>
type CallStep = (implementation: SingleHandler, caller: Caller, params: Params) => Promise<Omit<CallResponse, 'user'>>

/** Each parser is compiled once. */
function paramParsers({
  withoutCodes,
}: Pick<PipelineDeps, 'withoutCodes'>): (implementation: Implementation) => (raw: RawParams) => Params {
  const compiled = new WeakMap<Implementation['endpoint'], (raw: RawParams) => Params>()
  return ({ endpoint }) => compiled.getOrInsertComputed(endpoint, () => compileParams(endpoint, withoutCodes))
}

/** A posting address names its group itself. */
function withOwnGroup(params: Params, { identity }: Caller): Params {
  if (!identity?.posting || params['group_id'] !== undefined || params['group_name']) return params
  return { ...params, group_id: identity.posting.group_id }
}

function checkScope({ endpoint }: Implementation, { identity }: Caller): void {
  const lack = identity?.limits && scopeProblem(identity.limits, endpoint)
  if (lack) throw new ApiError('inadequate_permissions', lack)
}

// Only a named target can be public. `raw` already contains what a page token names, which may be nothing.
function checkVisitor({ endpoint }: Implementation, { identity }: Caller, raw: RawParams, { rows }: Finders): void {
  const { on, groupOptional } = endpoint
  if (identity || !on || groupOptional === 'host') return
  const names = on === 'group' ? ['group_id', 'group_name'] : [rows[on].param]
  if (!names.some(name => raw.get(name))) throw loginRequired()
}

// Anyone can enter any address: until it is confirmed, the account cannot reach others.
function checkConfirmed({ endpoint }: Implementation, { identity }: Caller): void {
  const isUnconfirmed = identity?.account.status === 'user_status_notconfirmed'
  if (isUnconfirmed && needsConfirmed(endpoint)) throw declaredError(notConfirmed)
}

const buildRead =
  (deps: PipelineDeps): CallStep =>
  async ({ endpoint, prepare, handler }, caller, params) => {
    const tx = caller.read ?? deps.database.read
    const request = { endpoint, caller, params, tx, finders: deps.cached, expectedGroup: null }
    const { call, cookies } = await openCallContext(deps, request)
    if (prepare) call.prepared = await prepare(call)
    if (endpoint.replica) call.tx = await deps.findLongReads()
    return { body: await handler(call), cookies }
  }

/** The result of a change before the after-commit response is known. */
type ChangeResult = Omit<CallResponse, 'user'> & Pick<CallContext, 'afterCommit'>

function buildChange(deps: PipelineDeps, commit: Commit, postingConcurrency: ConcurrencyGauge): CallStep {
  const transact = shareTransaction<ChangeResult>(deps.fresh, commit)

  return async ({ endpoint, prepare, handler }, caller, given) => {
    const { params, updated } = takeUpdated(endpoint, given)
    let prepared: unknown
    let expected: Group | null = null
    let row: string | undefined
    const prefetches: ((tx: Tx) => void)[] = []
    if (prepare) {
      const tx = deps.database.read
      const early = await openCallContext(deps, {
        endpoint,
        caller,
        params,
        tx,
        finders: deps.early,
        expectedGroup: expected,
      })
      early.call.prefetch = ask => void prefetches.push(ask)
      early.call.shareTransactionOn = named => void (row = named)
      prepared = await prepare(early.call)
      expected = early.call.group
    }
    const change: Change<ChangeResult> = {
      open(tx, finders) {
        for (const ask of prefetches) ask(tx)
        return openCallContext(deps, { endpoint, caller, params, tx, finders, expectedGroup: expected })
      },
      async run({ call, cookies, afterCommit }) {
        call.prepared = prepared
        if (endpoint.edits) await checkNotStale(deps.versions, endpoint.edits, call, updated)
        return { body: await handler(call), cookies, afterCommit }
      },
    }
    const write = () => transact({ change, row, lifetime: caller.lifetime })
    const isPosting = endpoint.records?.includes('message.posted')
    const { afterCommit, body, cookies } = await (isPosting ? postingConcurrency.track(write) : write())
    if (afterCommit.refusal) throw afterCommit.refusal
    return { body: afterCommit.answer ? await afterCommit.answer : body, cookies }
  }
}
