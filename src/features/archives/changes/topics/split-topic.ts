import { implement } from '#runtime/calls/handler.ts'
import { parseSubject, topicSubject } from '#content/text/subject.ts'
import type { Tx } from '#storage/database.ts'
import { lockGroupRow } from '#features/groups/index.ts'
import { getTopicView } from '../../reading/load-hashtags.ts'
import * as contract from '../contract.ts'
import { countGroup, countHashtags } from '../counter-store.ts'
import { markAsFirst } from '../messages/first-message.ts'
import { firstOf, lockMessage, lockMessages } from '../messages/message-store.ts'
import { renameMessage } from './rename-topic.ts'
import { setTopicHashtags } from './set-hashtags.ts'
import { updateSearchTags } from './update-search-tags.ts'
import { parseTopicSubject, tagsForTopic } from './topic-subject.ts'
import {
  copyFollowers,
  copyReads,
  firstAndLatest,
  insertTopic,
  lockTopics,
  moveMessages,
  refreshUntil,
  setContents,
  tagsOf,
} from './topic-store.ts'

export const splitTopic = implement(contract.splitTopic, async call => {
  const { tx, group, params, fail, record } = call
  const { id } = call.row
  const [topic] = await lockTopics.all(tx, { group_id: group.id, ids: [id] })
  if (!topic) return fail('invalid topic_id')
  const message_ids = [...new Set(params.message_ids)]
  const lockedCount = await lockMessages.run(tx, { group_id: group.id, topic_id: id, ids: message_ids })
  if (lockedCount === 0 || lockedCount < message_ids.length || lockedCount >= topic.num_messages)
    fail('invalid message_ids')

  const first = await firstOf.one(tx, { group_id: group.id, ids: message_ids })
  const newSubject = params.subject === undefined ? undefined : parseTopicSubject(call, params.subject)
  // Without a new subject, the new topic keeps the hashtags.
  const tags = newSubject
    ? await tagsForTopic(call, newSubject.hashtags, topic.hashtag_ids)
    : await tagsOf.all(tx, { group_id: group.id, id })
  const subject = newSubject ?? parseSubject(first.subject_with_tags, { tag: group.settings.subject_tag })
  const { is_closed, is_moderated, reply_to } = topic
  const newTopic = await insertTopic.one(tx, {
    group_id: group.id,
    created: first.created,
    subject: topicSubject(subject),
    thread_key: subject.threadKey,
    most_recent_message: first.created,
    is_closed,
    is_moderated,
    reply_to,
  })

  const moved = await moveMessages.one(tx, { group_id: group.id, from: id, to: newTopic.id, message_ids })
  await copyFollowers.run(tx, { group_id: group.id, from: id, to: newTopic.id })
  await copyReads.run(tx, { group_id: group.id, from: id, to: newTopic.id })
  await updateTopicContents(tx, topic, -moved.messages, -moved.attachments)
  const most_recent_message = await updateTopicContents(tx, newTopic, moved.messages, moved.attachments)
  // Nobody edited the message: its email stays as it came, and only the archive shows it under the new subject.
  if (newSubject)
    await renameMessage(tx, await lockMessage.one(tx, { group_id: group.id, id: first.id }), newSubject, tags)
  await refreshUntil.run(tx, { group_id: group.id, id })
  await setTopicHashtags(tx, { ...newTopic, most_recent_message }, tags)
  if (tags.length === 0 && topic.hashtag_ids.length > 0) await updateSearchTags(tx, newTopic, tags)
  await lockGroupRow.run(tx, { group_id: group.id })
  await countGroup.run(tx, { group_id: group.id, messages: 0, topics: 1, size: 0 })
  if (topic.hashtag_ids.length > 0)
    await countHashtags.run(tx, {
      group_id: group.id,
      ids: topic.hashtag_ids,
      topics: 0,
      latest: topic.most_recent_message,
    })
  record('topic.split', { topic_id: newTopic.id, subject: newTopic.subject, from_topic_id: id })
  return getTopicView(call, newTopic.id)
})

/** Adjusts the counts of a topic, and returns the date of its last message. */
async function updateTopicContents(
  tx: Tx,
  topic: { group_id: number; id: number },
  messages: number,
  attachments: number,
) {
  const { group_id, id } = topic
  const ends = await firstAndLatest.one(tx, { group_id, topic_id: id })
  const { account_id, name, snippet, latest } = ends
  await setContents.run(tx, {
    group_id,
    id,
    messages,
    attachments,
    account_id,
    name,
    summary: snippet,
    most_recent_message: latest,
  })
  await markAsFirst(tx, group_id, ends)
  return latest
}
