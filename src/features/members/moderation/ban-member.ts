import { implement, type FailContext, type RecordContext } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { memberFactData } from '../member-fact-data.ts'
import * as contract from '../contract.ts'
import { endMemberships, endSubgroupMemberships, insertPastMembers } from '../membership/end-membership.ts'
import { viewerOf } from '../list/visible-fields.ts'
import { memberStates } from '../states.ts'
import { memberView, type MemberRow } from '../view.ts'
import { lockTargetMember } from './lock-target-member.ts'

export const banMember = implement(contract.banMember, async call => {
  const { group, account, access } = call
  const before = await lockTargetMember(call)
  return memberView(await ban(call, before), group, viewerOf(account, access))
})

type BanFact = 'member.banned' | 'member.removed' | 'member.rejected' | 'member.inherited'
type BanCall = RecordContext<BanFact> &
  FailContext<'user already banned' | 'member cannot be a moderator or owner'> & { group: Group }

/** Bans a person with a locked membership. */
export async function ban(call: BanCall, before: MemberRow): Promise<MemberRow> {
  const { tx, group, fail } = call
  if (before.mod_status !== 'sub_modstatus_none' || before.owns_parent) fail('member cannot be a moderator or owner')
  // An earlier request is not shown to those who may see the ban.
  const about = memberFactData({ ...before, status: 'sub_status_normal' })
  const member = await memberStates.move(call, 'ban', { id: before.id, group_id: before.group_id }, about)
  await insertPastMembers(tx, [before], 'ban_members')
  await endSubgroupMemberships(call, group, [before.user_id])
  return member
}

export const unbanMember = implement(contract.unbanMember, async call => {
  const { group, account, access, fail } = call
  const member = await lockTargetMember(call)
  const gone = await endMemberships(call, 'unban', [member])
  if (gone.length === 0) fail('user not banned')
  return memberView(member, group, viewerOf(account, access))
})
