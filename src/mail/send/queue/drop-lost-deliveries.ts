import type { Tx } from '#storage/database.ts'
import type { DomainScheduler } from './pacing/domain-scheduler.ts'
import { heldBy } from './store.ts'
import type { Delivery } from './delivery.ts'

/** Continues after the lease had expired: deliveries claimed by other workers meanwhile are dropped, the rest goes on. */
export async function dropLostDeliveries(
  tx: Tx,
  worker_id: number,
  scheduler: DomainScheduler,
  requeue: (delivery: Delivery) => void,
) {
  const rows = await heldBy.all(tx, { worker_id })
  const held = new Set(
    rows.map(({ outgoing_message_id, recipient_id }) => `${outgoing_message_id} ${recipient_id ?? ''}`),
  )
  for (const task of scheduler.takeOut()) {
    const { outgoingMessage, isRetry } = task.batch
    if (held.has(`${outgoingMessage.id} ${isRetry ? task.recipient.id : ''}`)) scheduler.add(task)
    else requeue(task)
  }
}
