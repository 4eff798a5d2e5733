import { declaredError } from '#contract/errors.ts'
import { subjectTexts } from '#contract/subjects.ts'
import { implement } from '#runtime/call.ts'
import type { TopicRow } from '../message/finders.ts'
import * as contract from './contract.ts'
import { removeMessages } from './remove-messages.ts'
import { lockTopics } from './topic-store.ts'

export const deleteTopic = implement(contract.deleteTopic, async ({ tx, row, record }) => {
  const { group_id, id } = row as TopicRow
  const [topic] = await lockTopics.all(tx, [group_id, [id]])
  if (!topic) throw declaredError(subjectTexts.topic)
  await removeMessages(tx, topic, null)
  record('topic.deleted', { topic_id: id, subject: topic.subject })
  return undefined
})
