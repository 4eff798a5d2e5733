import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#features/endpoints.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { cookieIn, resetLoginAttempts, makeAccount, password, post, errorOf, signIn } from '#test/accounts.ts'

const world = await newWorld()
const server = await serve(world)
const { account } = await makeAccount(world, 'ada@example.org')
const unauthorized = { status: 400, type: 'unauthorized_error', extra: '' }
const getUser = (headers: Record<string, string>) => server.ask('/api/v1/getuser', { headers })
const withCookie = (cookie: string) => ({ cookie: `__Host-folkmoot=${cookie}` })

test.beforeEach(async () => {
  await resetLoginAttempts(world)
  await world.facts()
})

test('signing in sets the cookie, and returns a token and the user with subscriptions', async () => {
  const { reply, cookie, csrf, token } = await signIn(server, 'ADA@example.org', { api_key: 'ignored', token: 'true' })

  const { user } = reply.body as { user: Record<string, unknown> }
  assert.equal(reply.status, 200)
  assert.deepEqual(Object.keys(reply.body as object), ['token', 'user'])
  assert.deepEqual([user['object'], user['id'], user['email']], ['user', account.id, 'ada@example.org'])
  assert.deepEqual([user['subscriptions'], user['recovery_codes'], user['two_factor_enabled']], [[], '', false])
  assert.match(
    reply.headers['set-cookie']![0]!,
    /^__Host-folkmoot=[\w-]{43}; Path=\/; Max-Age=2592000; Expires=[^;]+ GMT; HttpOnly; Secure; SameSite=Lax$/,
  )
  assert.deepEqual(await world.facts(), ['account.logged_in'])
  const seen = (await getUser(withCookie(cookie))).body as Record<string, unknown>
  assert.equal(seen['csrf_token'], csrf)
  const basic = Buffer.from(`${token}:`).toString('base64')
  const byToken = (await getUser({ authorization: `Basic ${basic}` })).body as Record<string, unknown>
  assert.deepEqual([byToken['id'], byToken['csrf_token']], [account.id, ''])
})

test('only the password of a suspended account tells that it is suspended', async () => {
  const { account: off } = await makeAccount(world, 'off@example.org')
  await world.sql(`update accounts set status = 'user_status_inactive' where id = $1`, [off.id])

  const replies = [
    await signIn(server, 'ada@example.org', { password: 'not the one' }),
    await signIn(server, 'unknown@example.org'),
    await signIn(server, 'off@example.org', { password: 'not the one' }),
    await signIn(server, 'owner@example.org', { password: '' }),
  ]

  for (const { reply, cookie } of replies) assert.deepEqual([errorOf(reply), cookie], [unauthorized, ''])
  assert.equal(new Set(replies.map(({ reply }) => reply.text)).size, 1)
  const { reply, cookie } = await signIn(server, 'off@example.org')
  assert.deepEqual([errorOf(reply), cookie], [{ status: 400, type: 'bad_request', extra: 'inactive user' }, ''])
  assert.deepEqual(await world.facts(), [])
})

test('a forged client address does not change rate limiting', async () => {
  const strict = await newWorld({ FOLKMOOT_LOGINS_PER_QUARTER_HOUR_ADDRESS: '3' })
  const behind = await serve(strict)

  const statuses = []
  for (let n = 0; n < 5; n += 1) {
    const headers = { 'x-forwarded-for': `10.0.0.${n}`, forwarded: `for=10.0.0.${n}`, 'x-real-ip': `10.0.0.${n}` }
    statuses.push((await signIn(behind, `nobody${n}@example.org`, {}, headers)).reply.status)
  }

  assert.deepEqual(statuses, [400, 400, 400, 429, 429])
})

test('an existing cookie is replaced, and its session ends', async () => {
  const planted = await signIn(server, 'ada@example.org')
  await makeAccount(world, 'victim@example.org')
  await world.facts()

  const fresh = await signIn(server, 'victim@example.org', {}, withCookie(planted.cookie))
  const made = await signIn(server, 'victim@example.org', {}, withCookie('chosen-by-somebody-else'))

  assert.notEqual(fresh.cookie, planted.cookie)
  assert.match(made.cookie, /^[\w-]{43}$/)
  assert.equal((await getUser(withCookie(planted.cookie))).status, 400)
  assert.equal((await getUser(withCookie('chosen-by-somebody-else'))).status, 400)
  assert.deepEqual(await world.facts(), ['account.logged_out', 'account.logged_in', 'account.logged_in'])
})

test('a page of another site cannot sign a browser in or register', async () => {
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }]) {
    const { reply, cookie } = await signIn(server, 'ada@example.org', {}, headers)
    assert.deepEqual([errorOf(reply).type, cookie], ['bad_csrf', ''])
  }
  const own = await signIn(
    server,
    'ada@example.org',
    {},
    { origin: world.settings.url, 'sec-fetch-site': 'same-origin' },
  )
  assert.equal(own.reply.status, 200)
})

test('changes by cookie need the CSRF token of that session', async () => {
  const [own, other] = [await signIn(server, 'ada@example.org'), await signIn(server, 'ada@example.org')]
  await other.call('logout')
  const asking = (Object.values(endpoints) as Endpoint[]).filter(
    ({ method, csrf, who }) => method === 'POST' && csrf !== false && (who === 'account' || who === 'session'),
  )
  await world.facts()

  for (const { name } of asking) {
    for (const csrf of ['', other.csrf, world.people.owner.csrf, `${own.csrf}x`]) {
      const reply = await post(server, name, csrf ? { csrf } : {}, withCookie(own.cookie))
      assert.deepEqual([name, errorOf(reply).type], [name, 'bad_csrf'])
    }
    const passed = await post(
      server,
      name,
      { csrf: own.csrf, understand: 'no', preview: 'true' },
      withCookie(own.cookie),
    )
    assert.notEqual((passed.body as { type?: string } | undefined)?.type, 'bad_csrf', name)
    await resetLoginAttempts(world)
  }
  assert.ok(asking.length > 10)
})

test('a wrong key, token or cookie is anonymous, and a cookie does not replace a wrong header', async () => {
  const { cookie, token } = await signIn(server, 'ada@example.org')
  const basic = (name: string, secret = '') => `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`

  for (const authorization of [
    ...[basic(`${token}x`), basic(token, 'password'), basic('ada@example.org', password), basic(''), 'Basic', ''],
    ...[`Bearer ${cookie}`, 'Bearer x', `Bearer ${token}`, `Digest ${token}`],
  ]) {
    const reply = await getUser({ authorization, ...withCookie(cookie) })
    assert.deepEqual([authorization, reply.status], [authorization, 400])
    assert.equal(errorOf(reply).type, 'authentication')
    assert.equal(reply.headers['www-authenticate'], undefined)
  }
  for (const wrong of ['x', token, `${cookie}x`]) assert.equal((await getUser(withCookie(wrong))).status, 400)
  assert.equal((await getUser({ authorization: basic(token) })).status, 200)
})

test('a token expires after a day', async () => {
  const { token } = await signIn(server, 'ada@example.org')
  const { signToken } = await import('./secrets.ts')
  const { findSigningKey } = await import('./signing-key.ts')
  const key = await findSigningKey(world.database.read, 'login token')
  const old = signToken(key, Number(token.split('.')[0]), Date.now() - 25 * 3_600_000)

  const reply = await getUser({ authorization: `Basic ${Buffer.from(`${old}:`).toString('base64')}` })

  assert.equal(errorOf(reply).type, 'expired')
})

test('an active session is extended, and every response renews its cookie, errors too', async () => {
  const { cookie, csrf } = await signIn(server, 'ada@example.org')
  const age = () =>
    world.sql(
      `update sessions set last_used = now() - interval '2 hours', expires = now() + interval '1 day'
               where secret_hash = sha256($1::text::bytea)`,
      [cookie],
    )
  const fresh = await getUser(withCookie(cookie))
  assert.equal(cookieIn(fresh), '')

  for (const [name, status] of [
    ['updateuser', 200],
    ['deleteapikey', 400],
  ] as const) {
    await age()
    await world.app.pipeline.runAsSystem(async ({ record }) => record('account.updated', { account_id: account.id }))
    await world.settle()
    const reply = await post(server, name, { csrf, api_key_id: 999_999 }, withCookie(cookie))
    const [session] = await world.sql(
      `select expires > now() + interval '29 days' as extended from sessions where secret_hash = sha256($1::text::bytea)`,
      [cookie],
    )
    assert.deepEqual([reply.status, cookieIn(reply), session], [status, cookie, { extended: true }])
  }
  await age()
  await world.app.pipeline.runAsSystem(async ({ record }) => record('account.updated', { account_id: account.id }))
  await world.settle()
  const ended = await post(server, 'logout', {}, withCookie(cookie))
  assert.deepEqual([ended.headers['set-cookie']!.length, cookieIn(ended)], [1, ''])
})

test('a session expires after 30 days without use', async () => {
  const { cookie } = await signIn(server, 'ada@example.org')

  await world.sql(`update sessions set expires = now() where secret_hash = sha256($1::text::bytea)`, [cookie])

  assert.equal(errorOf(await getUser(withCookie(cookie))).type, 'authentication')
})

test('signing out ends the session and its token; another site cannot do it', async () => {
  const { cookie, token } = await signIn(server, 'ada@example.org')
  const basic = { authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` }

  const foreign = await server.ask('/api/v1/logout', {
    headers: { ...withCookie(cookie), 'sec-fetch-site': 'cross-site' },
  })
  assert.equal(errorOf(foreign).type, 'bad_csrf')
  assert.equal((await getUser(withCookie(cookie))).status, 200)
  const reply = await server.ask('/api/v1/logout', { headers: withCookie(cookie) })

  assert.deepEqual([reply.status, reply.text], [200, ''])
  assert.equal((await getUser(withCookie(cookie))).status, 400)
  assert.equal((await getUser(basic)).status, 400)
})

test('while the database is down nobody is authenticated', async () => {
  const { authenticator } = await import('./authenticate.ts')
  const { createTtlCache } = await import('#runtime/cache/ttl-cache.ts')
  const { findSigningKey } = await import('./signing-key.ts')
  const silent = { publish: () => {}, subscribe: () => () => {}, close: async () => {} }
  const gone = { execute: () => Promise.reject(new Error('the database is gone')) }
  const tokenKey = await findSigningKey(world.database.read, 'login token')
  const authenticate = authenticator({ tx: gone, cache: createTtlCache(silent), tokenKey })

  for (const credentials of Object.values(world.people.owner.ways)) {
    await assert.rejects(authenticate(credentials), /the database is gone/)
  }
})
