import { implement } from '#runtime/call.ts'
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
  const { id, group_id, email } = before
  const member = await memberLife.move(call, 'ban', { id, group_id }, { group_id, member_info_id: id, email })
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
