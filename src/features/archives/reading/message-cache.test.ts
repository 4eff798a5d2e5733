import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testCacheFreshness } from '#test/cache-freshness.ts'
import { insertRow } from '#test/database/rows.ts'
import { statementsOn } from '#test/database/statements.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { sql, group } = world
const { ben, cleo } = world.people
const { message_id, topic_id, msg_num } = await world.post('cleo', { subject: 'Bread', body: '<p>Rye.</p>' })
const lookAs = (who: 'ben' | 'cleo' | 'owner') => world.as(who).getmessage({ group_id: group.id, msg_num })
const look = () => lookAs('ben')

test('a message requested again comes from the cache', async t => {
  const statements = statementsOn(world, t)
  const ask = async () => {
    const { answer, names } = await statements(look)
    return { seen: answer, names: names.filter(name => name.startsWith('message.')) }
  }

  const [first, second, third] = [await ask(), await ask(), await ask()]

  assert.deepEqual(
    [first, second, third].map(({ names }) => names),
    [['message.byNum'], ['message.byNum'], ['message.print']],
  )
  assert.deepEqual([second.seen, third.seen], [first.seen, first.seen])
})

test('the author and moderators see the whole raw message, others do not', async () => {
  const seen = { ben: new Set<string>(), cleo: new Set<string>(), owner: new Set<string>() }
  for (let times = 0; times < 4; times += 1)
    for (const who of ['ben', 'owner', 'cleo'] as const) seen[who].add((await lookAs(who)).raw_message ?? '')

  const hasAddress = (texts: Set<string>) => [...texts].map(text => text.includes(cleo.account.email))
  assert.deepEqual([hasAddress(seen.ben), hasAddress(seen.owner), hasAddress(seen.cleo)], [[false], [true], [true]])
})

test('moderators of a public group are shown to members only', async () => {
  const open = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  const { msg_num: number } = await world.post('owner', {}, open)
  const told = async (who: 'ben' | 'anonymous') =>
    (await world.as(who).getmessage({ group_id: open.id, msg_num: number })).mod_status

  for (let times = 0; times < 4; times += 1)
    assert.deepEqual([await told('ben'), await told('anonymous')], ['sub_modstatus_owner', 'sub_modstatus_none'])
})

testCacheFreshness('a message', look, {
  'its text': {
    change: () => sql(`update messages set body = '<p>Spelt.</p>' where id = $1`, [message_id]),
    seen: message => message.body,
    now: '<p>Spelt.</p>',
  },
  'its mail': {
    change: () => sql(`update message_raw set skeleton = 'Another' where message_id = $1`, [message_id]),
    seen: message => message.raw_message,
    now: 'Another',
  },
  'the name of its author': {
    change: () => sql(`update accounts set full_name = 'Somebody' where id = $1`, [cleo.account.id]),
    seen: message => message.name,
    now: 'Somebody',
  },
  'that its author has become a moderator': {
    change: () =>
      sql(`update members set mod_status = 'sub_modstatus_moderator' where group_id = $1 and account_id = $2`, [
        group.id,
        cleo.account.id,
      ]),
    seen: message => message.mod_status,
    now: 'sub_modstatus_moderator',
  },
  'that its topic was closed': {
    change: () => sql(`update topics set is_closed = true where id = $1`, [topic_id]),
    seen: message => message.is_closed,
    now: true,
  },
  'what the caller likes': {
    change: () =>
      sql(
        `with liked as (update messages set num_likes = 1 where id = $1 returning group_id, id)
         insert into message_likes (group_id, message_id, account_id) select group_id, id, $2 from liked`,
        [message_id, ben.account.id],
      ),
    seen: message => [message.num_likes, message.has_liked],
    now: [1, true],
  },
  'what the caller likes no more, though others do': {
    change: () => sql(`delete from message_likes where message_id = $1`, [message_id]),
    seen: message => [message.num_likes, message.has_liked],
    now: [1, false],
  },
  'the hashtag of its topic': {
    change: async () => {
      const tag = await insertRow(sql, 'hashtags', { group_id: group.id, name: 'Rye' })
      await sql(`update topics set hashtag_ids = array[$2::bigint] where id = $1`, [topic_id, tag])
    },
    seen: message => message.hashtags.map(({ name }) => name),
    now: ['Rye'],
  },
  'the new name of that hashtag': {
    change: () => sql(`update hashtags set name = 'Wheat' where group_id = $1`, [group.id]),
    seen: message => message.hashtags.map(({ name }) => name),
    now: ['Wheat'],
  },
})

test('a deleted message is not found', async () => {
  const other = await world.post('cleo', { subject: 'Cake' })
  const ask = () => world.as('ben').getmessage({ group_id: group.id, msg_num: other.msg_num })
  for (let times = 0; times < 3; times += 1) await ask()

  await sql(`delete from messages where id = $1`, [other.message_id])

  await assert.rejects(ask(), { extra: 'invalid msg_num' })
})
