// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { deflateRawSync } from 'node:zlib'
import { test } from 'node:test'
import type { Socket } from 'node:net'
import { chatHelpers, type ChatConnection } from '#test/world/chatting.ts'
import { addMembership, type Person } from '#test/world/people.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

// Whatever someone sends, the others can still talk.

const world = await newWorld({ FOLKMOOT_CHAT_FRAMES_PER_MINUTE: '60' })
const server = await serve(world)
const { talk } = chatHelpers(world, server)
const { ben, cleo } = world.people
const chat = await world
  .as('ben')
  .newchat({ group_id: world.group.id, subject: 'Rye', desc: 'About rye', announce: false })
const cleos = await world.as('cleo').joinchat({ chat_id: chat.id })
const quiet = await talk(cleo, cleos.id)

const comeIn = () => talk(ben, chat.chat_sub!.id, { no_history: 1 })
/** A member with an unused rate limit. */
async function someone(name: string): Promise<Person> {
  const person = await world.addPerson(name)
  await addMembership(world, world.group.id, person, {})
  return person
}
/** The others still receive each other's messages. */
async function assertOthersTalk(): Promise<void> {
  const other = await comeIn()
  other.send({ message: 'Still here' })
  assert.deepEqual(await quiet.lines(1, 'message'), [{ message: 'Still here' }])
  other.socket.close()
}
/** The TCP socket of a WebSocket, to write what no client would. */
const lineOf = ({ socket }: ChatConnection): Socket => (socket as unknown as Record<'_socket', Socket>)['_socket']

/** A frame as RFC 6455, section 5.2, has it, with a mask of zeros. */
function frame(opcode: number, payload: Buffer, { fin = true, compressed = false } = {}): Buffer {
  const first = (fin ? 0x80 : 0) | (compressed ? 0x40 : 0) | opcode
  const size = payload.length
  const head = Buffer.alloc(size < 126 ? 2 : size < 65_536 ? 4 : 10)
  head[0] = first
  head[1] = 0x80 | (size < 126 ? size : size < 65_536 ? 126 : 127)
  if (head.length === 4) head.writeUInt16BE(size, 2)
  if (head.length === 10) head.writeBigUInt64BE(BigInt(size), 2)
  return Buffer.concat([head, Buffer.alloc(4), payload])
}
const text = 1
const further = 0

test('invalid frames are rejected one by one, and the session continues', async () => {
  const b = await comeIn()
  const frames = [
    ['{', 'bad_request', 'invalid frame'],
    ['', 'bad_request', 'invalid frame'],
    ['[]', 'bad_request', 'invalid frame'],
    ['null', 'bad_request', 'invalid frame'],
    ['5', 'bad_request', 'invalid frame'],
    ['{}', 'bad_request', 'invalid frame'],
    ['{"__proto__":{"message":"x"}}', 'bad_request', 'invalid frame'],
    ['{"constructor":1,"toString":"x"}', 'bad_request', 'invalid frame'],
    ['{"type":[],"message":"x"}', 'invalid_value', 'type'],
    ['{"type":"chat_msg_type_closed","message":"x"}', 'invalid_value', 'type'],
    ['{"message":5}', 'bad_request', 'invalid message'],
    ['{"message":["x"]}', 'bad_request', 'invalid message'],
    ['{"message":{"toString":"x"}}', 'bad_request', 'invalid message'],
    ['{"message":" \\n\\t\\u200b"}', 'bad_request', 'invalid message'],
    ['{"message":""}', 'bad_request', 'invalid message'],
    ['{"message":null}', 'bad_request', 'invalid message'],
    [String.raw`{"message":"\u0000"}`, 'bad_request', 'invalid message'],
    [String.raw`{"message":"\ud800"}`, 'bad_request', 'invalid message'],
    ['{"message":"x","nonce":7}', 'invalid_value', 'nonce'],
    ['{"message":"x","nonce":"' + 'n'.repeat(101) + '"}', 'invalid_value', 'nonce'],
    ['{"message":"x","reply_to_msg_num":"no"}', 'bad_request', 'invalid msg_num'],
    ['{"msg_num":"x","message":"y"}', 'bad_request', 'invalid msg_num'],
    ['{"msg_num":-1,"message":"y"}', 'bad_request', 'invalid msg_num'],
    ['{"msg_num":1e400,"message":"y"}', 'bad_request', 'invalid msg_num'],
    ['{"msg_num":1}', 'bad_request', 'invalid message'],
    ['{"msg_num":1,"tapback":[]}', 'invalid_value', 'tapback'],
    ['{"delete_msg_num":{}}', 'bad_request', 'invalid msg_num'],
    ['{"last_msg_seen":"no"}', 'invalid_value', 'last_msg_seen'],
    ['{"since":-1}', 'invalid_value', 'since'],
    ['{"since":[]}', 'invalid_value', 'since'],
  ] as const

  for (const [sent, type, extra] of frames) {
    b.send(sent)
    const { nonce: _, ...refused } = (await b.next()) as Record<string, unknown>
    assert.deepEqual(refused, { object: 'error', type, extra }, sent)
  }
  b.socket.send(Buffer.from('{"message":"x"}'), { binary: true })
  assert.deepEqual(await b.next(), { object: 'error', type: 'bad_request', extra: 'invalid frame' })
  b.send({ message: 'All is well' })
  assert.deepEqual(await b.lines(1, 'message'), [{ message: 'All is well' }])
  assert.deepEqual(await quiet.lines(1, 'message'), [{ message: 'All is well' }])
  b.socket.close()
})

test('an error names the frame by its nonce', async () => {
  const b = await comeIn()

  b.send({ message: ' ', nonce: 'mine' })

  assert.deepEqual(await b.next(), { object: 'error', type: 'bad_request', extra: 'invalid message', nonce: 'mine' })
  b.socket.close()
})

test('sixty thousand characters fit into a frame, and more than 64 KiB do not', async () => {
  const b = await comeIn()
  const long = 'x'.repeat(60_000)
  b.send({ message: long })
  assert.deepEqual(
    [await b.lines(1, 'message'), await quiet.lines(1, 'message')],
    [[{ message: long }], [{ message: long }]],
  )

  b.send({ message: 'x'.repeat(70_000) })

  assert.equal((await b.closed()).code, 1009)
  await assertOthersTalk()
})

test('invalid UTF-8 closes the connection', async () => {
  const b = await comeIn()

  lineOf(b).write(frame(text, Buffer.from([0x22, 0xc3, 0x28, 0x22])))

  assert.equal((await b.closed()).code, 1007)
  await assertOthersTalk()
})

test('a million fragments of one byte close the connection early', async () => {
  const b = await comeIn()
  const line = lineOf(b)
  const pieces = Buffer.concat(Array.from({ length: 10_000 }, () => frame(further, Buffer.from('x'), { fin: false })))

  line.write(frame(text, Buffer.from('"'), { fin: false }))
  for (let n = 0; n < 100 && line.writable; n += 1) line.write(pieces)

  assert.notEqual((await b.closed()).code, 1000)
  await assertOthersTalk()
})

test('a message in a few fragments is accepted', async () => {
  const b = await comeIn()

  lineOf(b).write(frame(text, Buffer.from('{"message":'), { fin: false }))
  lineOf(b).write(frame(further, Buffer.from('"in pieces"}')))

  assert.deepEqual(await quiet.lines(1, 'message'), [{ message: 'in pieces' }])
  b.socket.close()
})

test('compression is not accepted', async () => {
  const b = await comeIn()
  const bomb = deflateRawSync(Buffer.alloc(50_000_000, 'x'))

  lineOf(b).write(frame(text, bomb, { compressed: true }))

  assert.equal((await b.closed()).code, 1002)
  assert.equal(b.socket.extensions, '')
  await assertOthersTalk()
})

test('a flood is cut off after earlier frames are handled', async () => {
  const dora = await someone('dora')
  const b = await talk(dora, (await world.as(dora).joinchat({ chat_id: chat.id })).id, { no_history: 1 })

  b.send({ message: 'First' })
  for (let n = 0; n < 200; n += 1) b.send('{}')
  const frames: unknown[] = []
  b.socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString())))

  assert.deepEqual(await b.closed(), { code: 1008, reason: 'too many frames' })
  await new Promise(resolve => setImmediate(resolve))
  assert.deepEqual(frames.at(-1), { object: 'error', type: 'rate_limit', extra: '' })
  assert.deepEqual(await quiet.lines(1, 'message'), [{ message: 'First' }])
  const invalid = { object: 'error', type: 'bad_request', extra: 'invalid frame' }
  assert.ok(frames.filter(frame => isDeepStrictEqual(frame, invalid)).length >= 59)
})

test('the frame limit is per person, over all sessions and connections', async () => {
  const [erin, fay] = [await someone('erin'), await someone('fay')]
  const erins = (await world.as(erin).joinchat({ chat_id: chat.id })).id
  const fays = await talk(fay, (await world.as(fay).joinchat({ chat_id: chat.id })).id, { no_history: 1 })
  const two = [await talk(erin, erins, { no_history: 1 }), await talk(erin, erins, { no_history: 1 })]

  for (let n = 0; n < 200; n += 1) two[0]!.send('{}')
  assert.equal((await two[0]!.closed()).code, 1008)
  for (let n = 0; n < 200; n += 1) two[1]!.send('{}')

  // The limit of the minute is used up: the other connection has what was refilled since.
  assert.equal((await two[1]!.closed()).code, 1008)
  fays.send('{}')
  assert.deepEqual(await fays.next(), { object: 'error', type: 'bad_request', extra: 'invalid frame' })
  fays.socket.close()
})

test('a client that does not read is disconnected, and nobody waits for it', async () => {
  const words = { group_id: world.group.id, subject: 'Long', desc: 'Long texts', announce: false }
  const { chat_sub, id } = await world.as('cleo').newchat(words)
  const sleeper = await talk(ben, (await world.as('ben').joinchat({ chat_id: id })).id)
  const awake = await talk(cleo, chat_sub!.id, { presence: 1 })
  const there = await awake.next()
  sleeper.socket.pause()

  // More than the socket buffers: all of it is new to the room.
  await world.sql(
    `with said as (
       insert into chat_messages (group_id, chat_id, msg_num, version, name, member_id, message)
       select $1, $2, n, n, 'Ben', 0, repeat('x', 60000) from generate_series(1, 400) n
     ) update chats set num_messages = 400, version = 400 where id = $2`,
    [world.group.id, id],
  )
  awake.send({ message: 'And one more' })
  // All messages, and that a person left, in any order.
  const heard: object[] = []
  while (heard.length < 402) heard.push((await awake.next()) as object)
  sleeper.socket.resume()

  const { lines = [], others } = Object.groupBy(heard, frame => ('msg_num' in frame ? 'lines' : 'others'))
  assert.deepEqual(
    lines.map(line => (line as { msg_num: number }).msg_num),
    Array.from({ length: 401 }, (_, n) => n + 1),
  )
  assert.deepEqual(others, [{ ...(there as object), present: false }])
  assert.equal((await sleeper.closed()).code, 1006)
})

test('a newcomer gets all long messages', async () => {
  const [long] = (await world.as('cleo').getchats({ group_id: world.group.id })).data

  const late = await talk(cleo, long!.chat_sub!.id)

  assert.deepEqual((await late.lines(50, 'msg_num')).at(-1), { msg_num: 401 })
})
