import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { test } from 'node:test'
import { buildApp } from '#app.ts'
import { endpoint } from '#contract/endpoint.ts'
import { stream } from '#contract/schema.ts'
import { implement } from '#runtime/calls/handler.ts'
import { testDatabase } from '#test/database.ts'
import { headersOf, serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { infiniteChunks } from '#test/fixtures/infinite-stream.ts'
import { unzip } from '#test/fixtures/zip.ts'

const world = await newWorld()
const server = await serve(world)
const { ben } = world.people

test('all personal data is exported as a zip', async () => {
  const { filename, chunks } = await world.as('ben').exportmydata({})
  const pieces: Uint8Array[] = []
  for await (const chunk of chunks) pieces.push(chunk)

  const files = unzip(Buffer.concat(pieces))
  assert.match(filename, /^folkmoot-\d+-\d{4}-\d\d-\d\d\.zip$/)
  const own = ['profile.json', 'subscriptions.json', 'sessions.json', 'api_keys.json']
  assert.deepEqual(Object.keys(files), [
    ...own,
    ...['drafts.json', 'messages.mbox', 'likes.jsonl', 'follows.json', 'read.json', 'pending_messages.jsonl'],
    ...['chats.json', 'chat_messages.jsonl', 'chat_tapbacks.jsonl'],
    ...['rsvps.jsonl', 'events.jsonl', 'poll_votes.jsonl', 'database_rows.jsonl', 'files.jsonl', 'wiki_versions.jsonl'],
    'notifications.json',
    'posting_addresses.json',
  ])
  const { csrf_token: _, recovery_codes: __, ...profile } = await world.as('ben').getuser({})
  assert.deepEqual(JSON.parse(files['profile.json']!), profile)
  const [subscription] = JSON.parse(files['subscriptions.json']!) as { id: number; group_id: number }[]
  assert.deepEqual([subscription?.id, subscription?.group_id], [ben.id, world.group.id])
  assert.equal((JSON.parse(files['sessions.json']!) as unknown[]).length, 1)
  assert.equal((JSON.parse(files['api_keys.json']!) as unknown[]).length, 1)
  assert.doesNotMatch(JSON.stringify(files), /_hash\b|seed|secret|password/i)
})

test('over HTTPS it is a download', async () => {
  const reply = await server.ask('/api/v1/exportmydata', { headers: headersOf(ben, 'cookie') })

  assert.equal(reply.status, 200)
  assert.equal(reply.headers['content-type'], 'application/zip')
  assert.match(reply.headers['content-disposition']!, /^attachment; filename="folkmoot-\d+-[\d-]+\.zip"$/)
  assert.equal(reply.headers['cache-control'], 'no-store, private')
  assert.equal(reply.headers['content-encoding'], undefined)
  assert.equal(reply.text.slice(0, 2), 'PK')
  assert.equal((await server.ask('/api/v1/exportmydata')).status, 400)
})

test('exports per day are limited', async () => {
  const statuses = []
  for (let n = 0; n < 11; n += 1)
    statuses.push((await server.ask('/api/v1/exportmydata', { headers: headersOf(world.people.cleo, 'key') })).status)

  assert.deepEqual(statuses, [...Array<number>(10).fill(200), 429])
})

test('an abandoned download stops the export', async () => {
  const endless = infiniteChunks(() => new Uint8Array(65_536))
  const declared = endpoint('endless', {
    method: 'GET',
    summary: 'Endless.',
    who: 'anyone',
    params: {},
    returns: stream('application/zip'),
  })
  const implementation = implement(declared, async () => ({ filename: '../a "b".zip', chunks: endless.chunks() }))
  const other = await serve(world, { implementations: [implementation] })

  const asked = request({
    host: '127.0.0.1',
    port: other.port,
    path: '/api/v1/endless',
    rejectUnauthorized: false,
  }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  response.pause()
  // Until what was made fills every buffer on the way, and no more is asked for.
  for (let before = -1, still = 0; still < 20; before = endless.made) {
    still = endless.made === before ? still + 1 : 0
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  const full = endless.made
  asked.destroy()
  while (!endless.ended) await new Promise(resolve => setImmediate(resolve))

  assert.equal(response.headers['content-disposition'], 'attachment; filename="a _b_.zip"')
  assert.ok(full < 1000, `${full} pieces were made for nobody`)
})

test('an error cuts the file off, so that nobody takes half of it for the whole', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield new Uint8Array(100_000)
    throw new Error('the database went away')
  }
  const declared = endpoint('broken', {
    method: 'GET',
    summary: 'Broken.',
    who: 'anyone',
    params: {},
    returns: stream('application/zip'),
  })
  const implementation = implement(declared, async () => ({ filename: 'a.zip', chunks: broken() }))
  const other = await serve(world, { implementations: [implementation] })

  await assert.rejects(other.ask('/api/v1/broken'))
  assert.equal((await other.ask('/api/v1/nothing')).status, 404)
})

test('the export reads from a replica, and is counted in the primary database', async () => {
  const elsewhere = await testDatabase()
  const app = await buildApp({
    settings: world.settings,
    database: world.database,
    findLongReads: async () => elsewhere.database.read,
    log: () => {},
  })
  try {
    const { chunks } = await app.callAs(ben.identity).exportmydata({})
    const pieces: Uint8Array[] = []
    for await (const chunk of chunks) pieces.push(chunk)

    // Nobody has a session in the other database.
    assert.deepEqual(JSON.parse(unzip(Buffer.concat(pieces))['sessions.json']!), [])
    assert.deepEqual(await elsewhere.sql('select * from rate_counts'), [])
  } finally {
    await app.close()
    await elsewhere.close()
  }
})
