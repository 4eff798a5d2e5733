import { implement } from '#runtime/calls/handler.ts'
import * as contract from '../contract.ts'
import { endMemberships, endSubgroupMemberships } from '../membership/end-membership.ts'
import { viewerOf } from '../list/visible-fields.ts'
import { outranks } from './ranks.ts'
import { lockMember } from '../store.ts'
import { memberView } from '../view.ts'

export const removeMember = implement(contract.removeMember, async call => {
  const { tx, group, params, account, access, fail } = call
  const member =
    (await lockMember.first(tx, { group_id: group.id, id: params.member_info_id })) ?? fail('member_info_id')
  if (!outranks(access, member)) fail('inadequate_permissions', 'remove_members')
  const waits = member.status === 'sub_status_pending'
  await (waits ? endMemberships(call, 'reject', [member]) : endMemberships(call, 'remove', [member]))
  await endSubgroupMemberships(call, group, [member.user_id])
  return memberView(member, group, viewerOf(account, access))
})
