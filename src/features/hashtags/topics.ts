import { longWork } from '#runtime/long-work.ts'
import { mark } from '#content/words/index.ts'
import type { Tx } from '#storage/database.ts'
import { lockGroupRow } from '../groups/index.ts'
import { findTag, lockByIds } from './store.ts'
import { countTopics, lockTopicsOf, passOnFollowers, renewUntil, retag, rewriteSubjects } from './topic-store.ts'

const mostTopics = 200
/** Messages are what costs: each is marked with the hashtags of its topic. One long topic is done at once. */
const mostMessages = 250
const mostFollowers = 500

/** What became of a hashtag: it is deleted or an alias, it was called otherwise, or its topics end at another time. */
type Change = { is: 'replaced' | 'renamed'; name: string } | { is: 'renewed' }
/** What is left to do about it: all topics of the hashtag after a place. */
type Rest = Change & { group_id: number; hashtag_id: number; after: number }

/**
 * Lets the topics of a hashtag know what became of it. The first of them with the change itself; where there are more,
 * the rest in the background, so that no call locks a hundred thousand rows.
 */
export async function tellTopics(tx: Tx, group_id: number, hashtag_id: number, change: Change): Promise<void> {
  await hashtagTopics.leave(tx, await workOn(tx, { ...change, group_id, hashtag_id, after: 0 }))
}

/** Goes on with what `tellTopics` left. */
export const hashtagTopics = longWork('hashtag topics', (database, rest: Rest) =>
  database.transaction(tx => workOn(tx, rest)),
)

/** Does some of it; what is left, or null. It goes by what the hashtag is by now, so that doing it twice does no harm. */
async function workOn(tx: Tx, rest: Rest): Promise<Rest | null> {
  if (rest.is === 'replaced') return replace(tx, rest)
  const { group_id, hashtag_id, after } = rest
  const locked = await lockTopicsOf.all(tx, { group_id, hashtag_id, after, limit: mostTopics })
  const topics = rest.is === 'renamed' ? few(locked) : locked
  const ids = topics.map(({ id }) => id)
  if (rest.is === 'renewed') await renewUntil.run(tx, { group_id, ids })
  else await rename(tx, rest, ids)
  return isAll(topics, locked) ? null : { ...rest, after: ids.at(-1)! }
}

async function rename(tx: Tx, rest: Rest & { name: string }, ids: readonly number[]): Promise<void> {
  const tag = await findTag.first(tx, { group_id: rest.group_id, id: rest.hashtag_id })
  if (tag)
    await rewriteSubjects.run(tx, {
      group_id: rest.group_id,
      topic_ids: ids,
      from: `#${rest.name}`,
      to: `#${tag.name}`,
    })
}

async function replace(tx: Tx, rest: Rest & { name: string }): Promise<Rest | null> {
  const { group_id, hashtag_id } = rest
  const tag = await findTag.first(tx, { group_id, id: hashtag_id })
  // It stands for itself again, and keeps what it has.
  if (tag && tag.alias_of === null) return null
  // Locked, so that it is not deleted between: its topics would keep it.
  const [target] = tag?.alias_of ? await lockByIds.all(tx, { group_id, ids: [tag.alias_of] }) : []
  const to = target?.id ?? null

  const followers = await passOnFollowers.all(tx, { group_id, hashtag_id, limit: mostFollowers, to })
  const locked = await lockTopicsOf.all(tx, { group_id, hashtag_id, after: 0, limit: mostTopics })
  const topics = few(locked)
  const more = followers.length === mostFollowers || !isAll(topics, locked) ? rest : null
  if (topics.length === 0) return more
  const ids = topics.map(({ id }) => id)
  const marks = to === null ? [] : [mark.hashtag(to)]
  const { gained } = await retag.one(tx, {
    group_id,
    hashtag_id,
    topic_ids: ids,
    to,
    mark: mark.hashtag(hashtag_id),
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
function few<T extends { num_messages: number }>(topics: readonly T[]): T[] {
  let messages = 0
  return topics.filter((topic, at) => (messages += topic.num_messages) <= mostMessages || at === 0)
}
/** Whether no topics are left after these, of those that were locked. */
const isAll = (topics: readonly unknown[], locked: readonly unknown[]): boolean =>
  topics.length === locked.length && locked.length < mostTopics
