import { implement } from '#runtime/calls/handler.ts'
import * as contract from '../contract.ts'
import { removeMessages } from '../messages/remove-messages.ts'
import { lockTopics } from './topic-store.ts'

export const deleteTopic = implement(contract.deleteTopic, async ({ tx, row, fail, record }) => {
  const { group_id, id } = row
  const topic = (await lockTopics.first(tx, { group_id, ids: [id] })) ?? fail('invalid topic_id')
  await removeMessages(tx, topic, null)
  record('topic.deleted', { topic_id: id, subject: topic.subject })
})
