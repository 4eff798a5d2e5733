import { implement } from '#runtime/call.ts'
import { depart, departSubgroups } from '../depart.ts'
import { lockMember } from '../store.ts'
import * as contract from './contract.ts'

export const rejectMember = implement(contract.rejectMember, async call => {
  const { tx, group, params, fail } = call
  const member = await lockMember.first(tx, { group_id: group.id, id: params.member_info_id })
  if (member?.status !== 'sub_status_pending') return fail('member not pending')
  await depart(call, 'reject', [member])
  await departSubgroups(call, group, [member.user_id])
  return undefined
})
