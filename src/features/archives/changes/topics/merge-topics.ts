import { implement } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import { lockGroupRow } from '#features/groups/index.ts'
import { getTopicView } from '../../reading/load-hashtags.ts'
import * as contract from '../contract.ts'
import { countGroup, countHashtags } from '../counter-store.ts'
import { markAsFirst, markAsReply } from '../messages/first-message.ts'
import { lockMessages } from '../messages/message-store.ts'
import { updateSearchTags } from './update-search-tags.ts'
import {
  copyFollowers,
  deleteTopic,
  firstAndLatest,
  linkMerged,
  lockTopics,
  moveMessages,
  refreshUntil,
  setContents,
  tagsOf,
  type LockedTopic,
} from './topic-store.ts'

export const mergeTopics = implement(contract.mergeTopics, async call => {
  const { tx, group, row, params, fail, record } = call
  const { id } = row
  if (params.other_topic_id === id) fail('invalid other_topic_id')
  const topics = await lockTopics.all(tx, { group_id: group.id, ids: [id, params.other_topic_id] })
  const topic = topics.find(found => found.id === id) ?? fail('invalid topic_id')
  const other = topics.find(found => found.id === params.other_topic_id) ?? fail('invalid other_topic_id')
  await merge(tx, topic, other)
  record('topic.merged', { topic_id: other.id, subject: other.subject, into_topic_id: id })
  return getTopicView(call, id)
})

/** Moves the messages of a locked topic into another one, which keeps its subject, hashtags and settings. */
async function merge(tx: Tx, topic: LockedTopic, other: LockedTopic): Promise<void> {
  const { group_id, id, hashtag_ids } = topic
  const firsts = [
    await firstAndLatest.one(tx, { group_id, topic_id: id }),
    await firstAndLatest.one(tx, { group_id, topic_id: other.id }),
  ]
  await lockMessages.run(tx, { group_id, topic_id: other.id, ids: null })
  const tags = await tagsOf.all(tx, { group_id, id })
  const moved = await moveMessages.one(tx, { group_id, from: other.id, to: id, message_ids: null })
  if (other.hashtag_ids.join() !== hashtag_ids.join()) await updateSearchTags(tx, topic, tags)
  await copyFollowers.run(tx, { group_id, from: other.id, to: id })
  await linkMerged.run(tx, { group_id, from: other.id, to: id })
  await deleteTopic.run(tx, { group_id, topic_id: other.id, hashtag_ids: other.hashtag_ids })

  const ends = await firstAndLatest.one(tx, { group_id, topic_id: id })
  const { account_id, name, snippet, latest } = ends
  await setContents.run(tx, {
    group_id,
    id,
    messages: moved.messages,
    attachments: moved.attachments,
    account_id,
    name,
    summary: snippet,
    most_recent_message: latest,
  })
  for (const first of firsts) await (first.id === ends.id ? markAsFirst : markAsReply)(tx, group_id, first)
  await refreshUntil.run(tx, { group_id, id })

  await lockGroupRow.run(tx, { group_id })
  await countGroup.run(tx, { group_id, messages: 0, topics: -1, size: 0 })
  if (other.hashtag_ids.length > 0)
    await countHashtags.run(tx, { group_id, ids: other.hashtag_ids, topics: -1, latest: other.most_recent_message })
  if (hashtag_ids.length > 0) await countHashtags.run(tx, { group_id, ids: hashtag_ids, topics: 0, latest })
}
