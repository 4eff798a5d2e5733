import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const group_id = world.group.id
const { transaction } = world.database

/** A chat of Ben's that Cleo has joined: its id, and their places in it. */
async function chatOfTwo(subject = 'Rye') {
  const chat = await world.as('ben').newchat({ group_id, subject, desc: 'About bread', announce: false })
  const sub = await world.as('cleo').joinchat({ chat_id: chat.id })
  return { chat_id: chat.id, ben: chat.chat_sub!.id, cleo: sub.id }
}
const say = (name: 'ben' | 'cleo', chatsub_id: number, message: string, more = {}) =>
  world.app.callAs(world.people[name].identity).sayinchat({ chatsub_id, message, ...more })
const linesOf = async (chat_id: number) =>
  (await world.sql(
    'select msg_num, version, message, xmin::text as made from chat_messages where chat_id = $1 order by 1',
    [chat_id],
  )) as { msg_num: number; version: number; message: string; made: string }[]

test('concurrent messages share a transaction, numbered in order per chat', async () => {
  const [rye, wheat] = [await chatOfTwo('Rye'), await chatOfTwo('Wheat')]

  const answers = await Promise.all([
    say('ben', rye.ben, 'one'),
    say('cleo', wheat.cleo, 'eins'),
    say('cleo', rye.cleo, 'two'),
    say('ben', rye.ben, 'three'),
    say('ben', wheat.ben, 'zwei'),
  ])

  assert.deepEqual(
    answers.map(({ line: { chat_id, msg_num, version, message }, repeated }) => [
      ...[chat_id, msg_num, version, message, repeated],
    ]),
    [
      [rye.chat_id, 1, 1, 'one', false],
      [wheat.chat_id, 1, 1, 'eins', false],
      [rye.chat_id, 2, 2, 'two', false],
      [rye.chat_id, 3, 3, 'three', false],
      [wheat.chat_id, 2, 2, 'zwei', false],
    ],
  )
  const lines = [...(await linesOf(rye.chat_id)), ...(await linesOf(wheat.chat_id))]
  assert.deepEqual(
    lines.map(({ msg_num, version, message }) => [msg_num, version, message]),
    [
      [1, 1, 'one'],
      [2, 2, 'two'],
      [3, 3, 'three'],
      [1, 1, 'eins'],
      [2, 2, 'zwei'],
    ],
  )
  assert.equal(new Set(lines.map(({ made }) => made)).size, 1)
  assert.deepEqual(
    await world.sql('select account_id, last_msg_seen from chat_subs where chat_id = $1 order by id', [rye.chat_id]),
    [
      { account_id: world.people.ben.account.id, last_msg_seen: 3 },
      { account_id: world.people.cleo.account.id, last_msg_seen: 2 },
    ],
  )
})

test('a rejected message does not affect others', async () => {
  const [open, closed] = [await chatOfTwo(), await chatOfTwo()]
  await world.as('ben').updatechat({ chat_id: closed.chat_id, is_closed: true })
  const foreign = open.ben

  const outcomes = await Promise.allSettled([
    say('ben', open.ben, 'first'),
    say('ben', closed.ben, 'too late'),
    say('cleo', foreign, 'not my place'),
    say('cleo', open.cleo, ' \n'),
    say('cleo', open.cleo, 'an answer to nothing', { reply_to_msg_num: 7 }),
    say('cleo', open.cleo, 'second'),
  ])

  const refused = outcomes.map(one => (one.status === 'rejected' ? (one.reason as { extra: string }).extra : ''))
  assert.deepEqual(refused, ['', 'closed chat', 'invalid chatsub_id', 'invalid message', 'invalid msg_num', ''])
  assert.deepEqual(
    (await linesOf(open.chat_id)).map(({ msg_num, message }) => [msg_num, message]),
    [
      [1, 'first'],
      [2, 'second'],
    ],
  )
})

test('a nonce is used for one message, even concurrently', async () => {
  const { chat_id, ben, cleo } = await chatOfTwo()

  const [first, again, others] = await Promise.all([
    say('ben', ben, 'once', { nonce: 'n' }),
    say('ben', ben, 'twice', { nonce: 'n' }),
    say('cleo', cleo, 'mine', { nonce: 'n' }),
  ])

  assert.deepEqual(
    [first, again],
    [
      { line: first.line, repeated: false },
      { line: first.line, repeated: true },
    ],
  )
  assert.deepEqual([others.line.message, others.repeated], ['mine', false])
  assert.equal((await linesOf(chat_id)).length, 2)
})

test('a message that waits for a lock delays no others', async () => {
  const [busy, free] = [await chatOfTwo(), await chatOfTwo()]
  const { promise: isOver, resolve: release } = Promise.withResolvers<void>()
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>()
  const holding = transaction(async tx => {
    await tx.execute({ name: '', text: 'select from chats where id = $1 for update' }, [busy.chat_id])
    locked()
    await isOver
  })
  await isLocked

  const waiting = say('ben', busy.ben, 'when I can')
  const said = await say('cleo', free.cleo, 'at once')
  const before = await linesOf(busy.chat_id)
  release()
  await holding

  assert.deepEqual([said.line.msg_num, before], [1, []])
  assert.deepEqual((await waiting).line.message, 'when I can')
})

test('a failing message does not fail others', async () => {
  const { chat_id, ben, cleo } = await chatOfTwo()
  await world.sql(
    `create function choke() returns trigger language plpgsql as $$ begin raise exception 'choked'; end $$`,
  )
  await world.sql(
    `create trigger choke before insert on chat_messages for each row when (new.message = 'bone') execute function choke()`,
  )

  const outcomes = await Promise.allSettled([say('ben', ben, 'bone'), say('cleo', cleo, 'fish')])
  await world.sql('drop trigger choke on chat_messages')

  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['rejected', 'fulfilled'],
  )
  assert.deepEqual(
    (await linesOf(chat_id)).map(({ msg_num, message }) => [msg_num, message]),
    [[1, 'fish']],
  )
})

test('a person removed from a chat meanwhile cannot send', async () => {
  const { chat_id, ben, cleo } = await chatOfTwo()

  await world.as('cleo').leavechat({ chatsub_id: cleo })
  await assert.rejects(say('cleo', cleo, 'I am gone'), expectedError('invalid chatsub_id'))
  await say('ben', ben, 'Alone')

  assert.deepEqual(
    (await linesOf(chat_id)).map(({ message }) => message),
    ['Alone'],
  )
})
