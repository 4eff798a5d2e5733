import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serve } from '#test/servers/server.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'
import { resetLoginAttempts, linkTo, makeAccount, password, errorOf, signIn } from '#test/accounts.ts'

const world = await newWorld()
const server = await serve(world)
const nobody = world.as('anonymous')
const email = { object: 'success', extra: 'email sent' }
const kinds = async () => (await world.emails()).map(({ kind, recipient }) => `${kind} to ${recipient}`)
const basic = (token: string) => ({ authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` })
const whoIs = async (headers: Record<string, string>) => (await server.ask('/api/v1/getuser', { headers })).status

test.beforeEach(async () => {
  await resetLoginAttempts(world)
  // Effects of the previous test may still be written.
  await world.app.jobQueue.settle()
  await world.sql('delete from service_emails')
  await world.facts()
})

test('a reset email sets a new password and revokes all other access', async () => {
  const { account } = await makeAccount(world, 'ada@example.org')
  const browser = await signIn(server, 'ada@example.org')
  const made = await browser.call('createapikey', { password, name: 'bot' })
  const { key } = made.body as { key: string }
  await world.settle()
  await world.facts()
  await world.sql('delete from service_emails')

  const answer = await nobody.requestpasswordreset({ email: 'ADA@example.org' })
  const token = await linkTo(world, 'ada@example.org')
  assert.deepEqual(await kinds(), ['reset_password to ada@example.org'])
  await assert.rejects(nobody.confirmemail({ token }), expectedError('invalid token'))
  await assert.rejects(nobody.resetpassword({ token, password: 'short' }), expectedError('invalid password'))
  await assert.rejects(nobody.resetpassword({ token, password: 'password123' }), expectedError('common password'))
  await nobody.resetpassword({ token, password: 'a new password' })
  await world.settle()

  assert.deepEqual(answer, email)
  assert.deepEqual(await world.facts(), [
    ...['account.password_reset_requested', 'account.session_ended', 'account.key_revoked', 'account.password_changed'],
  ])
  assert.deepEqual(await kinds(), ['reset_password to ada@example.org', 'password_changed to ada@example.org'])
  for (const headers of [
    { cookie: `__Host-folkmoot=${browser.cookie}` },
    basic(browser.token),
    { authorization: `Bearer ${key}` },
  ]) {
    assert.equal(await whoIs(headers), 400)
  }
  await assert.rejects(nobody.login({ email: account.email, password }), { type: 'unauthorized_error' })
  await nobody.login({ email: account.email, password: 'a new password' })
  await assert.rejects(nobody.resetpassword({ token, password: 'yet another one' }), expectedError('invalid token'))
})

test('of ten concurrent uses of a reset link one succeeds', async () => {
  await makeAccount(world, 'ten@example.org')
  await nobody.requestpasswordreset({ email: 'ten@example.org' })
  const token = await linkTo(world, 'ten@example.org')

  const resets = Array.from({ length: 10 }, (_, n) => nobody.resetpassword({ token, password: `password no ${n}` }))
  const outcomes = await Promise.allSettled(resets)

  const winner = outcomes.findIndex(({ status }) => status === 'fulfilled')
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  await nobody.login({ email: 'ten@example.org', password: `password no ${winner}` })
})

test('a reset does not reveal whether an address is known, and unknown ones get no email', async () => {
  assert.deepEqual(await nobody.requestpasswordreset({ email: 'unknown@example.org' }), email)
  await world.settle()

  assert.deepEqual(await kinds(), [])
  assert.deepEqual(await world.facts(), ['account.password_reset_requested'])
  await assert.rejects(nobody.requestpasswordreset({ email: 'x' }), expectedError('invalid email address'))
})

test('a reset confirms the address and discards an earlier unconfirmed registration', async () => {
  const { account } = await makeAccount(world, 'taken@example.org', false)
  await world.sql(`update accounts set two_factor_seed = '\\x00', two_factor_enabled = true where id = $1`, [
    account.id,
  ])

  await nobody.requestpasswordreset({ email: 'taken@example.org' })
  await nobody.resetpassword({ token: await linkTo(world, 'taken@example.org'), password: 'the owners own' })

  const { user } = await nobody.login({ email: 'taken@example.org', password: 'the owners own' })
  assert.deepEqual([user.status, user.two_factor_enabled], ['user_status_confirmed', false])
})

test('changing the password ends other sessions and tokens at once, but not the current one', async () => {
  await makeAccount(world, 'bea@example.org')
  const [own, other] = [await signIn(server, 'bea@example.org'), await signIn(server, 'bea@example.org')]
  assert.equal(await whoIs({ cookie: `__Host-folkmoot=${other.cookie}` }), 200)
  assert.equal(await whoIs(basic(other.token)), 200)
  await nobody.requestpasswordreset({ email: 'bea@example.org' })
  const oldLink = await linkTo(world, 'bea@example.org')
  await world.facts()

  const wrong = await own.call('changepassword', { password: 'not it at all', new_password: 'a new password' })
  const right = await own.call('changepassword', { password, new_password: 'a new password' })
  await world.settle()

  assert.deepEqual(errorOf(wrong), { status: 400, type: 'unauthorized_error', extra: '' })
  assert.equal(right.status, 200)
  assert.deepEqual(await world.facts(), ['account.password_changed', 'account.session_ended'])
  assert.deepEqual((await kinds()).at(-1), 'password_changed to bea@example.org')
  assert.equal(await whoIs({ cookie: `__Host-folkmoot=${other.cookie}` }), 400)
  assert.equal(await whoIs(basic(other.token)), 400)
  assert.equal(await whoIs({ cookie: `__Host-folkmoot=${own.cookie}` }), 200)
  assert.equal(await whoIs(basic(own.token)), 200)
  await assert.rejects(
    nobody.resetpassword({ token: oldLink, password: 'by the old link' }),
    expectedError('invalid token'),
  )
  for (const chosen of ['short', 'qwerty123']) {
    const reply = await own.call('changepassword', { password: 'a new password', new_password: chosen })
    assert.match(errorOf(reply).extra, /^(invalid|common) password$/)
  }
})

test('a login started with the old password fails after the change', async () => {
  const { account } = await makeAccount(world, 'race@example.org')
  const own = await signIn(server, 'race@example.org')

  const [change, ...logins] = await Promise.all([
    own.call('changepassword', { password, new_password: 'a new password' }),
    ...Array.from({ length: 6 }, () => signIn(server, 'race@example.org')),
  ])

  assert.equal(change.status, 200)
  const sessions = await world.sql('select id from sessions where account_id = $1', [account.id])
  assert.equal(sessions.length, 1)
  for (const { cookie } of logins) if (cookie) assert.equal(await whoIs({ cookie: `__Host-folkmoot=${cookie}` }), 400)
})

test('changing the email address takes effect when the new one is confirmed, and notifies the old one', async () => {
  const { account } = await makeAccount(world, 'old@example.org')
  const browser = await signIn(server, 'old@example.org')
  await world.facts()

  const wrong = await browser.call('changeemail', { password: 'not it at all', email: 'new@example.org' })
  const asked = await browser.call('changeemail', { password, email: 'New@example.org' })
  const token = await linkTo(world, 'new@example.org')
  const still = await nobody.login({ email: 'old@example.org', password })
  await nobody.confirmemail({ token })
  await world.settle()

  assert.equal(errorOf(wrong).type, 'unauthorized_error')
  assert.deepEqual(asked.body, { object: 'success', extra: 'confirmation sent' })
  assert.equal(still.user.email, 'old@example.org')
  const { user } = await nobody.login({ email: 'new@example.org', password })
  assert.deepEqual([user.id, user.email], [account.id, 'New@example.org'])
  assert.deepEqual(await kinds(), ['confirm_address to New@example.org', 'email_changed to old@example.org'])
  await assert.rejects(nobody.login({ email: 'old@example.org', password }), { type: 'unauthorized_error' })
  await assert.rejects(nobody.confirmemail({ token }), expectedError('invalid token'))
})

test('an address in use cannot be taken, and the response does not reveal it', async () => {
  await makeAccount(world, 'mover@example.org')
  await makeAccount(world, 'owner-of-it@example.org')
  const browser = await signIn(server, 'mover@example.org')

  const asked = await browser.call('changeemail', { password, email: 'owner-of-it@example.org' })
  await world.settle()

  assert.deepEqual(asked.body, { object: 'success', extra: 'confirmation sent' })
  assert.deepEqual(await kinds(), ['address_known to owner-of-it@example.org'])
  assert.equal(errorOf(await browser.call('changeemail', { password, email: 'x' })).extra, 'invalid email address')
})

test('confirmation emails are limited per account and per network', async () => {
  await makeAccount(world, 'spammer@example.org')
  const browser = await signIn(server, 'spammer@example.org')
  const asked = async (n: number) =>
    (await browser.call('changeemail', { password, email: `s${n}@example.org` })).status
  const statuses = []
  for (let n = 0; n < 6; n += 1) statuses.push(await asked(n))

  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429])
  await resetLoginAttempts(world)
  const byNetwork = []
  for (let n = 0; n < 31; n += 1) {
    byNetwork.push((await server.call('requestpasswordreset', { email: `t${n}@example.org` })).status)
  }
  assert.deepEqual(byNetwork, [...Array<number>(30).fill(200), 429])
})

test('an address taken before confirmation is not moved to', async () => {
  await makeAccount(world, 'slow@example.org')
  const browser = await signIn(server, 'slow@example.org')
  await browser.call('changeemail', { password, email: 'wanted@example.org' })
  const token = await linkTo(world, 'wanted@example.org')
  await makeAccount(world, 'wanted@example.org')

  await assert.rejects(nobody.confirmemail({ token }), expectedError('invalid token'))
})

test('opening the link of an email changes nothing', async () => {
  await makeAccount(world, 'scanned@example.org')
  await nobody.requestpasswordreset({ email: 'scanned@example.org' })
  const token = await linkTo(world, 'scanned@example.org')

  const seen = await server.ask(`/api/v1/resetpassword?token=${token}&password=by%20a%20scanner`)
  const page = await server.ask(`/reset?token=${token}`)

  assert.deepEqual(errorOf(seen), { status: 400, type: 'bad_request', extra: 'POST required' })
  assert.notEqual(page.status, 500)
  await nobody.resetpassword({ token, password: 'by its owner' })
})
