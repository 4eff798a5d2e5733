import type { Value } from '#contract/enumerations.ts'
import { implement, type FailContext, type RecordContext } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { applyChanges, forbiddenOption, prepareValues } from '../membership/apply-changes.ts'
import { ownViewer } from '../list/visible-fields.ts'
import { insertMembership, findMembershipRow, isInParent, joinStatus } from '../membership/join.ts'
import { memberView, type MemberRow } from '../view.ts'
import * as contract from './contract.ts'

/** Why a person with this status cannot join. */
const statusErrors = {
  sub_status_normal: 'already subscribed',
  sub_status_pending: 'already pending',
  sub_status_banned: 'banned',
} as const

type JoinCall = RecordContext<'member.joined' | 'member.requested'> &
  FailContext<'invite only' | 'banned' | 'already subscribed' | 'already pending' | 'not subscribed'>
type JoinGroupOptions = NonNullable<Parameters<typeof insertMembership>[4]> & {
  email_delivery?: Value<'email_delivery'>
}

/** Creates a membership, pending or active. */
export async function join(
  call: JoinCall,
  group: Group,
  account: { id: number; email: string },
  wishes: JoinGroupOptions = {},
): Promise<MemberRow> {
  const { tx, fail, record } = call
  const before = await findMembershipRow(tx, group.id, account.id)
  if (before) fail(statusErrors[before.status as keyof typeof statusErrors])
  const status = joinStatus(group.settings) ?? fail('invite only')
  if (!(await isInParent(tx, group, account.id))) fail('not subscribed')

  const member = await insertMembership(tx, group, account.id, status, wishes)
  // Another call of the same person came first.
  if (!member) return fail('already subscribed')
  const fact = status === 'sub_status_pending' ? 'member.requested' : 'member.joined'
  record(fact, { group_id: group.id, member_info_id: member.id, email: account.email })
  return member
}

export const joinGroup = implement(contract.joinGroup, prepareValues, async call => {
  const { tx, group, account, params, prepared: answers, refuse } = call
  const joined = await join(call, group, account, params)
  const member = answers && answers.size > 0 ? await applyChanges(tx, group, joined, {}, answers) : joined
  const forbidden = forbiddenOption(group, params)
  if (forbidden) refuse(forbidden)
  return memberView(member, group, ownViewer(account))
})

export const getJoinQuestions = implement(contract.getJoinQuestions, async ({ group }) => {
  const { invite_only, restricted } = group.settings
  const questions = group.extra_columns.filter(({ profile, required }) => profile && (restricted || required))
  return { object: 'join_questions' as const, questions: invite_only ? [] : questions }
})
