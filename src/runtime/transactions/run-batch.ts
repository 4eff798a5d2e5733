import type { Batch, BatchEntry } from '#base/batch-queue.ts'
import { ApiError } from '#contract/errors.ts'
import { CommitUnknownError } from '#storage/errors.ts'
import type { CommitGuard } from '#storage/transaction.ts'
import type { Outcome } from '../calls/handler.ts'
import type { CallLifetime } from '../calls/cancellation.ts'

/** A call or a change that is run in a batch. */
export type Batched = { lifetime: CallLifetime | undefined }
/** Runs some items in one transaction, which is committed unless one of them is aborted. */
type Attempt<Item, T> = (some: readonly Item[], guard: CommitGuard) => Promise<readonly Outcome<T>[]>

/**
 * Runs a batch in one transaction and settles each entry. If one is aborted meanwhile, the others start again without
 * it. If the batch fails as a whole, each entry runs alone, so that one failure affects no other.
 */
export async function runBatch<Item extends Batched, T>(all: Batch<Item, T>, attempt: Attempt<Item, T>): Promise<void> {
  const present = all.filter(({ item }) => !item.lifetime?.abortReason)
  for (const { item, reject } of all) if (item.lifetime?.abortReason) reject(item.lifetime.abortReason)
  if (present.length === 0) return
  // Runs beside the next batch, which does not wait for it.
  const runAlone = (one: BatchEntry<Item, T>): void => void runBatch([one], attempt)
  const items = present.map(({ item }) => item)
  try {
    const outcomes = await attempt(items, combinedLifetime(items))
    for (const [n, outcome] of outcomes.entries())
      if ('answer' in outcome) present[n]!.resolve(outcome.answer)
      else if ('refusal' in outcome) present[n]!.reject(outcome.refusal)
      else runAlone(present[n]!)
  } catch (error) {
    if (items.some(({ lifetime }) => lifetime?.abortReason !== undefined && lifetime.abortReason === error))
      return runBatch(present, attempt)
    // If it is unknown whether the commit succeeded, a retry might apply the change twice.
    if (present.length === 1 || error instanceof CommitUnknownError) for (const { reject } of present) reject(error)
    else present.forEach(runAlone)
  }
}

/** The started work, or its refusal. Any other error concerns the whole batch. */
export async function orApiError<T>(begin: () => Promise<T>): Promise<T | { refusal: ApiError }> {
  try {
    return await begin()
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error }
    throw error
  }
}

const never = new AbortController().signal

/** Commits only if no entry is aborted. */
function combinedLifetime(all: readonly Batched[]): CommitGuard {
  const each = all.map(({ lifetime }) => lifetime).filter(callLifetime => callLifetime !== undefined)
  return {
    signal: never,
    commit: send => each.reduce((next, callLifetime) => () => callLifetime.commit(next), send)(),
  }
}
