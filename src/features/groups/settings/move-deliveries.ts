import { createResumableJob } from '#runtime/jobs/resumable-job.ts'
import type { Tx } from '#storage/database.ts'
import { groupOf } from '../finders.ts'
import { deliveryMoves } from './settings-rules.ts'
import { groupById, moveDelivery } from '../store.ts'

type DeliveryMove = (typeof deliveryMoves)[number]

const batch = 500

/**
 * Moves members to another delivery because a setting was switched on. The first of them with the change itself; where
 * there are more, the rest in the background, so that no call locks a hundred thousand rows.
 */
export async function moveDeliveries(tx: Tx, group_id: number, { setting, from, to }: DeliveryMove): Promise<void> {
  const moved = await moveDelivery.run(tx, { group_id, from, to, limit: batch })
  await deliveryMoveJob.enqueue(tx, moved === batch ? { group_id, setting } : null)
}

type DeliveryMoveProgress = { group_id: number; setting: DeliveryMove['setting'] }

/** Continues `moveDeliveries` while the setting is on. */
export const deliveryMoveJob = createResumableJob('group delivery', async ({ read }, rest: DeliveryMoveProgress) => {
  const { group_id, setting } = rest
  const row = await groupById.first(read, { id: group_id })
  const move = deliveryMoves.find(one => one.setting === setting)
  if (!row || !move || !groupOf(row).settings[setting]) return null
  const moved = await moveDelivery.run(read, { group_id, from: move.from, to: move.to, limit: batch })
  return moved === batch ? rest : null
})
