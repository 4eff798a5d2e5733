import { implement } from '#runtime/calls/handler.ts'
import * as contract from '../contract.ts'
import { lockWithTopic } from './lock-message.ts'
import { resolveHidden } from './move-store.ts'
import { removeMessages } from './remove-messages.ts'

export const hideMessage = implement(contract.hideMessage, async ({ tx, account, row, fail, record }) => {
  const { topic, message } = (await lockWithTopic(tx, row)) ?? fail('invalid message_id')
  const { group_id, id, msg_num, subject } = message
  await resolveHidden.run(tx, { group_id, message_id: id, account_id: account.id })
  await removeMessages(tx, topic, [id], account.id)
  record('message.hidden', { message_id: id, topic_id: topic.id, msg_num, subject })
})
