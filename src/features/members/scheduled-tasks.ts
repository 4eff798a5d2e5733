import type { RecordContext } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import { sweepAdds, sweepComplaints } from './direct-add/store.ts'
import { endMemberships } from './membership/end-membership.ts'
import { sweepInvites } from './invites/store.ts'
import { sweepRequests } from './join-requests/store.ts'
import { lockExpired } from './store.ts'
import { daysBetween } from './unsolicited-email/limits.ts'
import { sweepUnsolicited } from './unsolicited-email/store.ts'

const pendingDays = 14
const batch = 200

/** Expires requests without a decision after two weeks, in batches; returns whether there may be more. */
export async function expirePendingMembers(call: RecordContext<'member.expired'>): Promise<boolean> {
  const rows = await lockExpired.all(call.tx, { days: pendingDays, limit: batch })
  await endMemberships(call, 'expire', rows)
  return rows.length === batch
}

/** Deletes old invitations and requests. */
export async function sweepMembers(tx: Tx): Promise<void> {
  await sweepInvites.run(tx)
  await sweepAdds.run(tx)
  await sweepComplaints.run(tx)
  await sweepUnsolicited.run(tx, { days: daysBetween })
  await sweepRequests.run(tx)
}
