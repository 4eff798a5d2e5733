import type { Tx } from '#storage/database.ts'
import { lockGroupRow } from '../../groups/index.ts'
import { countHashtags } from './counter-store.ts'
import { lockMessages } from './message-store.ts'
import { tellMessages } from './tell-messages.ts'
import { refreshUntil, setHashtags, type LockedTopic } from './topic-store.ts'

type Tag = { id: number; name: string }
const without = (ids: readonly number[], others: readonly number[]): number[] => ids.filter(id => !others.includes(id))

/** Puts a locked topic under other hashtags, which are locked too; whether anything changed. */
export async function retag(tx: Tx, topic: LockedTopic, tags: readonly Tag[]): Promise<boolean> {
  const { group_id, id, most_recent_message } = topic
  const hashtag_ids = tags.map(tag => tag.id)
  if (hashtag_ids.join() === topic.hashtag_ids.join()) return false
  const [gone, added] = [without(topic.hashtag_ids, hashtag_ids), without(hashtag_ids, topic.hashtag_ids)]
  await lockMessages.run(tx, { group_id, topic_id: id, ids: null })
  await setHashtags.run(tx, { group_id, topic_id: id, gone, added, hashtag_ids })
  await tellMessages(tx, topic, tags)
  await refreshUntil.run(tx, { group_id, id })
  await lockGroupRow.run(tx, { group_id })
  if (gone.length > 0) await countHashtags.run(tx, { group_id, ids: gone, topics: -1, latest: most_recent_message })
  if (added.length > 0) await countHashtags.run(tx, { group_id, ids: added, topics: 1, latest: most_recent_message })
  return true
}
