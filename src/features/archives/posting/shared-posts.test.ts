import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TestGroup } from '#test/world/groups.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'
import type { HeldResult, PostedResult } from '#test/world/writing.ts'

// Posts that arrive during a transaction share the next one (docs/decisions/0003).

const world = await newWorld()
const newGroup = () => world.addGroup({}, { peopled: ['owner', 'ben', 'cleo', 'moderator', 'banned'] })

/** Messages of a group but for the first, with the number of the transaction that wrote each, counted from 1. */
const messagesIn = async ({ id }: TestGroup) =>
  world.sql(
    `select m.subject, m.msg_num, t.num_messages, dense_rank() over (order by m.xmin::text::bigint) as transaction
     from messages m join topics t on t.id = m.topic_id
     where m.group_id = $1 and m.msg_num > 1 order by m.msg_num`,
    [id],
  )
const postedNumbers = (outcomes: readonly (PostedResult | HeldResult | string)[]): (number | string)[] =>
  outcomes.map(outcome => (typeof outcome === 'object' && outcome.is === 'posted' ? outcome.msg_num : 'not posted'))
const message = (subject: string, msg_num: number, transaction = 1, num_messages = 1) => ({
  subject,
  msg_num,
  num_messages,
  transaction,
})

test('concurrent posts share a transaction, each with its own data', async () => {
  const group = await newGroup()

  const outcomes = await world.submitTogether(
    [
      { by: 'ben', subject: 'Rye' },
      { by: 'cleo', subject: 'Wheat', copy_to_author: true },
      { by: 'ben', subject: 'Oats' },
    ],
    group,
  )

  assert.deepEqual(postedNumbers(outcomes), [2, 3, 4])
  assert.deepEqual(await messagesIn(group), [message('Rye', 2), message('Wheat', 3), message('Oats', 4)])
  const { owner, ben, cleo, moderator } = group.members
  const everybody = [owner, ben, cleo, moderator].toSorted((a, b) => a - b)
  assert.deepEqual(
    await world.sql(
      `select m.subject, array(select unnest(recipient_ids) order by 1) as recipients
       from outgoing_messages join messages m on m.id = message_id where m.group_id = $1 and m.msg_num > 1 order by m.msg_num`,
      [group.id],
    ),
    [
      { subject: 'Rye', recipients: everybody.filter(id => id !== ben) },
      { subject: 'Wheat', recipients: everybody },
      { subject: 'Oats', recipients: everybody.filter(id => id !== ben) },
    ],
  )
  assert.deepEqual(
    await world.sql(
      `select data ->> 'subject' as subject, (data -> 'message_id')::bigint = m.id as is_it from facts f
       join messages m on m.group_id = f.group_id and m.msg_num = (f.data -> 'msg_num')::bigint
       where f.group_id = $1 and f.name = 'message.posted' and m.msg_num > 1 order by f.id`,
      [group.id],
    ),
    ['Rye', 'Wheat', 'Oats'].map(subject => ({ subject, is_it: true })),
  )
  await assertArchivesCounted(world)
})

test('a rejected post leaves no trace, and the others are posted', async () => {
  const group = await newGroup()

  const outcomes = await world.submitTogether(
    [
      { by: 'ben', subject: 'Rye' },
      { by: 'cleo', subject: '' },
      { by: 'banned', subject: 'Stones' },
      { by: 'ben', subject: 'Oats' },
    ],
    group,
  )

  assert.deepEqual([outcomes[1], outcomes[2]], ['no subject', 'not subscribed'])
  assert.deepEqual(await messagesIn(group), [message('Rye', 2), message('Oats', 3)])
  await assertArchivesCounted(world)
})

test('concurrent duplicates are posted once', async () => {
  const group = await newGroup()
  const rye = { by: 'ben', subject: 'Rye', mime_id: 'rye@example.org' } as const

  const outcomes = await world.submitTogether([rye, rye, { by: 'cleo', subject: 'Oats' }], group)

  assert.deepEqual(outcomes[1], outcomes[0])
  assert.deepEqual(postedNumbers(outcomes), [2, 2, 3])
  assert.deepEqual(await messagesIn(group), [message('Rye', 2), message('Oats', 3)])
})

test('concurrent posts of one topic are in one topic', async () => {
  const group = await newGroup()

  const outcomes = await world.submitTogether(
    [
      { by: 'ben', subject: 'Rye', mime_id: 'question@example.org' },
      { by: 'cleo', subject: 'Re: Rye', body: 'Yes', references: ['question@example.org'] },
      { by: 'moderator', subject: 'Rye', body: 'No' },
    ],
    group,
  )

  assert.deepEqual(new Set(postedNumbers(outcomes)), new Set([2, 3, 4]))
  const topics = new Set(outcomes.map(outcome => (outcome as PostedResult).topic_id))
  assert.equal(topics.size, 1)
  await assertArchivesCounted(world)
})

test('replies in one topic share a transaction', async () => {
  const group = await newGroup()
  const { topic_id } = (await world.submit(
    'ben',
    { subject: 'Rye', mime_id: 'old@example.org' },
    group,
  )) as PostedResult
  const answer = { subject: 'Re: Rye', references: ['old@example.org'] }

  const outcomes = await world.submitTogether(
    [
      { by: 'ben', ...answer, body: 'Yes' },
      { by: 'cleo', ...answer, body: 'No' },
      { by: 'ben', ...answer, body: 'Perhaps' },
    ],
    group,
  )

  assert.deepEqual(
    outcomes.map(outcome => (outcome as PostedResult).topic_id),
    [topic_id, topic_id, topic_id],
  )
  const rows = await world.sql(`select distinct xmin from messages where group_id = $1 and is_reply`, [group.id])
  assert.equal(rows.length, 1)
  await assertArchivesCounted(world)
})

test('a held post and one that creates a hashtag do not block others', async () => {
  const group = await newGroup()
  await world.sql(`update members set post_status = 'sub_poststatus_moderated' where id = $1`, [group.members.cleo])

  const outcomes = await world.submitTogether(
    [
      { by: 'ben', subject: 'Rye' },
      { by: 'cleo', subject: 'Wheat' },
      { by: 'ben', subject: 'Spelt #grain' },
      { by: 'ben', subject: 'Oats' },
    ],
    group,
  )

  assert.deepEqual(
    outcomes.map(outcome => (outcome as PostedResult | HeldResult).is),
    ['posted', 'held', 'posted', 'posted'],
  )
  assert.deepEqual(
    (await messagesIn(group)).map(({ subject }) => subject),
    ['Rye', 'Oats', 'Spelt'],
  )
  await assertArchivesCounted(world)
})

test('a post that waits for a lock does not block others', async () => {
  const group = await newGroup()
  const release = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const locking = world.database.transaction(async tx => {
    await tx.execute({ name: '', text: `select id from members where id = $1 for update` }, [group.members.cleo])
    locked.resolve()
    await release.promise
  })
  await locked.promise
  const count = async () => (await world.sql(`select id from messages where group_id = $1`, [group.id])).length

  const outcomes = world.submitTogether(
    [
      { by: 'ben', subject: 'Rye' },
      { by: 'cleo', subject: 'Wheat' },
      { by: 'ben', subject: 'Oats' },
    ],
    group,
  )
  for (const end = Date.now() + 120_000; (await count()) < 3 && Date.now() < end;);
  const meanwhile = await count()
  release.resolve()
  await locking

  assert.deepEqual(new Set(postedNumbers(await outcomes)), new Set([2, 3, 4]))
  assert.deepEqual([meanwhile, await count()], [3, 4])
  await assertArchivesCounted(world)
})
