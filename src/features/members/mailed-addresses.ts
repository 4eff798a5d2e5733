import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

/** Whether a member `m` gets email of the group, by their options and their delivery status. */
export const getsEmail = `m.status = 'sub_status_normal' and m.email_delivery <> 'email_delivery_none'
     and m.user_status = 'user_status_confirmed'`

const mailedAmong = query(
  'member.mailedAmong',
  `select given as "email!" from unnest(:emails::text[]) given where exists (
     select from accounts a join members m on m.account_id = a.id
     where lower(a.email) = lower(given) and m.status = 'sub_status_normal' and m.user_status = 'user_status_confirmed')`,
)

/** Which of the given addresses get email of a group. */
export async function mailedAddresses(tx: Tx, emails: readonly string[]): Promise<ReadonlySet<string>> {
  if (emails.length === 0) return new Set()
  return new Set((await mailedAmong.all(tx, { emails })).map(({ email }) => email))
}

export type AddressInGroup = { email: string; group_name: string }
const unzip = (given: readonly AddressInGroup[]) => ({
  emails: given.map(({ email }) => email),
  group_names: given.map(({ group_name }) => group_name),
})

// The membership has the delivery option. Suspended accounts get no group email.
const stoppedAmong = query(
  'member.stoppedAmong',
  `select given.email as "email!", given.group_name as "group_name!"
   from unnest(:emails::text[], :group_names::text[]) as given (email, group_name)
   join accounts a on lower(a.email) = lower(given.email)
   left join groups g on lower(g.name) = lower(given.group_name)
   left join members m on m.group_id = g.id and m.account_id = a.id
   where a.status = 'user_status_inactive' or coalesce(m.user_status, a.status) in ('user_status_bouncing', 'user_status_bounced')`,
)

/** Whether email of a group to an address has stopped: after bounces or a complaint, or because its account is suspended. */
export async function stoppedAddresses(
  tx: Tx,
  given: readonly AddressInGroup[],
): Promise<(address: AddressInGroup) => boolean> {
  const key = ({ email, group_name }: AddressInGroup): string => `${group_name} ${email}`
  const stopped = new Set(given.length === 0 ? [] : (await stoppedAmong.all(tx, unzip(given))).map(key))
  return address => stopped.has(key(address))
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
export function membersAt(tx: Tx, given: readonly AddressInGroup[]) {
  return given.length === 0 ? [] : membersAmong.all(tx, unzip(given))
}
