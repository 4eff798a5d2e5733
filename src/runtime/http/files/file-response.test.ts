import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { suite, test } from 'node:test'
import { endpoint } from '#contract/endpoint.ts'
import { stream, type FileStream } from '#contract/schema.ts'
import { implement } from '#runtime/calls/handler.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
let answer: Omit<FileStream, 'chunks'> = { filename: 'a' }
const content = Buffer.from('<script>alert(1)</script>')
const declared = endpoint('file', {
  method: 'GET',
  summary: 'A file.',
  who: 'anyone',
  params: {},
  returns: stream('application/octet-stream'),
})
async function* chunks(): AsyncGenerator<Uint8Array> {
  yield content
}
const implementation = implement(declared, async () => ({ ...answer, chunks: chunks() }))
const server = await serve(world, { implementations: [implementation] })
const headersFor = async (file: typeof answer) => {
  answer = file
  return (await server.ask('/api/v1/file')).headers
}

suite('a file', () => {
  test('is downloaded by browsers, and nothing in it runs', async () => {
    const headers = await headersFor({ filename: 'page.html', mediaType: 'text/html', inline: true })

    const { date: _, 'x-request-id': __, connection: ___, 'keep-alive': ____, ...said } = headers
    assert.deepEqual(said, {
      'accept-ranges': 'none',
      'cache-control': 'no-store, private',
      'content-disposition': 'attachment; filename="page.html"',
      'content-security-policy':
        "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
      'content-type': 'application/octet-stream',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'transfer-encoding': 'chunked',
      vary: 'Cookie, Authorization',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  })

  test('is embeddable by other sites if the call allows it', async () => {
    const headers = await headersFor({ filename: 'oven.png', anywhere: true })

    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
  })

  test('is displayed if it is one of four picture types and the call allows it', async () => {
    const shown = async (file: Pick<FileStream, 'mediaType' | 'inline'>) => {
      const headers = await headersFor({ filename: 'a.x', ...file })
      return [headers['content-type'], headers['content-disposition']!.split(';')[0]]
    }
    const saved = ['application/octet-stream', 'attachment']

    for (const mediaType of ['image/png', 'image/jpeg', 'image/gif', 'image/webp']) {
      assert.deepEqual(await shown({ mediaType, inline: true }), [mediaType, 'inline'])
      assert.deepEqual(await shown({ mediaType, inline: false }), saved)
    }
    for (const mediaType of ['image/svg+xml', 'application/pdf', 'text/plain', 'text/xml', 'image/PNG', 'toString'])
      assert.deepEqual(await shown({ mediaType, inline: true }), saved)
    assert.deepEqual(await shown({ inline: true }), saved)
  })

  test('has its length if known, and is sent whole', async () => {
    answer = { filename: 'a', size: content.length }

    const reply = await server.ask('/api/v1/file', { headers: { range: 'bytes=0-3' } })

    assert.equal(reply.status, 200)
    assert.equal(reply.headers['content-length'], String(content.length))
    assert.equal(reply.text, content.toString())
  })
})

test('a stalled reader is disconnected in the end, and the work stops', async () => {
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield new Uint8Array(65_536)
    } finally {
      resolve()
    }
  }
  const never = implement(declared, async () => ({ filename: 'a', chunks: endless() }))
  const impatient = await serve(world, { implementations: [never], timeouts: { connection: 3000 } })
  const asked = request({
    ...{ host: '127.0.0.1', port: impatient.port, path: '/api/v1/file', rejectUnauthorized: false },
  }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const closed = new Promise(done => response.on('error', () => {}).once('close', done))
  response.pause()

  await ended

  response.resume()
  await closed
  assert.equal(response.complete, false)
})

suite('a file name', () => {
  const names: Record<string, string> = {
    'bread.txt': 'filename="bread.txt"',
    'two words (1).txt': 'filename="two words (1).txt"',
    '../../etc/passwd': 'filename="passwd"',
    '..\\..\\boot.ini': 'filename="boot.ini"',
    '/': 'filename="file"',
    '': 'filename="file"',
    '...': 'filename="file"',
    '.htaccess': 'filename="htaccess"',
    'a"; filename="b': 'filename="a_; filename=_b"',
    'a\r\nSet-Cookie: x=1': 'filename="aSet-Cookie_ x=1"',
    'a\0b\x7f\u0085\u2028c': 'filename="abc"',
    'photo\u202egpj.exe': 'filename="photogpj.exe"',
    'a<b>|c?*:.txt': 'filename="a_b__c___.txt"',
    '100%.txt': `filename="100_.txt"; filename*=UTF-8''100%25.txt`,
    'Zoë 🍞.txt': `filename="Zo_ _.txt"; filename*=UTF-8''Zo%C3%AB%20%F0%9F%8D%9E.txt`,
    "ä'(*).txt": `filename="_'(_).txt"; filename*=UTF-8''%C3%A4%27%28_%29.txt`,
    'a\ud800.txt': `filename="a_.txt"; filename*=UTF-8''a%EF%BF%BD.txt`,
    [`${'x'.repeat(300)}.jpeg`]: `filename="${'x'.repeat(145)}.jpeg"`,
    ['🍞'.repeat(100)]: `filename="${'_'.repeat(75)}"; filename*=UTF-8''${'%F0%9F%8D%9E'.repeat(75)}`,
  }
  for (const [filename, parameters] of Object.entries(names)) {
    test(JSON.stringify(filename).slice(0, 40), async () => {
      assert.equal((await headersFor({ filename }))['content-disposition'], `attachment; ${parameters}`)
    })
  }
})
