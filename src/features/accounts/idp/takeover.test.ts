// Not on every day: it tries many ways to sign in.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loggedIn, errorTextOf, setScene, url } from '#test/identity/identity-scene.ts'
import { hashPassword } from '../auth/password-hash.ts'
import { providerNames } from './contract.ts'

const { world, browser, addAt, server } = await setScene()
const badAddress = 'bad_request: invalid email address'

for (const name of providerNames) {
  test(`an address that ${name} has not verified, or that only resembles a user's, matches no account`, async () => {
    const { account } = await world.addPerson(`victim-${name}`)
    const { email } = account
    const claims = [
      { email, email_verified: false },
      { email, email_verified: 'true' },
      { email, email_verified: 1 },
      { email },
      {},
      { email_verified: true },
      { email: [email], email_verified: true },
      { email: email.toUpperCase(), email_verified: true },
      { email: `V${email.slice(1)}`, email_verified: true },
      { email: email.replace('i', '\u0456'), email_verified: true },
      { email: ` ${email}`, email_verified: true },
      { email: `${email}\0`, email_verified: true },
      { email: `${email}\r\nBcc: x@example.org`, email_verified: true },
      { email: `"${email}"@example.net`, email_verified: true },
    ]
    const before = await world.sql(`select count(*) from accounts`)

    for (const person of claims) {
      const reply = await browser().signIn(name, addAt(name, person))
      assert.equal(errorTextOf(reply), badAddress, JSON.stringify(person))
    }

    assert.deepEqual(await world.sql(`select count(*) from accounts`), before)
    assert.deepEqual(await world.sql(`select from identities where account_id = $1`, [account.id]), [])
  })

  test(`an address at ${name} with an email of its own is a different address`, async () => {
    const { account } = await world.addPerson(`pink-${name}`)

    const other = account.email.replace('i', '\u0131')
    assert.equal(errorTextOf(await browser().signIn(name, addAt(name, { email: other, email_verified: true }))), 'none')

    assert.deepEqual(await world.sql(`select from identities where account_id = $1`, [account.id]), [])
    assert.equal((await world.sql(`select from accounts where email = $1`, [other])).length, 1)
  })

  test(`an inactive user is not signed in through ${name}`, async () => {
    const { account } = await world.addPerson(`inactive-${name}`)
    await world.sql(`update accounts set status = 'user_status_inactive' where id = $1`, [account.id])

    const reply = await browser().signIn(name, addAt(name, { email: account.email, email_verified: true }))

    assert.equal(errorTextOf(reply), 'bad_request: inactive user')
  })

  test(`a user with two-factor enabled is not signed in through ${name}, linked or not`, async () => {
    const { account } = await world.addPerson(`careful-${name}`)
    const subject = addAt(name, { email: account.email, email_verified: true })
    const twoFactor = (on: boolean) =>
      world.sql(`update accounts set two_factor_enabled = $2, two_factor_seed = '\\x00' where id = $1`, [
        account.id,
        on,
      ])

    await twoFactor(true)
    const unlinked = await browser().signIn(name, subject)
    await twoFactor(false)
    loggedIn(await browser().signIn(name, subject))
    await twoFactor(true)
    const linked = await browser().signIn(name, subject)

    assert.equal(errorTextOf(unlinked), 'bad_request: two factor enabled')
    assert.equal(errorTextOf(linked), 'bad_request: two factor enabled')
  })

  test(`a user who disabled ${name} is rejected, and gets an email with a link that enables it once`, async () => {
    const { account } = await world.addPerson(`shy-${name}`)
    const subject = addAt(name, { email: account.email, email_verified: true })
    await world.sql(`update accounts set preferences = jsonb_build_object($2::text, false) where id = $1`, [
      account.id,
      `allow_${name}_login`,
    ])
    await world.facts()

    const replies = [await browser().signIn(name, subject), await browser().signIn(name, subject)]
    await world.settle()
    const facts = await world.facts()
    const emails = (await world.emails()).filter(({ recipient }) => recipient === account.email)
    const token = new RegExp(`${url}/login/enable\\?token=([\\w-]{43})\n`).exec(emails[0]?.body ?? '')?.[1] ?? ''
    const enabled = await Promise.all(Array.from({ length: 20 }, () => browser().ask('enableidplogin', { token })))

    assert.deepEqual(replies.map(errorTextOf), Array(2).fill(`bad_request: ${name} login prevented`))
    assert.deepEqual(facts, ['account.identity_refused', 'account.identity_refused'])
    assert.deepEqual(
      emails.map(({ kind }) => kind),
      ['identity_refused'],
    )
    assert.deepEqual(enabled.map(errorTextOf).toSorted(), [
      ...Array<string>(19).fill('bad_request: invalid token'),
      'none',
    ])
    assert.deepEqual(await world.facts(), ['account.identity_allowed'])
    assert.equal(loggedIn(await browser().signIn(name, subject)).user.id, account.id)
  })

  test(`registering an address before its owner signs in through ${name} gives no access afterwards`, async () => {
    const email = `early-${name}@example.org`
    const [row] = await world.sql(
      `with account as (
         insert into accounts (email, password_hash, two_factor_seed, two_factor_enabled, preferences)
         values ($1, $2, '\\x00', true, '{"allow_idpa_login": false, "allow_idpb_login": false}') returning id
       ), code as (insert into recovery_codes (account_id, code_hash) select id, '\\x00' from account)
       , token as (
         insert into mail_tokens (account_id, purpose, email, secret_hash, expires)
         select id, 'change_email', 'thief@example.org', $3, now() + interval '1 hour' from account
       )
       select id from account`,
      [email, await hashPassword('the password of the thief'), Buffer.from(name)],
    )
    const { id } = row as { id: number }
    const { ways } = await world.addPerson(`early-thief-${name}`)
    for (const table of ['sessions', 'api_keys']) {
      await world.sql(`update ${table} set account_id = $1 from accounts a where a.id = account_id and a.email = $2`, [
        id,
        `early-thief-${name}@example.org`,
      ])
    }
    const knock = async () => {
      const byCookie = await server.ask('/api/v1/getuser', {
        headers: { cookie: `__Host-folkmoot=${ways.cookie.cookie}` },
      })
      const byKey = await server.ask('/api/v1/getuser', { headers: { authorization: ways.key.authorization! } })
      const byToken = await server.ask('/api/v1/getuser', { headers: { authorization: ways.basic.authorization! } })
      return [byCookie, byKey, byToken].map(({ status }) => status)
    }
    const before = await knock()

    const { user } = loggedIn(await browser().signIn(name, addAt(name, { email, email_verified: true })))

    assert.deepEqual(before, [200, 200, 200])
    assert.deepEqual([user.id, user.status], [id, 'user_status_confirmed'])
    assert.deepEqual(await knock(), [400, 400, 400])
    const password = await browser().ask('login', { email, password: 'the password of the thief' })
    assert.equal(errorTextOf(password), 'unauthorized_error: ')
    const left = await world.sql(
      `select password_hash, two_factor_enabled, two_factor_seed, preferences,
         (select count(*) from sessions where account_id = $1) as sessions,
         (select count(*) from recovery_codes where account_id = $1) as codes,
         (select count(*) from mail_tokens where account_id = $1) as tokens
       from accounts where id = $1`,
      [id],
    )
    assert.deepEqual(left, [
      {
        password_hash: null,
        two_factor_enabled: false,
        two_factor_seed: null,
        preferences: {},
        sessions: 1,
        codes: 0,
        tokens: 0,
      },
    ])
  })

  test(`a second person at ${name} with the reassigned address of the first does not get the account`, async () => {
    const email = `reused-${name}@example.org`
    loggedIn(await browser().signIn(name, addAt(name, { email, email_verified: true })))

    const reply = await browser().signIn(name, addAt(name, { email, email_verified: true }))

    assert.equal(errorTextOf(reply), badAddress)
  })
}

test('the same subject at two providers is two people', async () => {
  const subject = addAt('idpa', { email: 'one@example.org', email_verified: true })
  const first = loggedIn(await browser().signIn('idpa', subject))
  const other = addAt('idpb', { email: 'two@example.org', email_verified: true })

  const rows = await world.sql(`select issuer from identities where subject = $1`, [subject])
  const second = loggedIn(await browser().signIn('idpb', other))

  assert.equal(rows.length, 1)
  assert.notEqual(first.user.id, second.user.id)
})

test('a link that enables a provider expires after a day', async () => {
  const { account } = await world.addPerson('late')
  const subject = addAt('idpa', { email: account.email, email_verified: true })
  await world.sql(`update accounts set preferences = '{"allow_idpa_login": false}' where id = $1`, [account.id])
  await browser().signIn('idpa', subject)
  await world.settle()
  const sentEmail = (await world.emails()).find(({ recipient }) => recipient === account.email)
  const token = /token=([\w-]{43})/.exec(sentEmail?.body ?? '')?.[1] ?? ''

  const hours = await world.sql(
    `select round(extract(epoch from expires - created) / 3600)::int as hours from identity_permits where account_id = $1`,
    [account.id],
  )
  await world.sql(`update identity_permits set expires = now() where account_id = $1`, [account.id])

  assert.deepEqual(hours, [{ hours: 24 }])
  assert.equal(errorTextOf(await browser().ask('enableidplogin', { token })), 'bad_request: invalid token')
})
