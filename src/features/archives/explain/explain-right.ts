import { explainPermission, may, permissionNames, type GroupAccess } from '#contract/permissions.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import { freshMemberships, maySee, type MemberRow } from '../../members/index.ts'
import type { ArchiveDeps } from '../deps.ts'
import { nonMemberRoles, resultOfRule, type PostContext } from '../posting/posting-rules.ts'
import { findTopicState } from '../posting/would-be-held.ts'
import * as contract from './contract.ts'
import { postOutcome, postSituation, contentIndependentRules, storageUsed } from './post-situation.ts'

const postingPermissions: readonly string[] = ['can_post', 'can_reply']

export const explainRight = (deps: ArchiveDeps) =>
  implement(contract.explainRight, async call => {
    const { row: member, access: callerAccess, params, fail, refuse } = call
    const permission = permissionNames.find(name => name === params.permission) ?? refuse('permission')
    // A moderator who may not see members is told nothing about them.
    if (!may('view_members', callerAccess) || !maySee(callerAccess, member)) fail('member_info_id')
    const access = await accessOf(call, member)
    const { allowed, by, rule } = explainPermission(permission, access)
    const about = { object: 'right_explanation' as const, permission, role: access.role }
    if (!postingPermissions.includes(permission))
      return { ...about, outcome: allowed ? ('allowed' as const) : ('refused' as const), by, reason: rule, rules: [] }

    const situation = await situationOf(call, deps, member, access)
    const { rule: deciding, outcome } = postOutcome(situation)
    return {
      ...about,
      outcome,
      by: 'rule' as const,
      reason: deciding?.name ?? '',
      rules: ruleResults(situation, deciding?.name),
    }
  })

type ExplainCall = Call<typeof contract.explainRight>

async function accessOf({ tx, group }: ExplainCall, member: MemberRow): Promise<GroupAccess> {
  const memberships = await freshMemberships(tx, member.user_id, [group.id, group.parent_id ?? 0, 0])
  const inParent = memberships.find(({ group_id }) => group_id === group.parent_id) ?? null
  return groupAccessOf(group, member, inParent, { status: member.user_status })
}

/** The results of all rules in their order; several rules of one name are one line, and the strictest result counts. */
function ruleResults(situation: PostContext, deciding: string | undefined) {
  const strictness = ['pass', 'hold', 'refuse'] as const
  const results = new Map<(typeof contentIndependentRules)[number]['name'], (typeof strictness)[number]>()
  for (const rule of contentIndependentRules.filter(({ name }) => isApplicable(situation, name))) {
    const result = resultOfRule(rule, situation)
    const before = results.get(rule.name) ?? 'pass'
    results.set(rule.name, strictness.indexOf(result) > strictness.indexOf(before) ? result : before)
  }
  return [...results].map(([rule, result]) => ({
    object: 'right_rule' as const,
    rule,
    result,
    decides: rule === deciding,
  }))
}

/** Whether a rule is about such a post at all. */
function isApplicable({ submission, thread, access }: PostContext, name: string): boolean {
  // Non-members cannot post for that reason alone.
  if (name === 'may_post') return !nonMemberRoles.includes(access.role)
  if (name === 'sender_verified' || name === 'not_guest') return submission.mailed !== undefined
  if (name === 'topic_open' || name === 'topic_moderation') return thread !== null
  return name !== 'attachments' || submission.files.length > 0
}

/** A post that the member could write. */
async function situationOf(
  { tx, group, params, fail }: ExplainCall,
  deps: ArchiveDeps,
  membership: MemberRow,
  access: GroupAccess,
): Promise<PostContext> {
  const { topic_id, by_email, is_verified, with_attachment } = params
  const topic = topic_id === undefined ? null : await findTopicState(tx, group, topic_id)
  if (topic === undefined) return fail('invalid topic_id')
  const situation = postSituation(
    { group, access, membership, storage_used: await storageUsed(tx, group) },
    { with_attachment, ...(by_email ? { mailed: { proven: is_verified, virus_name: '' } } : {}) },
    deps,
  )
  if (!topic) return situation
  const thread = {
    ...topic,
    id: topic_id!,
    parent_id: null,
    stays_closed: topic.is_closed,
    tags: [...topic.tags],
    seen: { ...topic, hashtag_ids: [] },
  }
  return { ...situation, thread, tags: topic.tags }
}
