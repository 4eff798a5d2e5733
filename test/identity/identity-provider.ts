import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'
import { Provider, type Adapter, type AdapterPayload, type JWK } from 'oidc-provider'

/** A person at the provider, by subject. */
export type ProviderAccount = { email?: unknown; email_verified?: unknown; name?: string }

export type TestProvider = {
  issuer: string
  people: Map<string, ProviderAccount>
  /** How the provider behaves; each test may change it and puts it back. */
  behaviour: {
    /** Whether it says why it rejects a code. */
    tellsWhy: boolean
    /** Changes the claims of ID tokens, signed by the right key all the same. */
    claims: ((claims: Record<string, unknown>) => Record<string, unknown>) | undefined
    /** Changes the whole ID token. */
    token: ((token: string) => string) | undefined
  }
  /** Signs in as a browser would; returns what the provider sends back to our page. */
  visit(authorizationUrl: string, subject: string): Promise<{ code: string; state: string; iss: string }>
  /** Makes all codes too old. */
  expireCodes(): void
  /** An access token that was issued to one of its clients. */
  accessToken(subject: string, client: string, scope?: string): Promise<string>
}

export const clientIds = {
  id: 'folkmoot',
  secret: 'the secret of folkmoot',
  ios: 'folkmoot-ios',
  foreign: 'another-app',
}
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = { ...privateKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' } as JWK

/** A real OpenID Connect provider on this machine; it is stopped when the test file is done. */
export async function startProvider(redirectUrl: string): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people: TestProvider['people'] = new Map()
  const behaviour: TestProvider['behaviour'] = { tellsWhy: false, claims: undefined, token: undefined }
  const adapterRecords: AdapterRecords = new Map()
  const provider = new Provider(issuer, {
    adapter: adapterFor(adapterRecords),
    jwks: { keys: [key] },
    cookies: { keys: ['a key for cookies'] },
    clients: [
      client(clientIds.id, redirectUrl, { client_secret: clientIds.secret }),
      client(clientIds.foreign, 'https://another.example/back', { client_secret: 'theirs' }),
      client(clientIds.ios, 'org.folkmoot.app:/back', {
        token_endpoint_auth_method: 'none',
        application_type: 'native',
      }),
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: {
      devInteractions: { enabled: false },
      introspection: { enabled: true, allowedPolicy: () => true },
    },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) }),
    // Consent is not requested.
    loadExistingGrant: ctx => grant(ctx.oidc.session!.accountId!, ctx.oidc.client!.clientId),
  })
  async function grant(accountId: string, clientId: string, scope = 'openid email profile') {
    const made = new provider.Grant({ accountId, clientId })
    made.addOIDCScope(scope)
    await made.save()
    return made
  }

  let refusal = ''
  provider.on('grant.error', (_ctx, error) => (refusal = (error as { error_detail?: string }).error_detail ?? ''))
  provider.use(async (ctx, next) => {
    await next()
    const body = ctx.body as { error_description?: string; id_token?: string } | undefined
    if (ctx.path !== '/token' || !body) return
    if (behaviour.tellsWhy && body.error_description) body.error_description = refusal
    if (behaviour.claims && body.id_token) body.id_token = resigned(body.id_token, behaviour.claims)
    if (behaviour.token && body.id_token) body.id_token = behaviour.token(body.id_token)
  })

  const answer = provider.callback()
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url!.startsWith('/interaction/')) return answer(request, response)
    const { params } = await provider.interactionDetails(request, response)
    await provider.interactionFinished(request, response, { login: { accountId: String(params['login_hint']) } })
  }
  server.on('request', (request, response) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })

  return {
    issuer,
    people,
    behaviour,
    async visit(authorizationUrl, subject) {
      const url = new URL(authorizationUrl)
      url.searchParams.set('login_hint', subject)
      const back = await follow(url, issuer)
      const { code = '', state = '', iss = '' } = Object.fromEntries(back.searchParams)
      if (!code) throw new Error(`the provider gave no code: ${back.search}`)
      return { code, state, iss }
    },
    expireCodes() {
      for (const [id, payload] of adapterRecords) if (id.startsWith('AuthorizationCode ')) payload.exp = 1
    },
    async accessToken(subject, clientId, scope = 'openid email profile') {
      const { jti } = await grant(subject, clientId, scope)
      const issuedTo = (await provider.Client.find(clientId))!
      const token = new provider.AccessToken({
        accountId: subject,
        client: issuedTo,
        grantId: jti,
        scope,
        gty: 'authorization_code',
      })
      return token.save()
    },
  }
}

const client = (client_id: string, redirect: string, more: object) => ({
  client_id,
  redirect_uris: [redirect],
  grant_types: ['authorization_code'],
  response_types: ['code' as const],
  ...more,
})

/** Goes where a browser would be sent, with its cookies, until it leaves the provider. */
async function follow(start: URL, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = start
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
    url = new URL(location, url)
    if (url.origin !== issuer) return url
  }
  throw new Error('the provider sends the browser round and round')
}

/** The token with other claims, and a right signature. */
function resigned(token: string, change: NonNullable<TestProvider['behaviour']['claims']>): string {
  const [head = '', claims = ''] = token.split('.')
  const changed = change(JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>)
  const content = `${head}.${Buffer.from(JSON.stringify(changed)).toString('base64url')}`
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`
}

type AdapterRecords = Map<string, AdapterPayload>

/** Keeps what has expired as well, so that the provider can tell expired from unknown. */
function adapterFor(adapterRecords: AdapterRecords): (name: string) => Adapter {
  return name => ({
    upsert: async (id, payload) => void adapterRecords.set(`${name} ${id}`, payload),
    find: async id => adapterRecords.get(`${name} ${id}`),
    findByUid: async uid => adapterRecords.values().find(payload => payload.uid === uid),
    findByUserCode: async () => undefined,
    consume: async id => void (adapterRecords.get(`${name} ${id}`)!.consumed = Math.floor(Date.now() / 1000)),
    destroy: async id => void adapterRecords.delete(`${name} ${id}`),
    revokeByGrantId: async grantId => {
      for (const [id, payload] of adapterRecords) if (payload.grantId === grantId) adapterRecords.delete(id)
    },
  })
}
