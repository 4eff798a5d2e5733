import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  codeOf,
  resetLoginAttempts,
  linkTo,
  makeAccount,
  password,
  post,
  signIn,
  type Browser,
} from '#test/accounts.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { serve, type Reply } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

// Ten wrong passwords from a network are all that it has, and nobody else has fewer for it. A mark is what a browser keeps
// that signed in before.

const world = await newWorld({ FOLKMOOT_LOGINS_PER_QUARTER_HOUR_ADDRESS: '50' })
const server = await serve(world, { trustedProxies: ['127.0.0.1'] })
const nobody = world.as('anonymous')
const email = 'ada@example.org'
const { account } = await makeAccount(world, email)

const from = (address: string, mark = '') => ({
  'x-forwarded-for': address,
  ...(mark && { cookie: `__Host-folkmoot-known=${mark}` }),
})
const [home, office, stranger] = ['192.0.2.1', '198.51.100.1', '203.0.113.1']
type Params = Record<string, string | number>
const tried = async (params: Params, headers: Record<string, string>): Promise<number> =>
  (await signIn(server, email, params, headers)).reply.status
const wrong = { password: 'not the one' }
async function statuses(times: number, params: Params, headers: Record<string, string>): Promise<number[]> {
  const all: number[] = []
  for (let n = 0; n < times; n += 1) all.push(await tried(params, headers))
  return all
}
const same = (times: number, status: number): number[] => Array<number>(times).fill(status)
/** The mark that a reply sets. */
const markIn = ({ headers }: Reply): string =>
  headers['set-cookie']?.map(line => /^__Host-folkmoot-known=([^;]+)/.exec(line)?.[1]).find(Boolean) ?? ''
const markOf = ({ reply }: Browser): string => markIn(reply)

test.beforeEach(() => resetLoginAttempts(world))

test('a stranger has ten password attempts per quarter of an hour, and locks nobody out', async () => {
  assert.deepEqual(await statuses(12, wrong, from(stranger)), [...same(10, 400), 429, 429])

  assert.equal(await tried({}, from(stranger)), 429)
  assert.equal(await tried({}, from(home)), 200)
})

test('many networks share few attempts, and a network new to the account always has some', async () => {
  for (let n = 1; n <= 13; n += 1) await statuses(10, wrong, from(`203.0.113.${n}`))

  assert.deepEqual(await statuses(4, wrong, from('203.0.113.99')), [400, 400, 429, 429])
  assert.equal(await tried({}, from(home)), 200)
})

test('a known browser is not counted with others of its network', async () => {
  const mark = markOf(await signIn(server, email, {}, from(office)))
  // All that the network has: for this account, and for whoever else.
  await statuses(11, wrong, from(office))
  for (let n = 0; n < 40; n += 1) await post(server, 'login', { email: `u${n}@example.org`, ...wrong }, from(office))

  assert.equal(await tried({}, from(office)), 429)
  assert.equal(await tried({}, from(office, mark)), 200)
  assert.equal(await tried({}, from(home, mark)), 200)
  const asked = await post(server, 'requestpasswordreset', { email }, from(office, mark))
  assert.equal(asked.status, 200)
})

test('a known browser has ten attempts of its own', async () => {
  const [one, other] = [await signIn(server, email, {}, from(home)), await signIn(server, email, {}, from(home))]

  assert.deepEqual(await statuses(11, wrong, from(home, markOf(one))), [...same(10, 400), 429])
  assert.equal(await tried({}, from(home, markOf(one))), 429)
  assert.equal(await tried({}, from(home, markOf(other))), 200)
  assert.equal(await tried({}, from(home)), 200)
})

test('the known-browser cookie keeps entries of other accounts, and grants no access', async () => {
  await makeAccount(world, 'bob@example.org')
  const first = await signIn(server, email)
  const second = await signIn(server, 'bob@example.org', {}, from(home, markOf(first)))

  const [session, known] = second.reply.headers['set-cookie']!
  assert.match(session!, /^__Host-folkmoot=/)
  assert.match(
    known!,
    /^__Host-folkmoot-known=[\w.-]+~[\w.-]+; Path=\/; Max-Age=31536000; Expires=[^;]+ GMT; HttpOnly; Secure; SameSite=Lax$/,
  )
  await statuses(11, wrong, from(office))
  assert.equal(await tried({}, from(office, markOf(second))), 200)
  const alone = await server.ask('/api/v1/getuser', { headers: from(home, markOf(second)) })
  assert.equal(alone.status, 400)
})

test('a forged or outdated known-browser cookie, or one of another account, is ignored', async () => {
  await makeAccount(world, 'eve@example.org')
  const browser = await signIn(server, email, {}, from(home))
  const mark = markOf(browser)
  const theirs = markOf(await signIn(server, 'eve@example.org', {}, from(stranger)))
  const forged = [
    mark.replace(/^\d+/, '999'),
    `${mark.slice(0, -1)}${mark.endsWith('A') ? 'B' : 'A'}`,
    theirs.replace(/^\d+/, String(account.id)),
    '~'.repeat(5000),
    `1.0.${'x'.repeat(22)}.${'é'.repeat(21)}`,
  ]
  await statuses(10, wrong, from(stranger))

  for (const one of [theirs, ...forged]) assert.equal(await tried({}, from(stranger, one)), 429, one)
  assert.equal(await tried({}, from(stranger, mark)), 200)

  await browser.call('changepassword', { password, new_password: 'another one of mine' })
  const kept = { password: 'another one of mine' }
  assert.equal(await tried(kept, from(stranger, mark)), 429)
  assert.equal(await tried(kept, from(home)), 200)
  await world.sql(
    `update accounts set password_hash = (select password_hash from accounts where email = 'eve@example.org') where id = $1`,
    [account.id],
  )
})

test('ending a session invalidates its known-browser cookie', async () => {
  const mark = markOf(await signIn(server, email, {}, from(home)))
  const browser = await signIn(server, email, {}, from(home))
  await statuses(10, wrong, from(stranger))
  assert.equal(await tried({}, from(stranger, mark)), 200)

  await browser.call('revokesession', { all: 1 })

  assert.equal(await tried({}, from(stranger, mark)), 429)
})

test('over the limit no password is checked and nothing is written', async () => {
  await makeAccount(world, 'odd@example.org')
  const odd = (headers: Record<string, string>) =>
    post(server, 'login', { email: 'odd@example.org', ...wrong }, headers)
  for (let n = 0; n < 10; n += 1) await odd(from(stranger))
  // Looking at this one would fail.
  await world.sql(`update accounts set password_hash = 'unreadable' where email = 'odd@example.org'`)
  assert.equal((await odd(from(home))).status, 400)
  const counted = () =>
    world.sql(`select key, count, ctid::text, xmin::text, xmax::text from rate_counts
     where key not like 'login-from:%' order by key`)
  const before = await counted()

  const refused = await Promise.all(Array.from({ length: 20 }, () => odd(from(stranger))))

  assert.deepEqual(
    refused.map(({ status }) => status),
    same(20, 429),
  )
  assert.deepEqual(await counted(), before)
})

test('wrong passwords in one session do not count in another', async () => {
  const [one, other] = [await signIn(server, email), await signIn(server, email)]
  const ask = (browser: Browser, given: string) =>
    browser.call('changepassword', { password: given, new_password: '123456' })
  const all: number[] = []
  for (let n = 0; n < 11; n += 1) {
    const reply = await one.call('createapikey', { password: 'not the one', name: 'bot' })
    all.push(reply.status)
  }

  assert.deepEqual(all, [...same(10, 400), 429])
  assert.equal((await other.call('createapikey', { password, name: 'bot' })).status, 200)
  assert.equal((await ask(other, password)).status, 400)
  assert.equal(await tried({}, from(home)), 200)
})

test('guessing codes with a known password does not lock the owner out of a known browser or recovery codes', async () => {
  await makeAccount(world, 'two@example.org')
  const browser = await signIn(server, 'two@example.org')
  const { secret } = (await browser.call('enabletwofactor', { password })).body as { secret: string }
  const on = (await browser.call('confirmtwofactor', { twofactor: codeOf(secret) })).body as { recovery_codes: string }
  const codes = on.recovery_codes.split('\n')
  const forgetSteps = () => world.sql(`update accounts set two_factor_step = 0 where email = 'two@example.org'`)
  const tryTwo = async (params: Params, headers: Record<string, string>) =>
    (await signIn(server, 'two@example.org', params, headers)).reply
  await forgetSteps()
  const mark = markIn(await tryTwo({ twofactor: codeOf(secret) }, from(home)))
  await forgetSteps()
  const right = new Set([-1, 0, 1, 2].map(step => codeOf(secret, step)))
  const guess = ['000000', '111111', '222222', '333333', '444444'].find(code => !right.has(code))!

  const guesses: number[] = []
  for (let n = 1; n <= 6; n += 1) guesses.push((await tryTwo({ twofactor: guess }, from(`203.0.113.${n}`))).status)
  assert.deepEqual(guesses, [...same(5, 400), 429])

  assert.equal((await tryTwo({ twofactor: codeOf(secret) }, from(office))).status, 429)
  assert.equal((await tryTwo({ twofactor: codeOf(secret) }, from(office, mark))).status, 200)
  assert.equal((await tryTwo({ recovery_code: codes[0]! }, from(office))).status, 200)
})

test('requesting emails for somebody does not keep them from resetting their password', async () => {
  const register = () => nobody.registeruser({ email, password: 'a strangers choice' })
  for (let n = 0; n < 5; n += 1) await register()
  await assert.rejects(register(), { type: 'rate_limit' })
  // Emails that are written at the same time come in any order.
  await world.settle()

  await nobody.requestpasswordreset({ email })
  await nobody.resetpassword({ token: await linkTo(world, email), password })

  // A reset gives the network its tries back.
  await statuses(11, wrong, from(home))
  await nobody.requestpasswordreset({ email })
  const token = await linkTo(world, email)
  assert.equal((await post(server, 'resetpassword', { token, password }, from(home))).status, 200)
  assert.equal(await tried({}, from(home)), 200)
})

test('the owner of an address can use any reset email, however often a stranger registers it', async () => {
  const victim = 'victim@example.org'
  for (let n = 0; n < 5; n += 1) await nobody.registeruser({ email: victim, password: 'a strangers choice' })
  await world.app.jobQueue.settle()
  const emails = (await world.emails()).filter(({ recipient }) => recipient === victim)
  assert.equal(emails.length, 3)
  assert.match(emails[0]!.body, /Set your own:\n\n {4}https:\/\/folkmoot\.test\/reset\?token=/)
  const token = /\/reset\?token=([\w-]+)/.exec(emails[2]!.body)![1]!

  await nobody.resetpassword({ token, password })

  const { user } = await nobody.login({ email: victim, password })
  assert.equal(user.status, 'user_status_confirmed')
  await assert.rejects(
    nobody.login({ email: victim, password: 'a strangers choice' }),
    expectedError('', 'unauthorized_error'),
  )
  await assert.rejects(nobody.resetpassword({ token, password }), expectedError('invalid token'))
})
