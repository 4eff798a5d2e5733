import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

const mailedAmong = query(
  'member.mailedAmong',
  `select given as "email!" from unnest(:emails::text[]) given where exists (
     select from accounts a join members m on m.account_id = a.id
     where lower(a.email) = lower(given) and m.status = 'sub_status_normal' and m.user_status = 'user_status_confirmed')`,
)

/** Those of some addresses, as they were given, that get the mail of a group. */
export async function mailedAddresses(tx: Tx, emails: readonly string[]): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set()
  return new Set((await mailedAmong.all(tx, { emails })).map(({ email }) => email))
}
