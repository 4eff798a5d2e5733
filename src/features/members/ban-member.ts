import { implement } from '#runtime/call.ts'
import * as contract from './contract.ts'
import { memberLife } from './life.ts'
import { lockMember } from './store.ts'
import { memberView } from './view.ts'

export const banMember = implement(contract.banMember, async call => {
  const { tx, group, params, fail } = call
  const member = (await lockMember.first(tx, [group.id, params.member_info_id])) ?? fail('invalid member_info_id')
  if (member.mod_status !== 'sub_modstatus_none') fail('member cannot be a moderator or owner')
  return memberView(await memberLife.move(call, 'ban', member, { member_info_id: member.id, email: member.email }))
})

export const unbanMember = implement(contract.unbanMember, async call => {
  const { tx, group, params, fail } = call
  const member = (await lockMember.first(tx, [group.id, params.member_info_id])) ?? fail('invalid member_info_id')
  return memberView(await memberLife.move(call, 'unban', member, { member_info_id: member.id, email: member.email }))
})
