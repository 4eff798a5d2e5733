import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageRow, type MadeMessage } from '#test/database/message-rows.ts'
import { invalidValueError } from '#test/fixtures/expected-errors.ts'
import { topicRows } from '#test/database/rows.ts'
import { newWorld } from '#test/world.ts'

// Every list is paged to its end while more rows arrive.

const world = await newWorld()
const here = await world.addGroup({}, { peopled: true })
const there = await world.addGroup({}, { peopled: true })
const elsewhere = await world.addGroup({})
const cleo = world.as('cleo')

type MadePage = { id: number; group_id: number; created: string; updated: string; subject: string; sticky: boolean }
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
const addTopic = async (group_id: number, n: number): Promise<MadePage> => {
  // No two orders are alike, and in each some are equal.
  const made = { created: at(n % 6), updated: at((n * 7) % 9), subject: `Topic ${(n * 5) % 8}`, sticky: n % 8 === 0 }
  const { created, updated, subject, sticky } = made
  const row = { created, most_recent_message: updated, subject, is_sticky: sticky }
  const [id = 0] = await topicRows(world, group_id, [row])
  return { id, group_id, ...made }
}
const topics: MadePage[] = []
for (let n = 0; n < 24; n += 1) topics.push(await addTopic(n % 3 === 0 ? there.id : here.id, n))
await addTopic(elsewhere.id, 0)

const talk = await world.addGroup({ privacy: 'group_privacy_none' })
const [topic = 0, other = 0] = await topicRows(world, talk.id, [{}, {}])
const said: (MadeMessage & { created: string })[] = []
const say = async (n: number) => {
  const created = at((n * 7) % 10)
  const topic_id = n % 4 === 0 ? other : topic
  return { ...(await messageRow(world, talk.id, { topic_id, created })), created }
}
for (let n = 0; n < 24; n += 1) said.push(await say(n))

type PagedList = {
  data: { id: number }[]
  next_page_token: number
  has_more: boolean
  start_item: number
  end_item: number
}
/** All ids of a list in the order they came; something happens after each page. */
async function walk(
  ask: (page_token: number) => Promise<PagedList>,
  meanwhile: () => Promise<unknown>,
): Promise<number[]> {
  const ids: number[] = []
  for (let token = 0; ;) {
    const page = await ask(token)
    assert.deepEqual([page.start_item, page.end_item], [ids.length + 1, ids.length + page.data.length])
    ids.push(...page.data.map(({ id }) => id))
    assert.equal(page.has_more, page.next_page_token !== 0)
    if (!page.has_more) return ids
    token = page.next_page_token
    await meanwhile()
  }
}

/** Each row was listed once, and the initial ones in order. */
function assertWalked(ids: readonly number[], came: readonly number[], expected: readonly { id: number }[]): void {
  assert.deepEqual(
    ids.filter(id => !came.includes(id)),
    expected.map(({ id }) => id),
  )
  assert.equal(new Set(ids).size, ids.length)
}

type Key = (topic: MadePage) => string
const keys: Record<string, Key> = {
  updated: topic => topic.updated,
  created: topic => topic.created,
  subject: topic => topic.subject.toLowerCase(),
}
const compare = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b))

for (const [field, key] of Object.entries(keys))
  for (const sort_dir of ['asc', 'desc'] as const)
    for (const [where, group] of [
      ['in a group', here],
      ['over all groups of the caller', null],
    ] as const)
      test(`topics ${where} by ${field} ${sort_dir}: each is listed once, in order, while others arrive`, async () => {
        const known = topics.filter(({ group_id }) => !group || group_id === group.id)
        const sign = sort_dir === 'asc' ? 1 : -1
        const expected = known.toSorted(
          (a, b) =>
            (field === 'updated' ? Number(b.sticky) - Number(a.sticky) : 0) ||
            sign * (compare(key(a), key(b)) || compare(a.id, b.id)),
        )
        const asked = { ...(group ? { group_id: group.id } : {}), limit: 5, sort_field: field, sort_dir }

        let n = 0
        const came: number[] = []
        const ids = await walk(
          page_token => cleo.gettopics({ ...asked, page_token }),
          async () => came.push((await addTopic(here.id, (n += 1))).id),
        )

        assertWalked(ids, came, expected)
        await world.sql(`delete from topics where id = any($1::bigint[])`, [came])
      })

test('topics of all groups are counted per caller', async () => {
  const counts = async () =>
    (await world.sql(`select sum(threads_count)::int as n from groups where id = any($1::bigint[])`, [
      [here.id, there.id],
    ])) as [{ n: number }]

  const list = await cleo.gettopics({})

  assert.equal(list.total_count, (await counts())[0].n)
  assert.deepEqual([list.sub_data, 'group' in list, 'group_perms' in list], [[], false, false])
  assert.ok(list.data.every(({ group_id }) => group_id !== elsewhere.id))
  await assert.rejects(world.as('anonymous').gettopics({}), { type: 'authentication' })
  for (const outsider of ['stranger', 'pending', 'banned', 'past'] as const)
    assert.deepEqual((await world.as(outsider).gettopics({})).data, [])
})

test('an unknown sort field is ignored in a list over all groups', async () => {
  const { sort_field, sort_dir, data } = await cleo.gettopics({ sort_field: 'lastpost_time' })

  assert.deepEqual([sort_field, sort_dir, data[0]!.is_sticky], ['updated', 'desc', true])
})

for (const [name, field, dir] of [
  ['gettopic', 'created', 'asc'],
  ['gettopic', 'created', 'desc'],
  ['getmessages', 'created', 'asc'],
  ['getmessages', 'created', 'desc'],
  ['getmessages', 'msg_num', 'asc'],
  ['getmessages', 'msg_num', 'desc'],
] as const)
  test(`${name} by ${field} ${dir}: each message is listed once, in order, while others arrive`, async () => {
    const sign = dir === 'asc' ? 1 : -1
    const expected = said
      .filter(message => name === 'getmessages' || message.topic_id === topic)
      .toSorted((a, b) =>
        field === 'msg_num'
          ? sign * (a.msg_num - b.msg_num)
          : sign * (compare(a.created, b.created) || compare(a.id, b.id)),
      )
    const asked = { limit: 5, sort_field: field, sort_dir: dir }

    let n = 0
    const came: number[] = []
    const ids = await walk(
      page_token =>
        name === 'gettopic'
          ? cleo.gettopic({ ...asked, topic_id: topic, page_token })
          : cleo.getmessages({ ...asked, group_id: talk.id, page_token }),
      async () => came.push((await say((n += 1))).id),
    )

    assertWalked(ids, came, expected)
    await world.sql(`delete from messages where id = any($1::bigint[])`, [came])
  })

test('by default a topic is listed from its start and a group from its end', async () => {
  const read = await cleo.gettopic({ topic_id: topic })
  const all = await cleo.getmessages({ group_id: talk.id })

  assert.deepEqual([read.sort_field, read.sort_dir], ['created', 'asc'])
  assert.deepEqual([all.sort_field, all.sort_dir], ['msg_num', 'desc'])
})

test('a page token works only in its own list and order', async () => {
  const orders = [
    ...['updated', 'created', 'subject'].map(sort_field => ({ list: 'gettopics' as const, sort_field })),
    ...['created', 'msg_num'].map(sort_field => ({ list: 'getmessages' as const, sort_field })),
    { list: 'gettopic' as const, sort_field: 'created' },
  ].flatMap(order => (['asc', 'desc'] as const).map(sort_dir => ({ ...order, sort_dir })))
  const ask = ({ list, ...order }: (typeof orders)[number], page_token: number): Promise<PagedList> =>
    ({
      gettopics: () => cleo.gettopics({ group_id: here.id, limit: 1, page_token, ...order }),
      getmessages: () => cleo.getmessages({ group_id: talk.id, limit: 1, page_token, ...order }),
      gettopic: () => cleo.gettopic({ topic_id: topic, limit: 1, page_token, ...order }),
    })[list]()

  for (const from of orders) {
    const { next_page_token } = await ask(from, 0)

    for (const to of orders) {
      if (to === from) assert.equal((await ask(to, next_page_token)).start_item, 2)
      else await assert.rejects(ask(to, next_page_token), invalidValueError('page_token'), toText(from, to))
    }
  }
})
const toText = (...orders: object[]): string => orders.map(order => JSON.stringify(order)).join(' in ')

test('a forged page token is rejected', async () => {
  const { next_page_token } = await cleo.getmessages({ group_id: talk.id, limit: 1 })
  const madeUp = [1, 12_345, 2 ** 22, 2 ** 30 + 1, next_page_token - 1, next_page_token + 1, 2 ** 52 - 1, 2 ** 52 + 1]
  const none = [-1, -next_page_token, 1.5, 2 ** 53 - 1, 2 ** 53, Infinity, NaN]

  for (const page_token of [...madeUp, ...none])
    await assert.rejects(
      cleo.getmessages({ group_id: talk.id, page_token }),
      invalidValueError('page_token'),
      String(page_token),
    )
})
