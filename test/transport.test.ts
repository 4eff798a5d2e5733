import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, request as secureRequest } from 'node:https'
import { connect as connectPlain, type Socket } from 'node:net'
import { suite, test } from 'node:test'
import { connect as connectTls } from 'node:tls'
import { builtPages } from './pages/pages.ts'
import { errorBody } from './fixtures/expected-errors.ts'
import { headersOf, serve, type TestServer } from './servers/server.ts'
import { newWorld } from './world.ts'

const world = await newWorld()
const { ben } = world.people
const server = await serve(world)
const hour = 3_600_000

const open = ({ port, httpPort }: TestServer, secure: boolean): Socket =>
  secure ? connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }) : connectPlain(httpPort!, '127.0.0.1')

/** All that comes back until the server ends the connection. */
async function readToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.on('error', () => {})
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}
function say(to: TestServer, text: string, secure = true): Promise<string> {
  const socket = open(to, secure)
  socket.write(text, 'latin1')
  return readToEnd(socket)
}
const parsed = (answer: string) => {
  const [head = '', rest = ''] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  const body = rest.slice(0, Number(headers['content-length'] ?? 0))
  return { status: Number(first.split(' ')[1]), headers, body: body && (JSON.parse(body) as unknown) }
}
/** One request over the plain listener. */
const askPlain = async (to: TestServer, target: string, headers: Record<string, string> = {}, method = 'GET') => {
  const lines = Object.entries({ host: 'evil.example', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return parsed(await say(to, `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, false))
}

suite('the plain listener', () => {
  const calls = [
    '/api/v1/getuser',
    '/api/v1/openapi.json',
    '/api/v1/login?email=a&password=b',
    '/api',
    '/api/nothing',
    'http://folkmoot.test/api/v1/getuser',
  ]
  for (const target of calls) {
    for (const method of ['GET', 'POST']) {
      test(`rejects ${method} ${target}`, async () => {
        const { status, body, headers } = await askPlain(
          server,
          target,
          { ...headersOf(ben, 'key'), 'content-length': '0' },
          method,
        )

        assert.deepEqual([status, body], [400, errorBody('https required')])
        assert.equal(headers['cache-control'], 'no-store, private')
      })
    }
  }

  const pages = [
    ['/', '/'],
    ['/g/cooks?page=2', '/g/cooks?page=2'],
    ['//evil.org/x', '//evil.org/x'],
    ['/\\evil.org', '/\\evil.org'],
    ['/apiary', '/apiary'],
    ['http://evil.org/x?y=1', '/x?y=1'],
    ['http://evil.org@folkmoot.test/x', '/x'],
  ] as const
  for (const [target, place] of pages) {
    test(`redirects ${target} to the public address`, async () => {
      const { status, headers } = await askPlain(server, target)

      assert.deepEqual([status, headers.location], [308, `https://folkmoot.test${place}`])
      assert.equal(new URL(headers.location!).origin, 'https://folkmoot.test')
    })
  }
})

suite('proxies', () => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' }
  const loginRequired = errorBody('login required', 'authentication')

  test('the forwarded protocol is trusted only from a trusted proxy', async () => {
    const behind = await serve(world, { trustedProxies: ['127.0.0.1'] })
    const elsewhere = await serve(world, { trustedProxies: ['10.0.0.0/8'] })

    const answers = [
      await askPlain(server, '/api/v1/getuser', forwarded),
      await askPlain(elsewhere, '/api/v1/getuser', forwarded),
      await askPlain(behind, '/api/v1/getuser', forwarded),
      await askPlain(behind, '/api/v1/getuser', { ...forwarded, 'x-forwarded-proto': 'http' }),
      await askPlain(behind, '/api/v1/getuser'),
    ]
    const overTls = await behind.ask('/api/v1/getuser', { headers: { ...forwarded, 'x-forwarded-proto': 'http' } })

    const httpsRequired = errorBody('https required')
    assert.deepEqual(
      answers.map(({ body }) => body),
      [httpsRequired, httpsRequired, loginRequired, httpsRequired, httpsRequired],
    )
    assert.deepEqual(overTls.body, httpsRequired)
  })

  test('the forwarded address is the rate limit key only from a trusted proxy', async () => {
    const strict = await newWorld({ FOLKMOOT_CALLS_PER_MINUTE_ADDRESS: '2' })
    const open = await serve(strict)
    const behind = await serve(strict, { trustedProxies: ['127.0.0.1', '10.0.0.0/8'] })
    const statuses = async (to: TestServer, froms: string[]) => {
      const got: number[] = []
      for (const from of froms)
        got.push((await to.ask('/api/v1/getuser', { headers: { 'x-forwarded-for': from } })).status)
      return got
    }

    assert.deepEqual(await statuses(open, ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']), [400, 400, 429, 429])
    assert.deepEqual(await statuses(behind, ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']), [400, 400, 429, 400])
    // What a client wrote before the proxy added its own entry is only a claim.
    assert.deepEqual(
      await statuses(behind, ['1.1.1.1, 192.0.2.7', '2.2.2.2, 192.0.2.7', '3.3.3.3, 192.0.2.7, 10.1.1.1']),
      [400, 400, 429],
    )
    assert.deepEqual(
      await statuses(behind, ['2001:db8::1', '2001:db8:0:0:ffff::2', '2001:DB8:0:0:1:2:3:4', '2001:db8:0:1::1']),
      [400, 400, 429, 400],
    )
  })

  test('the forwarded host does not make a foreign page our own', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }

    const { body } = await server.ask('/api/v1/logout', { method: 'POST', headers })

    assert.deepEqual(body, errorBody('', 'bad_csrf'))
  })
})

suite('paths and methods', () => {
  const unknown = [
    ['GET', '/api/v1/nothing'],
    ['GET', '/api/'],
    ['GET', '/api/v1'],
    ['GET', '/api/v1/getuser/'],
    ['GET', '/api/v1/GETUSER'],
    ['GET', '/api/v1/constructor'],
    ['GET', '/api/v1/%2e%2e/getuser'],
    ['GET', `/api/v1/${'long'.repeat(1000)}`],
    ['POST', '/api/v1/openapi.json'],
    ['PROPFIND', '/api/v1/nothing'],
    ['OPTIONS', '/api/v1/nothing'],
  ] as const
  for (const [method, path] of unknown) {
    test(`${method} ${path.slice(0, 40)} is no call`, async () => {
      const { status, body } = await server.ask(path, { method })

      assert.deepEqual([status, body], [404, errorBody('unknown call')])
    })
  }

  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY']) {
    test(`${method} is rejected by a call, with the allowed methods`, async () => {
      const asked = { method, headers: headersOf(ben, 'key') }

      const reading = await server.ask('/api/v1/getuser?extended=1', asked)
      const changing = await server.ask('/api/v1/newdraft', asked)

      const said = ({ status, body, headers }: typeof reading) => [status, body, headers['allow']]
      assert.deepEqual(said(reading), [400, errorBody('GET or POST required'), 'GET, POST'])
      assert.deepEqual(said(changing), [400, errorBody('POST required'), 'POST'])
    })
  }

  test('GET is rejected by a changing call', async () => {
    const { status, body, headers } = await server.ask('/api/v1/newdraft', { headers: headersOf(ben, 'key') })

    assert.deepEqual([status, body, headers['allow']], [400, errorBody('POST required'), 'POST'])
  })

  test('an undecodable path is rejected', async () => {
    for (const path of ['/api/v1/%ff', '/%ff', '/api/%zz']) {
      const { status, body } = await server.ask(path)

      assert.deepEqual([status, body], [400, errorBody('the request cannot be read')])
    }
  })
})

suite('invalid HTTP', () => {
  const head = 'POST /api/v1/getuser HTTP/1.1\r\nhost: folkmoot.test\r\n'
  const cases = {
    'no request at all': 'hello\r\n\r\n',
    'an unknown method': 'HELLO / HTTP/1.1\r\nhost: a\r\n\r\n',
    'a target that is no path': 'GET evil HTTP/1.1\r\nhost: a\r\n\r\n',
    'a header without a colon': 'GET / HTTP/1.1\r\nhost a\r\n\r\n',
    'a header with NUL': 'GET / HTTP/1.1\r\nhost: a\r\nx: \0\r\n\r\n',
    'no host': 'GET /api/v1/getuser HTTP/1.1\r\n\r\n',
    'headers without an end': `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    'two lengths': `${head}content-length: 1\r\ncontent-length: 2\r\n\r\nab`,
    'a length and chunks': `${head}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    'a negative length': `${head}content-length: -1\r\n\r\n`,
    'a broken chunk': `${head}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  }
  for (const [title, text] of Object.entries(cases)) {
    test(`${title}: an error object, and the connection is closed`, async () => {
      for (const secure of [true, false]) {
        const { status, body } = parsed(await say(server, text, secure))

        assert.deepEqual(
          [status, body],
          [400, errorBody(secure || title !== 'a broken chunk' ? 'the request cannot be read' : 'https required')],
        )
      }
    })
  }
})

test('of two content types the first counts, in either order', async () => {
  for (const [types, extra] of [
    [['application/json', 'text/plain'], 'a JSON body must be an object'],
    [['text/plain', 'application/json'], 'content type must be form, multipart or JSON'],
  ] as const) {
    const lines = types.map(type => `content-type: ${type}\r\n`).join('')
    const head = `POST /api/v1/logout HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 2\r\n${lines}\r\n`

    assert.deepEqual(parsed(await say(server, `${head}[]`)).body, errorBody(extra))
  }
})

suite('headers', () => {
  const apiHeaders = {
    'cache-control': 'no-store, private',
    vary: 'Cookie, Authorization',
    'content-security-policy':
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-type': 'application/json; charset=utf-8',
  }

  test('API responses are private, and never trigger a password prompt', async () => {
    const answers = [
      await server.ask('/api/v1/getuser', { headers: headersOf(ben, 'key') }),
      await server.ask('/api/v1/getuser'),
      await server.ask('/api/v1/getuser', { headers: { authorization: 'Basic bm9ib2R5Og==' } }),
      await server.ask('/api/v1/nothing'),
      await server.ask('/api/v1/%ff'),
      await server.ask('/api/v1/getuser', { method: 'POST', headers: { 'content-type': 'nonsense' }, body: 'x' }),
    ]

    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 400, 400, 404, 400, 400],
    )
    for (const { headers } of answers) {
      const {
        date: _date,
        'content-length': _length,
        connection: _connection,
        'keep-alive': _alive,
        'x-request-id': id,
        ...rest
      } = headers
      assert.deepEqual(rest, apiHeaders)
      assert.match(String(id), /^[\da-f-]{36}$/)
    }
    assert.equal(new Set(answers.map(({ headers }) => headers['x-request-id'])).size, answers.length)
  })

  test('a real certificate enables HSTS', async () => {
    const pages = await builtPages()
    const [trusted, other] = [await serve(world, { strictTransport: true, pages }), await serve(world, { pages })]

    for (const path of ['/api/v1/getuser', '/', '/nothing']) {
      const { headers } = await trusted.ask(path)
      assert.match(headers['strict-transport-security']!, /^max-age=31536000/)
      assert.equal((await other.ask(path)).headers['strict-transport-security'], undefined)
    }
  })

  test('the OpenAPI document is cacheable', async () => {
    const { status, headers, body } = await server.ask('/api/v1/openapi.json')

    assert.deepEqual(
      [status, headers['cache-control'], (body as { openapi: string }).openapi],
      [200, 'public, max-age=300', '3.1.1'],
    )
  })
})

suite('connections', () => {
  const one = () => new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false })
  const send = (agent: Agent, path: string, body = '', method = 'POST') =>
    new Promise<{ status: number; reused: boolean }>((resolve, reject) => {
      const sent = secureRequest(
        { port: server.port, host: '127.0.0.1', path, agent, method, headers: { 'content-type': 'application/json' } },
        response => {
          response.resume().on('end', () => resolve({ status: response.statusCode!, reused: sent.reusedSocket }))
        },
      )
      sent.on('error', reject).end(body)
    })

  test('are kept alive, even after an error', async () => {
    const agent = one()
    const answers = []
    for (const [path, body] of [
      ['/api/v1/getuser', '{}'],
      ['/api/v1/nothing', '{"a":1}'],
      ['/api/v1/logout', '{'],
      ['/api/v1/logout', ''],
    ] as const) {
      answers.push(await send(agent, path, body))
    }
    agent.destroy()

    assert.deepEqual(
      answers.map(({ status }) => status),
      [400, 404, 400, 200],
    )
    assert.deepEqual(
      answers.map(({ reused }) => reused),
      [false, true, true, true],
    )
  })

  test('with slow headers are closed', async () => {
    const impatient = await serve(world, { timeouts: { headers: 100, checkEvery: 50 } })
    for (const secure of [true, false]) {
      const socket = open(impatient, secure)
      socket.write('GET /api/v1/getuser HTTP/1.1\r\nhost: a\r\nx-slow: ')

      const { status, body } = parsed(await readToEnd(socket))

      assert.deepEqual([status, body], [400, errorBody('the request cannot be read')])
    }
  })

  test('without a request are closed silently', async () => {
    const impatient = await serve(world, { timeouts: { headers: 100, checkEvery: 50 } })

    const said = await Promise.all([true, false].map(secure => readToEnd(open(impatient, secure))))

    assert.deepEqual(said.map(String), ['', ''])
  })

  test('with a slow body are closed', async () => {
    const impatient = await serve(world, { timeouts: { request: 100, headers: 100, checkEvery: 50 } })
    const socket = open(impatient, true)
    socket.write(
      'POST /api/v1/logout HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{',
    )

    const { status, body } = parsed(await readToEnd(socket))

    assert.deepEqual([status, body], [400, errorBody('the request cannot be read')])
    assert.deepEqual(
      impatient.logged.filter(line => (JSON.parse(line) as { level: number }).level >= 50),
      [],
    )
  })

  test('are finished on close, without waiting for idle ones', async () => {
    const closing = await serve(world, { timeouts: { keepAlive: hour, connection: hour } })
    const [idle, busy] = [open(closing, true), open(closing, true)]
    for (const socket of [idle, busy]) {
      socket.write('GET /api/v1/nothing HTTP/1.1\r\nhost: a\r\n\r\n')
      await once(socket, 'data')
      socket.resume()
    }
    const answer = readToEnd(busy)
    busy.write(
      'POST /api/v1/logout HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
    )
    // The request has to be in a handler; there is no sign of that from outside but its neighbour's answer.
    await closing.ask('/api/v1/getuser')

    const closed = closing.close()
    busy.write('}')
    await closed

    assert.equal(parsed(await answer).status, 200)
    await assert.rejects(closing.ask('/api/v1/getuser'))
  })
})
