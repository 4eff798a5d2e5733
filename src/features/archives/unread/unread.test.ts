import assert from 'node:assert/strict'
import { afterEach, suite, test } from 'node:test'
import { sweepReadMarks } from '#features/archives/index.ts'
import { addMembership } from '#test/world/people.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { topicRows } from '#test/database/rows.ts'
import { assertIntegrity } from '#test/database/integrity.ts'
import { newWorld, type World } from '#test/world.ts'

const world = await newWorld()
const { sql } = world
const cleo = world.as('cleo')
const newGroup = () => world.addGroup({}, { peopled: true })
type Group = Awaited<ReturnType<typeof newGroup>>

afterEach(() => assertIntegrity(world))

type Who = Parameters<World['as']>[0]
const unread = async (who: Who, group?: Group) =>
  (await world.as(who).getmytopics({ ...(group && { group_id: group.id }) })).data.map(({ id }) => id)
const readsIn = (group: Group, who: 'ben' | 'cleo') =>
  sql(`select topic_id from topic_reads where member_id = $1 order by 1`, [group.members[who]])

suite('unread', () => {
  test('are posts of others since the last visit, in topics, lists, counts and the feed', async () => {
    const group = await newGroup()
    const about = { group_id: group.id }
    const rye = await world.post('ben', { subject: 'Rye' }, group)
    const { message_id } = await world.answer('ben', rye, {}, group)
    const oats = await world.post('ben', { subject: 'Oats' }, group)

    assert.deepEqual(await unread('cleo', group), [oats.topic_id, rye.topic_id])
    assert.deepEqual(await unread('ben', group), [])
    const { data } = await cleo.gettopics(about)
    assert.deepEqual(data, (await cleo.getmytopics(about)).data)
    assert.deepEqual(
      data.map(({ is_unread, followed, muted }) => ({ is_unread, followed, muted })),
      [
        { is_unread: true, followed: false, muted: false },
        { is_unread: true, followed: false, muted: false },
      ],
    )
    assert.deepEqual(await cleo.getunreadcounts(about), {
      object: 'unread_counts',
      topics: 2,
      groups: [{ group_id: group.id, group_name: group.name, topics: 2 }],
    })
    const feed = await cleo.getsinglefeed(about)
    assert.deepEqual(
      feed.topics.map(({ topic }) => topic),
      data,
    )
    assert.ok(message_id)
  })

  test('ends when the topic is shown, until somebody replies', async () => {
    const group = await newGroup()
    const rye = await world.post('ben', { subject: 'Rye' }, group)
    const second = await world.answer('ben', rye, {}, group)
    const third = await world.answer('ben', rye, {}, group)
    const { topic_id } = rye
    const first = async () => (await cleo.gettopic({ topic_id, limit: 1 })).first_unread

    assert.equal(await first(), 1)
    await cleo.marktopicread({ topic_id, msg_num: 2 })
    assert.equal(await first(), 3)
    assert.deepEqual(await unread('cleo', group), [topic_id])
    // Looking at an earlier page again takes nothing back.
    await cleo.marktopicread({ topic_id, msg_num: 1 })
    assert.equal(await first(), 3)
    await cleo.marktopicread({ topic_id })
    assert.deepEqual([await first(), await unread('cleo', group)], [0, []])
    await world.answer('ben', second, {}, group)
    assert.deepEqual([await first(), await unread('cleo', group)], [4, [topic_id]])
    assert.ok(third.message_id)
    assert.deepEqual(await world.facts(), [])
  })

  test('starts for a new member with posts after joining or approval', async () => {
    const group = await newGroup()
    await world.post('ben', { subject: 'Before' }, group)
    const nora = await world.addPerson('nora')
    const id = await addMembership(world, group.id, nora, { status: 'sub_status_pending' })
    await sql(`update members set read_until = now() - interval '1 day' where id = $1`, [id])
    await world.as('owner').approvemember({ group_id: group.id, member_info_id: id })

    assert.deepEqual(await unread(nora, group), [])
    const { topic_id } = await world.post('ben', { subject: 'After' }, group)
    assert.deepEqual(await unread(nora, group), [topic_id])
  })

  test('excludes muted topics and posts older than 90 days', async () => {
    const group = await newGroup()
    const [muted, old, kept] = [
      await world.post('ben', { subject: 'Muted' }, group),
      await world.post('ben', { subject: 'Old' }, group),
      await world.post('ben', { subject: 'Kept' }, group),
    ]
    await cleo.mutetopic({ topic_id: muted.topic_id })
    await sql(`update members set read_until = now() - interval '1 year' where id = $1`, [group.members.cleo])
    await sql(`update topics set most_recent_message = now() - interval '91 days' where id = $1`, [old.topic_id])
    try {
      assert.deepEqual(await unread('cleo', group), [kept.topic_id])
      const { data } = await cleo.gettopics({ group_id: group.id })
      assert.deepEqual(
        data.map(({ subject, is_unread, muted: isMuted }) => [subject, is_unread, isMuted]),
        [
          ['Kept', true, false],
          ['Muted', false, true],
          ['Old', false, false],
        ],
      )
    } finally {
      await cleo.unmutetopic({ topic_id: muted.topic_id })
      await world.as('owner').deletetopic({ topic_id: old.topic_id })
    }
  })

  test('is empty for visitors and non-members', async () => {
    const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
    const { topic_id } = await world.post('ben', { subject: 'Oats' }, group)

    const seen = await world.as('stranger').gettopic({ topic_id })
    assert.deepEqual([seen.topic.is_unread, seen.first_unread], [false, 0])
    const visited = await world.as('anonymous').gettopic({ topic_id })
    assert.deepEqual([Object.hasOwn(visited.topic, 'is_unread'), visited.first_unread], [false, 0])
    for (const who of ['stranger', 'pending', 'banned'] as const) {
      await assert.rejects(world.as(who).marktopicread({ topic_id }), { type: 'inadequate_permissions' })
      await assert.rejects(world.as(who).getmytopics({ group_id: group.id }), { type: 'inadequate_permissions' })
    }
    assert.deepEqual((await world.as('stranger').getmytopics({})).data, [])
  })

  test('includes replies in topics one has posted in', async () => {
    const group = await newGroup()
    const rye = await world.post('cleo', { subject: 'Rye' }, group)
    await world.post('ben', { subject: 'Oats' }, group)
    const answered = async () => (await cleo.getmytopics({ group_id: group.id, which: 'answered' })).data

    assert.deepEqual(await answered(), [])
    await cleo.markgroupread({ group_id: group.id })
    await world.answer('ben', rye, {}, group)
    assert.deepEqual(
      (await answered()).map(({ id }) => id),
      [rye.topic_id],
    )
  })
})

suite('stored read state', () => {
  test('is one timestamp once all is read, and rows per topic before', async () => {
    const group = await newGroup()
    const [rye, oats] = [
      await world.post('ben', { subject: 'Wheat' }, group),
      await world.post('ben', { subject: 'Barley' }, group),
    ]

    await cleo.marktopicread({ topic_id: rye.topic_id })
    assert.deepEqual(await readsIn(group, 'cleo'), [{ topic_id: rye.topic_id }])
    await cleo.marktopicread({ topic_id: oats.topic_id })
    assert.deepEqual(await readsIn(group, 'cleo'), [])
    assert.deepEqual(await unread('cleo', group), [])
    // Where one has written is remembered for the answers.
    assert.deepEqual(await readsIn(group, 'ben'), [{ topic_id: rye.topic_id }, { topic_id: oats.topic_id }])
  })

  test('is deleted with the topic, the membership, and after 90 days', async () => {
    const group = await newGroup()
    const [rye, oats, wheat] = [
      await world.post('ben', { subject: 'Spelt' }, group),
      await world.post('ben', { subject: 'Millet' }, group),
      await world.post('ben', { subject: 'Corn' }, group),
    ]
    await cleo.marktopicread({ topic_id: rye.topic_id })
    await cleo.marktopicread({ topic_id: oats.topic_id })

    await world.as('owner').deletetopic({ topic_id: rye.topic_id })
    assert.deepEqual(await readsIn(group, 'cleo'), [{ topic_id: oats.topic_id }])
    await sql(`update topic_reads set read_until = now() - interval '91 days' where topic_id = $1`, [oats.topic_id])
    await sweepReadMarks(world.database.read)
    assert.deepEqual(await readsIn(group, 'cleo'), [])
    await cleo.deletesub({ group_id: group.id })
    await world.as('ben').deletesub({ group_id: group.id })
    assert.deepEqual(await readsIn(group, 'ben'), [])
    assert.ok(wheat.topic_id)
  })

  test('follows messages that are split off', async () => {
    const group = await newGroup()
    const rye = await world.post('ben', { subject: 'Rice' }, group)
    const { message_id } = await world.answer('ben', rye, {}, group)
    const other = await world.post('ben', { subject: 'Buckwheat' }, group)
    await cleo.marktopicread({ topic_id: rye.topic_id })

    const { id } = await world
      .as('owner')
      .splittopic({ topic_id: rye.topic_id, message_ids: [message_id], subject: 'Off' })

    assert.deepEqual(await unread('cleo', group), [other.topic_id])
    assert.ok(id)
  })

  test('a post during mark-all-as-read stays unread', async () => {
    const group = await newGroup()
    await world.post('ben', { subject: 'Teff' }, group)

    const [posted] = await Promise.all([
      world.post('ben', { subject: 'Emmer' }, group),
      ...Array.from({ length: 5 }, () => cleo.markgroupread({ group_id: group.id })),
    ])

    const [{ is_late }] = (await sql(
      `select g.most_recent_message > m.read_until as is_late from members m join groups g on g.id = m.group_id where m.id = $1`,
      [group.members.cleo],
    )) as [{ is_late: boolean }]
    assert.deepEqual(await unread('cleo', group), is_late ? [posted.topic_id] : [])
  })
})

test('followed and muted topics are listed with their state', async () => {
  const group = await newGroup()
  const [rye, oats] = [
    await world.post('ben', { subject: 'Einkorn' }, group),
    await world.post('ben', { subject: 'Quinoa' }, group),
  ]
  await cleo.followtopic({ topic_id: rye.topic_id })
  await cleo.mutetopic({ topic_id: oats.topic_id, duration: 'day' })
  const listed = async (which: 'followed' | 'muted') =>
    (await cleo.getmytopics({ group_id: group.id, which })).data.map(({ id, followed, muted }) => [id, followed, muted])

  assert.deepEqual(await listed('followed'), [[rye.topic_id, true, false]])
  assert.deepEqual(await listed('muted'), [[oats.topic_id, false, true]])
  await sql(`update topic_followers set until = now() - interval '1 second' where topic_id = $1`, [oats.topic_id])
  assert.deepEqual(await listed('muted'), [])
})

test('lists page over all groups, and counts end at 100', async () => {
  const person = await world.addPerson('collector')
  const calls = world.as(person)
  const groups = [await world.addGroup({}), await world.addGroup({})]
  for (const { id } of groups) {
    await addMembership(world, id, person, {})
    await sql(`update members set read_until = now() - interval '80 days' where group_id = $1`, [id])
    const minutes = Array.from({ length: 120 }, (_, n) => n)
    await topicRows(
      world,
      id,
      minutes.map(n => ({ created: new Date(Date.now() - n * 60_000 - id).toISOString(), is_sticky: n % 7 === 0 })),
    )
    await sql(`update groups set most_recent_message = now(), threads_count = 120 where id = $1`, [id])
  }
  try {
    const seen: string[] = []
    for (let page_token = 0; ;) {
      const page = await calls.getmytopics({ limit: 100, page_token })
      seen.push(...page.data.map(({ most_recent_message }) => most_recent_message!))
      if (!page.has_more) break
      page_token = page.next_page_token
    }

    assert.deepEqual([seen.length, seen], [240, seen.toSorted().toReversed()])
    const { topics, groups: counted } = await calls.getunreadcounts({})
    assert.deepEqual([topics, counted.map(({ topics: n }) => n)], [200, [100, 100]])
  } finally {
    for (const { id } of groups) {
      await sql(`delete from topics where group_id = $1`, [id])
      await sql(`update groups set threads_count = 0, most_recent_message = null where id = $1`, [id])
    }
  }
})

test('a topic is listed from a message on, forwards and backwards', async () => {
  const group = await newGroup()
  const rye = await world.post('ben', { subject: 'Rye' }, group)
  for (let n = 0; n < 4; n += 1) await world.answer('ben', rye, {}, group)
  const { topic_id } = rye
  const numbers = async (given: object) => (await cleo.gettopic({ topic_id, ...given })).data.map(m => m.msg_num)

  assert.deepEqual(await numbers({ from_msg_num: 3 }), [3, 4, 5])
  assert.deepEqual(await numbers({ from_msg_num: 3, sort_dir: 'desc' }), [3, 2, 1])
  const { next_page_token, ...page } = await cleo.gettopic({ topic_id, from_msg_num: 2, limit: 2 })
  const itemsOf = ({ start_item, end_item, total_count, has_more }: Omit<typeof page, 'next_page_token'>) => [
    ...[start_item, end_item, total_count, has_more],
  ]
  assert.deepEqual(itemsOf(page), [2, 3, 5, true])
  assert.deepEqual(itemsOf(await cleo.gettopic({ topic_id, page_token: next_page_token, limit: 2 })), [4, 5, 5, false])
  assert.deepEqual(itemsOf(await cleo.gettopic({ topic_id, from_msg_num: 4, sort_dir: 'desc' })), [2, 5, 5, false])
  assert.deepEqual(await numbers({ page_token: next_page_token, limit: 2 }), [4, 5])
  await assert.rejects(numbers({ from_msg_num: 99 }), expectedError('invalid msg_num'))
})
