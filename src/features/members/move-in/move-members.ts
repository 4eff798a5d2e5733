import type { Value } from '#contract/enumerations.ts'
import type { Grant } from '#contract/permissions.ts'
import type { SystemTransaction } from '#runtime/transactions/commit-with-facts.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { json } from '#storage/values.ts'
import { allowedDelivery } from '../../groups/index.ts'
import { peopleOf, problemOf } from '../direct-add/add-members.ts'
import { classifyAddresses, insertAdd } from '../direct-add/store.ts'
import { memberFactData } from '../member-fact-data.ts'
import { membersById } from '../store.ts'
import { insertMovedMembers, markBounced, releaseDelivery } from './store.ts'

/** A member of another service, whose address is valid and in no other entry. */
export type MovedMember = {
  name: string
  address: string
  status: 'sub_status_normal' | 'sub_status_banned'
  mod_status: Value<'mod_status'>
  email_delivery: Value<'email_delivery'> | null
  message_selection: Value<'message_selection'> | null
  post_status: Value<'post_status'>
  is_bouncing: boolean
  joined: string | null
}
export type MoveMembersOptions = {
  /** Says what would be done without doing it. */
  dryRun: boolean
  /** They get the group's email at once; otherwise theirs is held. */
  deliver: boolean
  /** Each new member gets the email that people get who are added directly. */
  welcome: boolean
}
/** What became of each member, in the order given. */
export type MoveOutcome = 'added' | 'banned' | 'present' | 'presentOtherwise' | 'unwanted' | 'invited'

/** What moderators of other services may do here: they decide on posts and members, and see these. */
const moderatorGrants: readonly Grant[] = ['sub_perm_pendingmsg', 'sub_perm_pendingmembers', 'sub_perm_viewmembers']

/**
 * Adds members of another service to a group, as direct adds are: until the owners of the addresses agree, only what was given is
 * shown of them. Whoever has a membership of any status keeps it as it is, so that this can be repeated. docs/decisions/0046
 */
export async function moveMembers(
  { tx, record }: SystemTransaction,
  group: Group,
  members: readonly MovedMember[],
  { dryRun, deliver, welcome }: MoveMembersOptions,
): Promise<MoveOutcome[]> {
  const emails = members.map(({ address }) => address.toLowerCase())
  const rows = await classifyAddresses.all(tx, { group_id: group.id, emails })
  const outcomes = rows.map((row, n): MoveOutcome => {
    const { status } = members[n]!
    if (row.member_status !== null)
      return (row.member_status === 'sub_status_banned') === (status === 'sub_status_banned')
        ? 'present'
        : 'presentOtherwise'
    if (status === 'sub_status_banned') return 'banned'
    const problem = problemOf(row)
    return problem === 'unwanted' ? 'unwanted' : problem === 'already_invited' ? 'invited' : 'added'
  })
  const chosen = members.filter((_, n) => ['added', 'banned', 'invited'].includes(outcomes[n]!))
  if (dryRun || chosen.length === 0) return outcomes
  const people = await peopleOf(tx, chosen)
  const { settings } = group
  const made = await insertMovedMembers.all(tx, {
    group_id: group.id,
    people: json(
      people.map(({ account_id, email, given }, n) =>
        memberRow(group, chosen[n]!, { account_id, email, given, deliver }),
      ),
    ),
    max_attachment_size: settings.max_attachment_size_default,
    auto_follow_replies: settings.auto_follow_replies_default,
  })
  const idOf = new Map(made.map(({ id, account_id }) => [account_id, id]))
  const bounced = people.flatMap(({ account_id }, n) => (chosen[n]!.is_bouncing ? (idOf.get(account_id) ?? []) : []))
  if (bounced.length > 0) await markBounced.run(tx, { group_id: group.id, ids: bounced })
  const joined = made.filter(({ status }) => status === 'sub_status_normal')
  record('members.imported', { group_id: group.id, members: joined.length, banned: made.length - joined.length })
  if (welcome && joined.length > 0)
    await welcomeMembers(
      { tx, record },
      group,
      joined.map(({ id }) => id),
    )
  return outcomes
}

function memberRow(
  { settings }: Group,
  member: MovedMember,
  {
    account_id,
    email,
    given,
    deliver,
  }: { account_id: number; email: string; given: { id: number; name: string; email: string } | null; deliver: boolean },
) {
  const { status, mod_status, post_status, message_selection, joined } = member
  const delivery = allowedDelivery(settings, member.email_delivery ?? settings.email_delivery_default)
  const none = allowedDelivery(settings, 'email_delivery_none')
  const isHeld = !deliver && status === 'sub_status_normal' && delivery !== none
  return {
    ...{ account_id, email: email.toLowerCase(), status, post_status, created: joined },
    ...(given && { given_id: given.id, given_name: given.name, given_email: given.email }),
    ...{ mod_status, mod_permissions: mod_status === 'sub_modstatus_moderator' ? moderatorGrants : [] },
    email_delivery: isHeld ? none : delivery,
    held_delivery: isHeld ? delivery : null,
    message_selection: message_selection ?? settings.message_selection_default,
  }
}

/** The email that people get who are added directly, with its limits, and the group's own notice in it. */
async function welcomeMembers({ tx, record }: SystemTransaction, group: Group, ids: readonly number[]): Promise<void> {
  const { id: direct_add_id } = await insertAdd.one(tx, {
    ...{ group_id: group.id, account_id: null, state: 'done', emails: '', emails_count: ids.length },
    ...{ subgroup_ids: [], subject: '', message: '' },
  })
  for (const row of await membersById.all(tx, { group_id: group.id, ids: [...ids] }))
    record('member.added', { ...memberFactData(row), direct_add_id, is_first: true })
}

const batch = 1000
/** Switches on the email of imported members that was held; returns how many there were in this batch. */
export async function releaseHeldDelivery({ tx, record }: SystemTransaction, group_id: number): Promise<number> {
  const released = await releaseDelivery.all(tx, { group_id, limit: batch })
  if (released.length > 0) record('members.delivery_started', { group_id, members: released.length })
  return released.length
}
