import { explainPermission, may, permissionNames, type GroupAccess } from '#contract/permissions.ts'
import { groupAccessOf } from '#runtime/calls/group-role.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import { parseSubject } from '#content/text/subject.ts'
import { query } from '#storage/query.ts'
import { freshMemberships, maySee, type MemberRow } from '../../members/index.ts'
import type { ArchiveDeps } from '../deps.ts'
import { decidingRule, resultOfRule, rules, type PostContext } from '../posting/rules.ts'
import { findTopicState } from '../posting/would-be-held.ts'
import * as contract from './contract.ts'

const postingPermissions: readonly string[] = ['can_post', 'can_reply']
/** What depends on the words of a post is not asked about one that is not written yet. */
const standingRules = rules.filter(rule => !rule.ofText)

export const explainRight = (parts: ArchiveDeps) =>
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

    const situation = await situationOf(call, parts, member, access)
    const deciding = decidingRule(situation, standingRules)
    const outcomes = { pass: 'allowed', hold: 'held', refuse: 'refused' } as const
    return {
      ...about,
      outcome: outcomes[deciding ? resultOfRule(deciding, situation) : 'pass'],
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
  const results = new Map<(typeof standingRules)[number]['name'], (typeof strictness)[number]>()
  for (const rule of standingRules.filter(({ name }) => isAsked(situation, name))) {
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
function isAsked({ submission, thread }: PostContext, name: string): boolean {
  if (name === 'sender_verified' || name === 'not_guest') return submission.mailed !== undefined
  if (name === 'topic_open' || name === 'topic_moderation') return thread !== null
  return name !== 'attachments' || submission.files.length > 0
}

const storageUsed = query('posting.storageUsed', `select storage_used from groups where id = :group_id`)
const noBytes = Buffer.alloc(0)
/** A post that the member could write, with all that posting decides by. */
async function situationOf(
  { tx, group, params, fail }: ExplainCall,
  { postLimits }: ArchiveDeps,
  member: MemberRow,
  access: GroupAccess,
): Promise<PostContext> {
  const { topic_id, by_email, is_verified, with_attachment } = params
  const topic = topic_id === undefined ? null : await findTopicState(tx, group, topic_id)
  if (topic === undefined) return fail('invalid topic_id')
  const isMember = member.status === 'sub_status_normal'
  return {
    group,
    access,
    member_id: isMember ? member.id : null,
    post_status: isMember ? member.post_status : null,
    through: isMember ? { group_id: group.id, id: member.id } : null,
    auto_follow: false,
    limits: postLimits,
    storage_used: (await storageUsed.one(tx, { group_id: group.id })).storage_used,
    submission: {
      author: { account_id: member.user_id, member_id: member.id, name: '', email: '' },
      subject: 'Subject',
      text: { html: 'Text', plain: 'Text' } as PostContext['submission']['text'],
      files: with_attachment ? [{} as PostContext['submission']['files'][number]] : [],
      raw: { skeleton: noBytes, parts: [] },
      mime_id: '',
      references: [],
      reply_to_message_id: null,
      is_special: false,
      copy_to_author: false,
      created: null,
      ...(by_email ? { mailed: { proven: is_verified, virus_name: '' } } : {}),
    },
    subject: parseSubject('Subject', { tag: group.settings.subject_tag }),
    size: 1,
    thread: topic && {
      ...topic,
      id: topic_id!,
      stays_closed: topic.is_closed,
      tags: [...topic.tags],
      seen: { ...topic, hashtag_ids: [] },
    },
    tags: topic?.tags ?? [],
    unknown: [],
  }
}
