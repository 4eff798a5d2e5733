import { createResumableJob } from '#runtime/jobs/resumable-job.ts'
import { keyword } from '#content/tokenizer/index.ts'
import type { Tx } from '#storage/database.ts'
import { lockGroupRow } from '../groups/index.ts'
import { findTag, lockByIds } from './store.ts'
import {
  countTopics,
  lockTopicsOf,
  transferFollowers,
  renewUntil,
  updateTopicHashtags,
  rewriteSubjects,
} from './topic-store.ts'

const maxTopics = 200
/** Messages are what costs: each is marked with the hashtags of its topic. One long topic is done at once. */
const maxMessages = 250
const maxFollowers = 500

/** What became of a hashtag: it is deleted or an alias, it was called otherwise, or its topics end at another time. */
type HashtagChange = { is: 'replaced' | 'renamed'; name: string } | { is: 'renewed' }
/** The remaining work: all topics of the hashtag after a cursor. */
type TopicUpdateProgress = HashtagChange & { group_id: number; hashtag_id: number; after: number }

/**
 * Lets the topics of a hashtag know what became of it. The first of them with the change itself; where there are more,
 * the rest in the background, so that no call locks a hundred thousand rows.
 */
export async function scheduleTopicUpdates(tx: Tx, group_id: number, hashtag_id: number, change: HashtagChange) {
  await topicUpdateJob.enqueue(tx, await updateTopics(tx, { ...change, group_id, hashtag_id, after: 0 }))
}

/** Continues what the call left. */
export const topicUpdateJob = createResumableJob('hashtag topics', (database, rest: TopicUpdateProgress) =>
  database.transaction(tx => updateTopics(tx, rest)),
)

/** Runs a batch; returns the rest, or null. Uses the current state of the hashtag, so it is idempotent. */
async function updateTopics(tx: Tx, rest: TopicUpdateProgress): Promise<TopicUpdateProgress | null> {
  if (rest.is === 'replaced') return replace(tx, rest)
  const { group_id, hashtag_id, after } = rest
  const locked = await lockTopicsOf.all(tx, { group_id, hashtag_id, after, limit: maxTopics })
  const topics = rest.is === 'renamed' ? topicBatch(locked) : locked
  const ids = topics.map(({ id }) => id)
  if (rest.is === 'renewed') await renewUntil.run(tx, { group_id, ids })
  else await rename(tx, rest, ids)
  return isAll(topics, locked) ? null : { ...rest, after: ids.at(-1)! }
}

async function rename(tx: Tx, rest: TopicUpdateProgress & { name: string }, ids: readonly number[]): Promise<void> {
  const tag = await findTag.first(tx, { group_id: rest.group_id, id: rest.hashtag_id })
  if (tag)
    await rewriteSubjects.run(tx, {
      group_id: rest.group_id,
      topic_ids: ids,
      from: `#${rest.name}`,
      to: `#${tag.name}`,
    })
}

async function replace(tx: Tx, rest: TopicUpdateProgress & { name: string }): Promise<TopicUpdateProgress | null> {
  const { group_id, hashtag_id } = rest
  const tag = await findTag.first(tx, { group_id, id: hashtag_id })
  // It is independent again, and keeps its topics.
  if (tag && tag.alias_of === null) return null
  // Locked, so that it is not deleted between: its topics would keep it.
  const [target] = tag?.alias_of ? await lockByIds.all(tx, { group_id, ids: [tag.alias_of] }) : []
  const to = target?.id ?? null

  const followers = await transferFollowers.all(tx, { group_id, hashtag_id, limit: maxFollowers, to })
  const locked = await lockTopicsOf.all(tx, { group_id, hashtag_id, after: 0, limit: maxTopics })
  const topics = topicBatch(locked)
  const more = followers.length === maxFollowers || !isAll(topics, locked) ? rest : null
  if (topics.length === 0) return more
  const ids = topics.map(({ id }) => id)
  const marks = to === null ? [] : [keyword.hashtag(to)]
  const { gained } = await updateTopicHashtags.one(tx, {
    group_id,
    hashtag_id,
    topic_ids: ids,
    to,
    mark: keyword.hashtag(hashtag_id),
    marks,
  })
  await rewriteSubjects.run(tx, {
    group_id,
    topic_ids: ids,
    from: `#${rest.name}`,
    to: target ? `#${target.name}` : null,
  })
  // Counters that many share are changed last, after the group's row is locked: posting does the same.
  await lockGroupRow.first(tx, { group_id })
  await countTopics.run(tx, { group_id, id: hashtag_id, gained: -ids.length, latest: null })
  const latest = topics.map(topic => topic.most_recent_message).reduce((a, b) => (a > b ? a : b))
  if (to !== null) await countTopics.run(tx, { group_id, id: to, gained, latest })
  return more
}

/** The first topics, as many as have few messages together; at least one. */
function topicBatch<T extends { num_messages: number }>(topics: readonly T[]): T[] {
  let messages = 0
  return topics.filter((topic, at) => (messages += topic.num_messages) <= maxMessages || at === 0)
}
/** Whether the locked topics were the last. */
const isAll = (topics: readonly unknown[], locked: readonly unknown[]): boolean =>
  topics.length === locked.length && locked.length < maxTopics
