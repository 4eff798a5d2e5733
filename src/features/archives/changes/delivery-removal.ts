import { longWork } from '#runtime/long-work.ts'
import { deleteDeliveries } from './message-store.ts'

const batch = 500

type Rest = { group_id: number; message_ids: readonly number[] }

/** Removes the deliveries of messages that are gone, where there were many. */
export const deliveryRemoval = longWork('delivery removal', async ({ read }, rest: Rest) =>
  (await deleteDeliveries.run(read, { ...rest, limit: batch })) === batch ? rest : null,
)
