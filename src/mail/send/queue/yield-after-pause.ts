import type { Tx } from '#storage/database.ts'
import type { DomainScheduler } from './pacing/domain-scheduler.ts'
import { heldBy } from './store.ts'
import type { Delivery } from './delivery.ts'

/** After this process was away for long: what others have taken meanwhile is theirs, and everything else goes on. */
export async function yieldTaken(
  tx: Tx,
  worker_id: number,
  scheduler: DomainScheduler,
  giveBack: (delivery: Delivery) => void,
) {
  const rows = await heldBy.all(tx, { worker_id })
  const held = new Set(
    rows.map(({ outgoing_message_id, recipient_id }) => `${outgoing_message_id} ${recipient_id ?? ''}`),
  )
  for (const task of scheduler.takeOut()) {
    const { outgoingMessage, isRetry } = task.batch
    if (held.has(`${outgoingMessage.id} ${isRetry ? task.recipient.id : ''}`)) scheduler.add(task)
    else giveBack(task)
  }
}
