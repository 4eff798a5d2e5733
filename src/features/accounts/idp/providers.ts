import { providerNames, type ProviderName } from './contract.ts'

/** An identity provider as the settings name it. */
export type Provider = {
  name: ProviderName
  /** What people call it. */
  displayName: string
  issuer: string
  clientId: string
  clientSecret: string
  iosClientId: string | undefined
  androidClientId: string | undefined
  /** Where it sends the browser back. One page each: a code of one provider never reaches the other (RFC 9700, 4.4.2.2). */
  redirectUrl: string
}
/** None where the settings name none. */
export type Providers = Readonly<Record<ProviderName, Provider | undefined>>

type Field = 'Issuer' | 'ClientId' | 'ClientSecret' | 'IosClientId' | 'AndroidClientId' | 'Name'
type ProviderSettings = { [K in `${ProviderName}${Field}`]: string | undefined } & { url: string }

/** The providers that people may sign in through. */
export function providersOf(settings: ProviderSettings): Providers {
  const entries = providerNames.map((name): [ProviderName, Provider | undefined] => {
    const issuer = settings[`${name}Issuer`]
    const clientId = settings[`${name}ClientId`]
    const clientSecret = settings[`${name}ClientSecret`]
    if (issuer === undefined || clientId === undefined || clientSecret === undefined) return [name, undefined]
    const provider = {
      name,
      displayName: settings[`${name}Name`] ?? new URL(issuer).hostname,
      issuer,
      clientId,
      clientSecret,
      iosClientId: settings[`${name}IosClientId`],
      androidClientId: settings[`${name}AndroidClientId`],
      redirectUrl: `${settings.url}/login/${name}`,
    }
    return [name, provider]
  })
  return Object.fromEntries(entries) as Providers
}

/** The ids under which the provider knows us; a token issued to any other is none of our business. */
export const clientIdsOf = ({ clientId, iosClientId, androidClientId }: Provider): string[] =>
  [clientId, iosClientId, androidClientId].filter(id => id !== undefined)
