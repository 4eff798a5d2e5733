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

const membersAmong = query(
  'member.addressedAmong',
  `select given.email as "email!", given.group_name as "group_name!", m.group_id, m.id as member_id
   from unnest(:emails::text[], :group_names::text[]) as given (email, group_name)
   join groups g on lower(g.name) = lower(given.group_name)
   join accounts a on lower(a.email) = lower(given.email)
   join members m on m.group_id = g.id and m.account_id = a.id and m.status = 'sub_status_normal'`,
)

/** The memberships that some addresses have in groups, each address with the name of a group. */
export function membersAt(tx: Tx, given: readonly { email: string; group_name: string }[]) {
  const [emails, group_names] = [given.map(({ email }) => email), given.map(({ group_name }) => group_name)]
  return given.length === 0 ? [] : membersAmong.all(tx, { emails, group_names })
}
