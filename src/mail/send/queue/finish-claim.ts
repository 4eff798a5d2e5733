import type { Claim } from './claims.ts'
import { domainOf, newBatch } from './delivery.ts'
import type { HeldLeases } from './held-leases.ts'
import type { QueueTransition, ResultWriter } from './result-writer.ts'

/** Ends claims. The lease is released once the result is committed. */
export type FinishClaim = {
  /** All its deliveries have a result. */
  done(claim: Claim): void
  /** Returns a claim with untried deliveries to the queue, where it is due at once. */
  requeue(claim: Claim, reason: string): void
  /** Schedules another try in a minute, however often: nothing is wrong with the message. */
  postpone(claim: Claim, reason: string): void
  /** Schedules a retry after composing failed; the message is marked as dead after `maxAttempts`. */
  fail(claim: Claim, error: string): void
}

// A process may die for other reasons while it holds a message, so a failure to compose counts as three such attempts. Retries
// are delayed long enough for a temporary cause to pass.
export const maxAttempts = 9
const failureWeight = 3
const failurePauses = [30, 300]
const postponedSeconds = 60

export function createFinishClaim(resultWriter: ResultWriter, heldLeases: HeldLeases): FinishClaim {
  function finish(claim: Claim, transition: QueueTransition): void {
    const release = (): void => heldLeases.drop(claim)
    // Retries need no update of the message: their state is in the delivery rows.
    resultWriter.record(
      claim.retries
        ? { is: 'claim_ended', onCommitted: release }
        : { is: 'transition', outgoingMessage: claim.outgoingMessage, transition, onCommitted: release },
    )
  }
  const done = (claim: Claim): void => finish(claim, { state: 'done', tries: 0, error: null, seconds: 0, keep: false })
  /** Defers each delivery as after a temporary SMTP reply. */
  function defer(claim: Claim, retries: NonNullable<Claim['retries']>, response: string): void {
    const batch = newBatch(claim)
    for (const id of claim.ids) {
      const { email, tries } = retries.get(id)!
      const task = { batch, recipient: { id, email }, domain: domainOf(email), tries, since: 0, isRepeated: false }
      resultWriter.record({ is: 'attempted', task, outcome: { is: 'later', response } })
    }
    done(claim)
  }
  return {
    done,
    requeue: (claim, error) => finish(claim, { state: 'queued', tries: 0, error, seconds: 0, keep: false }),
    postpone(claim, error) {
      if (claim.retries) return defer(claim, claim.retries, error)
      finish(claim, { state: 'queued', tries: 0, error, seconds: postponedSeconds, keep: false })
    },
    fail(claim, error) {
      if (claim.retries) return defer(claim, claim.retries, error)
      const tries = claim.attempts - 1 + failureWeight
      const seconds = failurePauses[Math.ceil(tries / failureWeight) - 1] ?? 0
      finish(claim, { state: tries >= maxAttempts ? 'dead' : 'queued', tries, error, seconds, keep: false })
    },
  }
}
