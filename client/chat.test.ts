// Not on every day: it opens many connections.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabaseProxy } from '../test/database/database-proxy.ts'
import { serve, trust } from '../test/servers/server.ts'
import { newWorld } from '../test/world.ts'
import {
  createClient,
  type Chat,
  type ChatMessage,
  type ChatActivity,
  type ChatPosition,
  type Client,
} from './index.ts'

const world = await newWorld()
const server = await serve(world)
const { certificate } = server
trust(certificate.cert)
/** A bad network between Ben and the server. */
const line = await openDatabaseProxy({ host: '127.0.0.1', port: server.port, user: '', database: '' })
world.atEnd(() => line.close())

type Name = 'owner' | 'ben' | 'cleo'
const clientOf = (name: Name): Client =>
  createClient({
    url: `https://127.0.0.1:${name === 'ben' ? line.connection.port : server.port}`,
    cookie: `__Host-folkmoot=${world.people[name].ways.cookie.cookie}`,
  })
const clients = { owner: clientOf('owner'), ben: clientOf('ben'), cleo: clientOf('cleo') }

/** A chat opened by the owner, and the subscriptions of its members. */
async function newChat(subject: string) {
  const chat = await clients.owner.newchat({ group_id: world.group.id, subject, desc: 'x', announce: false })
  const { id: ben } = await clients.ben.joinchat({ chat_id: chat.id })
  return { chat_id: chat.id, places: { owner: chat.chat_sub!.id, ben } }
}

type Ear = { chat: Chat; heard: ChatMessage[]; news: ChatActivity[]; until(isSo: (ear: Ear) => boolean): Promise<void> }

/** A client that records what it receives. */
function listen(
  name: Name,
  chatsub_id: number,
  { since, news = false }: { since?: ChatPosition; news?: boolean } = {},
): Ear {
  let changed = Promise.withResolvers<void>()
  const notice = (): void => {
    changed.resolve()
    changed = Promise.withResolvers()
  }
  const heard: ChatMessage[] = []
  const told: ChatActivity[] = []
  const chat = clients[name].chat({
    chatsub_id,
    ...(since && { since }),
    onMessage(message) {
      heard.push(message)
      notice()
    },
    ...(news && {
      onPresence(happened: ChatActivity) {
        told.push(happened)
        notice()
      },
    }),
    onLine: notice,
  })
  world.atEnd(async () => chat.close())
  const ear: Ear = {
    chat,
    heard,
    news: told,
    async until(isSo) {
      while (!isSo(ear)) await changed.promise
    },
  }
  return ear
}
const texts = ({ heard }: Ear): string[] => heard.map(({ msg_num, message }) => `${msg_num} ${message}`)

test('everyone gets each message once and in the same order', async () => {
  const { places } = await newChat('Order')
  const [owner, ben] = [listen('owner', places.owner), listen('ben', places.ben)]

  const said = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? owner : ben).chat.post(`line ${n}`)))
  await owner.until(({ heard }) => heard.length === 20)
  await ben.until(({ heard }) => heard.length === 20)

  assert.deepEqual(texts(owner), texts(ben))
  assert.deepEqual(
    owner.heard.map(({ msg_num }) => msg_num),
    Array.from({ length: 20 }, (_, n) => n + 1),
  )
  assert.deepEqual(
    said.map(({ message }) => message),
    Array.from({ length: 20 }, (_, n) => `line ${n}`),
  )
})

test('a message is replied to, edited, reacted to and deleted', async () => {
  const { places } = await newChat('Changes')
  const [owner, ben] = [listen('owner', places.owner), listen('ben', places.ben)]

  const first = await ben.chat.post('Tuseday')
  const answer = await owner.chat.post('When?', { reply_to_msg_num: first.msg_num })
  const edited = await ben.chat.edit(first.msg_num, 'Tuesday')
  const loved = await owner.chat.react(first.msg_num, 'chat_msg_tapback_heart')
  const same = await owner.chat.react(first.msg_num, 'chat_msg_tapback_heart', true)
  const unloved = await owner.chat.react(first.msg_num, 'chat_msg_tapback_heart', false)
  const gone = await owner.chat.remove(answer.msg_num)

  assert.equal(answer.reply_to_msg_num, first.msg_num)
  assert.equal(edited.message, 'Tuesday')
  assert.deepEqual(
    [loved, same, unloved].map(({ tapback_counts }) => tapback_counts),
    [[{ type: 'chat_msg_tapback_heart', count: 1 }], [{ type: 'chat_msg_tapback_heart', count: 1 }], []],
  )
  assert.deepEqual([gone.delete_msg_num, gone.message], [answer.msg_num, ''])
  await ben.until(({ heard }) => heard.at(-1)?.delete_msg_num === answer.msg_num)
  assert.deepEqual(texts(ben), ['1 Tuseday', '2 When?', '1 Tuesday', '1 Tuesday', '1 Tuesday', '2 '])
})

test('after a reconnect nothing is missing or duplicated, and edits made meanwhile are delivered', async () => {
  const { places } = await newChat('Break')
  const [owner, ben] = [listen('owner', places.owner), listen('ben', places.ben)]
  await owner.chat.post('one')
  await owner.chat.post('two')
  await ben.until(({ heard }) => heard.length === 2)

  line.cut()
  await owner.chat.edit(1, 'One')
  await owner.chat.remove(2)
  await owner.chat.post('three')
  await owner.chat.edit(3, 'Three')
  await owner.chat.post('four')
  line.restore()
  await ben.until(({ heard }) => heard.at(-1)?.msg_num === 4)
  await ben.chat.post('five')

  const later = ben.heard.slice(2).toSorted((a, b) => a.msg_num - b.msg_num)
  assert.deepEqual(
    later.map(({ msg_num, message }) => `${msg_num} ${message}`),
    ['1 One', '2 ', '3 Three', '4 four', '5 five'],
  )
})

test('a message sent while offline is sent once after reconnecting', async () => {
  const { chat_id, places } = await newChat('Nonce')
  const ben = listen('ben', places.ben)
  await ben.chat.post('before')

  // It arrives, and the answer does not.
  line.onRequest = () => 'cut'
  const lost = ben.chat.post('on the way')
  const waiting = [ben.chat.post('waiting'), ben.chat.post('waiting too')]
  line.onRequest = bytes => (bytes.length > 0 ? 'pass' : 'cut')
  const kept = await Promise.all([lost, ...waiting])

  const { data } = await clients.owner.getchathistory({ chat_id, sort_dir: 'asc' })
  assert.deepEqual(
    data.map(({ message }) => message),
    ['before', 'on the way', 'waiting', 'waiting too'],
  )
  assert.deepEqual(
    kept.map(({ msg_num }) => msg_num),
    [2, 3, 4],
  )
  assert.deepEqual(
    ben.heard.map(({ msg_num }) => msg_num),
    [1, 2, 3, 4],
  )
})

test('a later session resumes where an earlier one ended', async () => {
  const { places } = await newChat('Later')
  const owner = listen('owner', places.owner)
  const ben = listen('ben', places.ben)
  for (let n = 1; n <= 60; n += 1) await owner.chat.post(`line ${n}`)
  await ben.until(({ heard }) => heard.length === 60)
  const since = ben.chat.place()!
  ben.chat.close()

  for (let n = 61; n <= 130; n += 1) await owner.chat.post(`line ${n}`)
  await owner.chat.edit(5, 'line five')
  const again = listen('ben', places.ben, { since })
  await again.until(({ heard }) => heard.at(-1)?.msg_num === 130)

  assert.equal(await ben.chat.ended, undefined)
  assert.deepEqual(texts(again).toSorted(), ['5 line five', ...texts(owner).slice(60, 130)].toSorted())
})

test('presence and typing are delivered to clients that asked for them', async () => {
  const { places } = await newChat('Presence')
  const owner = listen('owner', places.owner, { news: true })
  await owner.chat.post('anybody here?')
  const ben = listen('ben', places.ben, { news: true })

  await owner.until(({ news }) => news.some(({ object }) => object === 'chat_presence'))
  // Who is not connected is not writing: the server may know of a connection before Ben does.
  await ben.chat.post('I am')
  ben.chat.typing(true)
  await owner.until(({ news }) => news.some(({ object }) => object === 'chat_typing'))
  ben.chat.close()
  await owner.until(({ news }) => news.length >= 3)

  const { id: user_id } = world.people.ben.account
  assert.deepEqual(
    owner.news.map(happened => [
      happened.user_id,
      happened.object === 'chat_typing' ? happened.typing : happened.present,
      happened.object,
    ]),
    [
      [user_id, true, 'chat_presence'],
      [user_id, true, 'chat_typing'],
      [user_id, false, 'chat_presence'],
    ],
  )
})

test('a rejected message reports the reason, and the session continues', async () => {
  const { places } = await newChat('Refusals')
  const ben = listen('ben', places.ben)

  await assert.rejects(ben.chat.post('  '), { name: 'ApiError', type: 'bad_request', extra: 'invalid message' })
  await assert.rejects(ben.chat.edit(7, 'nothing'), { extra: 'invalid msg_num' })

  assert.equal((await ben.chat.post('hello')).msg_num, 1)
})

test('the session ends when the chat is closed, when one leaves, or where one was never a member', async () => {
  const [closed, left] = [await newChat('Closing'), await newChat('Leaving')]
  const inClosed = listen('ben', closed.places.ben)
  const inLeft = listen('ben', left.places.ben)
  await inClosed.chat.post('hello')

  const never = listen('cleo', closed.places.ben)
  await inLeft.chat.leave()
  await clients.owner.updatechat({ chat_id: closed.chat_id, is_closed: true })

  assert.equal((await never.chat.ended)?.extra, 'invalid chatsub_id')
  assert.equal((await inLeft.chat.ended)?.extra, 'invalid chatsub_id')
  assert.equal((await inClosed.chat.ended)?.extra, 'closed chat')
  assert.deepEqual(
    inClosed.heard.map(({ type }) => type),
    ['chat_msg_type_normal', 'chat_msg_type_closed'],
  )
  await assert.rejects(inClosed.chat.post('too late'))
})
