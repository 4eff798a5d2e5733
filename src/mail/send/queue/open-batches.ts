import type { Delivery, DeliveryBatch, DeliveryOutcome } from './delivery.ts'
import type { FinishClaim } from './finish-claim.ts'
import type { ResultWriter } from './result-writer.ts'

/** Batches with unfinished deliveries. */
export type OpenBatches = {
  add(batch: DeliveryBatch): void
  /** Number of batches with deliveries that were not started. Batches that only wait for replies do not count. */
  unstarted(): number
  /** Number of emails of a priority that were not started. */
  waitingOf(priority: number): number
  /** Records the result of a delivery. `onCommitted` is called after the commit. */
  end(task: Delivery, outcome: DeliveryOutcome, onCommitted?: () => void): void
  /** Returns an untried delivery; its claim goes back to the queue. */
  requeue(task: Delivery, reason?: string): void
}

export function createOpenBatches(
  resultWriter: ResultWriter,
  finishClaim: FinishClaim,
  onFinished: () => void,
): OpenBatches {
  const batches = new Set<DeliveryBatch>()

  function settleOne(batch: DeliveryBatch): void {
    batch.left -= 1
    if (batch.left > 0) return
    batches.delete(batch)
    onFinished()
    if (batch.requeueReason === null) finishClaim.done(batch.claim)
    else finishClaim.requeue(batch.claim, batch.requeueReason)
  }
  return {
    add: batch => void batches.add(batch),
    unstarted: () => [...batches].filter(({ left, active }) => left > active).length,
    waitingOf: priority =>
      [...batches].reduce((sum, { claim, left, active }) => sum + (claim.priority === priority ? left - active : 0), 0),
    end(task, outcome, onCommitted) {
      resultWriter.record({ is: 'attempted', task, outcome, ...(onCommitted ? { onCommitted } : {}) })
      settleOne(task.batch)
    },
    requeue(task, reason = '') {
      const { batch } = task
      if (batch.isRetry) resultWriter.record({ is: 'released', task })
      batch.requeueReason ??= reason
      settleOne(batch)
    },
  }
}
