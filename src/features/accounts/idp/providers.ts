import { providerNames, type ProviderName } from './contract.ts'

/** A configured identity provider. */
export type Provider = {
  name: ProviderName
  /** The name shown to users. */
  displayName: string
  issuer: string
  clientId: string
  clientSecret: string
  iosClientId: string | undefined
  androidClientId: string | undefined
  /** The redirect URL. Each provider has its own, so that a code never reaches the other one (RFC 9700, 4.4.2.2). */
  redirectUrl: string
}
/** Undefined if not configured. */
export type Providers = Readonly<Record<ProviderName, Provider | undefined>>

type Field = 'Issuer' | 'ClientId' | 'ClientSecret' | 'IosClientId' | 'AndroidClientId' | 'Name'
type ProviderSettings = { [K in `${ProviderName}${Field}`]: string | undefined } & { url: string }

/** The configured providers. */
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

/** Our client ids at the provider; tokens issued to any other are refused. */
export const clientIdsOf = ({ clientId, iosClientId, androidClientId }: Provider): string[] =>
  [clientId, iosClientId, androidClientId].filter(id => id !== undefined)
