// Not on every day: it makes many pictures smaller.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { Readable } from 'node:stream'
import { suite, test } from 'node:test'
import { connect } from 'node:tls'
import { maxDecoders, readPicture } from '#content/images/index.ts'
import { pngOf, pngText } from '#test/fixtures/pictures.ts'
import { multipartOf, serve, type TestFile } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { inspectFile } from '../archives/index.ts'

const world = await newWorld()
const server = await serve(world)
const { ben, cleo } = world.people

const picture = (side: number, text = ''): TestFile => ({
  param: 'fileupload',
  filename: 'loaf.png',
  content: pngOf({ width: side, height: side, extra: pngText(text) }),
})
const upload = (draft_id: number, files: TestFile[], person = ben) =>
  server.call('uploadattachments', { draft_id }, { person, way: 'key' }, files)
const kept = () =>
  globSync('**/*', { cwd: world.settings.blobs, withFileTypes: true }).filter(entry => entry.isFile()).length
/** While somebody works, all processes that read pictures are busy with some whose bytes do not come. */
async function whileBusy(work: () => Promise<void>): Promise<void> {
  const leaving = new AbortController()
  const busy = Array.from({ length: maxDecoders }, () => new Readable({ read() {} }))
  const reading = busy.map(content =>
    readPicture({ size: 1000, open: async () => content, queueKey: 'busy', signal: leaving.signal }),
  )
  const outcomes = Promise.allSettled(reading)
  while (busy.some(content => content.listenerCount('error') === 0)) await new Promise(setImmediate)
  try {
    await work()
  } finally {
    leaving.abort()
    await outcomes
  }
}

suite('pictures of a draft', () => {
  test('of one person do not delay those of another', async () => {
    const drafts = await Promise.all(Array.from({ length: 8 * maxDecoders }, () => world.draft('ben')))
    const draft_id = await world.draft('cleo')
    let answered = 0
    const many = drafts.map(async (id, n) => {
      const files = [picture(700, `${n}`), picture(700, `and ${n}`)]
      let { status } = await upload(id, files)
      // On a slow machine the last of so many have waited for too long, and are asked to come back.
      while (status === 429) ({ status } = await upload(id, files))
      answered += 1
      return status
    })

    const own = await upload(draft_id, [picture(10)], cleo)
    const before = answered

    assert.equal(own.status, 200)
    assert.ok(before <= 2 * maxDecoders, `${before} uploads of another were answered first`)
    assert.deepEqual(new Set(await Promise.all(many)), new Set([200]))
  })

  test('are not processed after an abort, and nothing of them is stored', async () => {
    const draft_id = await world.draft('ben')
    const { type, body } = multipartOf([['draft_id', String(draft_id)]], [picture(300, 'of one who leaves')])
    const head = [
      'POST /api/v1/uploadattachments HTTP/1.1',
      'host: localhost',
      `content-type: ${type}`,
      `content-length: ${body.length}`,
      `authorization: ${ben.ways.key.authorization}`,
    ]
    await whileBusy(async () => {
      const before = kept()
      const socket = connect({ host: '127.0.0.1', port: server.port, rejectUnauthorized: false })
      await once(socket, 'secureConnect')
      socket.write(`${head.join('\r\n')}\r\n\r\n`)
      socket.write(body)
      while (kept() === before) await new Promise(setImmediate)

      socket.destroy()

      while (kept() > before) await new Promise(setImmediate)
    })
    assert.deepEqual((await world.as('ben').getattachments({ draft_id })).data, [])
    assert.equal((await upload(draft_id, [picture(300)])).status, 200)
  })

  test('are rejected with too many at a time if their owner has enough queued', async () => {
    const leaving = new AbortController()
    const { content } = picture(400)
    const blob = await world.blobs.put(content as Buffer, { limit: content.length })
    const inspect = () => inspectFile(world.blobs, blob, { queueKey: 'ben', signal: leaving.signal })

    await whileBusy(async () => {
      const waiting = Array.from({ length: 20 * maxDecoders }, inspect)
      const outcomes = Promise.allSettled(waiting)
      // Files are looked at before their turn: the last to wait is the one that is one too many.
      const refused = await Promise.race([...waiting, inspect()]).catch((error: unknown) => error)
      leaving.abort(new Error('he left'))

      const { type, retryAfter } = refused as { type: string; retryAfter: number }
      assert.deepEqual([type, retryAfter], ['rate_limit', 5])
      const reasons = (await outcomes).map(each => each.status === 'rejected' && String(each.reason))
      assert.ok(reasons.filter(reason => reason === 'Error: he left').length >= waiting.length - 1)
    })
  })
})
