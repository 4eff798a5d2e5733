import type { Claim } from './claims.ts'
import { domainOf, newBatch } from './delivery.ts'
import type { HeldLeases } from './held-leases.ts'
import type { QueueTransition, ResultWriter } from './result-writer.ts'

/** How a claim ends. Its lease is given up once that is committed. */
export type FinishClaim = {
  /** All its deliveries have a result. */
  done(claim: Claim): void
  /** Some were not tried: it goes back to the queue, where it is due at once. */
  requeue(claim: Claim, reason: string): void
  /** Its emails could not be composed: it is tried again later, and after some attempts stays to be looked at. */
  fail(claim: Claim, error: string): void
}

// A process may end for reasons of its own while it has a message. One that cannot be composed counts for three such ends, and
// is tried again after pauses that are long enough for another cause to pass.
export const maxAttempts = 9
const failureWeight = 3
const failurePauses = [30, 300]

export function createFinishClaim(resultWriter: ResultWriter, heldLeases: HeldLeases): FinishClaim {
  function finish(claim: Claim, move: QueueTransition): void {
    const written = (): void => heldLeases.drop(claim)
    // Deferred deliveries have rows that say the rest.
    resultWriter.record(
      claim.retries ? { is: 'over', written } : { is: 'moved', outgoingMessage: claim.outgoingMessage, move, written },
    )
  }
  const done = (claim: Claim): void => finish(claim, { state: 'done', tries: 0, error: null, seconds: 0, keep: false })
  /** Each of its deliveries is deferred as if its server had said so. */
  function defer(claim: Claim, retries: NonNullable<Claim['retries']>, response: string): void {
    const batch = newBatch(claim)
    for (const id of claim.ids) {
      const { email, tries } = retries.get(id)!
      const task = { batch, recipient: { id, email }, domain: domainOf(email), tries, since: 0, isRepeated: false }
      resultWriter.record({ is: 'ended', task, ending: { is: 'later', response } })
    }
    done(claim)
  }
  return {
    done,
    requeue: (claim, error) => finish(claim, { state: 'queued', tries: 0, error, seconds: 0, keep: false }),
    fail(claim, error) {
      if (claim.retries) return defer(claim, claim.retries, error)
      const tries = claim.attempts - 1 + failureWeight
      const seconds = failurePauses[Math.ceil(tries / failureWeight) - 1] ?? 0
      finish(claim, { state: tries >= maxAttempts ? 'dead' : 'queued', tries, error, seconds, keep: false })
    },
  }
}
