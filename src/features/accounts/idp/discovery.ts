import type * as Client from 'openid-client'
import { createLoadingCache } from '#base/cache/cache.ts'
import type { Provider } from './providers.ts'

/** A provider whose endpoints and keys are known. */
export type Connection = { client: typeof Client; config: Client.Configuration }
export type Connect = () => Promise<Connection>

/** How long one question to a provider may take. */
type DiscoveryTimeouts = { requestSeconds: number }
const defaultTimeouts: DiscoveryTimeouts = { requestSeconds: 5 }

/** Connects when first asked, and remembers it for an hour. A failure is not remembered. */
export function createConnector(provider: Provider, patience = defaultTimeouts): Connect {
  const cache = createLoadingCache<Connection>('identity providers')
  return () =>
    cache.get(provider.name, () =>
      discover(provider, patience).catch((error: unknown) => {
        throw new Error(`the identity provider ${provider.name} cannot be used`, { cause: error })
      }),
    )
}

async function discover({ issuer, clientId, clientSecret }: Provider, { requestSeconds }: DiscoveryTimeouts) {
  // Loaded only where a provider is set.
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
  // The library lets some issuers call themselves otherwise: those that speak for anybody who rents a part of them.
  if (new URL(server.issuer).href !== issuerUrl.href) throw new Error('the provider calls itself by another name')
  if (server.authorization_endpoint === undefined) throw new Error('the provider names no authorization endpoint')
  checkSameIssuer(server.authorization_endpoint, issuerUrl)

  const config = new client.Configuration(server, clientId, undefined, authentication(client, server, clientSecret))
  config.timeout = requestSeconds
  config[client.customFetch] = fetchGuarded
  for (const extend of [...insecure, client.enableNonRepudiationChecks]) extend(config)
  return { client, config }
}

// Only the provider of the settings says where to go, and only to places that prove who they are.
function checkSameIssuer(url: string, issuer: URL): void {
  const { protocol, origin } = new URL(url)
  if (protocol !== 'https:' && origin !== issuer.origin) throw new Error('the provider names an endpoint without TLS')
}

// OpenID Connect Discovery 1.0, section 3: a provider that says nothing takes client_secret_basic.
function authentication(client: typeof Client, server: Client.ServerMetadata, secret: string): Client.ClientAuth {
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  return methods.includes('client_secret_basic') ? client.ClientSecretBasic(secret) : client.ClientSecretPost(secret)
}
