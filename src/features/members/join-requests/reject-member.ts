import { implement } from '#runtime/calls/handler.ts'
import { endMemberships, endSubgroupMemberships } from '../membership/end-membership.ts'
import { lockMember } from '../store.ts'
import * as contract from './contract.ts'

export const rejectMember = implement(contract.rejectMember, async call => {
  const { tx, group, params, fail } = call
  const member = await lockMember.first(tx, { group_id: group.id, id: params.member_info_id })
  if (member?.status !== 'sub_status_pending') return fail('member not pending')
  await endMemberships(call, 'reject', [member])
  await endSubgroupMemberships(call, group, [member.user_id])
  return undefined
})
