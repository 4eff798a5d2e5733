import { declaredError } from '#contract/errors.ts'
import { subjectTexts } from '#contract/subjects.ts'
import { implement } from '#runtime/call.ts'
import type { Tx } from '#storage/database.ts'
import type { TopicRow } from '../message/finders.ts'
import { getTopicView } from '../reading/show.ts'
import * as contract from './contract.ts'
import { countGroup, countHashtags, lockGroup } from './counter-store.ts'
import { begins, follows } from './first-message.ts'
import { lockMessages } from './message-store.ts'
import { tellMessages } from './tell-messages.ts'
import {
  copyFollowers,
  deleteTopic,
  endsOf,
  lockTopics,
  moveMessages,
  refreshUntil,
  setContents,
  tagsOf,
  type LockedTopic,
} from './topic-store.ts'

export const mergeTopics = implement(contract.mergeTopics, async call => {
  const { tx, group, row, params, fail, record } = call
  const { id } = row as TopicRow
  if (params.other_topic_id === id) fail('invalid other_topic_id')
  const topics = await lockTopics.all(tx, [group.id, [id, params.other_topic_id]])
  const topic = topics.find(found => found.id === id)
  if (!topic) throw declaredError(subjectTexts.topic)
  const other = topics.find(found => found.id === params.other_topic_id) ?? fail('invalid other_topic_id')
  await merge(tx, topic, other)
  record('topic.merged', { topic_id: other.id, subject: other.subject, into_topic_id: id })
  return getTopicView(call, id)
})

/** Puts the messages of another held topic into a held one, which keeps its subject, its hashtags and its settings. */
async function merge(tx: Tx, topic: LockedTopic, other: LockedTopic): Promise<void> {
  const { group_id, id, hashtag_ids } = topic
  const firsts = [await endsOf.one(tx, [group_id, id]), await endsOf.one(tx, [group_id, other.id])]
  await lockMessages.run(tx, [group_id, other.id, null])
  const tags = await tagsOf.all(tx, [group_id, id])
  const moved = await moveMessages.one(tx, [group_id, other.id, id, null])
  if (other.hashtag_ids.join() !== hashtag_ids.join()) await tellMessages(tx, topic, tags)
  await copyFollowers.run(tx, [group_id, other.id, id])
  await deleteTopic.run(tx, [group_id, other.id, other.hashtag_ids])

  const ends = await endsOf.one(tx, [group_id, id])
  const { account_id, name, snippet, latest } = ends
  await setContents.run(tx, [group_id, id, moved.messages, moved.attachments, account_id, name, snippet, latest])
  for (const first of firsts) await (first.id === ends.id ? begins : follows)(tx, group_id, first)
  await refreshUntil.run(tx, [group_id, id])

  await lockGroup.run(tx, [group_id])
  await countGroup.run(tx, [group_id, 0, -1, 0])
  if (other.hashtag_ids.length > 0)
    await countHashtags.run(tx, [group_id, other.hashtag_ids, -1, other.most_recent_message])
  if (hashtag_ids.length > 0) await countHashtags.run(tx, [group_id, hashtag_ids, 0, latest])
}
