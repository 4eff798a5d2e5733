import assert from 'node:assert/strict'
import { request as plainRequest, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { connect as connectTls } from 'node:tls'
import { test } from 'node:test'
import { chatHelpers } from '#test/world/chatting.ts'
import { headersOf, serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const server = await serve(world)
const { talk, refused } = chatHelpers(world, server)
const { owner, ben, cleo, stranger } = world.people
const group_id = world.group.id
const words = { group_id, subject: 'Rye', desc: 'About rye', announce: false }

async function bensChat() {
  const { id: chat_id, chat_sub } = await world.as('ben').newchat(words)
  return { chat_id, chatsub_id: chat_sub!.id }
}
const no = (type: string, extra = '') => ({ status: 400, body: { object: 'error', type, extra } })
const none = no('bad_request', 'invalid chatsub_id')

test('a page of another site, or without an origin, is rejected', async () => {
  const { chatsub_id } = await bensChat()
  const headers = headersOf(ben, 'cookie')

  const foreign = [
    'https://evil.example',
    'null',
    `${world.settings.url}.evil.example`,
    world.settings.url.replace('s:', ':'),
  ]
  for (const origin of foreign) assert.deepEqual(await refused(ben, { chatsub_id }, { origin }), no('bad_csrf'), origin)
  assert.deepEqual(await refused(ben, { chatsub_id }, { headers, origin: undefined }), no('bad_csrf'))
})

test('a missing CSRF token is rejected', async () => {
  const { chatsub_id } = await bensChat()

  for (const csrf of ['', 'x', cleo.csrf]) assert.deepEqual(await refused(ben, { chatsub_id, csrf }), no('bad_csrf'))
})

test('a connection without a session cookie is rejected', async () => {
  const { chatsub_id } = await bensChat()

  assert.deepEqual(await refused(ben, { chatsub_id }, { headers: {} }), no('authentication', 'login required'))
  for (const way of ['key', 'basic'] as const)
    assert.deepEqual(
      await refused(ben, { chatsub_id }, { headers: headersOf(ben, way) }),
      no('authentication', 'cookie login required'),
    )
})

test('a chat subscription of another person, an old one or an unknown one is rejected', async () => {
  const { chat_id, chatsub_id } = await bensChat()
  const { id: old } = await world.as('cleo').joinchat({ chat_id })
  await world.as('cleo').leavechat({ chatsub_id: old })

  assert.deepEqual(await refused(cleo, { chatsub_id }), none)
  assert.deepEqual(await refused(stranger, { chatsub_id }), none)
  assert.deepEqual(await refused(cleo, { chatsub_id: old }), none)
  assert.deepEqual(await refused(ben, { chatsub_id: 999_999 }), none)
  assert.deepEqual(await refused(ben, { chatsub_id: 'x' }), none)
  assert.deepEqual(await refused(ben, {}), none)
  assert.deepEqual(await refused(ben, { chatsub_id, no_history: 'perhaps' }), no('invalid_value', 'no_history'))
})

test('a closed chat is rejected', async () => {
  const { chat_id, chatsub_id } = await bensChat()
  await world.as('ben').updatechat({ chat_id, is_closed: true })

  assert.deepEqual(await refused(ben, { chatsub_id }), no('bad_request', 'closed chat'))
})

test('banned and removed people are rejected', async () => {
  const place = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
  const { id: chat_id } = await world.as('owner').newchat({ ...words, group_id: place.id })
  const bens = await world.as('ben').joinchat({ chat_id })
  const cleos = await world.as('cleo').joinchat({ chat_id })

  await world.as('owner').banmember({ group_id: place.id, member_info_id: place.members.ben })
  await world.as('owner').removemember({ group_id: place.id, member_info_id: place.members.cleo })

  assert.deepEqual(
    [await refused(ben, { chatsub_id: bens.id }), await refused(cleo, { chatsub_id: cleos.id })],
    [none, none],
  )
})

test('disabled chats are rejected', async () => {
  const place = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const { chat_sub } = await world.as('ben').newchat({ ...words, group_id: place.id })
  await world.as('owner').updategroup({ group_id: place.id, chat_access: 'group_access_none' })

  assert.deepEqual(await refused(ben, { chatsub_id: chat_sub!.id }), no('inadequate_permissions', 'chat_visible'))
})

test('a plain request is rejected as such, after all other checks', async () => {
  const { chatsub_id } = await bensChat()
  const ask = async (origin: string, id: number) => {
    const path = `/api/v1/chatdata?chatsub_id=${id}&csrf=${ben.csrf}`
    return (await server.ask(path, { headers: { ...headersOf(ben, 'cookie'), origin } })).body
  }

  assert.deepEqual(await ask(world.settings.url, chatsub_id), no('bad_request', 'websocket required').body)
  assert.deepEqual(await ask(world.settings.url, 999_999), none.body)
  assert.deepEqual(await ask('https://evil.example', chatsub_id), no('bad_csrf').body)
})

test('plain HTTP is rejected', async () => {
  const { chatsub_id } = await bensChat()
  const sent = plainRequest({
    ...{
      host: '127.0.0.1',
      port: server.httpPort!,
      path: `/api/v1/chatdata?chatsub_id=${chatsub_id}&csrf=${ben.csrf}`,
    },
    headers: {
      ...{ ...headersOf(ben, 'cookie'), origin: world.settings.url, connection: 'Upgrade', upgrade: 'websocket' },
      ...{ 'sec-websocket-version': '13', 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' },
    },
  })
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)

  assert.equal(response.statusCode, 400)
  assert.deepEqual(JSON.parse(Buffer.concat(chunks).toString()), no('bad_request', 'https required').body)
})

/** The response of a server to a text, until it closes the connection. */
async function answerTo(text: string): Promise<string> {
  const socket = connectTls({ host: '127.0.0.1', port: server.port, rejectUnauthorized: false })
  socket.on('error', () => {})
  socket.write(text)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
const headOf = (path: string, ...more: string[]) =>
  [`GET ${path} HTTP/1.1`, 'host: folkmoot.test', 'connection: Upgrade', 'upgrade: websocket', ...more, '', ''].join(
    '\r\n',
  )

test('an invalid upgrade is rejected like any request', async () => {
  const { chatsub_id } = await bensChat()
  const cookie = `cookie: ${headersOf(ben, 'cookie')['cookie']}`
  const path = `/api/v1/chatdata?chatsub_id=${chatsub_id}&csrf=${ben.csrf}`
  const origin = `origin: ${world.settings.url}`

  const wrongVersion = await answerTo(
    headOf(path, cookie, origin, 'sec-websocket-version: 9', 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=='),
  )
  const noKey = await answerTo(headOf(path, cookie, origin, 'sec-websocket-version: 13'))
  const otherCall = await answerTo(headOf('/api/v1/getuser', cookie, 'sec-websocket-version: 13'))
  const noCall = await answerTo(headOf('/api/v1/nothing', 'sec-websocket-version: 13'))

  const unreadable = JSON.stringify({ object: 'error', type: 'bad_request', extra: 'the request cannot be read' })
  for (const answer of [wrongVersion, noKey]) {
    assert.ok(answer.startsWith('HTTP/1.1 400 '), answer)
    assert.ok(answer.endsWith(unreadable), answer)
  }
  assert.ok(otherCall.startsWith('HTTP/1.1 200 ') && otherCall.includes('"object":"user"'), otherCall)
  assert.ok(noCall.startsWith('HTTP/1.1 404 ') && noCall.includes('unknown call'), noCall)
})

test('revoked access closes the connection, and nothing more is sent', async () => {
  const place = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo', 'powerless'] })
  const { id: chat_id, chat_sub } = await world.as('owner').newchat({ ...words, group_id: place.id })
  const o = await talk(owner, chat_sub!.id)
  const changed = { code: 4403, reason: 'what you may do here has changed' }
  const over = { code: 4401, reason: 'the session is over' }
  const left = { code: 1000, reason: 'left the chat' }
  const members = place.members
  type Case = {
    who: typeof ben
    name: 'ben' | 'cleo' | 'powerless'
    revoke: (chatsub_id: number) => Promise<unknown>
    ends: object
  }
  const cases: Case[] = [
    { who: ben, name: 'ben', revoke: id => world.as('ben').leavechat({ chatsub_id: id }), ends: left },
    {
      ...{ who: ben, name: 'ben', ends: changed },
      revoke: () =>
        world.as('owner').updatemember({ member_info_id: members.ben, mod_status: 'sub_modstatus_moderator' }),
    },
    { who: ben, name: 'ben', revoke: () => server.call('logout', {}, { person: ben, way: 'cookie' }), ends: over },
    {
      ...{ who: cleo, name: 'cleo', ends: changed },
      revoke: () => world.as('owner').banmember({ member_info_id: members.cleo }),
    },
    {
      ...{ who: world.people.powerless, name: 'powerless', ends: changed },
      revoke: () => world.as('owner').removemember({ member_info_id: members.powerless }),
    },
  ]

  for (const { who, name, revoke, ends } of cases) {
    const chat = (await world.as(name).getchats({ group_id: place.id })).data.find(({ id }) => id === chat_id)!
    const chatsub_id = chat.chat_sub?.id ?? (await world.as(name).joinchat({ chat_id })).id
    const listening = await talk(who, chatsub_id, { no_history: 1 })
    const heard: unknown[] = []
    listening.socket.on('message', data => heard.push(data))

    await revoke(chatsub_id)
    o.send({ message: 'A secret' })
    await o.next()

    assert.deepEqual([await listening.closed(), heard], [ends, []])
  }
  await world.as('owner').deletechat({ chat_id })
  assert.deepEqual(await o.closed(), { code: 4404, reason: 'invalid chat_id' })
})

test('an account can have a hundred connections', async () => {
  const { chat_sub } = await world.as('moderator').newchat(words)
  const { moderator } = world.people
  const talks = await Promise.all(Array.from({ length: 100 }, () => talk(moderator, chat_sub!.id)))

  const { status, body } = await refused(moderator, { chatsub_id: chat_sub!.id })
  for (const { socket } of talks) socket.terminate()

  assert.deepEqual([status, body], [429, { object: 'error', type: 'rate_limit', extra: '' }])
})
