import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chatHelpers, type ChatFrame, type ChatConnection } from '#test/world/chatting.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const server = await serve(world)
const { talk } = chatHelpers(world, server)
const { owner, ben, cleo } = world.people
const group_id = world.group.id

/** A chat of Ben's that Cleo has joined: its id, and their subscriptions. */
async function chatOfTwo() {
  const chat = await world.as('ben').newchat({ group_id, subject: 'Rye', desc: 'About rye', announce: false })
  const sub = await world.as('cleo').joinchat({ chat_id: chat.id })
  return { chat_id: chat.id, bens: chat.chat_sub!.id, cleos: sub.id }
}
/** The same, with both connected. */
async function talkOfTwo() {
  const chat = await chatOfTwo()
  return { ...chat, b: await talk(ben, chat.bens), c: await talk(cleo, chat.cleos) }
}
const nextOf = async (talks: readonly ChatConnection[]): Promise<ChatFrame[]> =>
  Promise.all(talks.map(async each => (await each.next()) as ChatFrame))
const refusalOf = (extra: string, type = 'bad_request') => ({ object: 'error', type, extra })

test('everyone gets a message with all its fields', async () => {
  const { chat_id, b, c } = await talkOfTwo()

  b.send({ type: 'chat_msg_type_normal', message: 'Hello <b>you</b>', nonce: 'one' })
  const [own, others] = await nextOf([b, c])

  const { id, created, profile_color } = own!
  assert.deepEqual(own, {
    ...{ object: 'chat_message', id, created, version: 1, user_id: ben.account.id, group_id, chat_id },
    ...{
      type: 'chat_msg_type_normal',
      message: 'Hello <b>you</b>',
      msg_num: 1,
      delete_msg_num: 0,
      reply_to_msg_num: 0,
    },
    ...{
      edited: null,
      nonce: 'one',
      media: null,
      tapbacks: [],
      tapback_counts: [],
      display_name: 'Ben',
      user_name: '',
    },
    ...{ profile_photo_url: '', profile_privacy: 'profile_members', profile_color, email: 'ben@...' },
  })
  assert.deepEqual(others, own)
  assert.ok(profile_color.startsWith('#'))
})

test('a plain string is a message, and numbers have no gaps', async () => {
  const { chat_id, b, c } = await talkOfTwo()

  b.send('"one"')
  c.send({ message: 'two' })
  b.send({ message: 'three\r\nlines  ' })
  const heard = [await b.lines(3, 'msg_num', 'version'), await c.lines(3, 'msg_num', 'version')]
  const { data, total_count } = await world.as('cleo').getchathistory({ chat_id, sort_dir: 'asc' })

  const numbers = [1, 2, 3].map(n => ({ msg_num: n, version: n }))
  assert.deepEqual(heard, [numbers, numbers])
  assert.deepEqual([data.map(({ message }) => message).toSorted(), total_count], [['one', 'three\nlines', 'two'], 3])
})

test('addresses are shown to those who may see members, and nobody else', async () => {
  const { chat_id, b } = await talkOfTwo()
  const o = await talk(owner, (await world.as('owner').joinchat({ chat_id })).id)

  b.send({ message: 'Hello' })
  const heard = await nextOf([b, o])
  const asked = [
    await world.as('cleo').getchathistory({ chat_id }),
    await world.as('owner').getchathistory({ chat_id }),
  ]

  assert.deepEqual(
    heard.map(({ email }) => email),
    ['ben@...', 'ben@example.org'],
  )
  assert.deepEqual(
    asked.map(({ data }) => data[0]!.email),
    ['ben@...', 'ben@example.org'],
  )
})

test('a repeated nonce creates no second message, even over another connection', async () => {
  const { bens, b, c } = await talkOfTwo()
  const frame = { message: 'Once', nonce: 'n1' }

  b.send(frame)
  const [first] = await nextOf([b, c])
  b.send(frame)
  const again = await b.next()
  const second = await talk(ben, bens, { no_history: 1 })
  second.send({ ...frame, message: 'Twice' })
  const elsewhere = await second.next()
  c.send({ message: 'Mine', nonce: 'n1' })
  const others = await c.lines(1, 'message', 'msg_num')

  assert.deepEqual([again, elsewhere], [first, first])
  assert.deepEqual(others, [{ message: 'Mine', msg_num: 2 }])
})

test('a message is edited and deleted by its author, and everyone gets the change', async () => {
  const { chat_id, b, c } = await talkOfTwo()
  b.send({ message: 'Wrong' })
  await nextOf([b, c])

  c.send({ msg_num: 1, message: 'Mine now' })
  c.send({ delete_msg_num: 1 })
  c.send({ msg_num: 9, message: 'None' })
  const refused = [await c.next(), await c.next(), await c.next()]
  b.send({ msg_num: 1, message: 'Right' })
  const [changed] = await nextOf([c, b])
  b.send({ delete_msg_num: 1 })
  const [gone] = await nextOf([c, b])
  b.send({ msg_num: 1, message: 'Back' })
  const late = await b.next()
  const { data } = await world.as('cleo').getchathistory({ chat_id })

  const none = refusalOf('invalid msg_num')
  assert.deepEqual(refused, [none, none, none])
  assert.deepEqual(
    [changed!.message, changed!.version, changed!.msg_num, changed!.edited !== null],
    ['Right', 2, 1, true],
  )
  assert.deepEqual([gone!.message, gone!.version, gone!.delete_msg_num], ['', 3, 1])
  assert.deepEqual([late, data], [none, [gone]])
})

test('those who may edit the archives delete messages of others', async () => {
  const { chat_id, b, c } = await talkOfTwo()
  const o = await talk(owner, (await world.as('owner').joinchat({ chat_id })).id)
  b.send({ message: 'Rude' })
  await nextOf([b, c, o])

  o.send({ delete_msg_num: 1 })

  assert.deepEqual(
    (await nextOf([c])).map(({ message, delete_msg_num }) => [message, delete_msg_num]),
    [['', 1]],
  )
})

test('reactions are counted, and repeating one removes it', async () => {
  const { b, c } = await talkOfTwo()
  b.send({ message: 'Bread is ready' })
  await nextOf([b, c])
  const react = async (who: ChatConnection, tapback: string) => {
    who.send({ msg_num: 1, tapback })
    const [{ tapbacks, tapback_counts, version }] = (await nextOf([b, c])) as [ChatFrame]
    return { tapbacks, tapback_counts, version }
  }

  const heart = 'chat_msg_tapback_heart'
  const told = [
    await react(b, heart),
    await react(c, heart),
    await react(c, 'chat_msg_tapback_laugh'),
    await react(b, heart),
  ]
  b.send({ msg_num: 1, tapback: 'chat_msg_tapback_none' })
  b.send({ msg_num: 7, tapback: heart })
  const refused = [await b.next(), await b.next()]

  const by = ({ account, id }: typeof ben, type: string) => ({ user_id: account.id, sub_id: id, type })
  const laugh = by(cleo, 'chat_msg_tapback_laugh')
  const [bens, cleos] = [by(ben, heart), by(cleo, heart)]
  const count = (type: string, n: number) => ({ type, count: n })
  assert.deepEqual(told, [
    { tapbacks: [bens], tapback_counts: [count(heart, 1)], version: 2 },
    { tapbacks: [bens, cleos], tapback_counts: [count(heart, 2)], version: 3 },
    { tapbacks: [bens, cleos, laugh], tapback_counts: [count(heart, 2), count(laugh.type, 1)], version: 4 },
    { tapbacks: [cleos, laugh], tapback_counts: [count(heart, 1), count(laugh.type, 1)], version: 5 },
  ])
  assert.deepEqual(refused, [refusalOf('tapback', 'invalid_value'), refusalOf('invalid msg_num')])
})

test('a frame with all fields works, and 0, null and empty fields are ignored', async () => {
  const { b, c } = await talkOfTwo()
  const zeros = {
    msg_num: 0,
    delete_msg_num: 0,
    reply_to_msg_num: 0,
    last_msg_seen: 0,
    since: 0,
    tapback: '',
    nonce: '',
  }
  const nulls = Object.fromEntries(Object.keys(zeros).map(name => [name, null]))

  b.send({ type: 'chat_msg_type_normal', message: 'Zeros', ...zeros })
  b.send({ type: null, message: 'Nulls', ...nulls })
  b.send({ ...zeros, msg_num: 1, tapback: 'chat_msg_tapback_heart', message: '' })

  assert.deepEqual(
    (await c.lines(3, 'msg_num', 'message', 'tapback_counts')).map(line => Object.values(line)),
    [
      [1, 'Zeros', []],
      [2, 'Nulls', []],
      [1, 'Zeros', [{ type: 'chat_msg_tapback_heart', count: 1 }]],
    ],
  )
})

test('a reply names its parent', async () => {
  const { b, c } = await talkOfTwo()
  b.send({ message: 'Who bakes?' })
  await nextOf([b, c])

  c.send({ message: 'I do', reply_to_msg_num: 1 })
  const [answer] = await nextOf([b, c])
  c.send({ message: 'I do', reply_to_msg_num: 5 })

  assert.equal(answer!.reply_to_msg_num, 1)
  assert.deepEqual(await c.next(), refusalOf('invalid msg_num'))
})

test('a newcomer gets the last fifty messages, oldest first, or none', async () => {
  const { chat_id, bens, cleos } = await chatOfTwo()
  await world.sql(
    `with n as (select n from generate_series(1, 60) n), said as (
       insert into chat_messages (group_id, chat_id, msg_num, version, account_id, name, member_id, message)
       select $1, $2, n, n, $3, 'Ben', 0, 'line ' || n from n
     ) update chats set num_messages = 60, version = 60 where id = $2`,
    [group_id, chat_id, ben.account.id],
  )

  const c = await talk(cleo, cleos)
  const history = await c.lines(50, 'msg_num')
  const quiet = await talk(ben, bens, { no_history: 1 })
  quiet.send({ message: 'Now' })

  assert.deepEqual(
    history,
    Array.from({ length: 50 }, (_, n) => ({ msg_num: n + 11 })),
  )
  assert.deepEqual(
    [await quiet.lines(1, 'msg_num'), await c.lines(1, 'msg_num')],
    [[{ msg_num: 61 }], [{ msg_num: 61 }]],
  )
})

test('a returning client requests missed messages, and gets them without a gap', async () => {
  const { cleos, b, c } = await talkOfTwo()
  for (const message of ['one', 'two']) b.send({ message })
  await c.lines(2, 'msg_num')
  c.socket.close()
  await c.closed()
  b.send({ message: 'three' })
  b.send({ msg_num: 1, message: 'one, changed' })
  await b.lines(4, 'msg_num')

  const back = await talk(cleo, cleos, { no_history: 1 })
  back.send({ since: 2 })
  const after = await back.lines(1, 'msg_num', 'message')
  back.send({ since: 2, version: 2 })
  const all = await back.lines(2, 'msg_num', 'message')
  back.send({ since: 3 })
  b.send({ message: 'four' })

  assert.deepEqual(after, [{ msg_num: 3, message: 'three' }])
  assert.deepEqual(all, [
    { msg_num: 1, message: 'one, changed' },
    { msg_num: 3, message: 'three' },
  ])
  assert.deepEqual(await back.lines(1, 'msg_num'), [{ msg_num: 4 }])
})

test('the read position is stored, never decreases, and must exist', async () => {
  const { chat_id, b, c } = await talkOfTwo()
  for (const message of ['one', 'two', 'three']) b.send({ message })
  await c.lines(3, 'msg_num')
  const seen = async () =>
    (await world.as('cleo').getchats({ group_id, limit: 100 })).data.find(({ id }) => id === chat_id)!.chat_sub!
      .last_msg_seen
  const see = async (last_msg_seen: number) => {
    c.send({ last_msg_seen })
    // Frames are processed one after the other.
    c.send({ since: 2 })
    await c.next()
    return seen()
  }

  assert.deepEqual([await seen(), await see(2), await see(1), await see(99)], [0, 2, 2, 3])
})

test('/leave leaves the chat and closes the connection', async () => {
  const { chat_id, b, c } = await talkOfTwo()
  await world.facts()

  c.send({ type: 'chat_msg_type_normal', message: '/leave' })
  const closed = await c.closed()
  b.send({ message: 'Gone?' })
  await b.next()

  assert.deepEqual(closed, { code: 1000, reason: 'left the chat' })
  assert.deepEqual(await world.facts(), ['chat.left'])
  const { data } = await world.as('ben').getchathistory({ chat_id })
  assert.deepEqual(
    data.map(({ message }) => message),
    ['Gone?'],
  )
})

test('closing a chat is announced, and closes connections', async () => {
  const { chat_id, b, c } = await talkOfTwo()
  b.send({ message: 'Last words' })
  await nextOf([b, c])

  await world.as('ben').updatechat({ chat_id, is_closed: true })
  const told = await nextOf([b, c])

  assert.deepEqual(
    told.map(({ type, msg_num, user_id }) => [type, msg_num, user_id]),
    [
      ['chat_msg_type_closed', 2, ben.account.id],
      ['chat_msg_type_closed', 2, ben.account.id],
    ],
  )
  const closed = { code: 1000, reason: 'closed chat' }
  assert.deepEqual([await b.closed(), await c.closed()], [closed, closed])
})

test('presence and typing are sent to clients that asked for them', async () => {
  const { chat_id, bens, cleos } = await chatOfTwo()
  const plain = await talk(owner, (await world.as('owner').joinchat({ chat_id })).id)
  const b = await talk(ben, bens, { presence: 1 })
  const atFirst = await b.next()
  const c = await talk(cleo, cleos, { presence: 1 })

  const came = [await b.next(), await c.next(), await c.next()]
  c.send({ typing: true })
  const writes = await b.next()
  c.socket.close()
  const went = await b.next()
  b.send({ message: 'Bye' })

  const who = ({ account }: typeof ben) => ({ chat_id, user_id: account.id, display_name: account.full_name })
  const presence = (person: typeof ben, present: boolean) => ({ object: 'chat_presence', ...who(person), present })
  assert.deepEqual(atFirst, presence(owner, true))
  assert.deepEqual(came, [presence(cleo, true), presence(owner, true), presence(ben, true)])
  assert.deepEqual(writes, { object: 'chat_typing', ...who(cleo), typing: true })
  assert.deepEqual(went, presence(cleo, false))
  assert.deepEqual(await plain.lines(1, 'message'), [{ message: 'Bye' }])
})

test('people who may not post can only listen', async () => {
  const { b, c } = await talkOfTwo()
  await world.setMember(world.group, 'cleo', { post_status: 'sub_poststatus_notallowed' })

  c.send({ message: 'Let me' })
  const refused = await c.next()
  b.send({ message: 'No' })
  await world.setMember(world.group, 'cleo', { post_status: 'sub_poststatus_normal' })

  assert.deepEqual(refused, refusalOf('can_post', 'inadequate_permissions'))
  assert.deepEqual(await c.lines(1, 'message'), [{ message: 'No' }])
})

test('with many senders everyone gets the same order', async () => {
  const { b, c, bens, cleos } = await talkOfTwo()
  const talks = [b, c, await talk(ben, bens), await talk(cleo, cleos)]
  const each = 25

  for (let n = 0; n < each; n += 1) for (const [who, one] of talks.entries()) one.send({ message: `${who}:${n}` })
  const heard = await Promise.all(talks.map(one => one.lines(4 * each, 'msg_num', 'version', 'message')))

  assert.deepEqual(
    heard[0]!.map(({ msg_num }) => msg_num),
    Array.from({ length: 4 * each }, (_, n) => n + 1),
  )
  for (const other of heard) assert.deepEqual(other, heard[0])
  for (const who of [0, 1, 2, 3])
    assert.deepEqual(
      heard[0]!
        .map(({ message }) => message.split(':').map(Number))
        .filter(([by]) => by === who)
        .map(([, n]) => n),
      Array.from({ length: each }, (_, n) => n),
    )
})

test('messages sent during a replay come after it', async () => {
  const { chat_id, bens, cleos } = await chatOfTwo()
  const count = 200
  await world.sql(
    `with said as (
       insert into chat_messages (group_id, chat_id, msg_num, version, name, member_id, message)
       select $1, $2, n, n, 'Ben', 0, repeat('x', 60000) from generate_series(1, $3::int) n
     ) update chats set num_messages = $3, version = $3 where id = $2`,
    [world.group.id, chat_id, count],
  )
  const b = await talk(ben, bens, { no_history: 1, places: 1 })
  const c = await talk(cleo, cleos, { no_history: 1 })
  const atFirst = await b.next()

  b.send({ since: 0, version: 0 })
  const told: string[] = []
  while (told.length < count + 4) {
    const frame = (await b.next()) as { object: string; msg_num: number; version: number }
    told.push(`${frame.object} ${frame.msg_num}`)
    // A new message, and a change to one that was already read.
    if (told.length === 1) c.send({ message: 'New' })
    if (told.length === 2) c.send({ msg_num: count, tapback: 'chat_msg_tapback_heart' })
    if (told.length === 3) c.send({ message: 'Newer' })
  }

  assert.equal((atFirst as { object: string }).object, 'chat_place')
  assert.deepEqual(told, [
    ...Array.from({ length: count }, (_, n) => `chat_message ${n + 1}`),
    `chat_place ${count}`,
    `chat_message ${count + 1}`,
    `chat_message ${count}`,
    `chat_message ${count + 2}`,
  ])
})
