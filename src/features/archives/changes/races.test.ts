import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { expireTopics } from '#features/archives/index.ts'
import { serializeOnLock } from '#test/database/serialize-on-lock.ts'
import type { PersonName } from '#test/world/people.ts'
import { errorExtraOf } from '#test/fixtures/expected-errors.ts'
import { ageTopic, assertIntegrity } from '#test/database/integrity.ts'
import { newWorld } from '#test/world.ts'
import { posted } from '#test/world/writing.ts'

// Many concurrent calls: in any order, all counters are right and there are no deadlocks.

const world = await newWorld()
const { people, group } = world
const members = Object.keys(people).filter(
  name => !['past', 'stranger', 'pending', 'banned'].includes(name),
) as PersonName[]

afterEach(async () => {
  await world.settle()
  await assertIntegrity(world)
  await noDeadlocks()
})

async function deadlocks(): Promise<number> {
  // Statistics of a session are visible to others after a flush.
  const [row] = await world.sql(`select deadlocks from pg_stat_database where datname = current_database()`)
  return Number(row!['deadlocks'])
}
const before = await deadlocks()
async function noDeadlocks(): Promise<void> {
  assert.equal(await deadlocks(), before)
}

/** Submitted directly: a draft created first would be too late. */
const answer = async (who: PersonName, { message_id }: { message_id: number }) =>
  posted(await world.submit(who, { subject: 'Re: Bread', reply_to_message_id: message_id }))

/** All concurrently; returns the errors. */
async function together(work: (() => Promise<unknown>)[]): Promise<string[]> {
  const outcomes = await Promise.all(work.map(one => errorExtraOf(one())))
  return outcomes.filter(outcome => outcome !== 'done')
}

test('twenty concurrent likes and unlikes of a message', async () => {
  const { message_id } = await world.post('ben')
  const likers = members.slice(0, 10)

  const refusals = await together([
    ...likers.map(who => () => world.as(who).likemessage({ message_id })),
    ...likers.map(who => () => world.as(who).likemessage({ message_id })),
    ...likers.slice(0, 5).map(who => () => world.as(who).unlikemessage({ message_id })),
  ])

  assert.deepEqual(refusals, [])
})

test('a message is deleted while it is liked, reported, replied to and edited', async () => {
  const { message_id } = await world.post('ben', { subject: 'Contested #tag' })

  const refusals = await together([
    ...members.slice(0, 8).map(who => () => world.as(who).likemessage({ message_id })),
    () => world.as('ben').deletemessage({ message_id }),
    () => world.as('owner').deletemessage({ message_id }),
    () => world.as('moderator').updatemessage({ message_id, body: 'Edited', subject: 'Other #new' }),
    ...members.slice(0, 4).map(who => () => world.as(who).reportmessage({ message_id })),
    ...members.slice(0, 4).map(who => () => answer(who, { message_id })),
  ])

  const isGone = /^bad_request: invalid (message_id|reply)$/
  assert.deepEqual(
    refusals.filter(text => !isGone.test(text)),
    [],
  )
  assert.deepEqual(await world.sql(`select id from messages where id = $1`, [message_id]), [])
})

test('two topics are merged into each other while people post in both', async () => {
  const [one, two] = [await world.post('ben', { subject: 'One #a' }), await world.post('cleo', { subject: 'Two #b' })]

  const refusals = await together([
    ...members.slice(0, 6).map((who, n) => () => answer(who, n % 2 ? one : two)),
    () => world.as('owner').mergetopics({ topic_id: one.topic_id, other_topic_id: two.topic_id }),
    () => world.as('moderator').mergetopics({ topic_id: two.topic_id, other_topic_id: one.topic_id }),
    ...members.slice(6, 12).map((who, n) => () => answer(who, n % 2 ? one : two)),
    ...members.slice(0, 4).map(who => () => world.as(who).likemessage({ message_id: two.message_id })),
  ])

  assert.equal(refusals.length, 1)
  const rows = await world.sql(`select distinct topic_id from messages where id in ($1, $2)`, [
    one.message_id,
    two.message_id,
  ])
  assert.equal(rows.length, 1)
  const [topic] = await world.sql(`select num_messages from topics where id = $1`, [rows[0]!['topic_id']])
  assert.equal(topic!['num_messages'], 14)
})

test('a topic is split, renamed, tagged and deleted while people post in it', async () => {
  const first = await world.post('ben', { subject: 'Busy #a' })
  const answers = await Promise.all(members.slice(0, 6).map(who => answer(who, first)))
  const { topic_id } = first

  await together([
    () => world.as('owner').splittopic({ topic_id, message_ids: [answers[0]!.message_id, answers[1]!.message_id] }),
    () => world.as('moderator').splittopic({ topic_id, message_ids: [answers[1]!.message_id, answers[2]!.message_id] }),
    () => world.as('owner').updatetopic({ topic_id, subject: 'Busier #b #c' }),
    () => world.as('moderator').updatetopic({ topic_id, hashtags: 'c,d' }),
    ...members.slice(0, 6).map(who => () => answer(who, first)),
    ...answers.map(
      ({ message_id }) =>
        () =>
          world.as('owner').deletemessage({ message_id }),
    ),
  ])
  await assertIntegrity(world)

  await together([
    () => world.as('owner').deletetopic({ topic_id }),
    () => world.as('moderator').deletetopic({ topic_id }),
    ...members.slice(0, 6).map(who => () => answer(who, first)),
    () => world.as('ben').followtopic({ topic_id }),
  ])

  assert.deepEqual(await world.sql(`select id from topics where id = $1`, [topic_id]), [])
})

test('a reply in progress gets the new hashtags of its topic', async () => {
  const { message_id, topic_id } = await world.post('ben', { subject: 'Turning #before' })

  const [, outcome] = await serializeOnLock(
    world,
    ['topics', topic_id],
    [() => world.as('owner').updatetopic({ topic_id, hashtags: 'after' }), () => answer('cleo', { message_id })],
  )

  assert.equal(outcome, 'done')
})

test('a reply in progress fails if its topic is closed, merged or deleted', async () => {
  const [one, two] = [await world.post('ben', { subject: 'Closing' }), await world.post('ben', { subject: 'Merging' })]
  const { topic_id, message_id } = one

  const [, merged] = await serializeOnLock(
    world,
    ['topics', two.topic_id],
    [() => world.as('owner').mergetopics({ topic_id, other_topic_id: two.topic_id }), () => answer('cleo', two)],
  )
  const [, closed] = await serializeOnLock(
    world,
    ['topics', topic_id],
    [() => world.as('owner').updatetopic({ topic_id, is_closed: true }), () => answer('cleo', { message_id })],
  )
  const [, deleted] = await serializeOnLock(
    world,
    ['topics', topic_id],
    [() => world.as('owner').deletetopic({ topic_id }), () => answer('owner', { message_id })],
  )

  const refused = 'bad_request: invalid reply'
  assert.deepEqual([merged, closed, deleted], ['done', refused, refused])
})

test('several processes expire the same topics once', async () => {
  await world.as('owner').newhashtag({ group_id: group.id, name: 'brief', until: 'hash_tag_delete_day' })
  for (let n = 0; n < 12; n += 1) {
    const { topic_id } = await world.post('ben', { subject: `Brief ${n} #brief` })
    await ageTopic(world, topic_id, 2)
  }
  await world.facts()

  await Promise.all(
    Array.from({ length: 4 }, async () => {
      while (await world.app.pipeline.runAsSystem(expireTopics));
    }),
  )

  assert.deepEqual(await world.facts(), Array(12).fill('topic.expired'))
})
