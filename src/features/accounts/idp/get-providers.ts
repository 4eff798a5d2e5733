import { implement, type Implementation } from '#runtime/calls/handler.ts'
import { getIdentityProviders, providerNames } from './contract.ts'
import type { Providers } from './providers.ts'

/** The configured providers. */
export function listProviders(providers: Providers): Implementation {
  const views = providerNames.flatMap(name => {
    const provider = providers[name]
    return provider ? [{ object: 'identity_provider' as const, name, provider_name: provider.displayName }] : []
  })
  return implement(getIdentityProviders, () =>
    Promise.resolve({ object: 'identity_providers' as const, providers: views }),
  )
}
