import type { Tx } from '#storage/database.ts'
import { lockGroupRow } from '#features/groups/index.ts'
import { countAuthors } from '../author-counts.ts'
import { countDays, countGroup, countHashtags } from '../counter-store.ts'
import { deleteMessages, lockMessages } from './message-store.ts'
import { hideTopic, moveToGroup } from './move-store.ts'
import { removeOutgoingMessages } from '../outgoing-message-removal.ts'
import { markAsFirst } from './first-message.ts'
import { deleteTopic, firstAndLatest, refreshUntil, setContents, type LockedTopic } from '../topics/topic-store.ts'

/**
 * Removes all or some messages of a locked topic and all related rows, and the topic if it is empty then. Returns the
 * number of messages and whether the topic was deleted. With `hidden_by`, they are hidden and can be restored.
 */
export async function removeMessages(
  tx: Tx,
  topic: LockedTopic,
  only: readonly number[] | null,
  hidden_by: number | null = null,
) {
  const { group_id, id: topic_id, hashtag_ids } = topic
  const messages = await lockMessages.all(tx, { group_id, topic_id, ids: only })
  const message_ids = messages.map(({ id }) => id)
  await removeOutgoingMessages(tx, group_id, message_ids)
  const msg_nums = messages.map(({ msg_num }) => msg_num)
  const days =
    hidden_by === null
      ? await deleteMessages.all(tx, { group_id, ids: message_ids })
      : await moveToGroup.all(tx, {
          ...{ group_id, to_group_id: -group_id, topic_id, ids: message_ids, msg_nums, hidden_by },
        })
  await countAuthors(tx, group_id, messages, -1)
  const total = (of: 'messages' | 'attachments' | 'size') => days.reduce((sum, day) => sum + day[of], 0)

  const ends = await firstAndLatest.first(tx, { group_id, topic_id })
  if (ends) {
    const { account_id, name, snippet, latest } = ends
    const fewer = { messages: -total('messages'), attachments: -total('attachments') }
    const contents = { account_id, name, summary: snippet, most_recent_message: latest }
    await setContents.run(tx, { group_id, id: topic_id, ...fewer, ...contents })
    await markAsFirst(tx, group_id, ends)
    await refreshUntil.run(tx, { group_id, id: topic_id })
  } else if (hidden_by === null) {
    await deleteTopic.run(tx, { group_id, topic_id, hashtag_ids })
  } else await hideTopic.run(tx, { group_id, topic_id, hashtag_ids })
  // Deleting a topic also deletes its hidden messages.
  if (!only) {
    const hidden = await lockMessages.all(tx, { group_id: -group_id, topic_id, ids: null })
    await deleteMessages.run(tx, { group_id: -group_id, ids: hidden.map(({ id }) => id) })
  }

  await lockGroupRow.run(tx, { group_id })
  await countGroup.run(tx, { group_id, messages: -total('messages'), topics: ends ? 0 : -1, size: -total('size') })
  await countDays.run(tx, {
    group_id,
    days: days.map(({ day }) => day),
    messages: days.map(({ messages }) => messages),
  })
  if (hashtag_ids.length > 0)
    await countHashtags.run(tx, {
      group_id,
      ids: hashtag_ids,
      topics: ends ? 0 : -1,
      latest: topic.most_recent_message,
    })
  return { removed: total('messages'), topicIsGone: !ends }
}
