import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientIds } from '#test/identity/identity-provider.ts'
import { badProof, loggedIn, errorTextOf, setScene, url } from '#test/identity/identity-scene.ts'
import { providerNames } from './contract.ts'

const { world, providers, browser, addAt, server } = await setScene()

test('the start call returns what a client needs, with PKCE, state and nonce', async () => {
  const here = browser()

  const { state, authorization_url, ...rest } = await here.start('idpa')

  assert.deepEqual(rest, {
    object: 'oauth_login',
    web_client_id: clientIds.id,
    ios_client_id: clientIds.ios,
    android_client_id: '',
    scopes: ['openid', 'email', 'profile'],
    provider_name: 'Ident A',
  })
  const { origin, searchParams } = new URL(authorization_url)
  const { nonce, code_challenge, ...query } = Object.fromEntries(searchParams)
  assert.equal(origin, providers.idpa.issuer)
  assert.match(`${state} ${nonce} ${code_challenge}`, /^[\w-]{43} [\w-]{43} [\w-]{43}$/)
  assert.deepEqual(query, {
    client_id: clientIds.id,
    redirect_uri: `${url}/login/idpa`,
    response_type: 'code',
    scope: 'openid email profile',
    state,
    code_challenge_method: 'S256',
  })
  const again = await here.start('idpa')
  assert.notEqual(again.state, state)
})

test('the configured providers are listed', async () => {
  assert.deepEqual(await world.as('anonymous').getidentityproviders({}), {
    object: 'identity_providers',
    providers: [
      { object: 'identity_provider', name: 'idpa', provider_name: 'Ident A' },
      { object: 'identity_provider', name: 'idpb', provider_name: '127.0.0.1' },
    ],
  })
})

for (const name of providerNames) {
  test(`a first login through ${name} creates a confirmed account, and the next one uses it`, async () => {
    const subject = addAt(name, { email: `new-${name}@Example.org`, email_verified: true, name: 'Nora\nNew' })
    await world.facts()
    const here = browser()

    const { user, token } = loggedIn(await here.signIn(name, subject))
    const facts = await world.facts()
    const again = loggedIn(await browser().signIn(name, subject))

    assert.deepEqual(
      [user.email, user.full_name, user.status],
      [`new-${name}@example.org`, 'Nora New', 'user_status_confirmed'],
    )
    assert.deepEqual(facts, ['account.registered', 'account.identity_linked', 'account.logged_in'])
    assert.equal(again.user.id, user.id)
    assert.deepEqual([...here.cookies.keys()].toSorted(), ['__Host-folkmoot', '__Host-folkmoot-known', 'folkmoot'])
    const byCookie = await here.ask('getuser', {}, 'GET')
    const byToken = await server.ask('/api/v1/getuser', {
      headers: { authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` },
    })
    assert.deepEqual([loggedId(byCookie.body), loggedId(byToken.body)], [user.id, user.id])
  })

  test(`a user with an address verified by ${name} is signed in, notified by email, and linked by subject`, async () => {
    const person = await world.addPerson(`known-${name}`)
    const subject = addAt(name, { email: person.account.email, email_verified: true })
    await world.facts()

    const { user } = loggedIn(await browser().signIn(name, subject))
    const facts = await world.facts()
    await world.settle()
    providers[name].people.set(subject, { email: 'moved@example.net', email_verified: false })
    const later = loggedIn(await browser().signIn(name, subject))

    assert.deepEqual([user.id, later.user.id], [person.account.id, person.account.id])
    assert.deepEqual(facts, ['account.identity_linked', 'account.logged_in'])
    const emails = (await world.emails()).filter(({ recipient }) => recipient === person.account.email)
    assert.deepEqual(
      emails.map(({ kind }) => kind),
      ['identity_linked'],
    )
  })

  test(`an access token of ${name} is accepted if issued to one of our client ids, with a state`, async () => {
    const person = await world.addPerson(`token-${name}`)
    const subject = addAt(name, { email: person.account.email, email_verified: true })
    const here = browser()
    const access_token = await providers[name].accessToken(subject, clientIds.id)

    const without = await here.ask(`${name}loginfinal`, { access_token })
    const { state } = await here.start(name)
    const right = await here.ask(`${name}loginfinal`, { access_token, state })

    assert.equal(errorTextOf(without), 'bad_request: invalid state')
    assert.equal(loggedIn(right).user.id, person.account.id)
  })

  test(`an invalid token of ${name}, or one issued to another app, is rejected`, async () => {
    const subject = addAt(name, { email: 'victim@example.org', email_verified: true })
    const tokens = [
      await providers[name].accessToken(subject, clientIds.foreign),
      await providers[name].accessToken(subject, clientIds.id, 'email'),
      'x'.repeat(43),
      '',
    ]

    for (const access_token of tokens) {
      const here = browser()
      const { state } = await here.start(name)
      assert.equal(errorTextOf(await here.ask(`${name}loginfinal`, { access_token, state })), badProof[name])
    }
    assert.deepEqual(await world.sql(`select from accounts where email = 'victim@example.org'`), [])
  })
}

test('a token for the iOS app is accepted at idpa, where that app is configured, and not at idpb', async () => {
  for (const [name, expected] of [
    ['idpa', 'none'],
    ['idpb', badProof.idpb],
  ] as const) {
    const subject = addAt(name, { email: `ios-${name}@example.org`, email_verified: true })
    const here = browser()
    const { state } = await here.start(name)

    const reply = await here.ask(`${name}loginfinal`, {
      state,
      access_token: await providers[name].accessToken(subject, clientIds.ios),
    })

    assert.equal(errorTextOf(reply), expected)
  }
})

test('signing in ends the browser’s earlier session', async () => {
  const here = browser()
  await here.signIn('idpa', addAt('idpa', { email: 'first@example.org', email_verified: true }))
  const before = here.cookies.get('__Host-folkmoot')!

  loggedIn(await here.signIn('idpb', addAt('idpb', { email: 'second@example.org', email_verified: true })))

  const old = await server.ask('/api/v1/getuser', { headers: { cookie: `__Host-folkmoot=${before}` } })
  assert.equal(errorTextOf(old), 'authentication: login required')
})

test('ten concurrent first logins create one account', async () => {
  const subject = addAt('idpa', { email: 'many@example.org', email_verified: true })
  const browsers = Array.from({ length: 10 }, browser)

  const replies = await Promise.all(browsers.map(here => here.signIn('idpa', subject)))

  assert.deepEqual(new Set(replies.map(reply => loggedIn(reply).user.email)), new Set(['many@example.org']))
  assert.equal((await world.sql(`select from accounts where email = 'many@example.org'`)).length, 1)
})

test('ten concurrent first logins of an existing user link the provider once', async () => {
  const { account } = await world.addPerson('hasty')
  const subject = addAt('idpb', { email: account.email, email_verified: true })
  const browsers = Array.from({ length: 10 }, browser)
  const backs = await Promise.all(browsers.map(here => here.visit('idpb', subject)))

  const replies = await Promise.all(browsers.map((here, at) => here.ask('idpbloginfinal', backs[at])))

  assert.deepEqual(new Set(replies.map(reply => loggedIn(reply).user.id)), new Set([account.id]))
  assert.equal((await world.sql(`select from identities where account_id = $1`, [account.id])).length, 1)
})

test('the provider calls reject keys and tokens', async () => {
  const { cleo } = world.people

  for (const name of ['idpaloginstart', 'idpbloginstart', 'idpaloginfinal', 'idpbloginfinal']) {
    for (const way of ['key', 'basic'] as const) {
      const reply = await server.call(name, { state: 'x', code: 'x' }, { person: cleo, way })
      assert.equal(errorTextOf(reply), 'authentication: cookie login required')
    }
  }
})

const loggedId = (body: unknown): number => (body as { id: number }).id
