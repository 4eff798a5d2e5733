import type { RecordContext } from '#runtime/calls/handler.ts'
import { query } from '#storage/query.ts'
import { topicIsDeletedSql } from '#features/hashtags/index.ts'
import { removeMessages } from '../messages/remove-messages.ts'
import { refreshUntil } from './topic-store.ts'

/** Locks expired topics, skipping those that are locked. */
const lockDue = query(
  'topic.lockDue',
  `select t.*, ${topicIsDeletedSql('t')} as "is_deleted!" from topics t where t.until <= now()
   order by t.until limit :limit for update of t skip locked`,
)
const close = query(
  'topic.close',
  `update topics set is_closed = true, updated = next_updated(updated), edited = next_updated(updated)
   where group_id = :group_id and id = :id and not is_closed`,
)

const batch = 20
/** The group stays locked after the first deletion, so a batch deletes only about this many messages. */
const maxMessages = 1000

/** Closes or deletes a batch of topics whose hashtags make them expire. Returns whether there may be more. */
export async function expireTopics({ tx, record }: RecordContext<'topic.expired'>): Promise<boolean> {
  const topics = await lockDue.all(tx, { limit: batch })
  let removed = 0
  // In the order of groups, so that concurrent runs cannot deadlock.
  for (const topic of topics.toSorted((a, b) => a.group_id - b.group_id)) {
    const { group_id, id: topic_id, subject } = topic
    const about = { group_id, topic_id, subject }
    if (topic.is_deleted) {
      if (removed >= maxMessages) return true
      removed += (await removeMessages(tx, topic, null)).removed
      record('topic.expired', { ...about, was: 'deleted' })
      continue
    }
    if ((await close.run(tx, { group_id, id: topic_id })) > 0) record('topic.expired', { ...about, was: 'closed' })
    // A closed topic may still be deleted later by another hashtag.
    await refreshUntil.run(tx, { group_id, id: topic_id })
  }
  return topics.length === batch
}
