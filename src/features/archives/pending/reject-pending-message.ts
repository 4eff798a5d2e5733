import { implement } from '#runtime/calls/handler.ts'
import { countRejectedPost } from '../../members/index.ts'
import type { HeldSubmission } from '../posting/hold.ts'
import * as contract from './contract.ts'
import { aboutDecision } from './decisions.ts'
import { pendingStates } from './states.ts'
import { lockPendingMessage } from './lock-pending-message.ts'

export const rejectPendingMessage = implement(contract.rejectPendingMessage, async call => {
  const { tx, group, params } = call
  const waiting = await lockPendingMessage(call)
  const { member_id } = (waiting.submission as HeldSubmission).author
  if (member_id !== null) await countRejectedPost(tx, group.id, member_id)
  const where = { group_id: group.id, id: waiting.id }
  await pendingStates.move(call, 'reject', where, { ...aboutDecision(waiting, call.account), reason: params.reason })
})

export const deletePendingMessage = implement(contract.deletePendingMessage, async call => {
  const waiting = await lockPendingMessage(call)
  const where = { group_id: call.group.id, id: waiting.id }
  await pendingStates.move(call, 'discard', where, aboutDecision(waiting, call.account))
})
