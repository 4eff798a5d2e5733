import type { RecordContext } from '#runtime/calls/handler.ts'
import { pendingStates } from './states.ts'
import { lockExpired, sweepDecided } from './store.ts'
import { pendingDays } from './notify-moderators.ts'
import { aboutPending } from './view.ts'

const batch = 200

// They are locked: nobody else can decide on them meanwhile.
const fail = (): never => {
  throw new Error('a message that was held did not expire')
}

/**
 * Ends the waiting of messages on which nobody decided in two weeks, and forgets those on which was decided as long ago,
 * some at a time; whether there may be more.
 */
export async function expirePendingMessages(call: RecordContext<'message.expired'>): Promise<boolean> {
  const rows = await lockExpired.all(call.tx, { limit: batch })
  for (const { group_id, ...row } of rows)
    await pendingStates.move({ ...call, fail }, 'expire', { group_id, id: row.id }, { ...aboutPending(row), group_id })
  const forgotten = await sweepDecided.run(call.tx, { days: pendingDays, limit: batch })
  return Math.max(rows.length, forgotten) === batch
}
