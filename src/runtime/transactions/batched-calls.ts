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

/** How many calls are done together at most. */
const maxBatch = 100

type BatchResponse = { body: unknown; cookies: Cookie[] }
type Params = Record<string, unknown>
type BatchedCallEntry = BatchEntry<BatchResponse> & { caller: Caller; params: Params }
export type BatchDeps = CallContextDeps & {
  database: Pick<Database, 'read'>
  /** Finders for what is expected: they need not know the newest counters of a group. */
  early: Pick<Finders, 'groupById'>
  /** Finders that look in the transaction, for many calls at once. */
  batchFinders: Finders
}

/**
 * Does calls together that would wait for each other, or for the disk: those that come while others are done are the next, in
 * their order, in one transaction. Each is judged by itself, and who is refused is refused alone. docs/decisions/0003
 */
export function batchCalls(parts: BatchDeps, commit: Commit) {
  const queues = new Map<string, BatchedCallEntry[]>()

  async function runQueue(implementation: BatchedHandler, key: string): Promise<void> {
    const queue = queues.get(key)!
    const { batchKey } = implementation
    // With all that has come by now, on whatever connection.
    if (batchKey === 'all') await nextEventLoopTurn()
    while (queue.length > 0) {
      const some = takeBatch(queue, batchKey)
      await runBatch<BatchResponse, BatchedCallEntry>(some, async (here, waiting) => {
        const expected = await Promise.all(here.map(({ caller }) => expectedGroupOf(parts, caller)))
        return commit(
          (tx, tell) => attemptBatch(parts, implementation, here, { expectedGroups: expected, tx, recordFacts: tell }),
          waiting,
        )
      })
    }
    queues.delete(key)
  }

  return (implementation: BatchedHandler, caller: Caller, params: Params): Promise<BatchResponse> => {
    const { name, on } = implementation.endpoint
    const key =
      implementation.batchKey === 'all' ? name : `${name} ${String(params[parts.batchFinders.rows[on].param])}`
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
 * The first of those who wait. Where they are about the same thing nobody is twice among them: what somebody asks next is about
 * what came of the first.
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

/** The group that a call will be about, as far as its caller knows. */
const expectedGroupOf = async ({ early, database }: BatchDeps, { expectedGroupId }: Caller): Promise<Group | null> =>
  expectedGroupId === undefined ? null : early.groupById(database.read, expectedGroupId)

type BatchContext = { expectedGroups: readonly (Group | null)[]; tx: OpenTransaction; recordFacts: RecordFacts }

async function attemptBatch(
  parts: BatchDeps,
  { endpoint, handleBatch }: BatchedHandler,
  all: readonly BatchedCallEntry[],
  { expectedGroups, tx, recordFacts }: BatchContext,
): Promise<Outcome<BatchResponse>[]> {
  const finders = memoizeFinders(parts.batchFinders)
  const contexts = await Promise.all(
    all.map(({ caller, params }, n) =>
      orApiError(() =>
        openCallContext(parts, { endpoint, caller, params, tx, finders, expectedGroup: expectedGroups[n] ?? null }),
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
