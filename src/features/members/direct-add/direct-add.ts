import { isListed, may } from '#contract/permissions.ts'
import type { Static } from '#contract/schema.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { Account } from '#runtime/calls/identity.ts'
import { rateLimitError } from '#runtime/limits/rate-limiter.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { freshGroups, splitLines } from '../../groups/index.ts'
import { viewerOf, type MemberViewer } from '../list/visible-fields.ts'
import { membershipsOf } from '../store.ts'
import { memberView } from '../view.ts'
import * as contract from './contract.ts'
import { addMembers, planAdds, type AddMembersResult, type AddPlan } from './add-members.ts'
import { countComplaints, countHeld, insertAdd, consumeQuota } from './store.ts'

export type DirectAddDeps = {
  /** How many a premium group may add in a day. */
  directAddsPerDay: number
  /** How many one account may, in all its groups. */
  directAddsPerDayAccount: number
}

const maxPerCall = 5000
/** People times groups: all of it is one transaction. */
const maxMemberships = 10_000
const maxSubgroups = 100
const maxHeld = 20
/** So many complaints in 30 days, and a site administrator looks at every add: three, or three in a thousand members. */
const maxComplaints = (members: number): number => Math.max(3, Math.ceil(members * 0.003))
const day = 86_400

export const directAdd = (deps: DirectAddDeps) =>
  implement(contract.directAdd, async call => {
    const { tx, group, account, access, params, fail, refuse, record, failAfterCommit } = call
    const { emails, subject, message } = params
    if (group.plan === 'group_plan_basic') fail('basic group')
    if (group.parent_id !== null) fail('direct add in subgroup')
    const lines = splitLines(emails).length
    const names = namesIn(params.subgroupnames)
    const groups = names.length + (params.subgroupids?.length ?? 0)
    if (groups > maxSubgroups) refuse('subgroupids')
    if (lines > maxPerCall || lines * (1 + groups) > maxMemberships) refuse('emails')
    const subgroups: Group[] = []
    for (const found of await namedSubgroups(tx, group, params.subgroupids ?? [], names)) {
      if (!found) return fail('group is not a subgroup')
      const rights = await rightsIn(tx, found, account)
      if (!rights.known) fail('group is not a subgroup')
      if (!rights.may) fail('inadequate_permissions', 'invite_members')
      subgroups.push(found)
    }

    const plan = await planAdds(tx, group.id, emails)
    const count = plan.newcomers.length
    const who = { group_id: group.id, account_id: account.id }
    // Adds by a site administrator need no approval.
    const reviewed = count > 0 && !account.site_admin
    const limited = group.plan === 'group_plan_premium' && reviewed
    const doubted = reviewed && (await countComplaints.one(tx, who)).count >= maxComplaints(group.members_count)
    const allowed = !doubted && (!limited || (await consumeDailyQuota(tx, deps, { ...who, count })))
    const state = allowed ? 'done' : 'held'
    if (!allowed && (await countHeld.one(tx, { group_id: group.id })).count >= maxHeld) throw rateLimitError(day)
    const ids = subgroups.map(({ id }) => id)
    const heldEmails = allowed ? '' : emails
    const { id } = await insertAdd.one(tx, {
      group_id: group.id,
      account_id: account.id,
      state,
      emails: heldEmails,
      emails_count: plan.total,
      subgroup_ids: ids,
      subject,
      message,
    })
    if (!allowed) {
      record('adds.held', { direct_add_id: id, emails_count: plan.total })
      failAfterCommit('pending_adds')
      return addResults(plan, { problems: [], added: [] }, viewerOf(account, access))
    }
    const done = await addMembers(call, { plan, group, subgroups, direct_add_id: id })
    return addResults(plan, done, viewerOf(account, access))
  })

/** Consumes the daily quota of group and account, or of neither. */
async function consumeDailyQuota(
  tx: Tx,
  { directAddsPerDay, directAddsPerDayAccount }: DirectAddDeps,
  { group_id, account_id, count }: { group_id: number; account_id: number; count: number },
): Promise<boolean> {
  const ofGroup = { key: `direct-adds:${group_id}`, most: directAddsPerDay }
  if (!(await consumeQuota.first(tx, { ...ofGroup, count }))) return false
  const ofAccount = { key: `direct-adds-by:${account_id}`, most: directAddsPerDayAccount }
  if (await consumeQuota.first(tx, { ...ofAccount, count })) return true
  await consumeQuota.run(tx, { ...ofGroup, count: -count })
  return false
}

type DirectAddResultsObject = Static<typeof contract.DirectAddResults>

/** The result in the response. */
export const addResults = (
  plan: AddPlan,
  { problems, added }: AddMembersResult,
  viewer: MemberViewer,
): DirectAddResultsObject => ({
  object: 'direct_add_results',
  total_emails: plan.total,
  errors: problems.map(problem => ({ object: 'direct_add_error', ...problem })),
  // Also who may not see members knows whom they have named.
  added_members: added.map(({ row, group }) => ({
    ...memberView(row, group, viewer),
    ...(row.given_id === null ? {} : { email: row.given_email ?? '', full_name: row.given_name ?? '' }),
  })),
})

const namesIn = (text = ''): string[] =>
  text
    .split(',')
    .map(name => name.trim())
    .filter(Boolean)

/** The named subgroups, each once; null for those of another group. */
async function namedSubgroups(tx: Tx, parent: Group, ids: readonly number[], names: readonly string[]) {
  const found = new Map<number, Group | null>()
  const add = (group: Group | null) =>
    group?.parent_id === parent.id ? found.set(group.id, group) : found.set(0, null)
  for (const id of ids) add(await freshGroups.groupById(tx, id))
  for (const name of names) {
    const group = await freshGroups.groupByName(tx, name)
    add(group?.parent_id === parent.id ? group : await freshGroups.groupByName(tx, `${parent.name}+${name}`))
  }
  return found.values()
}

// Permissions in the parent do not apply to a subgroup: its own moderators decide, and the parent's owners.
async function rightsIn(tx: Tx, group: Group, account: Account): Promise<{ known: boolean; may: boolean }> {
  const memberships = await membershipsOf.all(tx, {
    account_id: account.id,
    group_id: group.id,
    parent_id: group.parent_id,
    third_id: null,
  })
  const own = memberships.find(({ group_id }) => group_id === group.id) ?? null
  const inParent = memberships.find(({ group_id }) => group_id === group.parent_id) ?? null
  const access = groupAccessOf(group, own, inParent, account)
  const known = own !== null || access.role === 'owner' || isListed(group.settings.privacy)
  return { known, may: may('invite_members', access) }
}
