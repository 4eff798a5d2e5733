import { randomInt } from 'node:crypto'
import type { Value } from '#contract/enumerations.ts'
import type { RecordContext } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import type { Row } from '#storage/query.ts'
import { memberFactData } from '../member-fact-data.ts'
import { parseAddresses, type NamedAddress } from '../parse-addresses.ts'
import { newPostStatus } from '../membership/join.ts'
import { lockMembersOf, membersById } from '../store.ts'
import type { MemberRow } from '../view.ts'
import { accountsOf, classifyAddresses, insertAccounts, insertMembers } from './store.ts'

type AddProblem = { email: string; status: Value<'direct_add_status'>; group_id: number }
type ClassifiedAddress = NamedAddress & Row<'adds.classify'>
/** What adding these people to a group would mean. */
export type AddPlan = {
  total: number
  problems: AddProblem[]
  newcomers: ClassifiedAddress[]
  already: ClassifiedAddress[]
}

export const memberProblems: Record<string, AddProblem['status']> = {
  sub_status_normal: 'already_member',
  sub_status_pending: 'pending',
  sub_status_banned: 'banned',
}
// Nothing from accounts is included: a known address is added like an unknown one.
// Who left after our email gets no second one for 30 days, and would be back without a word.
export function problemOf({
  member_status,
  invited,
  refuses,
  has_left,
}: Row<'adds.classify'>): AddProblem['status'] | undefined {
  if (member_status !== null) return memberProblems[member_status]
  if (refuses || has_left) return 'unwanted'
  return invited ? 'already_invited' : undefined
}

/** Plans direct adds for a list of addresses, without changes. */
export async function planAdds(tx: Tx, group_id: number, emails: string): Promise<AddPlan> {
  const { total, named, invalid } = parseAddresses(emails)
  const rows = await classifyAddresses.all(tx, { group_id, emails: named.map(({ address }) => address.toLowerCase()) })
  const plan: AddPlan = { total, problems: [], newcomers: [], already: [] }
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

/** A person to add, with the data shown until they accept; null for those who accepted in the parent. */
type AddedPerson = { account_id: number; email: string; given: { id: number; name: string; email: string } | null }

type AddMembersParams = { plan: AddPlan; group: Group; subgroups: readonly Group[]; direct_add_id: number }
export type AddMembersResult = { problems: AddProblem[]; added: { row: MemberRow; group: Group }[] }

/** Adds the new people of a plan to the group, and then everyone in it to the subgroups. */
export async function addMembers(
  call: RecordContext<'member.added'>,
  adding: AddMembersParams,
): Promise<AddMembersResult> {
  const { plan, group, subgroups, direct_add_id } = adding
  const { tx } = call
  const problems = [...plan.problems]
  const added: AddMembersResult['added'] = []
  const notifiedIds = new Set<number>()
  const addTo = async (where: Group, people: readonly AddedPerson[]) => {
    const { rows, standing } = await insertIntoGroup(tx, where, people)
    for (const row of rows) {
      added.push({ row, group: where })
      call.record('member.added', { ...memberFactData(row), direct_add_id, is_first: !notifiedIds.has(row.user_id) })
      notifiedIds.add(row.user_id)
    }
    // Added concurrently by somebody else.
    for (const { email, status } of standing)
      problems.push({ email, status: memberProblems[status]!, group_id: where.id })
    return standing
  }
  const standing = await addTo(group, await peopleOf(tx, plan.newcomers))
  if (subgroups.length === 0) return { problems, added }

  // Locked, so that nobody ends up in a subgroup but not in the parent.
  const everybody = [
    ...[...plan.already, ...standing].map(({ account_id }) => account_id!),
    ...added.map(({ row }) => row.user_id),
  ]
  const locked = await lockMembersOf.all(tx, { account_ids: everybody, group_ids: [group.id] })
  const inside = new Map(
    locked.filter(({ status }) => status === 'sub_status_normal').map(row => [row.user_id, personOf(row)]),
  )
  for (const subgroup of subgroups) {
    const emails = [...inside.values()].map(({ email }) => email.toLowerCase())
    const newcomers: AddedPerson[] = []
    for (const { account_id, member_status, refuses, has_left } of await classifyAddresses.all(tx, {
      group_id: subgroup.id,
      emails,
    })) {
      const person = inside.get(account_id!)!
      const status =
        member_status === null ? (refuses || has_left ? 'unwanted' : undefined) : memberProblems[member_status]
      if (status) problems.push({ email: person.given?.email ?? person.email, status, group_id: subgroup.id })
      else newcomers.push(person)
    }
    await addTo(subgroup, newcomers)
  }
  return { problems, added }
}

/** Beyond what accounts will ever have as numbers. */
const firstGivenId = 2 ** 52
const randomId = (): number => firstGivenId + randomInt(2 ** 48 - 1)

/** The accounts of addresses; missing ones are created. */
export async function peopleOf(tx: Tx, named: readonly NamedAddress[]): Promise<AddedPerson[]> {
  await insertAccounts.run(tx, {
    emails: named.map(({ address }) => address),
    names: named.map(({ name }) => name),
  })
  const accounts = await accountsOf.all(tx, { emails: named.map(({ address }) => address.toLowerCase()) })
  const ids = new Map(accounts.map(({ id, email }) => [email, id]))
  return named.map(({ name, address: email }) => ({
    account_id: ids.get(email.toLowerCase())!,
    email,
    given: { id: randomId(), name, email },
  }))
}

function personOf({ user_id, email, given_id, given_name, given_email }: MemberRow): AddedPerson {
  const given = given_id === null ? null : { id: given_id, name: given_name ?? '', email: given_email ?? '' }
  return { account_id: user_id, email, given }
}

/** Inserts memberships; returns these, and existing ones. */
async function insertIntoGroup(tx: Tx, { id, settings }: Group, people: readonly AddedPerson[]) {
  if (people.length === 0) return { rows: [], standing: [] }
  const made = await insertMembers.all(tx, {
    group_id: id,
    people: json(
      people.map(({ account_id, email, given }) => ({
        account_id,
        email: email.toLowerCase(),
        ...(given && { given_id: given.id, given_name: given.name, given_email: given.email }),
      })),
    ),
    post_status: newPostStatus(settings),
    email_delivery: settings.email_delivery_default,
    message_selection: settings.message_selection_default,
    max_attachment_size: settings.max_attachment_size_default,
    auto_follow_replies: settings.auto_follow_replies_default,
  })
  const rows = await membersById.all(tx, { group_id: id, ids: made.map(row => row.id) })
  const added = new Set(rows.map(({ user_id }) => user_id))
  const others = people.filter(({ account_id }) => !added.has(account_id))
  if (others.length === 0) return { rows, standing: [] }
  const found = await lockMembersOf.all(tx, {
    account_ids: others.map(({ account_id }) => account_id),
    group_ids: [id],
  })
  const statuses = new Map(found.map(({ user_id, status }) => [user_id, status]))
  return {
    rows,
    standing: others.map(({ account_id, email }) => ({
      account_id,
      email,
      status: statuses.get(account_id) ?? 'sub_status_normal',
    })),
  }
}
