import type { Delivery, DeliveryBatch, DeliveryEnding as DeliveryOutcome } from './delivery.ts'
import type { FinishClaim } from './finish-claim.ts'
import type { ResultWriter } from './result-writer.ts'

/** The claims of which deliveries are left. */
export type OpenBatches = {
  add(batch: DeliveryBatch): void
  /** How many have deliveries that were not started. One that only waits for replies takes no room. */
  unstarted(): number
  /** A delivery has a result. `written`: it is committed. */
  end(task: Delivery, ending: DeliveryOutcome, written?: () => void): void
  /** A delivery is not made here; its claim goes back to the queue. */
  giveBack(task: Delivery, reason?: string): void
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
    if (batch.givenBack === null) finishClaim.done(batch.claim)
    else finishClaim.requeue(batch.claim, batch.givenBack)
  }
  return {
    add: batch => void batches.add(batch),
    unstarted: () => [...batches].filter(({ left, active }) => left > active).length,
    end(task, ending, written) {
      resultWriter.record({ is: 'ended', task, ending, ...(written ? { written } : {}) })
      settleOne(task.batch)
    },
    giveBack(task, reason = '') {
      const { batch } = task
      if (batch.isRetry) resultWriter.record({ is: 'freed', task })
      batch.givenBack ??= reason
      settleOne(batch)
    },
  }
}
