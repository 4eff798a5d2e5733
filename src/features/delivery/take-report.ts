import { addressMark } from '#contract/address.ts'
import { implement } from '#runtime/call.ts'
import * as reports from './reports/contract.ts'
import { noteReturned } from './returned.ts'
import { lastMailingTo } from './store.ts'

export const takeReport = implement(reports.takeReport, async call => {
  const { of_group_id: group_id, ...returned } = call.params
  await noteReturned(call, { group_id, ...returned })
  return undefined
})

export const takeComplaint = implement(reports.takeComplaint, async call => {
  const { of_group_id: group_id, member_id, msg_num } = call.params
  const sent = await lastMailingTo.first(call.tx, { group_id, member_id, msg_num })
  if (!sent) return undefined
  await noteReturned(call, {
    ...{ group_id, mailing_id: sent.mailing_id, recipient_id: member_id, mark: addressMark(sent.email) },
    ...{ is_hard: true, about: 'recipient', response: 'Marked as spam by the recipient', is_complaint: true },
  })
  return undefined
})
