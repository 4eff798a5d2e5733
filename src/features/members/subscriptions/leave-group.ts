import { implement, type FailContext, type RecordContext } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { isLastOwner, endOwnMembership } from '../membership/end-membership.ts'
import { findMembershipRow } from '../membership/join.ts'
import * as contract from './contract.ts'

type LeaveCall = RecordContext<'member.left' | 'member.inherited'> & FailContext<'not subscribed' | 'sole owner'>

/** Ends one's own membership. */
export async function leaveGroup(call: LeaveCall, group: Group, account: { id: number }): Promise<void> {
  const { tx, fail } = call
  const member = (await findMembershipRow(tx, group.id, account.id)) ?? fail('not subscribed')
  // One cannot lift one's own ban.
  if (member.status === 'sub_status_banned') fail('not subscribed')
  if (await isLastOwner(tx, member)) fail('sole owner')
  await endOwnMembership(call, group, member)
}

export const deleteSub = implement(contract.deleteSub, async call => {
  await leaveGroup(call, call.group, call.account)
})
