import { createBatchQueue, nextEventLoopTurn, type Batch } from '#base/batch-queue.ts'
import type { Database, OpenTransaction } from '#storage/database.ts'
import type { BatchImplementation, Outcome } from '../calls/handler.ts'
import type { Commit, RecordFacts } from './commit-with-facts.ts'
import type { Caller } from '../calls/admission.ts'
import { runBatch, orApiError, type Batched } from './run-batch.ts'
import { memoizeFinders } from './memoize-finders.ts'
import type { Cookie } from '../calls/identity.ts'
import { openCallContext, type CallContextDeps } from '../calls/call-context.ts'
import type { Finders, Group } from '../calls/targets.ts'

const maxBatch = 100

type BatchResponse = { body: unknown; cookies: Cookie[] }
type Params = Record<string, unknown>
type BatchedCall = Batched & { implementation: BatchImplementation; caller: Caller; params: Params }
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
  const run = (batch: Batch<BatchedCall, BatchResponse>): Promise<void> =>
    runBatch(batch, async (calls, lifetime) => {
      const expected = await Promise.all(calls.map(({ caller }) => expectedGroupOf(deps, caller)))
      return commit(
        (tx, recordFacts) => attemptBatch(deps, calls, { expectedGroups: expected, tx, recordFacts }),
        lifetime,
      )
    })
  // Includes everything that has arrived by now, on any connection.
  const later = (begin: () => void) => nextEventLoopTurn().then(begin)
  const ofAllTargets = createBatchQueue<BatchedCall, BatchResponse>({ run, maxBatch, later })
  const ofOneTarget = createBatchQueue<BatchedCall, BatchResponse>({ run, maxBatch: countDifferentCallers })

  return (implementation: BatchImplementation, caller: Caller, params: Params): Promise<BatchResponse> => {
    const { name, on } = implementation.endpoint
    const call = { implementation, caller, params, lifetime: caller.lifetime }
    if (implementation.batchKey === 'all') return ofAllTargets.add(call, name)
    return ofOneTarget.add(call, `${name} ${String(params[deps.batchFinders.rows[on].param])}`)
  }
}

/** With the same target, a caller appears only once in a batch: their next call depends on the result of the first. */
function countDifferentCallers(queue: Batch<BatchedCall, BatchResponse>): number {
  const seen = new Set<number>()
  const end = queue.findIndex(({ item: { caller } }) => {
    const id = caller.identity?.account.id
    return id !== undefined && seen.size === seen.add(id).size
  })
  return Math.min(end < 0 ? queue.length : end, maxBatch)
}

/** The expected group of a call, if its caller knows it. */
const expectedGroupOf = async ({ early, database }: BatchDeps, { expectedGroupId }: Caller): Promise<Group | null> =>
  expectedGroupId === undefined ? null : early.groupById(database.read, expectedGroupId)

type BatchContext = { expectedGroups: readonly (Group | null)[]; tx: OpenTransaction; recordFacts: RecordFacts }

async function attemptBatch(
  deps: BatchDeps,
  all: readonly BatchedCall[],
  { expectedGroups, tx, recordFacts }: BatchContext,
): Promise<Outcome<BatchResponse>[]> {
  const { endpoint, handleBatch } = all[0]!.implementation
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
