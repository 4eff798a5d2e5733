import { ARRIVAL_FACTS } from '#contract/credentials.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Secret, Str, Text, Type, Word, optional, resource } from '#contract/schema.ts'
import { Login } from '../contract.ts'

/** The two identity providers that can be configured. */
export const providerNames = ['idpa', 'idpb'] as const
export type ProviderName = (typeof providerNames)[number]

/** The data for redirecting to a provider. */
export const OauthLogin = resource('oauth_login', {
  state: Str,
  web_client_id: Str,
  ios_client_id: Str,
  android_client_id: Str,
  scopes: Type.Array(Str),
  /** The URL to send the browser to; it returns to one of our pages with the code and the state. */
  authorization_url: Str,
  provider_name: Str,
})

const startFields = <const N extends string>(name: N) =>
  endpoint(name, {
    method: 'POST',
    byGet: true,
    summary:
      'Start signing in through an identity provider: returns a state for the final call, which works once and for ten minutes.',
    who: 'browser',
    csrf: false,
    params: {},
    returns: OauthLogin,
    errors: ['not configured'],
  })

const finishFields = <const N extends string, const E extends readonly string[]>(name: N, errors: E) =>
  endpoint(name, {
    method: 'POST',
    summary:
      'Sign in with the response of the identity provider. Sets the session cookie and returns a token for HTTP Basic. Creates an account for new people.',
    who: 'browser',
    csrf: false,
    limit: 'login',
    params: {
      state: Secret(200, {
        description: 'The state from the first call, made in the same browser.',
        invalid: 'invalid state',
      }),
      code: optional(Secret(4096, { description: 'The authorization code. Takes precedence over the access token.' })),
      access_token: optional(
        Secret(16_384, { description: 'Instead of a code: an access token issued to one of our client ids.' }),
      ),
      iss: optional(Text(1000, { description: 'The issuer, if the provider sent it along with the code (RFC 9207).' })),
    },
    returns: Login,
    errors,
    records: [...ARRIVAL_FACTS, 'account.identity_linked', 'account.logged_in', 'account.logged_out'],
  })

export const idpaLoginStart = startFields('idpaloginstart')
export const idpbLoginStart = startFields('idpbloginstart')
export const idpaLoginFinal = finishFields('idpaloginfinal', [
  'invalid state',
  'invalid code or access_token',
  'expired code',
  'inactive user',
  'invalid email address',
  'two factor enabled',
  'idpa login prevented',
])
export const idpbLoginFinal = finishFields('idpbloginfinal', [
  'invalid state',
  'invalid code',
  'inactive user',
  'invalid email address',
  'two factor enabled',
  'idpb login prevented',
])

/** The data for a sign-in button of a provider. */
const IdentityProvider = resource('identity_provider', { name: Word(providerNames), provider_name: Str })

export const getIdentityProviders = endpoint('getidentityproviders', {
  method: 'GET',
  summary: 'List the identity providers you can sign in with; empty if none is configured.',
  who: 'anyone',
  groupless: true,
  params: {},
  returns: resource('identity_providers', { providers: Type.Array(IdentityProvider) }),
})

export const enableIdpLogin = endpoint('enableidplogin', {
  method: 'POST',
  summary: 'Enable signing in through an identity provider again, with the token from the email.',
  who: 'anyone',
  csrf: false,
  limit: 'login',
  params: { token: Secret(100, { description: 'The token from the link in the email.', invalid: 'invalid token' }) },
  errors: ['invalid token'],
  records: ['account.identity_allowed'],
  security: true,
})

type FinalErrors = { proof: string; expired: string; prevented: string }
/** The endpoints of each provider and their errors. */
export const callsOf = {
  idpa: {
    start: idpaLoginStart,
    final: idpaLoginFinal,
    texts: { proof: 'invalid code or access_token', expired: 'expired code', prevented: 'idpa login prevented' },
  },
  idpb: {
    start: idpbLoginStart,
    final: idpbLoginFinal,
    texts: { proof: 'invalid code', expired: 'invalid code', prevented: 'idpb login prevented' },
  },
} as const satisfies Record<ProviderName, { start: object; final: object; texts: FinalErrors }>
