import { declaredError } from '#contract/errors.ts'
import { subjectTexts } from '#contract/subjects.ts'
import { implement } from '#runtime/call.ts'
import { takeCounted } from '#runtime/rates.ts'
import type { MessageRow } from '../message/finders.ts'
import * as contract from './contract.ts'
import { holdMessage, report } from './message-store.ts'

/** How many messages one person can report. */
const rate = { count: 10, seconds: 86_400 }

export const reportMessage = implement(contract.reportMessage, async ({ tx, group, account, row, params, record }) => {
  const { id, topic_id, msg_num, subject } = row as MessageRow
  if (!(await holdMessage.first(tx, [group.id, id]))) throw declaredError(subjectTexts.message)
  // Whoever reports it again has said so already.
  if ((await report.run(tx, [group.id, id, account.id])) === 0) return undefined
  await takeCounted(tx, `report:${account.id}`, rate)
  record('message.reported', { message_id: id, topic_id, msg_num, subject, reason: params.reason })
  return undefined
})
