import { parseAddress } from '#contract/address.ts'
import type { Connection } from './discovery.ts'
import { clientIdsOf, type Provider } from './providers.ts'
import { verifyResponse, ProofRefusedError } from './errors.ts'

/** A person's profile from the provider. */
export type Profile = {
  issuer: string
  subject: string
  /** Only an address that the provider has verified; otherwise null. */
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
  // Each provider has its own redirect page, which identifies the issuer like the parameter of RFC 9207.
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
  // The address and its verification must come from the same source.
  return profileOf(provider, 'email' in more ? more : claims)
}

/**
 * Accepts an access token. It doesn't tell whom it was issued to, so it is introspected (RFC 7662): it must be active, a
 * bearer token of this issuer, and issued to one of our client ids. Without an introspection endpoint, no token is
 * accepted. The user info must have the same subject.
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
  const introspection = await verifyResponse(
    client,
    client.tokenIntrospection(config, token, { token_type_hint: 'access_token' }),
  )
  const isOurs = typeof introspection.client_id === 'string' && clientIdsOf(provider).includes(introspection.client_id)
  const isOfIssuer = introspection.iss === undefined || introspection.iss === issuer
  const isBearer = introspection.token_type === undefined || introspection.token_type.toLowerCase() === 'bearer'
  if (!introspection.active || !isOurs || !isOfIssuer || !isBearer || typeof introspection.sub !== 'string') {
    throw new ProofRefusedError('the token was not issued to us')
  }
  return profileOf(provider, await verifyResponse(client, client.fetchUserInfo(config, token, introspection.sub)))
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
