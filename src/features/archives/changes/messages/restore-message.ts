import { parseSubject, topicSubject } from '#content/text/subject.ts'
import { lockGroupRow } from '#features/groups/index.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { StaleReadError } from '#storage/errors.ts'
import * as contract from '../contract.ts'
import { countAuthors } from '../author-counts.ts'
import { countGroup, countHashtags } from '../counter-store.ts'
import { setTopicHashtags } from '../topics/set-hashtags.ts'
import {
  firstAndLatest,
  insertTopic,
  lockTopics,
  refreshUntil,
  setContents,
  tagsIn,
  type LockedTopic,
} from '../topics/topic-store.ts'
import { updateSearchTags } from '../topics/update-search-tags.ts'
import { markAsFirst, markAsReply } from './first-message.ts'
import { deleteMessages, lockMessage, type LockedMessage } from './message-store.ts'
import { addDays, hasCopy, hiddenMessage, moveToGroup, restoreTopic, touchSearch } from './move-store.ts'

/** Locks a hidden message, after its topic if that still exists. */
async function lockHidden(tx: Tx, group_id: number, id: number) {
  const hiddenRow = await hiddenMessage.first(tx, { group_id, id })
  if (!hiddenRow) return undefined
  const [topic] = await lockTopics.all(tx, { group_id, ids: [hiddenRow.topic_id] })
  const [hidden] = topic ? [] : await lockTopics.all(tx, { group_id: -group_id, ids: [hiddenRow.topic_id] })
  const message = await lockMessage.first(tx, { group_id: -group_id, id })
  if (!message) return undefined
  if (message.topic_id !== hiddenRow.topic_id) throw new StaleReadError('the message was moved to another topic')
  return { message, topic, hidden }
}

export const restoreMessage = implement(contract.restoreMessage, async ({ tx, group, params, fail, record }) => {
  const group_id = group.id
  const {
    message,
    topic: shown,
    hidden,
  } = (await lockHidden(tx, group_id, params.message_id)) ?? fail('invalid message_id')
  if ((await hasCopy.run(tx, { group_id, mime_key: message.mime_key })) > 0) fail('already posted')
  const before = shown && (await firstAndLatest.first(tx, { group_id, topic_id: shown.id }))
  const topic =
    shown ??
    (hidden ? await restoreTopic.one(tx, { group_id, topic_id: hidden.id }) : await topicFor(tx, group, message))
  const { id, msg_num, subject } = message
  const moving = { group_id: -group_id, to_group_id: group_id, topic_id: topic.id, hidden_by: null }
  const days = await moveToGroup.all(tx, { ...moving, ids: [id], msg_nums: [msg_num] })
  await countAuthors(tx, group_id, [message], 1)
  await touchSearch.run(tx, { group_id, msg_nums: [msg_num] })

  const ends = await firstAndLatest.one(tx, { group_id, topic_id: topic.id })
  await setContents.run(tx, {
    ...{ group_id, id: topic.id, messages: 1, attachments: message.num_attachments, account_id: ends.account_id },
    ...{ name: ends.name, summary: ends.snippet, most_recent_message: ends.latest },
  })
  await markAsFirst(tx, group_id, ends)
  for (const other of before ? [before, message] : []) if (other.id !== ends.id) await markAsReply(tx, group_id, other)
  const tags = await tagsIn.all(tx, { group_id, ids: (hidden ?? topic).hashtag_ids })
  await setTopicHashtags(tx, { ...topic, most_recent_message: ends.latest }, tags)
  await updateSearchTags(tx, topic, tags)
  await refreshUntil.run(tx, { group_id, id: topic.id })

  await lockGroupRow.run(tx, { group_id })
  await countGroup.run(tx, { group_id, messages: 1, topics: shown ? 0 : 1, size: message.size })
  await addDays.run(tx, { group_id, days: days.map(({ day }) => day), messages: [1] })
  if (shown && tags.length > 0)
    await countHashtags.run(tx, { group_id, ids: shown.hashtag_ids, topics: 0, latest: ends.latest })
  record('message.restored', { message_id: id, topic_id: topic.id, msg_num, subject })
})

/** A new topic for a message whose topic was deleted meanwhile. */
function topicFor(tx: Tx, group: Group, { subject_with_tags, created }: LockedMessage): Promise<LockedTopic> {
  const subject = parseSubject(subject_with_tags, { tag: group.settings.subject_tag })
  return insertTopic.one(tx, {
    ...{ group_id: group.id, created, most_recent_message: created, subject: topicSubject(subject) },
    ...{ thread_key: subject.threadKey, is_closed: false, is_moderated: false, reply_to: 'thread_reply_group_default' },
  })
}

export const deleteHiddenMessage = implement(
  contract.deleteHiddenMessage,
  async ({ tx, group, params, fail, record }) => {
    const group_id = group.id
    const { message } = (await lockHidden(tx, group_id, params.message_id)) ?? fail('invalid message_id')
    const { id, topic_id, msg_num, subject } = message
    await deleteMessages.run(tx, { group_id: -group_id, ids: [id] })
    record('message.deleted', { message_id: id, topic_id, msg_num, subject })
  },
)
