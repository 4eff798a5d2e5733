import type { Tx } from '#storage/database.ts'
import { sweepLocalMailbox } from './store-local-copy.ts'
import { sweepOrphanedDeliveries, sweepWorkers } from './store.ts'

/** Deletes what belongs to nothing in the queue any more. */
export async function sweepQueue(tx: Tx): Promise<void> {
  await sweepOrphanedDeliveries.run(tx)
  await sweepWorkers.run(tx)
  await sweepLocalMailbox(tx)
}
