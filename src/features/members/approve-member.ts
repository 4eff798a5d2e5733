import { implement } from '#runtime/call.ts'
import { aboutOf } from './about.ts'
import * as contract from './contract.ts'
import { viewerOf } from './fields.ts'
import { memberLife } from './life.ts'
import { claimMember, findMember, lockMember } from './store.ts'
import { memberView } from './view.ts'

export const approveMember = implement(contract.approveMember, async call => {
  const { tx, group, params, account, position, fail } = call
  const waiting =
    (await lockMember.first(tx, { group_id: group.id, id: params.member_info_id })) ?? fail('member_info_id')
  // Another moderator was quicker, and of the same mind.
  if (waiting.status === 'sub_status_normal') return memberView(waiting, group, viewerOf(account, position))
  const { id, group_id, email } = waiting
  const member = await memberLife.move(call, 'approve', { id, group_id }, { group_id, member_info_id: id, email })
  return memberView(member, group, viewerOf(account, position))
})

export const claimPendingMember = implement(contract.claimPendingMember, async call => {
  const { tx, group, params, account, position, fail, record } = call
  const claimed = await claimMember.first(tx, {
    group_id: group.id,
    id: params.member_info_id,
    claimed_by: params.claim ? account.id : null,
  })
  const member = await findMember.one(tx, { id: claimed?.id ?? fail('member not pending') })
  record('member.updated', { ...aboutOf(member), fields: ['claimed_by'] })
  return memberView(member, group, viewerOf(account, position))
})
