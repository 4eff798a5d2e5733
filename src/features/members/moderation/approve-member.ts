import { implement } from '#runtime/calls/handler.ts'
import { memberFactData } from '../member-fact-data.ts'
import * as contract from '../contract.ts'
import { viewerOf } from '../list/visible-fields.ts'
import { memberStates } from '../states.ts'
import { claimMember, findMember } from '../store.ts'
import { memberView } from '../view.ts'
import { lockTargetMember } from './lock-target-member.ts'

export const approveMember = implement(contract.approveMember, async call => {
  const { group, account, access } = call
  const waiting = await lockTargetMember(call)
  // Another moderator was quicker, and of the same mind.
  if (waiting.status === 'sub_status_normal') return memberView(waiting, group, viewerOf(account, access))
  const { id, group_id, email } = waiting
  const member = await memberStates.move(call, 'approve', { id, group_id }, { group_id, member_info_id: id, email })
  return memberView(member, group, viewerOf(account, access))
})

export const claimPendingMember = implement(contract.claimPendingMember, async call => {
  const { tx, group, params, account, access, fail, record } = call
  const claimed = await claimMember.first(tx, {
    group_id: group.id,
    id: params.member_info_id,
    claimed_by: params.claim ? account.id : null,
  })
  const member = await findMember.one(tx, { id: claimed?.id ?? fail('member not pending') })
  record('member.updated', { ...memberFactData(member), fields: ['claimed_by'], claimed: params.claim })
  return memberView(member, group, viewerOf(account, access))
})
