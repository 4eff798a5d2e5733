import type { Implementation } from '#runtime/call.ts'
import { providerNames } from './contract.ts'
import { connector } from './discovery.ts'
import { enableIdpLogin } from './enable.ts'
import { finalLogin, type FinalParts } from './final.ts'
import { listProviders } from './get-providers.ts'
import type { Providers } from './providers.ts'
import { startLogin } from './start.ts'

export type IdpParts = FinalParts & { providers: Providers }

/** The calls of both providers, one implementation for the two. */
export function idpVerbs(parts: IdpParts): Implementation[] {
  const both = providerNames.flatMap(name => {
    const provider = parts.providers[name]
    const connect = provider ? connector(provider) : () => Promise.reject(new Error(`no provider ${name} is set`))
    return [startLogin(name, provider, connect), finalLogin(name, provider, connect, parts)]
  })
  return [...both, listProviders(parts.providers), enableIdpLogin]
}
