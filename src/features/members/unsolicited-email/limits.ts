import { tryConsumeQuota } from '#runtime/limits/rate-limiter.ts'
import type { Tx } from '#storage/database.ts'
import { deleteUnsolicited, recordUnsolicited } from './store.ts'

/** A group writes once in so many days to an address that did not ask. */
export const daysBetween = 30
/** All groups together in a day. */
const perDay = { count: 10, seconds: 86_400 }

/** Whether a group may write to an address that did not ask for it; if so, it counts. */
export async function consumeUnsolicitedQuota(tx: Tx, group_id: number, email: string): Promise<boolean> {
  if (!(await recordUnsolicited.first(tx, { group_id, email, days: daysBetween }))) return false
  if (await consumeDailyQuota(tx, email)) return true
  await deleteUnsolicited.run(tx, { group_id, email })
  return false
}

/** One more of the emails that an address gets in a day without having asked; false: it has had all of them. */
export const consumeDailyQuota = (tx: Tx, email: string): Promise<boolean> =>
  tryConsumeQuota(tx, `unsolicited-to:${email.toLowerCase()}`, perDay)
