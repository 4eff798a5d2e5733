import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request, type RequestOptions } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { headersOf, serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
await world.post('ben', { body: `<p>${'Rye and wheat. '.repeat(100)}</p>` }, group)
const server = await serve(world)
const path = `/api/v1/getmessages?group_id=${group.id}`
const vary = 'Cookie, Authorization, Accept-Encoding'

test('public data is sent again only when it changed', async () => {
  const first = await server.ask(path)
  const { etag } = first.headers
  assert.deepEqual([first.status, first.headers['cache-control'], first.headers.vary], [200, 'public, no-cache', vary])
  const headers = { 'if-none-match': `"other", ${etag}` }
  for (let times = 0; times < 3; times += 1) {
    const again = await server.ask(path, { headers })
    assert.deepEqual([again.status, again.text, again.headers.etag], [304, '', etag])
  }

  await world.post('ben', { body: '<p>Spelt.</p>' }, group)

  const changed = await server.ask(path, { headers })
  assert.deepEqual([changed.status, changed.headers.etag === etag], [200, false])
  assert.notEqual(changed.text, first.text)
})

test('a message has the same ETag cached or fresh', async () => {
  const { message_id, msg_num } = await world.post('ben', {}, group)
  const there = `/api/v1/getmessage?group_id=${group.id}&msg_num=${msg_num}`
  const ask = async () => (await server.ask(there)).headers.etag
  const tags = [await ask(), await ask(), await ask()]
  await world.sql(`update messages set body = '<p>Spelt.</p>' where id = $1`, [message_id])
  const changed = [await ask(), await ask()]

  assert.deepEqual([new Set(tags).size, new Set(changed).size], [1, 1])
  assert.notEqual(changed[0], tags[0])
})

test('a caller who lost access gets no 304', async () => {
  const closing = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  await world.post('ben', {}, closing)
  const there = `/api/v1/gettopics?group_id=${closing.id}`
  const { etag } = (await server.ask(there)).headers

  await world.as('owner').updategroup({ group_id: closing.id, privacy: 'group_privacy_archives' })

  const refused = await server.ask(there, { headers: { 'if-none-match': etag! } })
  assert.deepEqual(
    [refused.status, refused.headers['cache-control'], refused.headers.etag],
    [400, 'no-store, private', undefined],
  )
})

test('responses to an account, and to POST, are not cacheable', async () => {
  const answers = [
    await server.ask(path, { headers: headersOf(world.people.ben, 'key') }),
    await server.ask(path, { method: 'POST' }),
    await server.ask('/api/v1/getuser'),
  ]
  assert.deepEqual(
    answers.map(({ headers }) => [headers['cache-control'], headers.etag]),
    answers.map(() => ['no-store, private', undefined]),
  )
})

const packed = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }
for (const [coding, unpack] of Object.entries(packed))
  test(`a repeated response is sent with ${coding} if accepted`, async () => {
    const { text } = await server.ask(path)
    const asking: RequestOptions = { host: '127.0.0.1', port: server.port, path, rejectUnauthorized: false }
    const got = async (): Promise<[string | undefined, string]> => {
      const sent = request({ ...asking, headers: { 'accept-encoding': `${coding}, identity;q=0.5` } }).end()
      const [response] = (await once(sent, 'response')) as [IncomingMessage]
      const body = await buffer(response)
      const { 'content-encoding': used } = response.headers
      return [used, (used ? unpack(body) : body).toString()]
    }

    assert.deepEqual(
      [await got(), await got(), await got()],
      [
        [undefined, text],
        [coding, text],
        [coding, text],
      ],
    )
  })
