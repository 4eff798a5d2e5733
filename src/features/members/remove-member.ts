import { implement } from '#runtime/call.ts'
import * as contract from './contract.ts'
import { depart, departSubgroups } from './depart.ts'
import { viewerOf } from './fields.ts'
import { outranks } from './ranks.ts'
import { lockMember } from './store.ts'
import { memberView } from './view.ts'

export const removeMember = implement(contract.removeMember, async call => {
  const { tx, group, params, account, position, fail } = call
  const member =
    (await lockMember.first(tx, { group_id: group.id, id: params.member_info_id })) ?? fail('member_info_id')
  if (!outranks(position, member)) fail('inadequate_permissions', 'remove_members')
  const waits = member.status === 'sub_status_pending'
  await (waits ? depart(call, 'reject', [member]) : depart(call, 'remove', [member]))
  await departSubgroups(call, group, [member.user_id])
  return memberView(member, group, viewerOf(account, position))
})
