import type * as Client from 'openid-client'
import { createLoadingCache } from '#base/cache/cache.ts'
import type { Provider } from './providers.ts'

/** A provider after discovery. */
export type Connection = { client: typeof Client; config: Client.Configuration }
export type Connect = () => Promise<Connection>

/** Timeout of one request to a provider. */
type DiscoveryTimeouts = { requestSeconds: number }
const defaultTimeouts: DiscoveryTimeouts = { requestSeconds: 5 }

/** Connects on first use and caches it for an hour. Failures are not cached. */
export function createConnector(provider: Provider, timeouts = defaultTimeouts): Connect {
  const cache = createLoadingCache<Connection>('identity providers')
  return () =>
    cache.get(provider.name, () =>
      discover(provider, timeouts).catch((error: unknown) => {
        throw new Error(`the identity provider ${provider.name} cannot be used`, { cause: error })
      }),
    )
}

async function discover({ issuer, clientId, clientSecret }: Provider, { requestSeconds }: DiscoveryTimeouts) {
  // Loaded only if a provider is configured.
  const client = await import('openid-client')
  const issuerUrl = new URL(issuer)
  const fetchGuarded: Client.CustomFetch = async (url, options) => {
    checkSameIssuer(url, issuerUrl)
    return fetch(url, { ...options, body: options.body ?? null, redirect: 'manual' })
  }
  const insecure = issuerUrl.protocol === 'http:' ? [client.allowInsecureRequests] : []
  const options = { timeout: requestSeconds, [client.customFetch]: fetchGuarded }
  const configuration = await client.discovery(issuerUrl, clientId, undefined, undefined, {
    ...options,
    execute: insecure,
  })
  const server = configuration.serverMetadata()
  // The library accepts a different issuer from some multi-tenant providers, which vouch for any tenant.
  if (new URL(server.issuer).href !== issuerUrl.href) throw new Error('the provider calls itself by another name')
  if (server.authorization_endpoint === undefined) throw new Error('the provider names no authorization endpoint')
  checkSameIssuer(server.authorization_endpoint, issuerUrl)

  const config = new client.Configuration(server, clientId, undefined, authentication(client, server, clientSecret))
  config.timeout = requestSeconds
  config[client.customFetch] = fetchGuarded
  for (const extend of [...insecure, client.enableNonRepudiationChecks]) extend(config)
  return { client, config }
}

// Endpoints must use TLS or the configured issuer's origin.
function checkSameIssuer(url: string, issuer: URL): void {
  const { protocol, origin } = new URL(url)
  if (protocol !== 'https:' && origin !== issuer.origin) throw new Error('the provider names an endpoint without TLS')
}

// OpenID Connect Discovery 1.0, section 3: the default is client_secret_basic.
function authentication(client: typeof Client, server: Client.ServerMetadata, secret: string): Client.ClientAuth {
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  return methods.includes('client_secret_basic') ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret)
}
