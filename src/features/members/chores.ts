import type { Recording } from '#runtime/call.ts'
import type { Tx } from '#storage/database.ts'
import { sweepAdds, sweepComplaints } from './adds/store.ts'
import { depart } from './depart.ts'
import { sweepInvites } from './invites/store.ts'
import { sweepRequests } from './requests/store.ts'
import { lockExpired } from './store.ts'
import { daysBetween } from './unasked/limits.ts'
import { sweepLetters } from './unasked/store.ts'

const pendingDays = 14
const batch = 200

/** Ends the waiting of those on whom nobody decided in two weeks, some at a time; whether there may be more. */
export async function expirePendingMembers(call: Recording<'member.expired'>): Promise<boolean> {
  const rows = await lockExpired.all(call.tx, { days: pendingDays, limit: batch })
  await depart(call, 'expire', rows)
  return rows.length === batch
}

/** Forgets invitations and requests that nobody will ask for any more. */
export async function sweepMembers(tx: Tx): Promise<void> {
  await sweepInvites.run(tx)
  await sweepAdds.run(tx)
  await sweepComplaints.run(tx)
  await sweepLetters.run(tx, { days: daysBetween })
  await sweepRequests.run(tx)
}
