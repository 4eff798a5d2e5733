import type { Tx } from '#storage/database.ts'
import { StaleReadError } from '#storage/errors.ts'
import { lockMessage } from './message-store.ts'
import { lockTopics } from '../topics/topic-store.ts'

type MessageKey = { group_id: number; id: number; topic_id: number }

/** Locks a message and its topic, the topic first; undefined if the message was deleted. */
export async function lockWithTopic(tx: Tx, { group_id, id, topic_id }: MessageKey) {
  const [topic] = await lockTopics.all(tx, { group_id, ids: [topic_id] })
  const message = await lockMessage.first(tx, { group_id, id })
  if (!message) return undefined
  // The message was moved meanwhile. Locking its topic now would violate the lock order, so the call is retried.
  if (!topic || message.topic_id !== topic.id) throw new StaleReadError('the message was moved to another topic')
  return { message, topic }
}
