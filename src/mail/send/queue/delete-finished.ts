import type { Tx } from '#storage/database.ts'
import { sweepNotifications } from '../notifications/store.ts'
import { sweepLocalMailbox } from './store-local-copy.ts'
import { sweepMessages, sweepOrphanedDeliveries, sweepWorkers } from './store.ts'

const batch = 500

/** Deletes expired rows of the queue. */
export async function sweepQueue(tx: Tx): Promise<void> {
  while ((await sweepMessages.run(tx, { limit: batch })) === batch);
  while ((await sweepNotifications.run(tx, { limit: batch })) === batch);
  await sweepOrphanedDeliveries.run(tx)
  await sweepWorkers.run(tx)
  await sweepLocalMailbox(tx)
}
