import { createBatchQueue } from '#base/batch-queue.ts'
import { ApiError } from '#contract/errors.ts'
import type { OpenTransaction } from '#storage/database.ts'
import { StaleReadError } from '#storage/errors.ts'
import type { Outcome } from '../calls/handler.ts'
import type { Commit, RecordFacts } from './commit-with-facts.ts'
import { runBatch, orApiError, type Batched } from './run-batch.ts'
import { newBatchState } from './batch-state.ts'
import { memoizeFinders } from './memoize-finders.ts'
import type { CallContext } from '../calls/call-context.ts'
import type { Finders } from '../calls/targets.ts'

/** The maximum number of changes in a transaction: their locks are held until the last one is done. */
const maxShared = 20

/** A prepared change: its target is resolved, and then it runs. */
export type Change<T> = {
  open: (tx: OpenTransaction, finders: Finders) => Promise<CallContext>
  run: (opened: CallContext) => Promise<T>
}
type ChangeRequest<T> = Batched & {
  change: Change<T>
  /** The row it would wait for; undefined: it does not share its transaction. */
  row: string | undefined
}

/** A change in a shared transaction was refused after it had written something. */
class PartialWriteError extends Error {}

/**
 * Changes that would wait for the same row share transactions: those that arrive while others run form the next one, in
 * order. Their statements are pipelined together. docs/decisions/0003
 */
export function shareTransaction<T>(finders: Finders, commit: Commit) {
  const queue = createBatchQueue<ChangeRequest<T>, T>({
    maxBatch: maxShared,
    run: batch =>
      runBatch(batch, (requests, lifetime) => {
        const changes = requests.map(({ change }) => change)
        return commit((tx, recordFacts) => attemptChanges(changes, { tx, recordFacts, finders }), lifetime)
      }),
  })
  return (request: ChangeRequest<T>): Promise<T> => {
    const { change, lifetime, row } = request
    if (row !== undefined) return queue.add(request, row)
    return commit((tx, recordFacts) => runChange(change, { tx, recordFacts, finders }), lifetime)
  }
}

type ChangeContext = { tx: OpenTransaction; recordFacts: RecordFacts; finders: Finders }

async function runChange<T>(change: Change<T>, { tx, recordFacts, finders }: ChangeContext): Promise<T> {
  const opened = await change.open(tx, finders)
  const result = await change.run(opened)
  recordFacts(opened.facts)
  return result
}

/** Runs the changes one after the other, each seeing those before it; only their targets are resolved together. */
async function attemptChanges<T>(
  all: readonly Change<T>[],
  { tx, recordFacts, finders }: ChangeContext,
): Promise<Outcome<T>[]> {
  if (all.length === 1) return [{ answer: await runChange(all[0]!, { tx, recordFacts, finders }) }]
  const countingTransaction = countStatements(tx)
  const memoized = memoizeFinders(finders)
  const batchState = newBatchState()
  const opened = await Promise.all(all.map(change => orApiError(() => change.open(countingTransaction.tx, memoized))))
  const outcomes: Outcome<T>[] = []
  for (const [n, one] of opened.entries()) {
    if ('refusal' in one) {
      outcomes.push(one)
      continue
    }
    one.call.batchState = batchState
    one.call.isFollower = outcomes.some(outcome => 'answer' in outcome)
    const outcome = await changeOutcome(() => all[n]!.run(one), countingTransaction)
    if ('answer' in outcome) recordFacts(one.facts)
    outcomes.push(outcome)
  }
  return outcomes
}

/** The outcome of a change among others: it can be refused or postponed alone only if it has written nothing. */
async function changeOutcome<T>(work: () => Promise<T>, { statementCount }: CountingTransaction): Promise<Outcome<T>> {
  const before = statementCount()
  try {
    return { answer: await work() }
  } catch (error) {
    const isOwn = error instanceof ApiError || error instanceof StaleReadError
    if (isOwn && statementCount() > before)
      throw new PartialWriteError('refused after something was written', { cause: error })
    if (error instanceof ApiError) return { refusal: error }
    if (error instanceof StaleReadError) return { alone: true }
    throw error
  }
}

type CountingTransaction = { tx: OpenTransaction; statementCount: () => number }

/** A transaction that counts its statements. */
function countStatements(tx: OpenTransaction): CountingTransaction {
  let count = 0
  return {
    tx: {
      execute(statement, values) {
        count += 1
        return tx.execute(statement, values)
      },
      send(statement, values) {
        count += 1
        tx.send(statement, values)
      },
      beforeCommit(write, one) {
        count += 1
        tx.beforeCommit(write, one)
      },
      afterCommit: tx.afterCommit,
    },
    statementCount: () => count,
  }
}
