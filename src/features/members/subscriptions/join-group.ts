import type { Value } from '#contract/enumerations.ts'
import { implement, type FailContext, type RecordContext } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { forbiddenOption } from '../membership/apply-changes.ts'
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

export const joinGroup = implement(contract.joinGroup, async call => {
  const { group, account, params, refuse } = call
  const member = await join(call, group, account, params)
  const forbidden = forbiddenOption(group, params)
  if (forbidden) refuse(forbidden)
  return memberView(member, group, ownViewer(account))
})
