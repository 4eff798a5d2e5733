import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { ProviderName } from '#features/accounts/idp/contract.ts'
import { clientIds, startProvider, type ProviderAccount, type TestProvider } from './identity-provider.ts'
import { serve, type Reply, type TestServer } from '../servers/server.ts'
import { newWorld, type World } from '../world.ts'

export type StartedLogin = { state: string; authorization_url: string } & Record<string, unknown>
export type LoggedIn = {
  token: string
  user: { id: number; email: string; csrf_token: string; full_name: string; status: string }
}
/** A browser that keeps our cookies. */
export type Browser = {
  cookies: Map<string, string>
  ask(call: string, params?: Record<string, string>, method?: string): Promise<Reply>
  /** Starts a login. */
  start(name: ProviderName): Promise<StartedLogin>
  /** Starts a login and completes it at the provider, up to the final call. */
  visit(name: ProviderName, subject: string): Promise<{ code: string; state: string; iss: string }>
  /** A whole log-in. */
  signIn(name: ProviderName, subject: string): Promise<Reply>
}
export type Scene = {
  world: World
  server: TestServer
  providers: Record<ProviderName, TestProvider>
  browser(): Browser
  /** Creates a person at a provider. */
  addAt(name: ProviderName, person: ProviderAccount): string
}

export const url = 'https://folkmoot.test'

/** Our service at an address, two real providers, and as many browsers as a test wants. */
export async function setScene(address: string = url, env: Record<string, string> = {}): Promise<Scene> {
  const provider = (name: ProviderName) => startProvider(`${address}/login/${name}`)
  const [idpa, idpb] = await Promise.all([provider('idpa'), provider('idpb')])
  const world = await newWorld({
    FOLKMOOT_URL: address,
    FOLKMOOT_IDPA_ISSUER: idpa.issuer,
    FOLKMOOT_IDPA_CLIENT_ID: clientIds.id,
    FOLKMOOT_IDPA_CLIENT_SECRET: clientIds.secret,
    FOLKMOOT_IDPA_IOS_CLIENT_ID: clientIds.ios,
    FOLKMOOT_IDPA_NAME: 'Ident A',
    FOLKMOOT_IDPB_ISSUER: idpb.issuer,
    FOLKMOOT_IDPB_CLIENT_ID: clientIds.id,
    FOLKMOOT_IDPB_CLIENT_SECRET: clientIds.secret,
    ...env,
  })
  const server = await serve(world)
  const providers = { idpa, idpb }
  return {
    world,
    server,
    providers,
    browser: () => newBrowser(server, providers),
    addAt(name, person) {
      const subject = randomBytes(6).toString('hex')
      providers[name].people.set(subject, person)
      return subject
    },
  }
}

function newBrowser(server: TestServer, providers: Scene['providers']): Browser {
  const cookies: Browser['cookies'] = new Map()
  const browser: Browser = {
    cookies,
    async ask(call, params = {}, method = 'POST') {
      const form = new URLSearchParams(params).toString()
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = {
        ...(cookie && { cookie }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      }
      const reply = await server.ask(`/api/v1/${call}`, { method, headers, ...(form && { body: form }) })
      for (const set of reply.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set)!
        if (value) cookies.set(name, value)
        else cookies.delete(name)
      }
      return reply
    },
    async start(name) {
      const { status, body } = await browser.ask(`${name}loginstart`, {}, 'GET')
      assert.equal(status, 200, JSON.stringify(body))
      return body as StartedLogin
    },
    async visit(name, subject) {
      const { authorization_url } = await browser.start(name)
      return providers[name].visit(authorization_url, subject)
    },
    signIn: async (name, subject) => browser.ask(`${name}loginfinal`, await browser.visit(name, subject)),
  }
  return browser
}

/** The refusal of a call, as `type: extra`. */
export function errorTextOf({ status, body }: Reply): string {
  if (status === 200) return 'none'
  const { type, extra } = body as { type: string; extra: string }
  return `${type}: ${extra}`
}
export const loggedIn = (reply: Reply): LoggedIn => {
  assert.equal(reply.status, 200, reply.text)
  return reply.body as LoggedIn
}

export const badProof = { idpa: 'bad_request: invalid code or access_token', idpb: 'bad_request: invalid code' }
