import { implement } from '#runtime/calls/handler.ts'
import { consumeQuota } from '#runtime/limits/rate-limiter.ts'
import * as contract from '../contract.ts'
import { lockPresence, insertReport } from './message-store.ts'

/** The number of messages an account may report. */
const rate = { count: 10, seconds: 86_400 }

export const reportMessage = implement(contract.reportMessage, async call => {
  const { tx, group, account, row, params, fail, record } = call
  const { id, topic_id, msg_num, subject } = row
  if (!(await lockPresence.first(tx, { group_id: group.id, id }))) fail('invalid message_id')
  // A repeated report is ignored.
  const report = { group_id: group.id, message_id: id, account_id: account.id, reason: params.reason }
  if ((await insertReport.run(tx, report)) === 0) return
  await consumeQuota(tx, `report:${account.id}`, rate)
  record('message.reported', { message_id: id, topic_id, msg_num, subject, reason: params.reason })
})
