import { implement } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { StaleReadError } from '#storage/errors.ts'
import { lockGroupRow } from '#features/groups/index.ts'
import { lockTags } from '#features/hashtags/index.ts'
import type { ArchiveDeps } from '../../deps.ts'
import { getTopicView } from '../../reading/load-hashtags.ts'
import { countAuthors } from '../author-counts.ts'
import * as contract from '../contract.ts'
import { countDays, countGroup, countHashtags } from '../counter-store.ts'
import { lockMessages } from '../messages/message-store.ts'
import { addDays, moveToGroup } from '../messages/move-store.ts'
import { removeOutgoingMessages } from '../outgoing-message-removal.ts'
import { findMoveTargets } from './move-targets.ts'
import { countNumbers, hasCopies, moveTopicRow, rememberNumbers } from './move-topic-store.ts'
import { setTopicHashtags } from './set-hashtags.ts'
import { lockTopics, tagsOf, type LockedTopic } from './topic-store.ts'
import { updateSearchTags } from './update-search-tags.ts'

type MoveError = 'already posted' | 'group out of space'

export const moveTopic = ({ postLimits }: ArchiveDeps) =>
  implement(contract.moveTopic, async call => {
    const { tx, group, row, params, fail, record } = call
    const { id } = row
    const [target] = await findMoveTargets(call, params.to_group_id)
    if (!target) return fail('invalid to_group_id')
    const topic = (await lockTopics.first(tx, { group_id: group.id, ids: [id] })) ?? fail('invalid topic_id')
    const refusal = await move(tx, topic, target.group, postLimits.groupStorage)
    if (refusal) fail(refusal)
    const { subject, num_messages: messages } = topic
    record('topic.moved', { topic_id: id, subject, messages })
    record('topic.received', { group_id: target.group.id, topic_id: id, subject, messages })
    return getTopicView({ ...call, ...target }, id)
  })

/** Moves a locked topic and its messages, also hidden ones, to another group. */
async function move(tx: Tx, topic: LockedTopic, target: Group, storageLimit: number): Promise<MoveError | null> {
  const { group_id, id: topic_id, hashtag_ids, most_recent_message: latest } = topic
  const to_group_id = target.id
  const shown = await lockMessages.all(tx, { group_id, topic_id, ids: null })
  const hidden = await lockMessages.all(tx, { group_id: -group_id, topic_id, ids: null })
  const message_ids = [...shown, ...hidden].map(({ id }) => id)
  await removeOutgoingMessages(tx, group_id, message_ids)
  const names = (await tagsOf.all(tx, { group_id, id: topic_id })).map(({ name }) => name)
  const { tags } = await lockTags(tx, to_group_id, names)
  await countAuthors(tx, group_id, shown, -1)
  await countAuthors(tx, to_group_id, shown, 1)

  const groups = []
  for (const locked of [group_id, to_group_id].toSorted((a, b) => a - b))
    groups.push(await lockGroupRow.first(tx, { group_id: locked }))
  const into = groups.find(found => found?.id === to_group_id)
  if (!into) throw new StaleReadError('the group was deleted')
  // Now that nobody else can post there.
  if ((await hasCopies.one(tx, { group_id, to_group_id, topic_id })).found) return 'already posted'
  const numbersFrom = (first: number, messages: readonly { id: number }[]) => ({
    ids: messages.map(({ id }) => id),
    msg_nums: messages.map((_, at) => first + at),
  })
  const first = into.last_msg_num + 1
  const moving = { topic_id, hidden_by: null }
  await rememberNumbers.run(tx, { group_id, to_group_id, ids: message_ids })
  const days = await moveToGroup.all(tx, { ...moving, group_id, to_group_id, ...numbersFrom(first, shown) })
  const hiddenMove = { ...moving, group_id: -group_id, to_group_id: -to_group_id }
  await moveToGroup.run(tx, { ...hiddenMove, ...numbersFrom(first + shown.length, hidden) })
  const size = days.reduce((sum, day) => sum + day.size, 0)
  if (into.storage_used + size > storageLimit) return 'group out of space'
  await moveTopicRow.run(tx, { group_id, to_group_id, topic_id, hashtag_ids })

  const counts = { days: days.map(({ day }) => day), messages: days.map(({ messages }) => messages) }
  await countGroup.run(tx, { group_id, messages: -shown.length, topics: -1, size: -size })
  await countDays.run(tx, { group_id, ...counts })
  if (hashtag_ids.length > 0) await countHashtags.run(tx, { group_id, ids: hashtag_ids, topics: -1, latest })
  await countNumbers.run(tx, { group_id: to_group_id, first, last: first + message_ids.length - 1 })
  await countGroup.run(tx, { group_id: to_group_id, messages: shown.length, topics: 1, size })
  await addDays.run(tx, { group_id: to_group_id, ...counts })
  const moved = { ...topic, group_id: to_group_id, hashtag_ids: [] }
  if (!(await setTopicHashtags(tx, moved, tags)) && hashtag_ids.length > 0) await updateSearchTags(tx, moved, tags)
  return null
}
