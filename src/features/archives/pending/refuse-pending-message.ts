import { implement } from '#runtime/call.ts'
import { forgetApprovedPosts } from '../../members/index.ts'
import type { WaitingSubmission } from '../posting/hold.ts'
import * as contract from './contract.ts'
import { aboutDecision } from './decisions.ts'
import { pendingLife } from './life.ts'
import { lockWaiting } from './lock-waiting.ts'

export const rejectPendingMessage = implement(contract.rejectPendingMessage, async call => {
  const { tx, group, params } = call
  const waiting = await lockWaiting(call)
  const { member_id } = (waiting.submission as WaitingSubmission).author
  if (member_id !== null) await forgetApprovedPosts(tx, group.id, member_id)
  const where = { group_id: group.id, id: waiting.id }
  await pendingLife.move(call, 'reject', where, { ...aboutDecision(waiting, call.account), reason: params.reason })
  return undefined
})

export const deletePendingMessage = implement(contract.deletePendingMessage, async call => {
  const waiting = await lockWaiting(call)
  const where = { group_id: call.group.id, id: waiting.id }
  await pendingLife.move(call, 'discard', where, aboutDecision(waiting, call.account))
  return undefined
})
