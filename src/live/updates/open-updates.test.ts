// Not on every day: it opens many connections.
import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { programAt } from '#test/servers/command-line.ts'
import { headersOf, serve } from '#test/servers/server.ts'
import type { Person } from '#test/world/people.ts'
import { newWorld, type World } from '#test/world.ts'

type Event = { kind: string; group_id: number | null; ids: number[]; msg_num: number | null }
type Stream = {
  status: number
  headers: IncomingMessage['headers']
  /** The next event; undefined: the stream has ended. */
  next(): Promise<Event | undefined>
  close(): void
}

const world = await newWorld()
const server = await serve(world)
const { owner, ben, cleo, stranger } = world.people
const group_id = world.group.id

type Opening = { query?: string; headers?: Record<string, string>; port?: number }

/** Opens a stream as a browser does. */
async function listen(person: Person, { query = `group_ids=${group_id}`, headers = {}, port }: Opening = {}) {
  const sent = request({
    ...{ host: '127.0.0.1', port: port ?? server.port, path: `/api/v1/getupdates?${query}`, agent: false },
    ...{ headers: { ...headersOf(person, 'cookie'), ...headers }, rejectUnauthorized: false },
  })
  sent.on('error', () => {})
  sent.end()
  world.atEnd(async () => void sent.destroy())
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>
  let text = ''
  const stream: Stream = {
    status: response.statusCode!,
    headers: response.headers,
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end < 0) {
          const { value, done } = await chunks.next()
          if (done) return undefined
          text += value
          continue
        }
        const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1]
        text = text.slice(end + 2)
        if (data === undefined) continue
        const { object, ...event } = JSON.parse(data) as Event & { object: string }
        assert.equal(object, 'update')
        return event
      }
    },
    close: () => sent.destroy(),
  }
  return stream
}
const topic = (topic_id: number, msg_num: number | null, of = group_id): Event => ({
  ...{ kind: 'topic', group_id: of, ids: [topic_id], msg_num },
})
const signedOut: Event = { kind: 'signed_out', group_id: null, ids: [], msg_num: null }
const refusalOf = async (opening: Promise<Stream>): Promise<number> => (await opening).status

test('everyone who watches a group is told what was posted in it, without any content', async () => {
  const streams = [await listen(ben), await listen(cleo)]

  const { topic_id, msg_num } = await world.post('ben', { subject: 'Rye', body: 'Secret flour' })

  for (const stream of streams) {
    assert.equal(stream.headers['content-type'], 'text/event-stream; charset=utf-8')
    assert.match(String(stream.headers['cache-control']), /no-store.*no-transform/)
    assert.deepEqual(await stream.next(), topic(topic_id, msg_num))
    stream.close()
  }
})

test('whoever gets a notification is told so, on their streams only, and again when it was read', async () => {
  const place = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
  const rye = await world.post('ben', { subject: 'Rye?' }, place)
  await world.settle()
  const [bens, cleos] = [await listen(ben, { query: '' }), await listen(cleo, { query: '' })]
  const changed: Event = { kind: 'notifications', group_id: null, ids: [], msg_num: null }

  await world.answer('owner', rye, {}, place)
  await world.settle()
  assert.deepEqual(await bens.next(), changed)
  await world.as('ben').marknotificationsread({ all: true })
  assert.deepEqual(await bens.next(), changed)
  await world.answer('owner', await world.post('cleo', { subject: 'Oats?' }, place), {}, place)
  await world.settle()
  assert.deepEqual(await cleos.next(), changed)
  bens.close()
  cleos.close()
})

test('a group is only told of to those who may read it, and moderation to moderators', async () => {
  const place = await world.addGroup(
    { privacy: 'group_privacy_archives', moderated: true },
    { peopled: ['owner', 'ben', 'cleo'] },
  )
  const query = `group_ids=${place.id},${group_id},999999`
  const [owners, bens, strangers] = [
    await listen(owner, { query }),
    await listen(ben, { query }),
    await listen(stranger, { query: `group_ids=${place.id}` }),
  ]

  await world.hold('cleo', { subject: 'Held', body: 'Rye' }, place)
  const first = await owners.next()
  const { topic_id, msg_num } = await world.post('owner', { subject: 'Posted', body: 'Rye' }, place)

  assert.deepEqual(first, { kind: 'moderation', group_id: place.id, ids: [], msg_num: null })
  assert.deepEqual(await bens.next(), topic(topic_id, msg_num, place.id))
  // A stranger hears of a group that they cannot see as little as of one that does not exist.
  await world.sql(`delete from sessions where account_id = $1`, [stranger.account.id])
  assert.deepEqual(await strangers.next(), signedOut)
})

test('signing out ends the streams of that session only', async () => {
  const streams = [await listen(world.people.moderator), await listen(cleo)]

  await server.call('logout', {}, { person: world.people.moderator, way: 'cookie' })

  assert.deepEqual([await streams[0]!.next(), await streams[0]!.next()], [signedOut, undefined])
  const { topic_id, msg_num } = await world.post('owner', { subject: 'Still here', body: 'Rye' })
  assert.deepEqual(await streams[1]!.next(), topic(topic_id, msg_num))
  streams[1]!.close()
})

test('who is banned hears nothing more, on a stream that is open', async () => {
  const place = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled: ['owner', 'ben', 'cleo'] })
  const query = `group_ids=${place.id}`
  const [bens, cleos] = [await listen(ben, { query }), await listen(cleo, { query })]
  const before = await world.post('owner', { subject: 'Before', body: 'Rye' }, place)
  assert.deepEqual(await bens.next(), topic(before.topic_id, before.msg_num, place.id))

  await world.as('owner').banmember({ group_id: place.id, member_info_id: place.members.ben })
  const after = await world.post('owner', { subject: 'After', body: 'Rye' }, place)
  await cleos.next()
  assert.deepEqual(await cleos.next(), topic(after.topic_id, after.msg_num, place.id))

  // Cleo was told after Ben would have been. His next event is another one.
  await world.sql(`delete from sessions where account_id = $1`, [ben.account.id])
  assert.deepEqual(await bens.next(), signedOut)
  assert.equal(await bens.next(), undefined)
})

test('what happened since a page was rendered, or since the last event, is sent first', async () => {
  const since = Date.now() - 1
  const { topic_id, msg_num } = await world.post('owner', { subject: 'Missed', body: 'Rye' })

  const fresh = await listen(cleo, { query: `group_ids=${group_id}&since=${since}` })
  const again = await listen(cleo, { headers: { 'last-event-id': String(since) } })
  const late = await listen(cleo, { query: `group_ids=${group_id}&since=1000` })

  assert.deepEqual(await fresh.next(), topic(topic_id, msg_num))
  assert.deepEqual(await again.next(), topic(topic_id, msg_num))
  assert.deepEqual(await late.next(), { kind: 'missed', group_id: null, ids: [], msg_num: null })
  for (const stream of [fresh, again, late]) stream.close()
})

test('visitors, keys, other sites and too many groups are refused', async () => {
  const nobody = { ...owner, ways: { ...owner.ways, cookie: {} } } as Person
  const key = headersOf(owner, 'key')

  assert.deepEqual(
    [
      await refusalOf(listen(nobody)),
      await refusalOf(listen(nobody, { headers: key })),
      await refusalOf(listen(owner, { headers: { 'sec-fetch-site': 'cross-site' } })),
      await refusalOf(listen(owner, { headers: { origin: 'https://evil.example' } })),
      await refusalOf(listen(owner, { query: `group_ids=${Array.from({ length: 51 }, (_, n) => n + 1).join()}` })),
      await refusalOf(listen(owner, { query: 'since=x' })),
    ],
    [400, 400, 400, 400, 400, 400],
  )
})

test('an account can have twenty streams', async () => {
  const streams = await Promise.all(Array.from({ length: 20 }, () => listen(world.people.powerless)))

  assert.deepEqual(new Set(streams.map(({ status }) => status)), new Set([200]))
  assert.equal(await refusalOf(listen(world.people.powerless)), 429)
  for (const stream of streams) stream.close()
})

/** A second process on the same database. */
async function secondProcess(of: World): Promise<number> {
  const { data, url } = of.settings
  const env = { FOLKMOOT_DATA: data, FOLKMOOT_URL: url }
  const child = fork(programAt('test/node-child.ts'), [
    JSON.stringify({ connection: of.connection, certificate: server.certificate, env }),
  ])
  of.atEnd(async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return port
}

test('another process tells of it, with a hint and without', async () => {
  const quiet = await world.addGroup({}, { peopled: ['owner', 'cleo'] })
  const query = `group_ids=${group_id},${quiet.id}`
  const there = await listen(cleo, { query, port: await secondProcess(world) })

  const { topic_id, msg_num } = await world.post('owner', { subject: 'Elsewhere', body: 'Rye' })
  assert.deepEqual(await there.next(), topic(topic_id, msg_num))

  // As after hints that were lost: the process has to notice by itself.
  const posting = setInterval(() => {
    void world.sql(`update groups set messages_count = messages_count + 1 where id = $1`, [quiet.id])
  }, 200)
  const noticed = await there.next()
  clearInterval(posting)
  assert.deepEqual(noticed, { kind: 'topic', group_id: quiet.id, ids: [], msg_num: null })
})
