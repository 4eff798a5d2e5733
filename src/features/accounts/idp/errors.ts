import type * as Client from 'openid-client'

/** The code or token is invalid. All other errors of a provider are not the caller's fault. */
export class ProofRefusedError extends Error {
  override name = 'ProofRefusedError'
  /** The provider reports it as expired. */
  readonly expired: boolean

  constructor(message: string, { expired = false, cause }: { expired?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.expired = expired
  }
}

// The response is not a valid proof: wrong nonce, audience, issuer, subject or signature.
const invalidProofCodes: ReadonlySet<unknown> = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
])

// RFC 6750, 3.1
const tokenErrors: ReadonlySet<unknown> = new Set(['invalid_token', 'insufficient_scope'])

/** Awaits a provider's response and distinguishes a refused proof from a provider that is down. */
export async function verifyResponse<T>(client: typeof Client, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    throw proofErrorIn(client, cause) ?? new Error('the identity provider did not do its part', { cause })
  }
}

function proofErrorIn(client: typeof Client, cause: unknown): ProofRefusedError | undefined {
  if (cause instanceof client.ResponseBodyError) {
    // RFC 6749, 5.2: wrong, used and expired codes share one error code; only the description may distinguish them.
    if (cause.error !== 'invalid_grant') return undefined
    return new ProofRefusedError('the provider refuses the code', {
      expired: /\bexpired\b/i.test(cause.error_description ?? ''),
    })
  }
  if (cause instanceof client.WWWAuthenticateChallengeError) {
    const isAboutToken = cause.cause.some(({ parameters }) => tokenErrors.has(parameters.error))
    return isAboutToken ? new ProofRefusedError('the provider refuses the token') : undefined
  }
  if (cause instanceof client.ClientError && invalidProofCodes.has(cause.code)) {
    return new ProofRefusedError('what the provider says is not proven', { cause })
  }
  return undefined
}
