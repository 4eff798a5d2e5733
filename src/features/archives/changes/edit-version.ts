import type { Versions } from '#runtime/calls/optimistic-lock.ts'
import { lockWithTopic } from './messages/lock-message.ts'
import { lockTopics } from './topics/topic-store.ts'

export const archiveVersions: Pick<Versions, 'topic' | 'message'> = {
  // New messages in a topic don't count as edits.
  async topic({ tx, row: { group_id, id }, params }) {
    const other = params['other_topic_id'] as number | undefined
    const topics = await lockTopics.all(tx, { group_id, ids: other === undefined ? [id] : [id, other] })
    const topic = topics.find(one => one.id === id)
    return topic && (topic.edited ?? topic.created)
  },
  message: async ({ tx, row }) => (await lockWithTopic(tx, row))?.message.updated,
}
