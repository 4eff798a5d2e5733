import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageRows } from '#test/database/message-rows.ts'
import { newWorld } from '#test/world.ts'
import { createIndexer } from './build/indexer.ts'
import { createSegmentCache } from './segment-cache.ts'

const world = await newWorld()
const { read } = world.database
const { signal } = new AbortController()

/** A group with a packed topic of 32 messages, one of 16, 16 of one message each, and three messages behind these. */
async function archive() {
  const group = await world.addGroup({}, { peopled: true })
  const topic = async (messages: number) => {
    const [first] = await messageRows(world, group.id, [{ body: 'rye' }])
    const { topic_id } = first!
    await messageRows(
      world,
      group.id,
      Array.from({ length: messages - 1 }, () => ({ topic_id, body: 'rye' })),
    )
    return topic_id
  }
  const [long, short] = [await topic(32), await topic(16)]
  const alone = await messageRows(
    world,
    group.id,
    Array.from({ length: 16 }, () => ({ body: 'rye' })),
  )
  await messageRows(
    world,
    group.id,
    [long, short, short].map(topic_id => ({ topic_id, body: 'rye' })),
  )
  const indexer = createIndexer(world.database)
  const ready = `select from search_segments where group_id = $1 and state = 'ready'`
  for (let tries = 0; tries < 1000 && (await world.sql(ready, [group.id])).length === 0; tries += 1) {
    indexer.requestIndexing(group.id)
    await indexer.run(signal)
  }
  return { group_id: group.id, long, short, alone }
}

/** How many topics are found, and the first of what is shown of them. */
const search = async (group_id: number) => {
  const { data, total_count } = await world.as('cleo').searcharchives({
    ...{ group_id, q: 'rye', collapse_topics: true, limit: 100, sort_field: 'date', sort_dir: 'desc' },
  })
  return [total_count, ...data.slice(0, 2).map(({ msg_num, topic_id }) => ({ msg_num, topic_id }))]
}
/** The same twice more: what was found stays in memory. */
const searches = async (group_id: number) => [await search(group_id), await search(group_id), await search(group_id)]

test('merged and split topics are correct in the next search', async () => {
  const { group_id, long, short, alone } = await archive()
  const [newest] = await world.sql(
    `select id::int, msg_num::int from messages where group_id = $1 order by id desc limit 1`,
    [group_id],
  )
  const { msg_num } = newest as { msg_num: number }
  const next = { msg_num: alone.at(-1)!.msg_num, topic_id: alone.at(-1)!.topic_id }

  const before = await searches(group_id)
  await world.as('owner').mergetopics({ topic_id: long, other_topic_id: short })
  const merged = await searches(group_id)
  const { id } = await world.as('owner').splittopic({ topic_id: long, message_ids: [newest!.id as number] })
  const split = await searches(group_id)

  const inTopics = (count: number, topic_id: number, second: object) =>
    Array.from({ length: 3 }, () => [count, { msg_num, topic_id }, second])
  assert.deepEqual(before, inTopics(18, short, { msg_num: msg_num - 2, topic_id: long }))
  assert.deepEqual(merged, inTopics(17, long, next))
  assert.deepEqual(split, inTopics(18, id, { msg_num: msg_num - 1, topic_id: long }))
})

test('topic ids of a segment are read once, until messages are moved', async () => {
  const { group_id, long, short } = await archive()
  const segmentCache = createSegmentCache(1024 * 1024)
  const topics = async (msg_nums: readonly number[]) =>
    [
      ...(
        await segmentCache.topicsOf(read, group_id, await segmentCache.snapshotOf(read, group_id), msg_nums)
      ).entries(),
    ]
      .filter(([msg_num]) => msg_nums.includes(msg_num))
      .toSorted(([a], [b]) => a - b)
      .map(([, topic_id]) => topic_id)
  // No call does this: it shows what is kept.
  const move = (messages_moved: number) =>
    world.sql(
      `with moved as (update messages set topic_id = $2 where group_id = $1 and msg_num in (1, 2))
       update groups set messages_moved = messages_moved + $3 where id = $1`,
      [group_id, short, messages_moved],
    )

  const few = await topics([1, 33, 65])
  await topics([1, 2, 3, 33])
  await move(0)
  const kept = await topics([1, 2, 33])
  await move(1)

  assert.deepEqual(
    [few, kept, await topics([1, 2, 3])],
    [
      [long, short, long],
      [long, long, short],
      [short, short, long],
    ],
  )
  await world.sql(`delete from messages where group_id = $1 and msg_num = 3`, [group_id])
  assert.deepEqual(await topics([3, 4, 5, 6, 99]), [long, long, long])
})
