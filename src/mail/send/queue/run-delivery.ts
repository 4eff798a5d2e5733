import { traced } from '#base/tracing.ts'
import type { CircuitBreaker } from './pacing/circuit-breaker.ts'
import type { ConnectionPool } from './pacing/connection-pool.ts'
import type { Delivery, DeliveryOutcome } from './delivery.ts'
import type { DeliveryRun, DomainScheduler } from './pacing/domain-scheduler.ts'
import type { OpenBatches } from './open-batches.ts'
import type { Checkpoint } from './result-writer.ts'
import { sendDelivery, type SendOutcome } from './send-delivery.ts'
import { sendShared, takeSharing } from './send-shared.ts'

type RunDeliveryDeps = {
  connectionPool: ConnectionPool
  scheduler: DomainScheduler
  batches: OpenBatches
  breaker: CircuitBreaker
  /** Whether all email is sent through one relay. */
  isSingleRoute: boolean
  isStopping: () => boolean
  reach: (point: Checkpoint) => void
}

const deliveryOutcomeOf = (outcome: SendOutcome): DeliveryOutcome =>
  outcome.is === 'never' || outcome.is === 'sent' ? outcome : { is: 'later', response: outcome.response }

/** Sends an email that has a slot, and handles its outcomes for its recipients and for other mail to their domain. */
export function deliveryRunner(deps: RunDeliveryDeps): (run: DeliveryRun) => Promise<void> {
  const { connectionPool, scheduler, batches, breaker, isSingleRoute, isStopping, reach } = deps

  /** What goes back into the queue here; undefined if the outcome is final or about the relay. */
  function repeated(task: Delivery, outcome: SendOutcome): Delivery | undefined {
    if (isStopping()) return undefined
    if (outcome.is === 'again' && !task.isRepeated) return { ...task, isRepeated: true }
    return outcome.is === 'split' ? { ...task, isAlone: outcome.isAlone, since: performance.now() } : undefined
  }
  return async run => {
    const tasks = takeSharing(run)
    // Not the domain: it can be a person's own.
    const attributes = { 'folkmoot.delivery.tries': run.task.tries, 'folkmoot.delivery.recipients': tasks.length }
    const describe = (all: readonly SendOutcome[]) => ({ 'folkmoot.delivery.outcome': all[0]!.is })
    const outcomes = await traced({ name: 'delivery', kind: 'client', attributes, describe }, async () =>
      tasks.length > 1 ? sendShared(tasks, connectionPool) : [await sendDelivery(run.task, connectionPool)],
    )
    run.end(outcomes.some(({ is }) => is === 'closed' || is === 'again') ? 'badly' : 'well')
    if (outcomes.some(({ is }) => is === 'sent')) {
      reach('taken by the other side')
      breaker.succeeded()
    }
    const ended: { task: Delivery; outcome: SendOutcome }[] = []
    const again: Delivery[] = []
    const unsent: Delivery[] = []
    let relayFailure: string | undefined
    for (const [at, task] of tasks.entries()) {
      const outcome = outcomes[at]!
      const repetition = repeated(task, outcome)
      if (repetition) again.push(repetition)
      else if (isSingleRoute && breaker.isAboutRelay(outcome)) {
        relayFailure ??= outcome.response
        unsent.push(task)
      } else ended.push({ task, outcome })
    }
    // The slot is free when the last result is stored.
    if (ended.length === 0) run.settle()
    for (const [at, { task, outcome }] of ended.entries())
      batches.end(task, deliveryOutcomeOf(outcome), at === ended.length - 1 ? run.settle : undefined)
    for (const task of again.toReversed()) scheduler.addFirst(task)
    if (relayFailure !== undefined) {
      breaker.failed(relayFailure)
      // All queued mail returns to the queue; nothing is stored per recipient.
      for (const task of [...unsent, ...scheduler.takeOut()]) batches.requeue(task, relayFailure)
    }
    // Other mail to this domain could not be sent either.
    const closed = ended.find(({ outcome }) => outcome.is === 'closed')
    if (closed)
      for (const other of scheduler.takeOut(run.task.domain)) batches.end(other, deliveryOutcomeOf(closed.outcome))
  }
}
