// Not on every day: it tries very large or random texts.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { connect, type TLSSocket } from 'node:tls'
import { gunzipSync } from 'node:zlib'
import { serverLimitsFrom } from '#runtime/http/limits-from-settings.ts'
import { openBlobStore } from '#storage/blobs/blob-store.ts'
import { errorBody } from './fixtures/expected-errors.ts'
import { headersOf, multipartOf, serve, type TestServer } from './servers/server.ts'
import { newWorld } from './world.ts'

// What one visitor may take up of the memory, the disk and the connections of all.

const world = await newWorld()
const { ben } = world.people
const usual = serverLimitsFrom(world.settings)
const kilobyte = 1024
const hour = 3_600_000

const open = ({ port }: TestServer): TLSSocket =>
  connect({ port, host: '127.0.0.1', rejectUnauthorized: false }).on('error', () => {})
const isOpened = (socket: TLSSocket): Promise<boolean> =>
  new Promise(resolve => {
    socket.once('secureConnect', () => resolve(true)).once('close', () => resolve(false))
  })
/** The head of a call with a form. */
const head = (name: string, length: number, more: Record<string, string> = {}) =>
  [
    `POST /api/v1/${name} HTTP/1.1`,
    'host: a',
    'content-type: application/x-www-form-urlencoded',
    `content-length: ${length}`,
    ...Object.entries(more).map(([header, value]) => `${header}: ${value}`),
    '\r\n',
  ].join('\r\n')
/** Status and body of the next answer. */
async function answerOn(socket: TLSSocket): Promise<[number, unknown]> {
  let text = ''
  for await (const chunk of socket.setEncoding('utf8').iterator({ destroyOnReturn: false }) as AsyncIterable<string>) {
    text += chunk
    const [top = '', body] = text.split('\r\n\r\n')
    if (body && body.length >= Number(/content-length: (\d+)/i.exec(top)?.[1])) break
  }
  return [Number(text.slice(9, 12)), JSON.parse(text.split('\r\n\r\n')[1]!) as unknown]
}

suite('connections', () => {
  test('are limited per address and in total', async () => {
    const limits = [
      { all: 9, network: 2 },
      { all: 2, network: 9 },
    ]
    for (const connections of limits) {
      const server = await serve(world, { bounds: { ...usual, connections } })
      const [first, second, third] = [open(server), open(server), open(server)]
      const opened = [await isOpened(first), await isOpened(second), await isOpened(third)]
      first.destroy()
      second.destroy()

      assert.deepEqual(opened, [true, true, false])
      // Who has closed theirs may come again.
      while (!(await isOpened(open(server))));
      assert.equal(server.logged.filter(line => line.includes('too many connections')).length, 1)
    }
  })

  test('of a trusted proxy may be more, as they are those of many', async () => {
    const server = await serve(world, {
      bounds: { ...usual, connections: { all: 9, network: 1 } },
      trustedProxies: ['127.0.0.0/8'],
    })

    assert.deepEqual([await isOpened(open(server)), await isOpened(open(server))], [true, true])
  })
})

suite('bodies', () => {
  const bodies = { ...usual.bodies, memory: { all: 300 * kilobyte, network: 200 * kilobyte } }
  const chunk = 'x'.repeat(100 * kilobyte)
  /** Begins a call with a body that stops before its end. */
  const stall = (server: TestServer, from: string): TLSSocket => {
    const socket = open(server)
    const more = { ...headersOf(ben, 'key'), 'x-forwarded-for': from }
    socket.write(`${head('updatedraft', 150 * kilobyte, more)}body=${chunk}`)
    return socket
  }
  /** Of two bodies that have no room together, the one that has it, and what the other is answered. */
  async function oneOfTwo(server: TestServer, first: string, second: string): Promise<[TLSSocket, string]> {
    const sockets = [stall(server, first), stall(server, second)] as const
    const answered = sockets.map(async socket => String((await once(socket, 'data'))[0]).split('\r\n\r\n')[0]!)
    const [answer, kept] = await Promise.race(answered.map(async (text, at) => [await text, sockets[1 - at]!] as const))
    // When the last of the one came before what the other had taken was free again, both are refused.
    const isAlone = await Promise.race([server.ask('/').then(() => true), once(kept, 'data').then(() => false)])
    for (const socket of sockets) if (!isAlone || socket !== kept) socket.destroy()
    return isAlone ? [kept, answer] : oneOfTwo(server, first, second)
  }
  const call = (server: TestServer, from: string) =>
    server.ask('/api/v1/updatedraft', {
      method: 'POST',
      headers: {
        ...headersOf(ben, 'key'),
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': from,
      },
      body: `draft_id=1&body=${chunk}`,
    })
  const noDraft = errorBody('invalid draft_id')
  const refused = errorBody('', 'rate_limit')

  test('are limited in total per network and overall, and freed afterwards', async () => {
    const server = await serve(world, {
      bounds: { ...usual, bodies },
      trustedProxies: ['127.0.0.1'],
      timeouts: { body: hour },
    })
    const until = async (from: string, expected: unknown) => {
      while (JSON.stringify((await call(server, from)).body) !== JSON.stringify(expected));
    }

    const [first, answer] = await oneOfTwo(server, '192.0.2.1', '192.0.2.1')
    assert.deepEqual((await call(server, '192.0.2.1')).body, refused)
    await until('192.0.2.2', noDraft)
    const [second] = await oneOfTwo(server, '192.0.2.2', '192.0.2.3')
    assert.deepEqual((await call(server, '192.0.2.4')).body, refused)
    assert.match(answer, /^HTTP\/1\.1 429 [^]*retry-after: 2/i)

    for (const socket of [first, second]) socket.destroy()
    await until('192.0.2.1', noDraft)
    await until('192.0.2.4', noDraft)
  })

  test('are not read beyond what a call can take', async () => {
    const server = await serve(world)
    const socket = open(server)

    socket.write(`${head('searcharchives', 4_000_000)}q=${'x'.repeat(300 * kilobyte)}`)
    // The rest never comes, and is not waited for for ever.
    const answer = await answerOn(socket)

    assert.deepEqual(answer, [400, errorBody('q', 'invalid_value')])
  })

  test('that are too slow are ended, others are not', async () => {
    const server = await serve(world, {
      bounds: { ...usual, bodyRate: 10_000 },
      // Long enough for a process that is held up for a while: the steady one would be ended with the others.
      timeouts: { body: 5000, checkEvery: 20 },
    })
    const [stalled, trickling, steady] = [open(server), open(server), open(server)]
    const text = 'x'.repeat(60_000)
    for (const socket of [stalled, trickling, steady])
      socket.write(`${head('updatedraft', text.length + 16, headersOf(ben, 'key'))}draft_id=1&body=`)
    const drip = setInterval(() => trickling.write('x'), 20)
    let sent = 0
    const flow = setInterval(() => sent < text.length && steady.write(text.slice(sent, (sent += 6000))), 20)

    const answers = await Promise.all([stalled, trickling, steady].map(answerOn))
    for (const timer of [drip, flow]) clearInterval(timer)

    const slow = [400, errorBody('the request cannot be read')]
    assert.deepEqual(answers, [slow, slow, [400, noDraft]])
    assert.ok(!server.logged.some(line => (JSON.parse(line) as { level: number }).level >= 50))
  })
})

suite('files', () => {
  const file = { param: 'fileupload', filename: 'a.bin', content: Buffer.alloc(100 * kilobyte) }
  const upload = (server: TestServer) =>
    server.call('uploadattachments', { draft_id: 1 }, { person: ben, way: 'key' }, [file])

  test('are limited on disk during upload', async () => {
    const disk = { all: 250 * kilobyte, network: 150 * kilobyte }
    const server = await serve(world, {
      bounds: { ...usual, bodies: { ...usual.bodies, disk } },
      timeouts: { body: hour },
    })
    const { type, body } = multipartOf([['draft_id', '1']], [file])
    const request = head('uploadattachments', body.length, headersOf(ben, 'key'))
    /** Begins an upload that stops before its end; whom another left no room begins again. */
    const stall = (): TLSSocket => {
      const begun = open(server)
      begun.write(request.replace('application/x-www-form-urlencoded', type))
      begun.write(body.subarray(0, -50))
      begun.once('data', () => {
        begun.destroy()
        socket = stall()
      })
      return begun
    }
    let socket = stall()
    const until = async (expected: unknown) => {
      for (;;) if (JSON.stringify((await upload(server)).body) === JSON.stringify(expected)) return
    }

    await until(errorBody('', 'rate_limit'))
    socket.destroy()
    await until(errorBody('invalid draft_id'))
  })

  test('on a full disk are a server error, with the reason in the log', async () => {
    const blobs = join(world.settings.data, 'no-folder')
    await writeFile(blobs, 'a file is in the way')
    const server = await serve(world, { blobs: openBlobStore(blobs) })

    const { status, body, headers } = await upload(server)
    await rm(blobs)

    assert.deepEqual([status, body], [400, errorBody(`request ${String(headers['x-request-id'])}`, 'server')])
    assert.deepEqual(
      server.logged
        .map(line => JSON.parse(line) as { level: number; msg: string; err?: { code: string } })
        .filter(({ level }) => level >= 50)
        .map(({ msg, err }) => [msg, err?.code]),
      [['a call failed', 'ENOTDIR']],
    )
  })
})

suite('the OpenAPI document', () => {
  test('is built once, and sent compressed if accepted', async () => {
    let made = 0
    const text = JSON.stringify({ openapi: '3.1.1', filling: 'x'.repeat(200_000) })
    const openapi = () => ((made += 1), text)
    const server = await serve(world, { openapi })
    const ask = (headers: Record<string, string>) => server.ask('/api/v1/openapi.json', { headers })
    const plain = await ask({})

    assert.deepEqual([plain.status, plain.text, plain.headers['content-encoding']], [200, text, undefined])
    assert.equal(plain.headers['content-length'], String(text.length))
    assert.equal(plain.headers.vary, 'Accept-Encoding')
    for (const refusing of ['identity', 'gzip;q=0', 'br']) {
      const { headers } = await ask({ 'accept-encoding': refusing })
      assert.deepEqual([headers['content-encoding'], headers.etag], [undefined, plain.headers.etag])
    }
    assert.equal(made, 1)
  })

  test('is not sent again if unchanged', async () => {
    const server = await serve(world)
    const ask = (headers: Record<string, string>) => server.ask('/api/v1/openapi.json', { headers })
    const { headers } = await ask({})

    const again = await ask({ 'if-none-match': headers.etag! })
    const other = await ask({ 'if-none-match': '"another", W/"tag"' })

    assert.deepEqual([again.status, again.text, again.headers.etag], [304, '', headers.etag])
    assert.equal(other.status, 200)
  })

  test('decompresses to the same bytes', async () => {
    const server = await serve(world)
    const socket = open(server)
    socket.write(
      'GET /api/v1/openapi.json HTTP/1.1\r\nhost: a\r\naccept-encoding: br, gzip\r\nconnection: close\r\n\r\n',
    )
    const chunks: Buffer[] = []
    for await (const chunk of socket as AsyncIterable<Buffer>) chunks.push(chunk)
    const all = Buffer.concat(chunks)
    const at = all.indexOf('\r\n\r\n') + 4

    assert.match(all.subarray(0, at).toString(), /content-encoding: gzip/i)
    assert.equal(gunzipSync(all.subarray(at)).toString(), (await server.ask('/api/v1/openapi.json')).text)
  })
})
