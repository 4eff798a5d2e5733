import { addJob, type Reader } from '#runtime/outbox.ts'
import type { Database, Tx } from '#storage/database.ts'
import { groupOf } from './finders.ts'
import { deliveryMoves } from './settings-rules.ts'
import { groupById, moveDelivery } from './store.ts'

type Move = (typeof deliveryMoves)[number]

const name = 'group delivery'
const batch = 500
/** One job works no longer than this, so that the jobs of others come in between. */
const sliceMs = 100

/**
 * Moves members to another delivery because a setting was switched on. The first of them with the change itself; where
 * there are more, the rest in the background, so that no call locks a hundred thousand rows.
 */
export async function moveDeliveries(tx: Tx, group_id: number, { setting, from, to }: Move): Promise<void> {
  const moved = await moveDelivery.run(tx, { group_id, from, to, limit: batch })
  if (moved === batch) await addJob(tx, name, { group_id, setting })
}

/** Goes on with what `moveDeliveries` left, as long as the setting is on. */
export function groupDelivery(database: Database): Reader {
  return {
    name,
    facts: [],
    async handle({ payload }, commit) {
      const { group_id, setting } = payload as { group_id: number; setting: Move['setting'] }
      const row = await groupById.first(database.read, { id: group_id })
      const move = deliveryMoves.find(one => one.setting === setting)
      if (!row || !move || !groupOf(row).settings[setting]) return
      const until = performance.now() + sliceMs
      while ((await moveDelivery.run(database.read, { group_id, from: move.from, to: move.to, limit: batch })) > 0)
        if (performance.now() > until) return commit(tx => addJob(tx, name, payload))
    },
  }
}
