import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newWorld } from '#test/world.ts'

// Changes are made as by another process: no hint invalidates anything.

const world = await newWorld()
const { group } = world
const { ben, cleo } = world.people
const first = await world.post('ben', { subject: 'Bread', body: '<p>Rye.</p>' })
const second = await world.answer('cleo', first, { body: '<p>Wheat.</p>' })
const other = await world.post('cleo', { subject: 'Cake', body: '<p>Nuts.</p>' })
const calls = world.as('ben')

const lists = {
  gettopic: (limit: number) => calls.gettopic({ topic_id: first.topic_id, limit }),
  gettopics: (limit: number) => calls.gettopics({ group_id: group.id, limit }),
  getmessages: (limit: number) => calls.getmessages({ group_id: group.id, limit }),
}
type List = keyof typeof lists

let others = 20
/** A list requested before, beside a fresh one. */
async function look(list: List): Promise<unknown> {
  const kept = await lists[list](20)
  const made = await lists[list]((others += 1))
  assert.deepEqual(kept, made)
  return kept.data
}

const changes: Record<string, { sql: string; values: unknown[]; seenIn: List[] }> = {
  'the text of a message': {
    sql: `update messages set body = '<p>Spelt.</p>' where id = $1`,
    values: [second.message_id],
    seenIn: ['gettopic', 'getmessages'],
  },
  'the name of an author': {
    sql: `update accounts set full_name = 'Somebody' where id = $1`,
    values: [cleo.account.id],
    seenIn: ['gettopic', 'gettopics', 'getmessages'],
  },
  'what the caller likes': {
    sql: `with liked as (update messages set num_likes = 1 where id = $1 returning group_id, id)
      insert into message_likes (group_id, message_id, account_id) select group_id, id, $2 from liked`,
    values: [second.message_id, ben.account.id],
    seenIn: ['gettopic', 'getmessages'],
  },
  'what the caller likes no more, though others do': {
    sql: `delete from message_likes where message_id = $1 and account_id = $2`,
    values: [second.message_id, ben.account.id],
    seenIn: ['gettopic', 'getmessages'],
  },
  'that an author has become a moderator': {
    sql: `update members set mod_status = 'sub_modstatus_moderator' where group_id = $1 and account_id = $2`,
    values: [group.id, cleo.account.id],
    seenIn: ['gettopic', 'getmessages'],
  },
  'a topic that was closed': {
    sql: `update topics set is_closed = true where id = $1`,
    values: [first.topic_id],
    seenIn: ['gettopic', 'gettopics', 'getmessages'],
  },
  'a topic that the caller follows': {
    sql: `insert into topic_followers (group_id, topic_id, account_id, state) values ($1, $2, $3, 'followed')`,
    values: [group.id, first.topic_id, ben.account.id],
    seenIn: ['gettopics'],
  },
  'what the caller has read': {
    sql: `update members set read_until = now() + interval '1 day' where group_id = $1 and account_id = $2`,
    values: [group.id, ben.account.id],
    seenIn: ['gettopics'],
  },
  'a message that is gone': {
    sql: `delete from messages where id = $1`,
    values: [second.message_id],
    seenIn: ['gettopic', 'getmessages'],
  },
}
for (const [name, { sql, values, seenIn }] of Object.entries(changes))
  test(`a cached list shows ${name}`, async () => {
    const before = new Map<List, unknown>()
    for (const list of seenIn) for (let times = 0; times < 3; times += 1) before.set(list, await look(list))

    await world.sql(sql, values)

    for (const list of seenIn) assert.notDeepEqual(await look(list), before.get(list), list)
  })

test('the topic in a message list is as fresh as the list', async () => {
  for (let times = 0; times < 3; times += 1) await look('getmessages')
  await world.sql(`update topics set subject = 'Cakes' where id = $1`, [other.topic_id])

  assert.equal((await lists.getmessages(20)).topic?.subject, 'Cakes')
  await look('getmessages')
})

test('a cached page of another caller is not used', async () => {
  for (let times = 0; times < 3; times += 1) await look('gettopics')
  await world.as('cleo').followtopic({ topic_id: other.topic_id })
  const seenBy = async (who: 'ben' | 'cleo') =>
    (await world.as(who).gettopics({ group_id: group.id, limit: 20 })).data.find(({ id }) => id === other.topic_id)

  for (let times = 0; times < 3; times += 1)
    assert.deepEqual([(await seenBy('ben'))?.followed, (await seenBy('cleo'))?.followed], [false, true])
})
