import { addJob, type Reader } from '#runtime/outbox.ts'
import type { Database } from '#storage/database.ts'
import { deleteDeliveries } from './message-store.ts'
import { deliveryRemovalName as name } from './remove-messages.ts'

const batch = 500
/** One job works no longer than this, so that the jobs of others come in between. */
const sliceMs = 100

/** Removes the deliveries of messages that are gone, where there were many. */
export const deliveryRemoval = (database: Database): Reader => ({
  name,
  facts: [],
  async handle({ payload }, commit) {
    const { group_id, message_ids } = payload as { group_id: number; message_ids: number[] }
    const until = performance.now() + sliceMs
    while ((await deleteDeliveries.run(database.read, { group_id, message_ids, limit: batch })) === batch) {
      if (performance.now() > until) return commit(tx => addJob(tx, name, payload))
    }
  },
})
