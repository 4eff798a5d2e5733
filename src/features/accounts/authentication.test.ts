import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { addMembership } from '#test/world/people.ts'
import { headersOf, serve, type Reply, type TestServer, type LoginMethod } from '#test/servers/server.ts'
import { newWorld, type World } from '#test/world.ts'
import { addAccount } from './add-account.ts'
import { findSigningKey } from './auth/signing-key.ts'
import { hashSecret, newApiKey, newSecret, signToken } from './auth/secrets.ts'

const world = await newWorld({
  FOLKMOOT_LOGINS_PER_QUARTER_HOUR: '1000',
})
const server = await serve(world)
const { ben, cleo, owner } = world.people
const tokenKey = await findSigningKey(world.database.read, 'login token')

const password = 'correct horse battery staple'
const makeIda = (where: World, email = 'Ida@example.org') =>
  where.app.pipeline.runAsSystem(systemTransaction =>
    addAccount(systemTransaction, { email, full_name: 'Ida', password, confirmed: true, site_admin: false }),
  )
const ida = (await makeIda(world))!
await world.facts()

const error = (type: string, extra = '') => ({ object: 'error', type, extra })
const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })
const getUser = (headers: Record<string, string>) => server.ask('/api/v1/getuser', { headers })
const logIn = async (
  at: TestServer = server,
  email = 'ida@example.org',
  secret = password,
  headers: Record<string, string> = {},
) =>
  at.ask('/api/v1/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, password: secret }),
  })
const cookieOf = (reply: Reply): string => reply.headers['set-cookie']![0]!.split(';')[0]!
const tokenOf = (reply: Reply): string => (reply.body as { token: string }).token
const userOf = (reply: Reply) => (reply.body as { user: Record<string, unknown> }).user

suite('credentials', () => {
  for (const loginMethod of ['cookie', 'key', 'basic'] as LoginMethod[]) {
    test(`${loginMethod} authenticates the caller`, async () => {
      const { status, body } = await getUser(headersOf(ben, loginMethod))

      const { email, csrf_token } = body as { email: string; csrf_token: string }
      assert.deepEqual([status, email, csrf_token], [200, 'ben@example.org', loginMethod === 'cookie' ? ben.csrf : ''])
    })
  }

  test('the scheme is case-insensitive', async () => {
    const header = ben.ways.key.authorization!

    for (const authorization of [header.replace('Bearer', 'bearer'), header.replace('Bearer', 'BEARER  ')]) {
      assert.equal((await getUser({ authorization })).status, 200)
    }
  })

  test('a cookie does not replace a wrong header', async () => {
    const [expired, revoked] = [newApiKey(), newApiKey()]
    await world.sql(
      `insert into api_keys (account_id, name, key_hash, expires, revoked)
       values ($1, 'old', $2, now() - interval '1 minute', null), ($1, 'gone', $3, null, now())`,
      [ben.account.id, hashSecret(expired), hashSecret(revoked)],
    )
    const [session] = await world.sql(`select id from sessions where account_id = $1`, [ben.account.id])
    const id = Number(session!['id'])
    const day = 86_400_000
    const [key, secret] = [ben.ways.key.authorization!.slice(7), ben.ways.cookie.cookie!]
    const good = signToken(tokenKey, id)
    const refused = error('authentication', 'the authorization header is not valid')
    const headers: [Record<string, string>, object][] = [
      ...['', 'Bearer', 'Bearer x', `Bearer ${key}x`, `Bearer ${key} ${key}`, `Bearer ${secret}`, `Bearer ${good}`],
      ...[
        `Bearer ${revoked}`,
        `Bearer ${newApiKey()}`,
        'Basic',
        'Basic !',
        'Digest x',
        'constructor x',
        '__proto__ x',
        key,
      ],
    ].map(authorization => [{ authorization }, refused])
    headers.push(
      ...['', ':', 'x:', `${good}:password`, `${good}x:`, `${key}:`, `${secret}:`, `ben@example.org:${password}`].map(
        (text): [Record<string, string>, object] => [basic(text), refused],
      ),
      [basic(`${signToken(tokenKey, 999_999_999)}:`), refused],
      [basic(`${signToken(Buffer.alloc(32), id)}:`), refused],
      [basic(`${good.replace(/^\d+/, String(id + 1))}:`), refused],
      [
        basic(`${signToken(tokenKey, id, Date.now() - 2 * day)}:`),
        error('expired', 'this token has expired: log in again'),
      ],
      [{ authorization: `Bearer ${expired}` }, error('expired', 'this key has expired')],
    )

    for (const [header, answer] of headers) {
      const { status, body } = await getUser({ ...headersOf(ben, 'cookie'), ...header })
      assert.deepEqual([header, status, body], [header, 400, answer])
    }
    assert.equal((await getUser(basic(`${good}:`))).status, 200)
  })

  test('a wrong or expired cookie is anonymous', async () => {
    const old = newSecret()
    await world.sql(`insert into sessions (account_id, secret_hash, expires) values ($1, $2, now())`, [
      ben.account.id,
      hashSecret(old),
    ])

    for (const secret of ['', 'x', old, `${ben.ways.cookie.cookie}x`, ben.ways.key.authorization!.slice(7)]) {
      const { body } = await getUser({ cookie: `__Host-folkmoot=${secret}` })
      assert.deepEqual(body, error('authentication', 'login required'))
    }
    const amongOthers = `a=b; __Host-folkmoot=${ben.ways.cookie.cookie}; c="d"`
    assert.equal((await getUser({ cookie: amongOthers })).status, 200)
  })

  test('an inactive account cannot authenticate', async () => {
    const away = await world.addPerson('away')
    await world.sql(`update accounts set status = 'user_status_inactive' where id = $1`, [away.account.id])

    for (const way of ['key', 'basic'] as const) {
      const { body } = await getUser(headersOf(away, way))
      assert.deepEqual(body, error('authentication', 'this account is not active'))
    }
    const { body } = await getUser(headersOf(away, 'cookie'))
    assert.deepEqual(body, error('authentication', 'login required'))
    assert.equal((await logIn(server, 'ida@example.org', password, headersOf(away, 'cookie'))).status, 200)
  })

  test('signing in ignores other credentials, good or bad', async () => {
    for (const headers of [headersOf(ben, 'key'), headersOf(ben, 'basic'), { authorization: 'Basic bm9uc2Vuc2U6' }]) {
      const { body } = await logIn(server, 'ida@example.org', password, headers)
      assert.equal((body as { user: { email: string } }).user.email, 'Ida@example.org')
    }
    await world.facts()
  })
})

suite('csrf', () => {
  const ban = (member_info_id: number, headers: Record<string, string>, csrf: Record<string, unknown>) =>
    server.ask('/api/v1/banmember', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ member_info_id, ...csrf }),
    })
  const newMember = async (name: string) => addMembership(world, world.group.id, await world.addPerson(name), {})

  test('a change by cookie needs the session’s own token, or has no effect', async () => {
    const second = newSecret()
    await world.sql(
      `insert into sessions (account_id, secret_hash, expires) values ($1, $2, now() + interval '1 day')`,
      [owner.account.id, hashSecret(second)],
    )
    const otherSession = (await getUser({ cookie: `__Host-folkmoot=${second}` })).body as { csrf_token: string }
    const given = [
      undefined,
      '',
      'x',
      owner.csrf.slice(1),
      `${owner.csrf}x`,
      ben.csrf,
      otherSession.csrf_token,
      [owner.csrf],
      true,
      null,
      'ÿ'.repeat(43),
    ]

    for (const csrf of given) {
      const { status, body } = await ban(cleo.id, headersOf(owner, 'cookie'), { csrf })
      assert.deepEqual([csrf, status, body], [csrf, 400, error('bad_csrf')])
    }
    assert.deepEqual(await world.facts(), [])

    assert.equal((await ban(cleo.id, headersOf(owner, 'cookie'), { csrf: owner.csrf })).status, 200)
    assert.deepEqual(await world.facts(), ['member.banned'])
  })

  test('keys and tokens need no CSRF token, since browsers do not send them', async () => {
    const [byKey, byToken, byBoth] = [await newMember('una'), await newMember('duo'), await newMember('tria')]

    assert.equal((await ban(byKey, headersOf(owner, 'key'), {})).status, 200)
    assert.equal((await ban(byToken, headersOf(owner, 'basic'), {})).status, 200)
    const both = { ...headersOf(owner, 'cookie'), ...headersOf(owner, 'key') }
    assert.equal((await ban(byBoth, both, { csrf: 'x' })).status, 200)
  })

  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://folkmoot.test' },
    { origin: 'https://folkmoot.test.evil.example' },
    { origin: 'https://folkmoot.test', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
  ]
  for (const headers of foreign) {
    test(`another site, or a picture in a message, can neither sign in nor out: ${JSON.stringify(headers)}`, async () => {
      const cookie = cookieOf(await logIn())
      await world.facts()

      const answers = [
        await logIn(server, 'ida@example.org', password, headers),
        await server.ask('/api/v1/logout', { headers: { cookie, ...headers } }),
        await server.ask('/api/v1/logout', { method: 'POST', headers: { cookie, ...headers } }),
      ]

      for (const { status, body, headers: got } of answers) {
        assert.deepEqual([status, body, got['set-cookie']], [400, error('bad_csrf'), undefined])
      }
      assert.deepEqual(await world.facts(), [])
      assert.equal((await getUser({ cookie })).status, 200)
    })
  }

  test('our own pages and programs sign in and out', async () => {
    const own = [
      {},
      { 'sec-fetch-site': 'same-origin', origin: 'https://folkmoot.test' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' },
      { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' },
      { 'sec-fetch-site': 'none' },
      { origin: `https://127.0.0.1:${server.port}` },
    ]

    for (const headers of own as Record<string, string>[]) {
      const signedIn = await logIn(server, 'ida@example.org', password, headers)
      const signedOut = await server.ask('/api/v1/logout', { headers: { cookie: cookieOf(signedIn), ...headers } })
      assert.deepEqual([signedIn.status, signedOut.status], [200, 200])
    }
  })
})

suite('login and logout', () => {
  test('login returns a token, the user and their groups, and sets the cookie', async () => {
    const { id } = await world.addGroup({})
    await world.sql(
      `insert into members (group_id, account_id, sort_name, sort_email) values ($1, $2, 'ida', 'ida@example.org')`,
      [id, ida.id],
    )
    await world.facts()

    const reply = await logIn(server, 'IDA@Example.org')

    const { token, user } = reply.body as {
      token: string
      user: { csrf_token: string; subscriptions: { group_id: number; email: string }[] }
    }
    assert.deepEqual(Object.keys(reply.body as object), ['token', 'user'])
    const { subscriptions, ...plain } = user
    const byCookie = (await getUser({ cookie: cookieOf(reply) })).body
    assert.deepEqual(plain, byCookie)
    assert.deepEqual(
      subscriptions.map(({ group_id, email }) => [group_id, email]),
      [[id, 'Ida@example.org']],
    )
    assert.deepEqual((await getUser(basic(`${token}:`))).body, { ...(byCookie as object), csrf_token: '' })
    const names = reply.headers['set-cookie']!.map(line => line.split('=')[0])
    assert.deepEqual(names, ['__Host-folkmoot', '__Host-folkmoot-known', 'folkmoot'])
    const [, expires] =
      /^__Host-folkmoot=[\w-]{43}; Path=\/; Max-Age=2592000; Expires=([^;]+ GMT); HttpOnly; Secure; SameSite=Lax$/.exec(
        reply.headers['set-cookie']![0]!,
      )!
    assert.ok(Math.abs(Date.parse(expires!) - Date.now() - 30 * 86_400_000) < 60_000)
    assert.deepEqual(await world.facts(), ['account.logged_in'])
  })

  test('a cookie without the prefix is for programs: browsers neither get one nor are recognized by it', async () => {
    const browsers: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://folkmoot.test' },
    ]
    for (const headers of browsers)
      assert.equal((await logIn(server, undefined, undefined, headers)).headers['set-cookie']!.length, 2)
    const reply = await logIn()
    const [own, , plain] = reply.headers['set-cookie']!.map(line => line.split(';')[0]!)
    assert.equal(plain, own!.replace('__Host-', ''))

    assert.equal(((await getUser({ cookie: plain })).body as { email: string }).email, 'Ida@example.org')
    for (const headers of browsers)
      assert.equal(((await getUser({ cookie: plain, ...headers })).body as { type: string }).type, 'authentication')
    // The other one counts first: a cookie that another host of the domain has set changes nothing.
    const both = `__Host-folkmoot=${ben.ways.cookie.cookie}; ${plain}`
    assert.equal(((await getUser({ cookie: both })).body as { email: string }).email, 'ben@example.org')

    const out = await server.ask('/api/v1/logout', { headers: { cookie: plain } })
    assert.deepEqual(
      out.headers['set-cookie']!.map(line => line.split(';')[0]),
      ['__Host-folkmoot=', 'folkmoot='],
    )
    assert.equal(((await getUser({ cookie: plain })).body as { type: string }).type, 'authentication')
    await world.facts()
  })

  test('login replaces an existing cookie', async () => {
    const planted = { cookie: `__Host-folkmoot=${newSecret()}` }

    const [first, second] = [await logIn(server, undefined, undefined, planted), await logIn()]

    assert.equal(new Set([planted.cookie, cookieOf(first), cookieOf(second)]).size, 3)
    assert.notEqual(userOf(first)['csrf_token'], userOf(second)['csrf_token'])
    assert.equal((await getUser(planted)).status, 400)
  })

  test('a wrong password, an unknown address and an inactive account get the same response', async () => {
    await makeIda(world, 'gone@example.org')
    await world.sql(`update accounts set status = 'user_status_inactive' where email = 'gone@example.org'`)
    const tries = [
      ['ida@example.org', 'wrong'],
      ['ida@example.org', ''],
      ['nobody@example.org', password],
      ['', ''],
      ['gone@example.org', 'wrong'],
      ['ben@example.org', password],
    ] as const
    await world.facts()

    for (const [email, secret] of tries) {
      const { status, body, headers } = await logIn(server, email, secret)
      assert.deepEqual(
        [status, body, headers['set-cookie'], headers['www-authenticate']],
        [400, error('unauthorized_error'), undefined, undefined],
      )
    }
    assert.deepEqual(await world.facts(), [])
  })

  test('passwords are compared in normalized Unicode form', async () => {
    await world.app.pipeline.runAsSystem(systemTransaction =>
      addAccount(systemTransaction, {
        email: 'zoe@example.org',
        full_name: 'Zoë',
        password: 'Zo\u00eb',
        confirmed: true,
        site_admin: false,
      }),
    )

    assert.equal((await logIn(server, 'zoe@example.org', 'Zoe\u0308')).status, 200)
  })

  for (const by of ['cookie', 'token'] as const) {
    test(`logout by ${by} ends the session and its token at once, and no other`, async () => {
      const [one, other] = [await logIn(), await logIn()]
      const ways = [{ cookie: cookieOf(one) }, basic(`${tokenOf(one)}:`)]
      for (const way of ways) assert.equal((await getUser(way)).status, 200)
      await world.facts()

      const out = await server.ask('/api/v1/logout', {
        headers: ways[by === 'cookie' ? 0 : 1] as Record<string, string>,
      })

      assert.deepEqual([out.status, out.text], [200, ''])
      assert.deepEqual(out.headers['set-cookie'], [
        '__Host-folkmoot=; Path=/; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
      ])
      for (const way of ways) assert.equal(((await getUser(way)).body as { type: string }).type, 'authentication')
      assert.equal((await getUser({ cookie: cookieOf(other) })).status, 200)
      assert.deepEqual(await world.facts(), ['account.logged_out'])
    })
  }

  test('logout without a session is no error, and does not revoke a key', async () => {
    assert.equal((await server.ask('/api/v1/logout')).status, 200)
    assert.equal((await server.ask('/api/v1/logout', { headers: headersOf(ben, 'key') })).status, 200)
    assert.equal((await getUser(headersOf(ben, 'key'))).status, 200)
    assert.deepEqual(await world.facts(), [])
  })

  test('login by GET works only if the operator allows it', async () => {
    const query = `/api/v1/login?email=ida@example.org&password=${encodeURIComponent(password)}`
    const open = await serve(world, { loginByGet: true })

    assert.deepEqual((await server.ask(query)).body, error('bad_request', 'POST required'))
    assert.equal((await open.ask(query)).status, 200)
  })
})

suite('attempts', () => {
  const limit = ({ status, headers, body }: Reply) => [
    status,
    Number(headers['retry-after']) > 0 && Number(headers['retry-after']) <= 900,
    body,
  ]
  const tooMany = [429, true, error('rate_limit')]
  const wrong = [400, false, error('unauthorized_error')]

  test('attempts per account are limited, however its address is written', async () => {
    const strict = await newWorld({ FOLKMOOT_LOGINS_PER_QUARTER_HOUR: '2' })
    const at = await serve(strict)
    await makeIda(strict)
    const tryAs = async (email: string, secret = 'wrong') => limit(await logIn(at, email, secret))

    // With a capital I with a dot it is another address.
    assert.deepEqual(
      [
        await tryAs('ida@example.org'),
        await tryAs('\u0130DA@example.org'),
        await tryAs(' Ida@example.org '),
        await tryAs('IDA@EXAMPLE.ORG'),
      ],
      [wrong, wrong, wrong, tooMany],
    )
    assert.deepEqual(await tryAs('ida@example.org', password), tooMany)
    assert.deepEqual(
      [await tryAs('x@example.org'), await tryAs('X@example.org'), await tryAs('x@example.org')],
      [wrong, wrong, tooMany],
    )

    await strict.sql(`update rate_counts set window_start = now() - interval '15 minutes'`)
    assert.deepEqual(await tryAs('ida@example.org'), wrong)
    assert.equal((await logIn(at)).status, 200)
    // A log-in that worked gives the tries back.
    assert.deepEqual(
      [await tryAs('ida@example.org'), await tryAs('ida@example.org'), await tryAs('ida@example.org')],
      [wrong, wrong, tooMany],
    )
  })

  test('attempts per network are limited, whatever the account', async () => {
    const strict = await newWorld({ FOLKMOOT_LOGINS_PER_QUARTER_HOUR_ADDRESS: '2' })
    const at = await serve(strict, { trustedProxies: ['127.0.0.1'] })
    await makeIda(strict)
    const tryFrom = async (address: string, email: string, secret = 'wrong') =>
      limit(await logIn(at, email, secret, { 'x-forwarded-for': address }))

    assert.equal((await tryFrom('2001:db8::1', 'ida@example.org', password))[0], 200)
    assert.deepEqual(await tryFrom('2001:db8::2', 'b@example.org'), wrong)
    assert.deepEqual(await tryFrom('2001:db8::3', 'ida@example.org', password), tooMany)
    assert.deepEqual(await tryFrom('2001:db8:0:1::1', 'c@example.org'), wrong)
    assert.deepEqual(await tryFrom('::ffff:192.0.2.1', 'd@example.org'), wrong)
  })
})
