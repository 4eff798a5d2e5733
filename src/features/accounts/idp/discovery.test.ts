import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { startProvider } from '#test/identity/identity-provider.ts'
import { errorTextOf } from '#test/identity/identity-scene.ts'
import { createConnector } from './discovery.ts'
import { providersOf, type Provider } from './providers.ts'

/** A server of our own making, which may say anything. */
async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** One whose discovery document is the given one, made for its own address. */
async function discovering(document: (issuer: string) => object): Promise<string> {
  const issuer: string = await answering((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document(issuer)))
  })
  return issuer
}

const none = { IosClientId: undefined, AndroidClientId: undefined, Name: undefined }
function providerAt(issuer: string): Provider {
  const given = { Issuer: issuer, ClientId: 'folkmoot', ClientSecret: 'secret', ...none }
  const idpa = Object.fromEntries(Object.entries(given).map(([field, value]) => [`idpa${field}`, value]))
  return providersOf({ ...idpa, url: 'https://folkmoot.test' } as Parameters<typeof providersOf>[0]).idpa!
}
const sound = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/auth`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
})
const unusable = { message: 'the identity provider idpa cannot be used' }

test('discovery is fetched on first use, once for concurrent callers, and again after a failure', async () => {
  let asked = 0
  let up = false
  const issuer: string = await answering((_request, response) => {
    asked += 1
    if (up) response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(sound(issuer)))
    else response.writeHead(503).end()
  })
  const connect = createConnector(providerAt(issuer))

  assert.equal(asked, 0)
  await assert.rejects(connect(), unusable)
  up = true
  await Promise.all(Array.from({ length: 10 }, connect))
  await connect()

  assert.equal(asked, 2)
})

test('a provider that does not respond times out', async () => {
  const issuer = await answering(() => {})

  await assert.rejects(createConnector(providerAt(issuer), { requestSeconds: 0.2 })(), unusable)
})

test('a provider with a different issuer or foreign endpoints is not used', async () => {
  const reached: string[] = []
  const inside = await answering((request, response) => {
    reached.push(request.url!)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(sound(inside)))
  })
  const redirecting = await answering((_request, response) =>
    response.writeHead(302, { location: `${inside}/.well-known/openid-configuration` }).end(),
  )
  const issuers = [
    redirecting,
    await discovering(() => sound(inside)),
    await discovering(() => sound('https://accounts.example.org')),
    await discovering(issuer => ({ ...sound(issuer), authorization_endpoint: `${inside}/auth` })),
    await discovering(issuer => ({ ...sound(issuer), authorization_endpoint: 'javascript:alert(1)' })),
    await discovering(issuer => ({ ...sound(issuer), authorization_endpoint: undefined })),
    await answering((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello')),
  ]

  for (const issuer of issuers) await assert.rejects(createConnector(providerAt(issuer))(), unusable)

  assert.deepEqual(reached, [])
})

test('endpoints without TLS on another host are not used', async () => {
  const reached: string[] = []
  const inside = await answering((request, response) => {
    reached.push(request.url!)
    response.end()
  })
  const issuer = await discovering(own => ({
    ...sound(own),
    userinfo_endpoint: `${inside}/me`,
    introspection_endpoint: `${inside}/introspect`,
  }))
  const { client, config } = await createConnector(providerAt(issuer))()

  await assert.rejects(client.fetchUserInfo(config, 'token', 'subject'))
  await assert.rejects(client.tokenIntrospection(config, 'token'))

  assert.deepEqual(reached, [])
})

test('a provider that is down gives `server`, an unconfigured one is reported, and neither affects others', async () => {
  const gone = createServer()
  await new Promise<void>(resolve => gone.listen(0, '127.0.0.1', resolve))
  const { port } = gone.address() as AddressInfo
  await new Promise(resolve => gone.close(resolve))
  const world = await newWorld({
    FOLKMOOT_IDPA_ISSUER: `http://127.0.0.1:${port}`,
    FOLKMOOT_IDPA_CLIENT_ID: 'folkmoot',
    FOLKMOOT_IDPA_CLIENT_SECRET: 'not to be logged',
  })
  const server = await serve(world)

  const down = await server.ask('/api/v1/idpaloginstart')
  const unset = await server.ask('/api/v1/idpbloginstart')
  const final = await server.call('idpbloginfinal', { state: 'x', code: 'x' })

  assert.match(errorTextOf(down), /^server: request /)
  assert.equal(errorTextOf(unset), 'bad_request: not configured')
  assert.equal(errorTextOf(final), 'bad_request: invalid state')
  assert.match(server.logged.join(''), /the identity provider idpa cannot be used/)
  assert.doesNotMatch(server.logged.join(''), /not to be logged/)
})

test('the real provider is found by its discovery document', async () => {
  const { issuer } = await startProvider('https://folkmoot.test/login/idpa')

  const { config } = await createConnector(providerAt(issuer))()

  assert.equal(config.serverMetadata().issuer, issuer)
})
