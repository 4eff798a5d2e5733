import assert from 'node:assert/strict'
import { test } from 'node:test'
import { declaredError } from '#contract/errors.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { codeOf, resetLoginAttempts, makeAccount, password, errorOf, signIn, type Browser } from '#test/accounts.ts'

const world = await newWorld()
const server = await serve(world)
const unauthorized = { status: 400, type: 'unauthorized_error', extra: '' }
const tooMany = { status: 429, type: 'rate_limit', extra: '' }

type Setup = { secret: string; otpauth_url: string; qr_code_url: string }
type User = { two_factor_enabled: boolean; recovery_codes: string }

test.beforeEach(async () => {
  await resetLoginAttempts(world)
  await world.facts()
})

/** An account with two-factor enabled; used steps are reset, so that tests need not wait. */
async function withTwoFactor(email: string) {
  const { account } = await makeAccount(world, email)
  const browser = await signIn(server, email)
  const { secret } = (await browser.call('enabletwofactor', { password })).body as Setup
  const user = (await browser.call('confirmtwofactor', { twofactor: codeOf(secret) })).body as User
  const forgetSteps = () => world.sql('update accounts set two_factor_step = 0 where id = $1', [account.id])
  await forgetSteps()
  await world.settle()
  await world.facts()
  await resetLoginAttempts(world)
  return { account, browser, secret, codes: user.recovery_codes.split('\n'), forgetSteps }
}

/** As the pipeline refuses. */
const fail = (error: string): never => {
  throw declaredError(error)
}

/** Another code than any that is right now. */
function wrongCode(secret: string): string {
  const right = new Set([-1, 0, 1, 2].map(step => codeOf(secret, step)))
  return ['000000', '111111', '222222', '333333', '444444'].find(code => !right.has(code))!
}

test('two-factor is on once a code is confirmed, and ends other sessions', async () => {
  const { account } = await makeAccount(world, 'ada@example.org')
  const browser = await signIn(server, 'ada@example.org')
  const other = await signIn(server, 'ada@example.org')

  const early = await browser.call('confirmtwofactor', { twofactor: 123_456 })
  const wrongPassword = await browser.call('enabletwofactor', { password: 'not the one' })
  const setup = (await browser.call('enabletwofactor', { password })).body as Setup
  assert.deepEqual(errorOf(early), { status: 400, type: 'bad_request', extra: 'two factor not enabled' })
  assert.deepEqual(errorOf(wrongPassword), unauthorized)
  assert.match(setup.secret, /^[A-Z2-7]{32}$/)
  const url = new URL(setup.otpauth_url)
  assert.deepEqual(
    [url.protocol, url.host, decodeURIComponent(url.pathname)],
    ['otpauth:', 'totp', '/folkmoot.test:ada@example.org'],
  )
  assert.deepEqual(Object.fromEntries(url.searchParams), { secret: setup.secret, issuer: 'folkmoot.test' })
  assert.match(
    Buffer.from(setup.qr_code_url.replace('data:image/svg+xml;base64,', ''), 'base64').toString(),
    /^<svg .*<\/svg>$/s,
  )

  assert.equal((await signIn(server, 'ada@example.org')).reply.status, 200)
  const wrong = await browser.call('confirmtwofactor', { twofactor: wrongCode(setup.secret) })
  assert.deepEqual(errorOf(wrong), unauthorized)
  await world.facts()
  const confirmed = await browser.call('confirmtwofactor', { twofactor: codeOf(setup.secret) })
  await world.settle()

  const user = confirmed.body as User & { csrf_token: string }
  assert.equal(user.two_factor_enabled, true)
  assert.equal(user.csrf_token, browser.csrf)
  assert.match(user.recovery_codes, /^(([A-Z2-7]{4}-){3}[A-Z2-7]{4}(\n(?!$)|$)){10}$/)
  assert.equal(new Set(user.recovery_codes.split('\n')).size, 10)
  assert.deepEqual(await world.facts(), [
    'account.two_factor_enabled',
    ...['account.session_ended', 'account.session_ended'],
    'account.recovery_codes_made',
  ])
  assert.equal((await world.emails()).at(-1)?.kind, 'two_factor_enabled')
  assert.equal((await other.call('getuser')).status, 400)
  const seen = (await browser.call('getuser')).body as User
  assert.deepEqual([seen.two_factor_enabled, seen.recovery_codes], [true, ''])
  const [kept] = await world.sql('select two_factor_seed from accounts where id = $1', [account.id])
  const seed = kept!['two_factor_seed'] as Buffer
  assert.ok(seed.length > 20 && !seed.toString('latin1').includes(setup.secret))
  assert.equal(errorOf(await browser.call('enabletwofactor', { password })).extra, 'two factor enabled')
  assert.equal(errorOf(await browser.call('confirmtwofactor', { twofactor: 1 })).extra, 'two factor enabled')
})

test('signing in requires a code, which is valid once', async () => {
  const { secret } = await withTwoFactor('once@example.org')
  const attempt = async (params: Record<string, string | number>) =>
    (await signIn(server, 'once@example.org', params)).reply

  assert.deepEqual(errorOf(await attempt({})), { status: 400, type: 'two_factor_required', extra: '' })
  assert.deepEqual(errorOf(await attempt({ password: 'not the one', twofactor: codeOf(secret) })), unauthorized)
  const code = codeOf(secret)
  const first = await attempt({ twofactor: code })
  const again = await attempt({ twofactor: code })
  const before = await attempt({ twofactor: codeOf(secret, -1) })
  const next = await attempt({ twofactor: codeOf(secret, 1) })

  assert.deepEqual([first.status, next.status], [200, 200])
  assert.deepEqual([errorOf(again), errorOf(before)], [unauthorized, unauthorized])
  assert.deepEqual(errorOf(await attempt({ twofactor: 'abcdef' })), {
    status: 400,
    type: 'invalid_value',
    extra: 'twofactor',
  })
})

test('of five concurrent uses of a code one succeeds', async () => {
  const { secret } = await withTwoFactor('twenty@example.org')
  const code = codeOf(secret, 1)

  const attempts = Array.from({ length: 5 }, () => signIn(server, 'twenty@example.org', { twofactor: code }))
  const statuses = (await Promise.all(attempts)).map(({ reply }) => reply.status)

  assert.equal(statuses.filter(status => status === 200).length, 1)
})

test('a login started before two-factor was enabled does not bypass it', async () => {
  const { account, browser } = await withTwoFactor('early@example.org')
  const { verifyPassword, consumeReauthentication } = await import('../auth/reauthentication.ts')
  const { createSecretBox } = await import('../auth/secret-box.ts')
  const parts = {
    seal: createSecretBox({ data: world.settings.data, secretFile: undefined }),
    loginRate: { count: 9, seconds: 9 },
    factorRate: { count: 9, seconds: 9 },
  }
  await world.sql('update accounts set two_factor_enabled = false where id = $1', [account.id])
  const proof = await verifyPassword(
    { tx: world.database.read, account, who: null, address: '', knownBrowsers: [], fail },
    { password },
    parts,
  )
  await world.sql('update accounts set two_factor_enabled = true where id = $1', [account.id])

  await assert.rejects(
    world.app.pipeline.runAsSystem(systemTransaction => consumeReauthentication({ ...systemTransaction, fail }, proof)),
    { type: 'two_factor_required' },
  )
  assert.equal((await browser.call('getuser')).status, 200)
})

test('codes may have leading zeros, as text and as a number', async () => {
  const { account, secret, forgetSteps } = await withTwoFactor('zero@example.org')

  for (const twofactor of [codeOf(secret), String(Number(codeOf(secret)))]) {
    await forgetSteps()
    const { reply } = await signIn(server, account.email, { twofactor })
    assert.equal(reply.status, 200)
  }
  await forgetSteps()
  const json = JSON.stringify({ email: account.email, password, twofactor: Number(codeOf(secret)) })
  const reply = await server.ask('/api/v1/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: json,
  })
  assert.equal(reply.status, 200)
})

test('a session has five wrong codes per quarter of an hour', async () => {
  const { browser } = await withTwoFactor('brute@example.org')
  const off = () => browser.call('disabletwofactor', { password, recovery_code: 'AAAA-AAAA-AAAA-AAAA' })

  for (let n = 0; n < 5; n += 1) assert.deepEqual(errorOf(await off()), unauthorized)

  assert.deepEqual(errorOf(await off()), tooMany)
})

test('a recovery code works once, even with twenty concurrent attempts', async () => {
  const { codes } = await withTwoFactor('lost@example.org')
  const written = codes[0]!.toLowerCase().replaceAll('-', ' ')

  const { reply } = await signIn(server, 'lost@example.org', { recovery_code: written })
  await world.settle()
  assert.equal(reply.status, 200)
  assert.deepEqual(await world.facts(), ['account.recovery_code_used', 'account.logged_in'])
  assert.equal((await world.emails()).at(-1)?.kind, 'recovery_code_used')
  assert.deepEqual(errorOf((await signIn(server, 'lost@example.org', { recovery_code: written })).reply), unauthorized)

  // Without the limits, so that all twenty get to the code itself.
  const { useFactor } = await import('./factor.ts')
  const { hashSecret } = await import('../auth/secrets.ts')
  const codeHash = hashSecret(codes[1]!.replaceAll('-', ''))
  const [row] = await world.sql(`select id from accounts where email = 'lost@example.org'`)
  const id = Number(row!['id'])
  const tries = Array.from({ length: 20 }, () =>
    world.app.pipeline.runAsSystem(systemTransaction =>
      useFactor({ ...systemTransaction, fail }, { id }, { counter: '', codeHash }),
    ),
  )
  const outcomes = await Promise.allSettled(tries)
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
})

test('new recovery codes replace the old ones', async () => {
  const { browser, secret, codes, forgetSteps } = await withTwoFactor('codes@example.org')

  assert.equal(errorOf(await browser.call('regeneraterecoverycodes', { password })).type, 'two_factor_required')
  const reply = await browser.call('regeneraterecoverycodes', { password, twofactor: codeOf(secret) })
  await forgetSteps()

  const fresh = (reply.body as User).recovery_codes.split('\n')
  assert.equal(fresh.length, 10)
  assert.deepEqual(await world.facts(), ['account.recovery_codes_made'])
  assert.deepEqual(
    errorOf((await signIn(server, 'codes@example.org', { recovery_code: codes[2]! })).reply),
    unauthorized,
  )
  assert.equal((await signIn(server, 'codes@example.org', { recovery_code: fresh[2]! })).reply.status, 200)
})

test('disabling two-factor requires the password and a code, and ends other sessions', async () => {
  const { browser, secret, forgetSteps } = await withTwoFactor('off@example.org')
  const other = await signIn(server, 'off@example.org', { twofactor: codeOf(secret) })
  await forgetSteps()
  await world.facts()
  const off = (by: Browser, params: Record<string, string>) => by.call('disabletwofactor', params)

  assert.deepEqual(errorOf(await off(browser, { password: 'not the one', twofactor: codeOf(secret) })), unauthorized)
  assert.equal(errorOf(await off(browser, { password })).type, 'two_factor_required')
  assert.deepEqual(errorOf(await off(browser, { password, twofactor: wrongCode(secret) })), unauthorized)
  const done = await off(browser, { password, twofactor: codeOf(secret) })

  assert.equal((done.body as User).two_factor_enabled, false)
  assert.deepEqual(await world.facts(), ['account.two_factor_disabled', 'account.session_ended'])
  assert.equal((await other.call('getuser')).status, 400)
  assert.equal((await signIn(server, 'off@example.org')).reply.status, 200)
  assert.equal(errorOf(await off(browser, { password })).extra, 'two factor not enabled')
  assert.equal(errorOf(await browser.call('regeneraterecoverycodes', { password })).extra, 'two factor not enabled')
})

test('with two-factor on, new keys, passwords and addresses require a code', async () => {
  const { browser } = await withTwoFactor('asked@example.org')

  for (const [name, params] of Object.entries({
    createapikey: { name: 'bot' },
    changepassword: { new_password: 'a new password' },
    changeemail: { email: 'elsewhere@example.org' },
    deleteaccount: {},
  })) {
    assert.deepEqual(
      [name, errorOf(await browser.call(name, { password, ...params })).type],
      [name, 'two_factor_required'],
    )
  }
})
