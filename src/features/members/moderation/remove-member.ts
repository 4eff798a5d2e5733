import { implement } from '#runtime/calls/handler.ts'
import * as contract from '../contract.ts'
import { endMemberships, endSubgroupMemberships } from '../membership/end-membership.ts'
import { viewerOf } from '../list/visible-fields.ts'
import { outranks } from './ranks.ts'
import { memberView } from '../view.ts'
import { lockTargetMember } from './lock-target-member.ts'

export const removeMember = implement(contract.removeMember, async call => {
  const { group, who, account, access, fail } = call
  const member = await lockTargetMember(call)
  // A stored decision ends a request to join, and no membership that came about in another way since.
  if (who.how === 'decision' && !member.decided) fail('member_info_id')
  if (!outranks(access, member)) fail('inadequate_permissions', 'remove_members')
  const waits = member.status === 'sub_status_pending'
  await (waits ? endMemberships(call, 'reject', [member]) : endMemberships(call, 'remove', [member]))
  await endSubgroupMemberships(call, group, [member.user_id])
  return memberView(member, group, viewerOf(account, access))
})
