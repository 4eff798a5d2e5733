import type { RecordContext } from '#runtime/calls/handler.ts'
import { query } from '#storage/query.ts'
import { topicIsDeletedSql } from '#features/hashtags/index.ts'
import { removeMessages } from '../messages/remove-messages.ts'
import { refreshUntil } from './topic-store.ts'

/** Topics whose time is over, locked; those that somebody is at are left for the next time. */
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
/** The group is locked from the first deletion on, so that one turn deletes no more than about so many messages. */
const mostMessages = 1000

/** Closes or deletes topics whose hashtags end them, some at a time; whether there may be more. */
export async function expireTopics({ tx, record }: RecordContext<'topic.expired'>): Promise<boolean> {
  const due = await lockDue.all(tx, { limit: batch })
  let removed = 0
  // Group by group, in order: two that do this at the same time do not wait for each other in a circle.
  for (const topic of due.toSorted((a, b) => a.group_id - b.group_id)) {
    const { group_id, id: topic_id, subject } = topic
    const about = { group_id, topic_id, subject }
    if (topic.is_deleted) {
      if (removed >= mostMessages) return true
      removed += (await removeMessages(tx, topic, null)).removed
      record('topic.expired', { ...about, was: 'deleted' })
      continue
    }
    if ((await close.run(tx, { group_id, id: topic_id })) > 0) record('topic.expired', { ...about, was: 'closed' })
    // Closed, it waits for a hashtag that deletes, or for nothing more.
    await refreshUntil.run(tx, { group_id, id: topic_id })
  }
  return due.length === batch
}
