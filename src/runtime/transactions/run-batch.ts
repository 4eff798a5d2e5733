import { ApiError } from '#contract/errors.ts'
import { CommitUnknownError } from '#storage/errors.ts'
import type { CommitGuard } from '#storage/transaction.ts'
import type { Outcome } from '../calls/handler.ts'
import type { CallLifetime } from '../calls/cancellation.ts'

/** Somebody who waits for what comes of something that is done with others. */
export type BatchEntry<T> = {
  lifetime: CallLifetime | undefined
  resolve: (answer: T) => void
  reject: (error: unknown) => void
}
/** Does some in one transaction, which is committed as long as all of them wait. */
type Attempt<W, T> = (some: readonly W[], waiting: CommitGuard) => Promise<readonly Outcome<T>[]>

/**
 * Does some together and answers each. Whoever has left meanwhile is left out, and the others begin anew. Where all fail together each is
 * done alone, so that one of them fails alone.
 */
export async function runBatch<T, W extends BatchEntry<T>>(all: readonly W[], attempt: Attempt<W, T>): Promise<void> {
  const present = all.filter(({ lifetime }) => !lifetime?.abortReason)
  for (const { lifetime, reject } of all) if (lifetime?.abortReason) reject(lifetime.abortReason)
  if (present.length === 0) return
  // Beside those that come next: they do not wait for it.
  const runAlone = (one: W): void => void runBatch([one], attempt)
  try {
    const outcomes = await attempt(present, combinedLifetime(present))
    for (const [n, outcome] of outcomes.entries())
      if ('answer' in outcome) present[n]!.resolve(outcome.answer)
      else if ('refusal' in outcome) present[n]!.reject(outcome.refusal)
      else runAlone(present[n]!)
  } catch (error) {
    if (present.some(({ lifetime }) => lifetime?.abortReason !== undefined && lifetime.abortReason === error))
      return runBatch(present, attempt)
    // Where nobody knows whether the commit was done, a second time might be once too often.
    if (present.length === 1 || error instanceof CommitUnknownError) for (const { reject } of present) reject(error)
    else present.forEach(runAlone)
  }
}

/** What was begun, or why it is refused. Anything else that goes wrong concerns all. */
export async function orApiError<T>(begin: () => Promise<T>): Promise<T | { refusal: ApiError }> {
  try {
    return await begin()
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error }
    throw error
  }
}

const never = new AbortController().signal

/** Commits only where everybody still waits. */
function combinedLifetime(all: readonly BatchEntry<never>[]): CommitGuard {
  const each = all.map(({ lifetime }) => lifetime).filter(callLifetime => callLifetime !== undefined)
  return {
    signal: never,
    commit: send => each.reduce((next, callLifetime) => () => callLifetime.commit(next), send)(),
  }
}
