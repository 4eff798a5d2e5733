import type { Database, OpenTransaction } from '#storage/database.ts'
import { nextEventLoopTurn } from '#storage/batching/batch-loader.ts'
import type { BatchKey, BatchedHandler, Outcome } from '../calls/handler.ts'
import type { Commit, RecordFacts } from './commit-with-facts.ts'
import type { Caller } from '../calls/admission.ts'
import { runBatch, orApiError, type BatchEntry } from './run-batch.ts'
import { memoizeFinders } from './memoize-finders.ts'
import type { Cookie } from '../calls/identity.ts'
import { openCallContext, type CallContextDeps } from '../calls/call-context.ts'
import type { Finders, Group } from '../calls/targets.ts'

const maxBatch = 100

type BatchResponse = { body: unknown; cookies: Cookie[] }
type Params = Record<string, unknown>
type BatchedCallEntry = BatchEntry<BatchResponse> & { caller: Caller; params: Params }
export type BatchDeps = CallContextDeps & {
  database: Pick<Database, 'read'>
  /** Finders for the expected group: they may return outdated counters. */
  early: Pick<Finders, 'groupById'>
  /** Finders that read in the transaction, batched over many calls. */
  batchFinders: Finders
}

/**
 * Batches calls that would wait for each other, or for the disk: those that arrive while a batch runs form the next
 * one, in order, in one transaction. Each is authorised separately, and a refusal affects no other call.
 * docs/decisions/0003
 */
export function batchCalls(deps: BatchDeps, commit: Commit) {
  const queues = new Map<string, BatchedCallEntry[]>()

  async function runQueue(implementation: BatchedHandler, key: string): Promise<void> {
    const queue = queues.get(key)!
    const { batchKey } = implementation
    // Includes everything that has arrived by now, on any connection.
    if (batchKey === 'all') await nextEventLoopTurn()
    while (queue.length > 0) {
      const some = takeBatch(queue, batchKey)
      await runBatch<BatchResponse, BatchedCallEntry>(some, async (here, lifetime) => {
        const expected = await Promise.all(here.map(({ caller }) => expectedGroupOf(deps, caller)))
        return commit(
          (tx, recordFacts) => attemptBatch(deps, implementation, here, { expectedGroups: expected, tx, recordFacts }),
          lifetime,
        )
      })
    }
    queues.delete(key)
  }

  return (implementation: BatchedHandler, caller: Caller, params: Params): Promise<BatchResponse> => {
    const { name, on } = implementation.endpoint
    const key = implementation.batchKey === 'all' ? name : `${name} ${String(params[deps.batchFinders.rows[on].param])}`
    const { promise, resolve, reject } = Promise.withResolvers<BatchResponse>()
    const entry = { caller, params, lifetime: caller.lifetime, resolve, reject }
    const queue = queues.get(key)
    if (queue) queue.push(entry)
    else {
      queues.set(key, [entry])
      void runQueue(implementation, key)
    }
    return promise
  }
}

/**
 * The first calls of the queue. With the same target, a caller appears only once: their next call depends on the result
 * of the first.
 */
function takeBatch(queue: BatchedCallEntry[], batchKey: BatchKey): BatchedCallEntry[] {
  if (batchKey === 'all') return queue.splice(0, maxBatch)
  const seen = new Set<number>()
  const end = queue.findIndex(({ caller: { identity } }) => {
    const id = identity?.account.id
    return id !== undefined && seen.size === seen.add(id).size
  })
  return queue.splice(0, Math.min(end < 0 ? queue.length : end, maxBatch))
}

/** The expected group of a call, if its caller knows it. */
const expectedGroupOf = async ({ early, database }: BatchDeps, { expectedGroupId }: Caller): Promise<Group | null> =>
  expectedGroupId === undefined ? null : early.groupById(database.read, expectedGroupId)

type BatchContext = { expectedGroups: readonly (Group | null)[]; tx: OpenTransaction; recordFacts: RecordFacts }

async function attemptBatch(
  deps: BatchDeps,
  { endpoint, handleBatch }: BatchedHandler,
  all: readonly BatchedCallEntry[],
  { expectedGroups, tx, recordFacts }: BatchContext,
): Promise<Outcome<BatchResponse>[]> {
  const finders = memoizeFinders(deps.batchFinders)
  const contexts = await Promise.all(
    all.map(({ caller, params }, n) =>
      orApiError(() =>
        openCallContext(deps, { endpoint, caller, params, tx, finders, expectedGroup: expectedGroups[n] ?? null }),
      ),
    ),
  )
  const open = contexts.flatMap(one => ('refusal' in one ? [] : [one]))
  const outcomes = open.length > 0 ? await handleBatch(open.map(({ call }) => call)) : []
  recordFacts(open.flatMap((one, n) => ('answer' in outcomes[n]! ? one.facts : [])))
  let done = 0
  return contexts.map((one): Outcome<BatchResponse> => {
    if ('refusal' in one) return one
    const outcome = outcomes[done++]!
    return 'answer' in outcome ? { answer: { body: outcome.answer, cookies: one.cookies } } : outcome
  })
}
