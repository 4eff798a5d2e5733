import type { Value } from '#contract/enumerations.ts'
import type { Recording } from '#runtime/call.ts'
import type { Group } from '#runtime/subjects.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { readAddresses, type Named } from '../addresses.ts'
import { newPostStatus } from '../join.ts'
import { lockMembersOf, membersById } from '../store.ts'
import type { MemberRow } from '../view.ts'
import { classifyAddresses, insertAccounts, insertMembers } from './store.ts'

type Problem = { email: string; status: Value<'direct_add_status'>; group_id: number }
type Known = Named & Row<'adds.classify'>
/** What adding these people to a group would mean. */
export type Plan = { total: number; problems: Problem[]; newcomers: Known[]; already: Known[] }

const memberProblems: Record<string, Problem['status']> = {
  sub_status_normal: 'already_member',
  sub_status_pending: 'pending',
  sub_status_banned: 'banned',
}
const accountProblems: Record<string, Problem['status']> = {
  user_status_bouncing: 'bouncing',
  user_status_bounced: 'bouncing',
  user_status_inactive: 'not_confirmed',
}
function problemOf({ member_status, user_status, has_password, invited }: Known): Problem['status'] | undefined {
  if (member_status !== null) return memberProblems[member_status]
  if (user_status !== null && accountProblems[user_status]) return accountProblems[user_status]
  // Anybody can have registered this address: whoever has the password is perhaps not whom the moderator means.
  // docs/decisions/0043
  if (user_status === 'user_status_notconfirmed' && has_password) return 'not_confirmed'
  return invited ? 'already_invited' : undefined
}

/** Looks at everybody in a list of addresses, and changes nothing. */
export async function planAdds(tx: Tx, group_id: number, emails: string): Promise<Plan> {
  const { total, named, invalid } = readAddresses(emails)
  const rows = await classifyAddresses.all(tx, { group_id, emails: named.map(({ address }) => address.toLowerCase()) })
  const plan: Plan = { total, problems: [], newcomers: [], already: [] }
  for (const email of invalid) plan.problems.push({ email, status: 'invalid_email', group_id })
  for (const [index, row] of rows.entries()) {
    const known = { ...named[index]!, ...row }
    const status = problemOf(known)
    if (status) plan.problems.push({ email: known.address, status, group_id })
    if (status === 'already_member') plan.already.push(known)
    if (!status) plan.newcomers.push(known)
  }
  return plan
}

type Adding = { plan: Plan; group: Group; subgroups: readonly Group[]; direct_add_id: number }
export type Added = { problems: Problem[]; added: { row: MemberRow; group: Group }[] }

/** Makes the newcomers of a plan members, and everybody in it who is in then members of the subgroups. */
export async function performAdds(call: Recording<'member.added'>, adding: Adding): Promise<Added> {
  const { plan, group, subgroups, direct_add_id } = adding
  const { tx } = call
  const unknown = plan.newcomers.filter(({ account_id }) => account_id === null)
  const made = await insertAccounts.all(tx, {
    emails: unknown.map(({ address }) => address),
    names: unknown.map(({ name }) => name),
  })
  const madeIds = new Map(made.map(({ id, email }) => [email, id]))
  const problems = [...plan.problems]
  const ids: number[] = []
  for (const { account_id, address } of plan.newcomers) {
    const id = account_id ?? madeIds.get(address)
    // Somebody registered the address just now.
    if (id === undefined) problems.push({ email: address, status: 'not_confirmed', group_id: group.id })
    else ids.push(id)
  }
  const newAccounts = new Set(madeIds.values())
  const added: Added['added'] = []
  const told = new Set<number>()
  const addTo = async (where: Group, accounts: readonly number[]) => {
    for (const row of await insertInto(tx, where, accounts)) {
      added.push({ row, group: where })
      const about = { group_id: where.id, member_info_id: row.id, email: row.email }
      const is_first = !told.has(row.user_id)
      told.add(row.user_id)
      call.record('member.added', { ...about, direct_add_id, new_account: newAccounts.has(row.user_id), is_first })
    }
  }
  await addTo(group, ids)
  if (subgroups.length === 0) return { problems, added }
  // Locked, so that nobody is out of the parent and in a subgroup in the end.
  const everybody = [...plan.already.map(({ account_id }) => account_id!), ...added.map(({ row }) => row.user_id)]
  const locked = await lockMembersOf.all(tx, { account_ids: everybody, group_ids: [group.id] })
  const inside = new Map(
    locked.filter(({ status }) => status === 'sub_status_normal').map(({ user_id, email }) => [user_id, email]),
  )
  for (const subgroup of subgroups) {
    const found = await classifyAddresses.all(tx, {
      group_id: subgroup.id,
      emails: [...inside.values()].map(email => email.toLowerCase()),
    })
    for (const { account_id, member_status } of found)
      if (member_status !== null)
        problems.push({
          email: inside.get(account_id!)!,
          status: memberProblems[member_status]!,
          group_id: subgroup.id,
        })
    await addTo(
      subgroup,
      found.filter(({ member_status }) => member_status === null).map(({ account_id }) => account_id!),
    )
  }
  return { problems, added }
}

async function insertInto(tx: Tx, { id, settings }: Group, accounts: readonly number[]): Promise<MemberRow[]> {
  if (accounts.length === 0) return []
  const made = await insertMembers.all(tx, {
    group_id: id,
    account_ids: accounts,
    post_status: newPostStatus(settings),
    email_delivery: settings.email_delivery_default,
    message_selection: settings.message_selection_default,
    max_attachment_size: settings.max_attachment_size_default,
    auto_follow_replies: settings.auto_follow_replies_default,
  })
  return membersById.all(tx, { group_id: id, ids: made.map(row => row.id) })
}
