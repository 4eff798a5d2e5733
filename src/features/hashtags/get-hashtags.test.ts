import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loginRequiredError } from '#test/fixtures/expected-errors.ts'
import { newWorld, type World } from '#test/world.ts'

const world = await newWorld()
const { group } = world
const at = { group_id: group.id }

/** Seven hashtags: some with as many topics as others, some without a message. */
async function addTags(group_id: number): Promise<void> {
  await world.sql(
    `insert into hashtags (group_id, name, topic_count, last_message_date)
     select $1, name, topics, at from (values ('b', 2, '2026-01-02'::timestamptz), ('A', 2, '2026-01-02'), ('D', 0, null),
       ('c', 9, '2026-03-01'), ('e', 0, null), ('ä', 1, '2025-12-01'), ('日', 0, null)) as t(name, topics, at)`,
    [group_id],
  )
  await world.sql(`update groups set hashtags_count = 7 where id = $1`, [group_id])
}
await addTags(group.id)

type Calls = ReturnType<World['as']>
type Order = { sort_field?: string; sort_dir?: 'asc' | 'desc' }
/** All names, two at a time. */
async function walk(calls: Calls, group_id: number, order: Order, between?: () => Promise<void>): Promise<string[]> {
  const names: string[] = []
  let page_token = 0
  do {
    const page = await calls.gethashtags({ group_id, limit: 2, page_token, ...order })
    assert.deepEqual([page.start_item, page.end_item], [names.length + 1, names.length + page.data.length])
    names.push(...page.data.map(({ name }) => name))
    page_token = page.next_page_token
    await between?.()
  } while (page_token !== 0)
  return names
}

test('hashtags are sorted by name, topics and last message, and paged', async () => {
  const byName = ['A', 'b', 'c', 'D', 'e', 'ä', '日']
  const byTopics = ['c', 'A', 'b', 'ä', '日', 'e', 'D']
  const orders: [Order, string[]][] = [
    [{}, byName],
    [{ sort_field: 'updated' }, byName],
    [{ sort_dir: 'desc' }, byName.toReversed()],
    [{ sort_field: 'topic_count' }, byTopics],
    [{ sort_field: 'topic_count', sort_dir: 'asc' }, byTopics.toReversed()],
    [{ sort_field: 'last_message_date' }, byTopics],
    [{ sort_field: 'last_message_date', sort_dir: 'asc' }, byTopics.toReversed()],
  ]

  for (const [order, expected] of orders)
    assert.deepEqual(await walk(world.as('ben'), group.id, order), expected, JSON.stringify(order))
  const { total_count, sort_field, sort_dir } = await world.as('ben').gethashtags({ ...at, sort_field: 'topic_count' })
  assert.deepEqual(
    { total_count, sort_field, sort_dir },
    { total_count: 7, sort_field: 'topic_count', sort_dir: 'desc' },
  )
})

test('new hashtags neither repeat nor hide others between pages', async () => {
  const elsewhere = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  await addTags(elsewhere.id)
  let made = 0
  const add = async () => {
    made += 1
    await world.as('owner').newhashtag({ group_id: elsewhere.id, name: `A${made}` })
  }

  const names = await walk(world.as('anonymous'), elsewhere.id, {}, add)

  assert.deepEqual(names, ['A', 'b', 'c', 'D', 'e', 'ä', '日'])
})

test('hashtags are hidden from those who may not see the archives', async () => {
  const none = { total_count: 0, has_more: false, data: [] }
  for (const name of ['stranger', 'pending', 'banned'] as const) {
    const { total_count, has_more, data } = await world.as(name).gethashtags(at)
    assert.deepEqual({ total_count, has_more, data }, none, name)
  }
  await assert.rejects(world.as('anonymous').gethashtags(at), loginRequiredError)
  const { total_count, data } = await world.as('ben').gethashtags({ ...at, limit: 1 })
  assert.deepEqual([total_count, data.length], [7, 1])
})

test('muted and followed are the caller’s own, and null for non-members', async () => {
  const open = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  const tag = await world.as('owner').newhashtag({ group_id: open.id, name: 'bread' })
  await world.as('ben').followhashtag({ hashtag_id: tag.id })
  await world.as('cleo').mutehashtag({ hashtag_id: tag.id })
  const states = async (name: Parameters<World['as']>[0]) => {
    const { data } = await world.as(name).gethashtags({ group_id: open.id })
    return data.map(({ followed, muted }) => ({ followed, muted }))
  }

  assert.deepEqual(await states('ben'), [{ followed: true, muted: false }])
  assert.deepEqual(await states('cleo'), [{ followed: false, muted: true }])
  assert.deepEqual(await states('owner'), [{ followed: false, muted: false }])
  for (const name of ['anonymous', 'stranger', 'banned'] as const)
    assert.deepEqual(await states(name), [{ followed: null, muted: null }], name)
})

test('usable_only leaves out hashtags the caller may not start a topic with', async () => {
  const open = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  const there = { group_id: open.id }
  const owner = world.as('owner')
  const add = async (name: string, options: { mods_only_post?: boolean; locked?: boolean; alias_id?: number } = {}) =>
    (await owner.newhashtag({ ...there, name, ...options })).id
  const free = await add('free')
  const news = await add('news', { mods_only_post: true })
  await add('locked', { locked: true })
  await add('gratis', { alias_id: free })
  await add('nouvelles', { alias_id: news })
  const usable = async (name: Parameters<World['as']>[0], limit: number) => {
    const { total_count, data } = await world.as(name).gethashtags({ ...there, usable_only: true, limit })
    return [total_count, ...data.map(tag => tag.name)]
  }

  assert.deepEqual(await usable('ben', 100), [3, 'free', 'gratis', 'locked'])
  assert.deepEqual(await usable('ben', 2), [3, 'free', 'gratis'])
  const all = [5, 'free', 'gratis', 'locked', 'news', 'nouvelles']
  assert.deepEqual(await usable('powerless', 100), all)
  assert.deepEqual(await usable('owner', 100), all)
  // They see them all, and may use none.
  for (const name of ['anonymous', 'stranger', 'pending', 'banned'] as const) {
    assert.deepEqual(await usable(name, 100), [0], name)
    assert.equal((await world.as(name).gethashtags(there)).total_count, 5, name)
  }
  await owner.updategroup({ ...there, announce: true })
  assert.deepEqual(await usable('ben', 100), [0])
  assert.deepEqual(await usable('powerless', 100), all)
})
