import { implement } from '#runtime/call.ts'
import { aboutOf } from './about.ts'
import * as contract from './contract.ts'
import { depart, departSubgroups, keepPast } from './depart.ts'
import { viewerOf } from './fields.ts'
import { memberLife } from './life.ts'
import { lockMember } from './store.ts'
import { memberView } from './view.ts'

export const banMember = implement(contract.banMember, async call => {
  const { tx, group, params, account, position, fail } = call
  const before =
    (await lockMember.first(tx, { group_id: group.id, id: params.member_info_id })) ?? fail('member_info_id')
  if (before.mod_status !== 'sub_modstatus_none' || before.owns_parent) fail('member cannot be a moderator or owner')
  // That somebody waited is nothing to those who may know that they are banned.
  const about = aboutOf({ ...before, status: 'sub_status_normal' })
  const member = await memberLife.move(call, 'ban', { id: before.id, group_id: before.group_id }, about)
  await keepPast(tx, [before], 'ban_members')
  await departSubgroups(call, group, [before.user_id])
  return memberView(member, group, viewerOf(account, position))
})

export const unbanMember = implement(contract.unbanMember, async call => {
  const { tx, group, params, account, position, fail } = call
  const member =
    (await lockMember.first(tx, { group_id: group.id, id: params.member_info_id })) ?? fail('member_info_id')
  const gone = await depart(call, 'unban', [member])
  if (gone.length === 0) fail('user not banned')
  return memberView(member, group, viewerOf(account, position))
})
