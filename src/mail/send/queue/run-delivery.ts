import { traced } from '#base/tracing.ts'
import type { CircuitBreaker } from './pacing/circuit-breaker.ts'
import type { ConnectionPool } from './pacing/connection-pool.ts'
import type { DeliveryOutcome } from './delivery.ts'
import type { DeliveryRun, DomainScheduler } from './pacing/domain-scheduler.ts'
import type { OpenBatches } from './open-batches.ts'
import type { Checkpoint } from './result-writer.ts'
import { sendDelivery, type SendOutcome } from './send-delivery.ts'

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

/** Sends an email that has a slot, and handles the outcome for it and for other mail to its domain. */
export function deliveryRunner(deps: RunDeliveryDeps): (run: DeliveryRun) => Promise<void> {
  const { connectionPool, scheduler, batches, breaker, isSingleRoute, isStopping, reach } = deps
  return async run => {
    const { task } = run
    // Not the domain: it can be a person's own.
    const attributes = { 'folkmoot.delivery.tries': task.tries }
    const describe = ({ is }: SendOutcome) => ({ 'folkmoot.delivery.outcome': is })
    const outcome = await traced({ name: 'delivery', kind: 'client', attributes, describe }, () =>
      sendDelivery(task, connectionPool),
    )
    run.end(outcome.is === 'closed' || outcome.is === 'again' ? 'badly' : 'well')
    if (outcome.is === 'sent') {
      reach('taken by the other side')
      breaker.succeeded()
    }
    if (outcome.is === 'again' && !task.isRepeated && !isStopping()) {
      run.settle()
      return scheduler.addFirst({ ...task, isRepeated: true })
    }
    if (isSingleRoute && breaker.isAboutRelay(outcome)) {
      run.settle()
      breaker.failed(outcome.response)
      // All queued mail returns to the queue; nothing is stored per recipient.
      for (const waiting of [task, ...scheduler.takeOut()]) batches.requeue(waiting, outcome.response)
      return
    }
    const delivered = deliveryOutcomeOf(outcome)
    batches.end(task, delivered, run.settle)
    // Other mail to this domain could not be sent either.
    if (outcome.is === 'closed') for (const other of scheduler.takeOut(task.domain)) batches.end(other, delivered)
  }
}
