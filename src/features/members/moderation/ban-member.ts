import { implement } from '#runtime/calls/handler.ts'
import { memberFactData } from '../member-fact-data.ts'
import * as contract from '../contract.ts'
import { endMemberships, endSubgroupMemberships, insertPastMembers } from '../membership/end-membership.ts'
import { viewerOf } from '../list/visible-fields.ts'
import { memberStates } from '../states.ts'
import { memberView } from '../view.ts'
import { lockTargetMember } from './lock-target-member.ts'

export const banMember = implement(contract.banMember, async call => {
  const { tx, group, account, access, fail } = call
  const before = await lockTargetMember(call)
  if (before.mod_status !== 'sub_modstatus_none' || before.owns_parent) fail('member cannot be a moderator or owner')
  // That somebody waited is nothing to those who may know that they are banned.
  const about = memberFactData({ ...before, status: 'sub_status_normal' })
  const member = await memberStates.move(call, 'ban', { id: before.id, group_id: before.group_id }, about)
  await insertPastMembers(tx, [before], 'ban_members')
  await endSubgroupMemberships(call, group, [before.user_id])
  return memberView(member, group, viewerOf(account, access))
})

export const unbanMember = implement(contract.unbanMember, async call => {
  const { group, account, access, fail } = call
  const member = await lockTargetMember(call)
  const gone = await endMemberships(call, 'unban', [member])
  if (gone.length === 0) fail('user not banned')
  return memberView(member, group, viewerOf(account, access))
})
