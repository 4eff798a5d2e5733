import type { Tx } from '#storage/database.ts'
import { lockGroupRow } from '#features/groups/index.ts'
import { countHashtags } from '../counter-store.ts'
import { lockMessages } from '../messages/message-store.ts'
import { updateSearchTags } from './update-search-tags.ts'
import { refreshUntil, setHashtags, type LockedTopic } from './topic-store.ts'

type TopicTag = { id: number; name: string }
const without = (ids: readonly number[], others: readonly number[]): number[] => ids.filter(id => !others.includes(id))

/** Replaces the hashtags of a locked topic; the hashtags must be locked too. Returns whether anything changed. */
export async function setTopicHashtags(tx: Tx, topic: LockedTopic, tags: readonly TopicTag[]): Promise<boolean> {
  const { group_id, id, most_recent_message } = topic
  const hashtag_ids = tags.map(tag => tag.id)
  if (hashtag_ids.join() === topic.hashtag_ids.join()) return false
  const [removed, added] = [without(topic.hashtag_ids, hashtag_ids), without(hashtag_ids, topic.hashtag_ids)]
  await lockMessages.run(tx, { group_id, topic_id: id, ids: null })
  await setHashtags.run(tx, { group_id, topic_id: id, gone: removed, added, hashtag_ids })
  await updateSearchTags(tx, topic, tags)
  await refreshUntil.run(tx, { group_id, id })
  await lockGroupRow.run(tx, { group_id })
  if (removed.length > 0)
    await countHashtags.run(tx, { group_id, ids: removed, topics: -1, latest: most_recent_message })
  if (added.length > 0) await countHashtags.run(tx, { group_id, ids: added, topics: 1, latest: most_recent_message })
  return true
}
