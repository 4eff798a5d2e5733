import { declaredError } from '#contract/errors.ts'
import { subjectTexts } from '#contract/subjects.ts'
import { implement } from '#runtime/call.ts'
import { readSubject } from '#content/text/subject.ts'
import type { Tx } from '#storage/database.ts'
import type { TopicRow } from '../message/finders.ts'
import { topicSubject } from '../message/row.ts'
import { getTopicView } from '../reading/show.ts'
import * as contract from './contract.ts'
import { countGroup, countHashtags, lockGroup } from './counter-store.ts'
import { begins } from './first-message.ts'
import { firstOf, lockMessages } from './message-store.ts'
import { retag } from './retag.ts'
import { resubject } from './retitle.ts'
import { tellMessages } from './tell-messages.ts'
import { readGivenSubject, tagsForTopic } from './topic-subject.ts'
import {
  copyFollowers,
  endsOf,
  insertTopic,
  lockTopics,
  moveMessages,
  refreshUntil,
  setContents,
  tagsOf,
} from './topic-store.ts'

export const splitTopic = implement(contract.splitTopic, async call => {
  const { tx, group, params, fail, record } = call
  const { id } = call.row as TopicRow
  const [topic] = await lockTopics.all(tx, [group.id, [id]])
  if (!topic) throw declaredError(subjectTexts.topic)
  const message_ids = [...new Set(params.message_ids)]
  const found = await lockMessages.run(tx, [group.id, id, message_ids])
  if (found === 0 || found < message_ids.length || found >= topic.num_messages) fail('invalid message_ids')

  const first = await firstOf.one(tx, [group.id, message_ids])
  const given = params.subject === undefined ? undefined : readGivenSubject(call, params.subject)
  // Where nothing else is said, it is about the same.
  const tags = given
    ? await tagsForTopic(call, given.hashtags, topic.hashtag_ids)
    : await tagsOf.all(tx, [group.id, id])
  const subject = given ?? readSubject(first.subject_with_tags, { tag: group.settings.subject_tag })
  const { is_closed, is_moderated, reply_to } = topic
  const made = await insertTopic.one(tx, [
    group.id,
    first.created,
    topicSubject(subject),
    subject.threadKey,
    first.created,
    is_closed,
    is_moderated,
    reply_to,
  ])

  const moved = await moveMessages.one(tx, [group.id, id, made.id, message_ids])
  await copyFollowers.run(tx, [group.id, id, made.id])
  await settle(tx, topic, -moved.messages, -moved.attachments)
  const most_recent_message = await settle(tx, made, moved.messages, moved.attachments)
  if (given) await resubject(tx, first, given, tags)
  await refreshUntil.run(tx, [group.id, id])
  await retag(tx, { ...made, most_recent_message }, tags)
  if (tags.length === 0 && topic.hashtag_ids.length > 0) await tellMessages(tx, made, tags)
  await lockGroup.run(tx, [group.id])
  await countGroup.run(tx, [group.id, 0, 1, 0])
  if (topic.hashtag_ids.length > 0)
    await countHashtags.run(tx, [group.id, topic.hashtag_ids, 0, topic.most_recent_message])
  record('topic.split', { topic_id: made.id, subject: made.subject, from_topic_id: id })
  return getTopicView(call, made.id)
})

/** A topic has so many messages more, or fewer; when its last one was. */
async function settle(tx: Tx, topic: { group_id: number; id: number }, messages: number, attachments: number) {
  const { group_id, id } = topic
  const ends = await endsOf.one(tx, [group_id, id])
  const { account_id, name, snippet, latest } = ends
  await setContents.run(tx, [group_id, id, messages, attachments, account_id, name, snippet, latest])
  await begins(tx, group_id, ends)
  return latest
}
