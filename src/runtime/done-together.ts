import { ApiError } from '#contract/errors.ts'
import { CommitUnknownError } from '#storage/failures.ts'
import type { Client } from '#storage/transaction.ts'
import type { Outcome } from './call.ts'
import type { Waiting } from './waiting.ts'

/** Somebody who waits for what comes of something that is done with others. */
export type Waiter<T> = {
  waiting: Waiting | undefined
  resolve: (answer: T) => void
  reject: (error: unknown) => void
}
/** Does some in one transaction, which is committed as long as all of them wait. */
type Attempt<W, T> = (some: readonly W[], waiting: Client) => Promise<readonly Outcome<T>[]>

/**
 * Does some together and answers each. Whoever has left meanwhile is left out, and the others begin anew. Where all fail together each is
 * done alone, so that one of them fails alone.
 */
export async function doTogether<T, W extends Waiter<T>>(all: readonly W[], attempt: Attempt<W, T>): Promise<void> {
  const here = all.filter(({ waiting }) => !waiting?.over)
  for (const { waiting, reject } of all) if (waiting?.over) reject(waiting.over)
  if (here.length === 0) return
  // Beside those that come next: they do not wait for it.
  const doAlone = (one: W): void => void doTogether([one], attempt)
  try {
    const outcomes = await attempt(here, waitingOfAll(here))
    for (const [n, outcome] of outcomes.entries())
      if ('answer' in outcome) here[n]!.resolve(outcome.answer)
      else if ('refusal' in outcome) here[n]!.reject(outcome.refusal)
      else doAlone(here[n]!)
  } catch (error) {
    if (here.some(({ waiting }) => waiting?.over !== undefined && waiting.over === error))
      return doTogether(here, attempt)
    // Where nobody knows whether the commit was done, a second time might be once too often.
    if (here.length === 1 || error instanceof CommitUnknownError) for (const { reject } of here) reject(error)
    else here.forEach(doAlone)
  }
}

/** What was begun, or why it is refused. Anything else that goes wrong concerns all. */
export async function orRefusal<T>(begin: () => Promise<T>): Promise<T | { refusal: ApiError }> {
  try {
    return await begin()
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error }
    throw error
  }
}

const never = new AbortController().signal

/** Commits only where everybody still waits. */
function waitingOfAll(all: readonly Waiter<never>[]): Client {
  const each = all.map(({ waiting }) => waiting).filter(waiting => waiting !== undefined)
  return {
    signal: never,
    commit: send => each.reduce((next, waiting) => () => waiting.commit(next), send)(),
  }
}
