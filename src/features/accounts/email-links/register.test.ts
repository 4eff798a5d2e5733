import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'
import { resetLoginAttempts, linkTo, makeAccount, password, tokenIn } from '#test/accounts.ts'

const world = await newWorld()
const nobody = world.as('anonymous')
const sent = { object: 'success', extra: 'confirmation sent' }
const sentTo = (email: string) => ({ ...sent, user: { object: 'user', email } })
const kinds = async () => (await world.emails()).map(({ kind, recipient }) => `${kind} to ${recipient}`)

test.beforeEach(async () => {
  await resetLoginAttempts(world)
  // Effects of the previous test may still be written.
  await world.app.jobQueue.settle()
  await world.sql('delete from service_emails')
  await world.facts()
})

test('somebody registers, confirms with the emailed link and signs in', async () => {
  const answer = await nobody.registeruser({
    email: 'Ada@Example.org',
    password,
    full_name: ' Ada  L. ',
    timezone: 'europe/berlin',
  })
  const token = await linkTo(world, 'ada@example.org')

  assert.deepEqual(answer, sentTo('Ada@example.org'))
  assert.deepEqual(await world.facts(), ['account.registered'])
  assert.deepEqual(await kinds(), ['confirm_address to Ada@example.org'])
  const before = await nobody.login({ email: 'ada@example.org', password })
  assert.equal(before.user.status, 'user_status_notconfirmed')
  await nobody.confirmemail({ token })
  const { user } = await nobody.login({ email: 'ada@example.org', password })
  const { email, full_name, timezone, status } = user
  assert.deepEqual(
    { email, full_name, timezone, status },
    { email: 'Ada@example.org', full_name: 'Ada L.', timezone: 'Europe/Berlin', status: 'user_status_confirmed' },
  )
  assert.deepEqual(await world.facts(), ['account.logged_in', 'account.confirmed', 'account.logged_in'])
  await assert.rejects(nobody.confirmemail({ token }), expectedError('invalid token'))
})

test('a known address gets the same response, and an email that says so', async () => {
  await makeAccount(world, 'known@example.org')
  const { password_hash } = (
    await world.sql(`select password_hash from accounts where email = 'known@example.org'`)
  )[0]!

  const answer = await nobody.registeruser({
    email: 'KNOWN@example.org',
    password: 'another password',
    full_name: 'Eve',
  })
  await world.settle()

  assert.deepEqual(answer, sentTo('KNOWN@example.org'))
  assert.deepEqual(await world.facts(), ['account.registration_repeated'])
  assert.deepEqual(await kinds(), ['address_known to known@example.org'])
  assert.equal(tokenIn((await world.emails())[0]), '')
  const [after] = await world.sql(`select password_hash, full_name from accounts where email = 'known@example.org'`)
  assert.deepEqual(after, { password_hash, full_name: 'Ada Lovelace' })
})

test('registering an address before its owner gives no access once the owner confirms', async () => {
  await nobody.registeruser({ email: 'victim@example.org', password: 'attackers password', full_name: 'Mallory' })
  await world.settle()
  const attacker = await nobody.login({ email: 'victim@example.org', password: 'attackers password' })
  const [row] = await world.sql(`select id from accounts where email = 'victim@example.org'`)
  await world.sql(`insert into api_keys (account_id, name, key_hash) values ($1, 'back door', '\\x01')`, [row!['id']])
  const authenticate = (token: string) =>
    world.app.pipeline.admit(
      world.app.implementations.find(({ endpoint }) => endpoint.name === 'getuser')!.endpoint,
      { authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}`, cookie: undefined },
      { via: 'via_api', address: '', agent: '', crossSite: false },
    )
  assert.equal((await authenticate(attacker.token)).identity?.account.email, 'victim@example.org')

  await nobody.registeruser({ email: 'victim@example.org', password, full_name: 'Vic' })
  await nobody.confirmemail({ token: await linkTo(world, 'victim@example.org'), password })

  await assert.rejects(authenticate(attacker.token), { type: 'authentication' })
  await assert.rejects(nobody.login({ email: 'victim@example.org', password: 'attackers password' }), {
    type: 'unauthorized_error',
  })
  const { user } = await nobody.login({ email: 'victim@example.org', password })
  assert.equal(user.full_name, 'Vic')
  const [keys] = await world.sql(`select count(*) from api_keys where account_id = $1 and revoked is null`, [
    row!['id'],
  ])
  assert.deepEqual(keys, { count: 0 })
})

test('a superseded registration is worthless', async () => {
  const register = (chosen: string) => nobody.registeruser({ email: 'two@example.org', password: chosen })
  await register('the first password')
  await world.settle()
  await register('the second password')
  await world.settle()
  const [first, second] = (await world.emails()).map(tokenIn)

  await nobody.confirmemail({ token: second!, password: 'the second password' })

  const late = nobody.confirmemail({ token: first!, password: 'the first password' })
  await assert.rejects(late, expectedError('invalid token'))
  await nobody.login({ email: 'two@example.org', password: 'the second password' })
})

test('the email of one registration does not confirm another', async () => {
  await nobody.registeruser({ email: 'mixed@example.org', password, full_name: 'Owner' })
  // Emails are written beside each other, in no order of their own.
  await world.settle()
  await nobody.registeruser({ email: 'mixed@example.org', password: 'attackers password', full_name: 'Mallory' })
  await world.settle()
  const [own, foreign] = (await world.emails()).map(tokenIn)

  for (const given of [{}, { password }]) {
    await assert.rejects(nobody.confirmemail({ token: foreign!, ...given }), { type: 'unauthorized_error' })
  }
  await assert.rejects(nobody.confirmemail({ token: own! }), { type: 'unauthorized_error' })
  await nobody.confirmemail({ token: own!, password })
  const { user } = await nobody.login({ email: 'mixed@example.org', password })
  assert.deepEqual([user.full_name, user.status], ['Owner', 'user_status_confirmed'])
  await assert.rejects(nobody.login({ email: 'mixed@example.org', password: 'attackers password' }), {
    type: 'unauthorized_error',
  })
})

test('of fifty concurrent confirmations one succeeds', async () => {
  await nobody.registeruser({ email: 'fifty@example.org', password })
  const token = await linkTo(world, 'fifty@example.org')
  await world.facts()

  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => nobody.confirmemail({ token })))

  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.deepEqual(await world.facts(), ['account.confirmed'])
})

test('a link expires, serves one purpose, and is stored as a hash', async () => {
  await nobody.registeruser({ email: 'late@example.org', password })
  const token = await linkTo(world, 'late@example.org')
  await nobody.requestpasswordreset({ email: 'late@example.org' })

  await assert.rejects(
    nobody.confirmemail({ token: await linkTo(world, 'late@example.org') }),
    expectedError('invalid token'),
  )
  await world.sql(`update mail_tokens set expires = now() where email = 'late@example.org'`)
  await assert.rejects(nobody.confirmemail({ token }), expectedError('expired token'))
  await assert.rejects(nobody.confirmemail({ token: 'x' }), expectedError('invalid token'))
  const [kept] = await world.sql(
    `select encode(secret_hash, 'hex') as hash from mail_tokens where email = 'late@example.org' and purpose = 'confirm'`,
  )
  assert.match(String(kept!['hash']), /^[0-9a-f]{64}$/)
})

test('resending sends an email only where needed, with the same response for everyone', async () => {
  await makeAccount(world, 'waiting@example.org', false)
  await makeAccount(world, 'done@example.org')
  const answers = []

  for (const email of ['waiting@example.org', 'done@example.org', 'unknown@example.org']) {
    answers.push(await nobody.resendconfirmation({ email }))
  }
  await world.settle()

  assert.deepEqual(answers, [sent, sent, sent])
  assert.deepEqual(await kinds(), ['confirm_address to waiting@example.org'])
  assert.deepEqual(new Set(await world.facts()), new Set(['account.confirmation_requested']))
  await nobody.confirmemail({ token: await linkTo(world, 'waiting@example.org') })
})

test('emails per address are limited, whether it is known or not', async () => {
  for (const email of ['target@example.org', 'known@example.org']) {
    const asked = []
    for (let n = 0; n < 6; n += 1)
      asked.push(
        await nobody.requestpasswordreset({ email }).then(
          () => 'sent',
          ({ type }) => type,
        ),
      )
    assert.deepEqual(asked, ['sent', 'sent', 'sent', 'sent', 'sent', 'rate_limit'])
  }
  for (let n = 0; n < 5; n += 1) await nobody.registeruser({ email: 'bombed@example.org', password })
  await world.app.jobQueue.settle()
  const emails = await world.emails()
  assert.equal(emails.filter(({ recipient }) => recipient === 'bombed@example.org').length, 3)
})

test('invalid addresses, names and passwords are rejected', async () => {
  const register = (params: object) => nobody.registeruser({ email: 'new@example.org', password, ...params })

  for (const email of ['', 'x', 'a b@example.org', 'a@example.org\r\nBcc: b@example.org', '"a"@example.org']) {
    await assert.rejects(register({ email }), expectedError('invalid email address'), email)
  }
  for (const chosen of ['', '12345', '🐎🐎🐎', 'x'.repeat(1025), '🐎'.repeat(1025)]) {
    await assert.rejects(register({ password: chosen }), expectedError('invalid password'), chosen)
  }
  await assert.rejects(register({ password: 'Password1' }), expectedError('common password'))
  await assert.rejects(register({ full_name: 'a\r\nb' }), { type: 'invalid_value', extra: 'full_name' })
  await assert.rejects(register({ timezone: 'Mars/Olympus' }), { type: 'invalid_value', extra: 'timezone' })
  await register({ password: '🐎🐎🐎🐎🐎🐎' })
  await register({ email: 'long@example.org', password: '🐎'.repeat(1024) })
  assert.deepEqual(await world.facts(), ['account.registered', 'account.registered'])
})

test('a known address is reported if the operator allows it', async () => {
  const open = await newWorld({ FOLKMOOT_REVEAL_ADDRESSES: 'on' })
  await makeAccount(open, 'known@example.org')

  const register = (email: string) => open.as('anonymous').registeruser({ email, password })

  await assert.rejects(register('known@example.org'), expectedError('email exists'))
  assert.deepEqual(await register('new@example.org'), sentTo('new@example.org'))
})

test('spaces around an address are trimmed when registering and signing in', async () => {
  const answer = await nobody.registeruser({ email: ' \tspaced@example.org\u00a0 ', password, full_name: 'Spaced' })

  assert.equal(answer.user.email, 'spaced@example.org')
  assert.equal((await world.sql(`select from accounts where email = 'spaced@example.org'`)).length, 1)
  await world.sql(`update accounts set status = 'user_status_confirmed' where email = 'spaced@example.org'`)
  const { user } = await nobody.login({ email: ' spaced@example.org\n', password })
  assert.equal(user.email, 'spaced@example.org')
})
