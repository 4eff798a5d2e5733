// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { suite, test } from 'node:test'
import { connect } from 'node:tls'
import { makeAccount, password } from '../accounts.ts'
import { headersOf, multipartOf, serve, type Reply } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'

// How much of the pages a visitor may ask for, and how much they may send.

const formType = 'application/x-www-form-urlencoded'
const pages = await builtPages()
const plenty = '1000000'
const world = await newWorld({
  FOLKMOOT_CALLS_PER_MINUTE_ADDRESS: plenty,
  FOLKMOOT_LOGINS_PER_QUARTER_HOUR: plenty,
  FOLKMOOT_LOGINS_PER_QUARTER_HOUR_ADDRESS: plenty,
})
const server = await serve(world, { pages })
const origin = new URL(world.settings.url).origin

const post = (path: string, body: string | Buffer, headers: Record<string, string> = {}): Promise<Reply> =>
  server.ask(path, {
    method: 'POST',
    headers: { accept: 'text/html', origin, 'content-type': formType, ...headers },
    body,
  })

suite('the rate limit', async () => {
  const perMinute = 30
  const few = await newWorld({ FOLKMOOT_CALLS_PER_MINUTE_ADDRESS: String(perMinute) })

  /** What an address answers when it is asked again and again, once; the last answer comes with it. */
  async function statusesOf(
    path: string,
    ask: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ) {
    const limited = await serve(few, { pages, trustedProxies: ['127.0.0.1'] })
    const from = `192.0.2.${(network += 1)}`
    const statuses: number[] = []
    for (;;) {
      const reply = await limited.ask(path, { ...ask, headers: { ...ask.headers, 'x-forwarded-for': from } })
      if (!statuses.includes(reply.status)) statuses.push(reply.status)
      if (reply.status === 429) return { statuses, reply, limited, from }
      assert.ok(statuses.length < 3, path)
    }
  }
  let network = 0

  test('counts every request, even to unknown paths', async () => {
    const paths: [path: string, status: number][] = [
      ['/robots.txt', 200],
      ['/nowhere', 404],
      ['/confirm?token=abc', 200],
      ['/g/nowhere', 303],
      ['/api/v1/openapi.json', 200],
      ['/api/v1/nowhere', 404],
    ]
    for (const [path, status] of paths) {
      const { statuses, reply } = await statusesOf(path)
      assert.deepEqual([path, statuses], [path, [status, 429]])
      assert.ok(Number(reply.headers['retry-after']) >= 1, path)
    }
  })

  test('is reported as a page in the reader’s language, and to scripts as by the API', async () => {
    const german = await statusesOf('/nowhere', { headers: { 'accept-language': 'de-AT,en;q=0.5' } })
    assert.match(german.reply.text, /<html lang="de">.*Zu viele/s)
    assert.match(german.reply.headers['cache-control'] ?? '', /no-store|private/)
    const script = await statusesOf('/drafts/save', { method: 'POST', headers: { accept: 'application/json' } })
    assert.equal((script.reply.body as { type: string }).type, 'rate_limit')
  })

  test('is checked before a form is read', async () => {
    const { limited, from } = await statusesOf('/nowhere')
    const socket = connect({ port: limited.port, host: '127.0.0.1', rejectUnauthorized: false })
    socket.write(
      [
        'POST /login HTTP/1.1',
        'host: localhost',
        `x-forwarded-for: ${from}`,
        `content-type: ${formType}`,
        'content-length: 60000\r\n\r\n',
      ].join('\r\n'),
    )
    const [answer] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()

    assert.match(answer.toString(), /^HTTP\/1\.1 429 /)
  })

  test('counts a page as the calls it makes, at least one', async () => {
    for (const path of ['/nowhere', '/groups']) {
      const limited = await serve(few, { pages, trustedProxies: ['127.0.0.1'] })
      const headers = { 'x-forwarded-for': `192.0.2.${(network += 1)}` }
      const began = performance.now()
      await limited.ask(path, { headers })
      let left = 0
      while ((await limited.ask('/api/v1/nowhere', { headers })).status === 404) left += 1

      // Meanwhile more became allowed, the more the slower the machine.
      const regained = Math.ceil(((performance.now() - began) / 60_000) * perMinute)
      const counted = perMinute - left
      assert.ok(counted <= 1 && counted + regained >= 1, `${path} counts as ${counted}, of which ${regained} regained`)
    }
  })
})

suite('a form of a page', () => {
  const fields = (count: number) => Array.from({ length: count }, (_, n) => `f${n}=`).join('&')
  const login = `email=${encodeURIComponent('nobody@example.com')}&password=wrong`

  test('has at most 200 fields and 64 kB, whoever sends it', async () => {
    const sent: [what: string, reply: Promise<Reply>][] = [
      ['fields', post('/login', `${login}&${fields(300)}`)],
      ['empty fields', post('/login', '&'.repeat(300))],
      ['a long field', post('/login', `${login}&f=${'x'.repeat(70_000)}`)],
      ['parts', postParts('/login', 300)],
      ['deep JSON', post('/login', '['.repeat(20_000), { 'content-type': 'application/json' })],
      ['no type', post('/login', login, { 'content-type': '' })],
      ['another form', post('/forgot', fields(300))],
    ]
    for (const [what, reply] of sent) {
      const { status, text } = await reply
      assert.deepEqual([what, status], [what, 400])
      assert.match(text, /<main/)
    }
    assert.match((await sent[0]![1]).text, /We couldn't read the form/)
    assert.match(
      (await post('/login', `${login}&${fields(150)}&f=${'x'.repeat(60_000)}`)).text,
      /That email and password don't match/,
    )
  })
  const postParts = (path: string, count: number) => {
    const { type, body } = multipartOf(
      Array.from({ length: count }, (_, n) => [`f${n}`, '']),
      [],
    )
    return post(path, body, { 'content-type': type })
  }

  test('with a message may be as long as one, if signed in', async () => {
    const body = 'x'.repeat(300_000)
    const { ben } = world.people
    const save = (headers: Record<string, string>, csrf: string) =>
      post(
        '/drafts/save',
        new URLSearchParams({ group_id: String(world.group.id), subject: 'Bread', body, csrf }).toString(),
        {
          accept: 'application/json',
          ...headers,
        },
      )
    const page = await server.ask(`/g/${world.group.name}/new`, { headers: headersOf(ben, 'cookie') })
    const csrf = /name="csrf" value="([^"]*)"/.exec(page.text)![1]!

    const kept = await save(headersOf(ben, 'cookie'), csrf)
    assert.equal(kept.status, 200, kept.text)
    const { draft_id } = kept.body as { draft_id: number }
    assert.equal((await world.as('ben').getdraft({ draft_id })).body.length, body.length)
    assert.deepEqual((await save({}, '')).body, { type: 'authentication', extra: 'login required' })
  })

  test('that cannot be parsed is not logged as our error', () => {
    const faults = server.logged.filter(line => (JSON.parse(line) as { level: number }).level >= 40)
    assert.deepEqual(faults, [])
  })
})

test('signing in redirects only to our own pages', async () => {
  await makeAccount(world, 'ada@example.org')
  const form = new URLSearchParams({ email: 'ada@example.org', password }).toString()
  const next: [asked: string, led: string][] = [
    ['/groups?a=b#c', '/groups?a=b#c'],
    ['/\t/evil.example', '/'],
    ['/\n/evil.example', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/.//evil.example', '/'],
    ['https://evil.example/', '/'],
    ['/g/a\r\nset-cookie: a=b', '/g/aset-cookie:%20a=b'],
    ['javascript:alert(1)', '/'],
    ['', '/'],
  ]
  for (const [asked, led] of next) {
    const path = `/login?next=${encodeURIComponent(asked)}`
    const [shown, sent] = [await server.ask(path), await post(path, form)]
    assert.deepEqual([asked, shown.status, sent.status, sent.headers.location], [asked, 200, 303, led])
    assert.doesNotMatch(shown.text, /href="[^"]*evil/)
  }
})
