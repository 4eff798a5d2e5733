import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { badProof, loggedIn, errorTextOf, setScene } from '#test/identity/identity-scene.ts'
import { providerNames } from './contract.ts'
import { sweepIdentityLogins } from './store.ts'

const { world, providers, browser, addAt, server } = await setScene()
const subjects = {
  idpa: addAt('idpa', { email: 'ada@example.org', email_verified: true }),
  idpb: addAt('idpb', { email: 'ben-b@example.org', email_verified: true }),
}
const badState = 'bad_request: invalid state'

for (const name of providerNames) {
  const final = `${name}loginfinal`
  const other = name === 'idpa' ? 'idpb' : 'idpa'
  const subject = subjects[name]

  test(`a state of ${name} is valid once, even with twenty concurrent attempts`, async () => {
    const here = browser()
    const back = await here.visit(name, subject)
    const cookie = `__Host-folkmoot-login=${here.cookies.get('__Host-folkmoot-login')}`
    const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams(back).toString()

    const ask = () => server.ask(`/api/v1/${final}`, { method: 'POST', headers, body })
    const replies = await Promise.all(Array.from({ length: 20 }, ask))

    assert.deepEqual(replies.map(errorTextOf).toSorted(), [...Array<string>(19).fill(badState), 'none'])
    assert.equal(errorTextOf(await ask()), badState)
  })

  test(`a state of ${name} from another browser is rejected, and still valid for its own`, async () => {
    const here = browser()
    const there = browser()
    const back = await here.visit(name, subject)
    await there.start(name)

    assert.equal(errorTextOf(await there.ask(final, back)), badState)
    assert.equal(errorTextOf(await browser().ask(final, back)), badState)
    loggedIn(await here.ask(final, back))
  })

  test(`a state of ${name} is invalid at ${other}`, async () => {
    const here = browser()
    const back = await here.visit(name, subject)

    assert.equal(errorTextOf(await here.ask(`${other}loginfinal`, back)), badState)
    loggedIn(await here.ask(final, back))
  })

  test(`a state of ${name} expires after ten minutes, and is rejected if missing or forged`, async () => {
    const here = browser()
    const back = await here.visit(name, subject)
    const [row] = await world.sql(
      `select extract(epoch from expires - now())::float8 as seconds from identity_logins where state_hash = $1`,
      [sha256(back.state)],
    )
    await world.sql(`update identity_logins set expires = now() where state_hash = $1`, [sha256(back.state)])

    const { seconds } = row as { seconds: number }
    assert.ok(seconds > 540 && seconds <= 600, String(seconds))
    assert.equal(errorTextOf(await here.ask(final, back)), badState)
    assert.equal(errorTextOf(await here.ask(final, { code: back.code })), badState)
    assert.equal(errorTextOf(await here.ask(final, { code: back.code, state: 'x'.repeat(43) })), badState)
    assert.equal(errorTextOf(await here.ask(final, { code: back.code, state: 'x'.repeat(10_000) })), badState)
  })

  test(`a code of ${name} with another nonce or PKCE challenge is rejected`, async () => {
    for (const parameter of ['nonce', 'code_challenge']) {
      const here = browser()
      const { authorization_url } = await here.start(name)
      const changed = new URL(authorization_url)
      changed.searchParams.set(parameter, 'a'.repeat(43))
      const back = await providers[name].visit(changed.href, subject)

      assert.equal(errorTextOf(await here.ask(final, back)), badProof[name])
    }
  })

  test(`a code of ${name} that is used, forged, foreign or missing is rejected`, async () => {
    const here = browser()
    const used = await here.visit(name, subject)
    loggedIn(await here.ask(final, used))
    const foreign = await browser().visit(name, subject)

    for (const code of [used.code, 'x'.repeat(43), foreign.code, '']) {
      const { state } = await here.start(name)
      assert.equal(errorTextOf(await here.ask(final, { state, code })), badProof[name])
    }
    const { state } = await here.start(name)
    assert.equal(errorTextOf(await here.ask(final, { state })), badProof[name])
  })

  test(`an expired code of ${name} is reported as expired if the provider says so, and rejected anyway`, async t => {
    const { behaviour, expireCodes } = providers[name]
    t.after(() => (behaviour.tellsWhy = false))
    const tooLate = async () => {
      const here = browser()
      const back = await here.visit(name, subject)
      expireCodes()
      return here.ask(final, back)
    }

    const silent = await tooLate()
    behaviour.tellsWhy = true
    const spoken = await tooLate()

    assert.equal(errorTextOf(silent), badProof[name])
    assert.equal(errorTextOf(spoken), name === 'idpa' ? 'bad_request: expired code' : badProof.idpb)
  })
}

test('a response with another issuer is rejected', async () => {
  const here = browser()
  const back = await here.visit('idpa', subjects.idpa)

  assert.equal(errorTextOf(await here.ask('idpaloginfinal', { ...back, iss: providers.idpb.issuer })), badProof.idpa)
})

test('a code without the issuer is accepted, as clients of the specification send it', async () => {
  const here = browser()
  const { code, state } = await here.visit('idpa', subjects.idpa)

  loggedIn(await here.ask('idpaloginfinal', { code, state }))
})

type Claims = Record<string, unknown>
const past = Math.floor(Date.now() / 1000) - 3600
const wrongTokens: [string, { claims?: (claims: Claims) => Claims; token?: (token: string) => string }][] = [
  ['for another audience', { claims: claims => ({ ...claims, aud: 'another-app' }) }],
  ['for us among others, issued to another', { claims: claims => ({ ...claims, aud: ['folkmoot', 'x'], azp: 'x' }) }],
  ['of another issuer', { claims: claims => ({ ...claims, iss: 'https://evil.example' }) }],
  ['without a nonce', { claims: claims => ({ ...claims, nonce: undefined }) }],
  ['that has expired', { claims: claims => ({ ...claims, iat: past - 60, exp: past }) }],
  ['about somebody else', { claims: claims => ({ ...claims, sub: 'somebody else' }) }],
  ['with a wrong signature', { token: token => `${token.split('.').slice(0, 2).join('.')}.${'A'.repeat(342)}` }],
  ['without a signature', { token: token => `${base64({ alg: 'none' })}.${token.split('.')[1]}.` }],
]
for (const [title, behaviour] of wrongTokens) {
  test(`an ID token ${title} is rejected`, async t => {
    t.after(() => Object.assign(providers.idpa.behaviour, { claims: undefined, token: undefined }))
    Object.assign(providers.idpa.behaviour, behaviour)

    assert.equal(errorTextOf(await browser().signIn('idpa', subjects.idpa)), badProof.idpa)
  })
}

test('a page of another site can neither start nor finish a login', async () => {
  const here = browser()
  const back = await here.visit('idpa', subjects.idpa)
  const cookie = `__Host-folkmoot-login=${here.cookies.get('__Host-folkmoot-login')}`
  const headers = { cookie, 'sec-fetch-site': 'cross-site' }
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }

  const start = await server.ask('/api/v1/idpaloginstart', { headers })
  const final = await server.ask('/api/v1/idpaloginfinal', {
    method: 'POST',
    headers: form,
    body: new URLSearchParams(back).toString(),
  })

  assert.deepEqual([errorTextOf(start), errorTextOf(final)], ['bad_csrf: ', 'bad_csrf: '])
  loggedIn(await here.ask('idpaloginfinal', back))
})

test('neither states nor browser secrets are stored or logged', async () => {
  const here = browser()
  const back = await here.visit('idpb', subjects.idpb)
  const secret = here.cookies.get('__Host-folkmoot-login')!
  const kept = JSON.stringify(await world.sql(`select t::text from identity_logins t`))
  const { token, user } = loggedIn(await here.ask('idpbloginfinal', back))
  const facts = JSON.stringify(await world.sql(`select data from facts`))

  const seen = kept + facts + server.logged.join('\n')
  for (const hidden of [back.state, back.code, secret, token, user.csrf_token]) assert.ok(!seen.includes(hidden))
})

test('unfinished logins are deleted after a while, those in progress are not', async () => {
  const [old, young] = [await browser().start('idpa'), await browser().start('idpa')]
  await world.sql(`update identity_logins set expires = now() - interval '1 second' where state_hash = $1`, [
    sha256(old.state),
  ])

  await sweepIdentityLogins(world.database.read)

  const left = await world.sql(`select state_hash from identity_logins where state_hash = any($1)`, [
    [sha256(old.state), sha256(young.state)],
  ])
  assert.deepEqual(left, [{ state_hash: sha256(young.state) }])
})

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
function base64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
