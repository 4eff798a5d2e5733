// Not on every day: it starts the service or its commands as processes.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, suite, test } from 'node:test'
import { createClient, type Chat, type ChatMessage, type ChatActivity, type Client } from '#client/index.ts'
import { addAccount } from '#features/accounts/index.ts'
import { loadCertificate } from '#runtime/http/certificate.ts'
import { openDatabaseProxy } from '#test/database/database-proxy.ts'
import { natsServer, startNats, withoutNats } from '#test/servers/nats.ts'
import { startNode } from '#test/servers/nodes.ts'
import { addMembership, type Person } from '#test/world/people.ts'
import { serve, trust } from '#test/servers/server.ts'
import { newWorld, type World } from '#test/world.ts'

const folder = await mkdtemp(join(tmpdir(), 'folkmoot-nodes-'))
after(() => rm(folder, { recursive: true }))
const from = { data: folder, certFile: undefined, keyFile: undefined, hostname: 'localhost' }
const certificate = await loadCertificate(from)
trust(certificate.cert)

/** Two processes on one database: this one, and one that can be killed. */
async function twoNodes(env: Record<string, string>) {
  const world = await newWorld({ FOLKMOOT_CHAT_FRAMES_PER_MINUTE: '100000', ...env }, { hear: () => {} })
  const here = await serve(world, { certificate })
  const settings = { FOLKMOOT_CHAT_FRAMES_PER_MINUTE: '100000', ...env }
  const { port, kill } = await startNode(world, certificate, settings)
  return { world, ports: { here: here.port, there: port }, kill }
}

const clientAt = (port: number, cookie?: string): Client =>
  createClient({
    url: `https://127.0.0.1:${port}`,
    ...(cookie !== undefined && { cookie: `__Host-folkmoot=${cookie}` }),
  })
const cookieOf = (person: Pick<Person, 'ways'>): string => person.ways.cookie.cookie!

type Ear = { chat: Chat; heard: ChatMessage[]; until(isSo: (heard: ChatMessage[]) => boolean): Promise<void> }

/** A connected client. */
async function listen(
  world: World,
  client: Client,
  chatsub_id: number,
  onPresence?: (news: ChatActivity) => void,
): Promise<Ear> {
  let changed = Promise.withResolvers<void>()
  const there = Promise.withResolvers<void>()
  const heard: ChatMessage[] = []
  const chat = client.chat({
    chatsub_id,
    onMessage(message) {
      heard.push(message)
      changed.resolve()
      changed = Promise.withResolvers()
    },
    onLine: () => there.resolve(),
    ...(onPresence && { onPresence }),
  })
  world.atEnd(async () => chat.close())
  await there.promise
  return {
    chat,
    heard,
    async until(isSo) {
      while (!isSo(heard)) await changed.promise
    },
  }
}

async function newChat(owner: Client, world: World, subject: string): Promise<{ chat_id: number; place: number }> {
  const made = await owner.newchat({ group_id: world.group.id, subject, desc: 'x', announce: false })
  return { chat_id: made.id, place: made.chat_sub!.id }
}
const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1)
const numbersOf = (heard: readonly ChatMessage[]): number[] => heard.map(({ msg_num }) => msg_num)
const textsOf = (heard: readonly ChatMessage[]): string[] => heard.map(({ message }) => message)

const wirings: [string, false | string, () => Promise<Record<string, string>>][] = [
  ['PostgreSQL', false, async () => ({})],
  ['NATS', withoutNats, async () => ({ NATS_URL: (await startNats()).url })],
]
for (const [name, skip, wire] of wirings) {
  suite(`two processes, joined by ${name}`, { skip }, async () => {
    if (skip !== false) return
    const { world, ports, kill } = await twoNodes(await wire())
    const owner = clientAt(ports.here, cookieOf(world.people.owner))

    test('a message at one node is received at the other, by everyone in the same order', async () => {
      const { chat_id, place: own } = await newChat(owner, world, 'Both')
      const ben = clientAt(ports.there, cookieOf(world.people.ben))
      const { id } = await ben.joinchat({ chat_id })
      const ears = [await listen(world, owner, own), await listen(world, ben, id)]

      await Promise.all(numbers(60).map(n => ears[n % 2]!.chat.post(`line ${n}`)))
      await Promise.all(ears.map(ear => ear.until(heard => heard.length === 60)))

      assert.deepEqual(numbersOf(ears[0]!.heard), numbers(60))
      assert.deepEqual(textsOf(ears[0]!.heard), textsOf(ears[1]!.heard))
    })

    test('joining, typing and leaving at one node is announced at the other', async () => {
      const { chat_id, place: own } = await newChat(owner, world, 'Presence')
      const ben = clientAt(ports.there, cookieOf(world.people.ben))
      const { id } = await ben.joinchat({ chat_id })
      const news: string[] = []
      const told = Promise.withResolvers<void>()
      const onPresence = (happened: ChatActivity): void => {
        news.push(happened.object === 'chat_typing' ? `writing ${happened.typing}` : `there ${happened.present}`)
        if (news.length === 3) told.resolve()
      }
      await listen(world, owner, own, onPresence)

      const { chat } = await listen(world, ben, id, () => {})
      chat.typing(true)
      // Frames are processed one after the other: by now the one before was passed on.
      await chat.post('written')
      chat.close()
      await told.promise

      assert.deepEqual(news, ['there true', 'writing true', 'there false'])
    })

    test('a newcomer sees people at other nodes; people at both are gone when they left both', async () => {
      const { chat_id, place: own } = await newChat(owner, world, 'Newcomer')
      const { ben, cleo } = world.people
      const elsewhere = clientAt(ports.there, cookieOf(ben))
      const { id: bens } = await elsewhere.joinchat({ chat_id })
      const bensChats = [
        await listen(world, elsewhere, bens),
        await listen(world, clientAt(ports.here, cookieOf(ben)), bens),
      ]
      const owners = await listen(world, owner, own)
      const news: [number, boolean][] = []
      let changed = Promise.withResolvers<void>()
      const cleosClient = clientAt(ports.there, cookieOf(cleo))
      const { id: cleos } = await cleosClient.joinchat({ chat_id })
      await listen(world, cleosClient, cleos, happened => {
        if (happened.object !== 'chat_presence') return
        news.push([happened.user_id, happened.present])
        changed.resolve()
        changed = Promise.withResolvers()
      })
      const told = async (count: number): Promise<void> => {
        while (news.length < count) await changed.promise
      }

      await told(2)
      const atFirst = news.splice(0).toSorted(([a], [b]) => a - b)
      for (const { chat } of bensChats) chat.close()
      await told(1)
      owners.chat.close()
      await told(2)

      const ownersId = world.people.owner.account.id
      const there: [number, boolean][] = [ownersId, ben.account.id].map(id => [id, true])
      assert.deepEqual(
        atFirst,
        there.toSorted(([a], [b]) => a - b),
      )
      assert.deepEqual(news, [
        [ben.account.id, false],
        [ownersId, false],
      ])
    })

    /** What closes a connection, done on one process, and the error on the other when the client reconnects. */
    const endings: Record<string, [act: (given: Ending) => Promise<unknown>, refusal: string]> = {
      banned: [({ member_info_id }) => owner.banmember({ member_info_id }), 'invalid chatsub_id'],
      removed: [
        ({ person }) => owner.bulkremovemembers({ group_id: world.group.id, emails: person.account.email }),
        'invalid chatsub_id',
      ],
      left: [({ client }) => client.deletesub({ group_id: world.group.id }), 'invalid chatsub_id'],
      'out of the chat': [({ client, chatsub_id }) => client.leavechat({ chatsub_id }), 'invalid chatsub_id'],
      'signed out': [({ client }) => client.logout(), 'login required'],
      'signed out from elsewhere': [({ person }) => world.as(person).revokesession({ all: true }), 'login required'],
      'in a closed chat': [({ chat_id }) => owner.updatechat({ chat_id, is_closed: true }), 'closed chat'],
      'in a deleted chat': [({ chat_id }) => owner.deletechat({ chat_id }), 'invalid chatsub_id'],
    }
    for (const [how, [act, refusal]] of Object.entries(endings))
      test(`a person ${how} at one node gets nothing more at the other`, async () => {
        const { chat_id } = await newChat(owner, world, how)
        const person = await world.addPerson(`who-${how.replaceAll(' ', '-')}`)
        const member_info_id = await addMembership(world, world.group.id, person, {})
        const client = clientAt(ports.here, cookieOf(person))
        const { id: chatsub_id } = await client.joinchat({ chat_id })
        const ear = await listen(world, clientAt(ports.there, cookieOf(person)), chatsub_id)

        await act({ client, person, member_info_id, chatsub_id, chat_id })
        const told = await ear.chat.ended

        assert.equal(told?.extra, refusal)
      })
    type Ending = { client: Client; person: Person; member_info_id: number; chatsub_id: number; chat_id: number }

    test('a new password closes connections of the other sessions', async () => {
      const { chat_id } = await newChat(owner, world, 'Passwords')
      const [email, password] = [`pat-${ports.there}@example.org`, 'correct horse']
      const account = { email, password, full_name: 'Pat', confirmed: true, site_admin: false }
      const made = await world.app.pipeline.runAsSystem(systemTransaction => addAccount(systemTransaction, account))
      await addMembership(world, world.group.id, { account: made! }, {})
      const [one, two] = [clientAt(ports.there), clientAt(ports.here)]
      await one.login({ email, password })
      await two.login({ email, password })
      const { id } = await one.joinchat({ chat_id })
      const ear = await listen(world, one, id)

      await two.changepassword({ password, new_password: 'battery staple' })

      assert.equal((await ear.chat.ended)?.type, 'authentication')
    })

    test('killing a node during a chat loses and repeats nothing', async () => {
      const { chat_id, place: own } = await newChat(owner, world, 'Killed')
      // Where a host name leads: the other process, and after its end this one.
      const way = { host: '127.0.0.1', port: ports.there, user: '', database: '' }
      const line = await openDatabaseProxy(way)
      world.atEnd(() => line.close())
      const ben = clientAt(line.connection.port, cookieOf(world.people.ben))
      const { id } = await ben.joinchat({ chat_id })
      const ears = { owner: await listen(world, owner, own), ben: await listen(world, ben, id) }
      const said: Promise<ChatMessage>[] = []
      const talk = async (who: 'owner' | 'ben', count: number): Promise<void> => {
        for (let n = 0; n < count; n += 1) {
          const post = ears[who].chat.post(`${who} ${said.length}`)
          said.push(post)
          if (n % 5 === 4) await post
        }
      }

      const talking = Promise.all([talk('owner', 60), talk('ben', 60)])
      await ears.owner.until(heard => heard.length >= 30)
      await kill()
      way.port = ports.here
      await talking
      const acknowledged = await Promise.all(said)
      for (const ear of Object.values(ears)) await ear.until(heard => heard.length >= 120)

      const kept = (await owner.getchathistory({ chat_id, sort_dir: 'asc', limit: 100 })).total_count
      assert.equal(kept, 120)
      assert.equal(new Set(numbersOf(acknowledged)).size, 120)
      assert.equal(new Set(textsOf(acknowledged)).size, 120)
      assert.deepEqual(numbersOf(ears.owner.heard), numbers(120))
      assert.deepEqual(numbersOf(ears.ben.heard), numbers(120))
    })
  })
}

suite('a lost bus', { skip: withoutNats }, async () => {
  if (natsServer === undefined) return
  const nats = await startNats()
  const { world, ports } = await twoNodes({ NATS_URL: nats.url })

  test('delays no messages, and keeps nobody in a closed chat', async () => {
    const owner = clientAt(ports.here, cookieOf(world.people.owner))
    const ben = clientAt(ports.there, cookieOf(world.people.ben))
    const { chat_id, place: own } = await newChat(owner, world, 'No bus')
    const { id } = await ben.joinchat({ chat_id })
    const ears = { owner: await listen(world, owner, own), ben: await listen(world, ben, id) }

    await nats.stop()
    await ears.owner.chat.post('Is anybody there?')
    await ears.ben.until(heard => heard.length === 1)
    await ears.ben.chat.post('I am.')
    await ears.owner.until(heard => heard.length === 2)
    await owner.banmember({ member_info_id: world.people.ben.id })

    assert.equal((await ears.ben.chat.ended)?.extra, 'invalid chatsub_id')
    assert.deepEqual(textsOf(ears.ben.heard), ['Is anybody there?', 'I am.'])
  })
})
