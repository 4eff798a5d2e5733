import { parseAddress } from '#contract/address.ts'
import type { Connection } from './discovery.ts'
import { clientIdsOf, type Provider } from './providers.ts'
import { verifyResponse, ProofRefusedError } from './errors.ts'

/** Who the provider says somebody is. */
export type Profile = {
  issuer: string
  subject: string
  /** Only an address that the provider has verified; else null. */
  email: string | null
  full_name: string
}

export type AuthorizationCode = {
  code: string
  state: string
  nonce: string
  verifier: string
  iss: string | undefined
}
type Claims = { [claim: string]: unknown; sub: string }

/** Exchanges a code. The library checks state, nonce, PKCE and the ID token: signature, issuer, audience, times. */
export async function profileByCode(
  { client, config }: Connection,
  provider: Provider,
  proof: AuthorizationCode,
): Promise<Profile> {
  const server = config.serverMetadata()
  const back = new URL(provider.redirectUrl)
  back.searchParams.set('code', proof.code)
  back.searchParams.set('state', proof.state)
  // The page that got the code belongs to this provider alone, which says as much as RFC 9207's parameter would.
  back.searchParams.set('iss', proof.iss || server.issuer)
  const checks = { expectedState: proof.state, expectedNonce: proof.nonce, pkceCodeVerifier: proof.verifier }
  const tokens = await verifyResponse(
    client,
    client.authorizationCodeGrant(config, back, { ...checks, idTokenExpected: true }),
  )
  const claims = tokens.claims() as Claims | undefined
  if (!claims) throw new ProofRefusedError('the provider sent no ID token')
  if (server.userinfo_endpoint === undefined) return profileOf(provider, claims)
  const more: Claims = await verifyResponse(client, client.fetchUserInfo(config, tokens.access_token, claims.sub))
  // An address and whether it is verified must come from one place.
  return profileOf(provider, 'email' in more ? more : claims)
}

/**
 * Accepts a bare access token. Nothing in it tells us whom it was issued to, so the provider is asked (RFC 7662): it must
 * be active, a bearer token of this issuer, and issued to one of our client ids. Where the provider has no endpoint for
 * that question, no bare token is good. Then the user info must be about the same subject.
 */
export async function profileByToken(
  { client, config }: Connection,
  provider: Provider,
  token: string,
): Promise<Profile> {
  const { introspection_endpoint, userinfo_endpoint, issuer } = config.serverMetadata()
  if (introspection_endpoint === undefined || userinfo_endpoint === undefined) {
    throw new ProofRefusedError('the provider cannot be asked about a bare token')
  }
  const seen = await verifyResponse(
    client,
    client.tokenIntrospection(config, token, { token_type_hint: 'access_token' }),
  )
  const isOurs = typeof seen.client_id === 'string' && clientIdsOf(provider).includes(seen.client_id)
  const isOfIssuer = seen.iss === undefined || seen.iss === issuer
  const isBearer = seen.token_type === undefined || seen.token_type.toLowerCase() === 'bearer'
  if (!seen.active || !isOurs || !isOfIssuer || !isBearer || typeof seen.sub !== 'string') {
    throw new ProofRefusedError('the token was not issued to us')
  }
  return profileOf(provider, await verifyResponse(client, client.fetchUserInfo(config, token, seen.sub)))
}

const maxSubject = 255

function profileOf({ issuer }: Provider, { sub, email, email_verified, name }: Claims): Profile {
  if (sub === '' || sub.length > maxSubject || sub.includes('\0')) throw new ProofRefusedError('the subject is not one')
  const isVerified = email_verified === true && typeof email === 'string'
  const full_name =
    typeof name === 'string'
      ? name
          .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
          .toWellFormed()
          .trim()
          .slice(0, 100)
      : ''
  return { issuer, subject: sub, email: isVerified ? parseAddress(email) : null, full_name }
}
