import { addressChecksum } from '#contract/address.ts'
import { implement } from '#runtime/calls/handler.ts'
import * as reports from './reports/contract.ts'
import { recordBounce } from './record-bounce.ts'
import { lastMessageTo } from './store.ts'

export const acceptBounceReport = implement(reports.acceptBounceReport, async call => {
  const { of_group_id: group_id, ...returned } = call.params
  await recordBounce(call, { group_id, ...returned })
})

export const acceptComplaint = implement(reports.acceptComplaint, async call => {
  const { of_group_id: group_id, member_id, msg_num } = call.params
  const sent = await lastMessageTo.first(call.tx, { group_id, member_id, msg_num })
  if (!sent) return
  await recordBounce(call, {
    ...{
      group_id,
      outgoing_message_id: sent.outgoing_message_id,
      recipient_id: member_id,
      mark: addressChecksum(sent.email),
    },
    ...{ is_hard: true, about: 'recipient', response: 'Marked as spam by the recipient', is_complaint: true },
  })
})
