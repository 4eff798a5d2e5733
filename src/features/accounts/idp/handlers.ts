import type { Implementation } from '#runtime/calls/handler.ts'
import { providerNames } from './contract.ts'
import { createConnector } from './discovery.ts'
import { enableIdpLogin } from './enable-login.ts'
import { finishIdpLogin, type FinishIdpDeps } from './finish-login.ts'
import { listProviders } from './get-providers.ts'
import type { Providers } from './providers.ts'
import { startIdpLogin } from './start-login.ts'

export type IdpDeps = FinishIdpDeps & { providers: Providers }

/** The handlers of both providers. */
export function idpHandlers(deps: IdpDeps): Implementation[] {
  const both = providerNames.flatMap(name => {
    const provider = deps.providers[name]
    const connect = provider ? createConnector(provider) : () => Promise.reject(new Error(`no provider ${name} is set`))
    return [startIdpLogin(name, provider, connect), finishIdpLogin(name, provider, connect, deps)]
  })
  return [...both, listProviders(deps.providers), enableIdpLogin]
}
