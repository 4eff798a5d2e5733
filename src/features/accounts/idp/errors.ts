import type * as Client from 'openid-client'

/** The code or token is not good. Everything else that goes wrong with a provider is trouble, and not the caller's fault. */
export class ProofRefusedError extends Error {
  override name = 'ProofRefusedError'
  /** The provider says that it was good once. */
  readonly expired: boolean

  constructor(message: string, { expired = false, cause }: { expired?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.expired = expired
  }
}

// What the provider sent does not prove what it should: another nonce, audience, issuer or subject, a wrong signature.
const invalidProofCodes: ReadonlySet<unknown> = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
])

// RFC 6750, 3.1
const tokenErrors: ReadonlySet<unknown> = new Set(['invalid_token', 'insufficient_scope'])

/** What the provider confirmed; a proof that it does not confirm is told from a provider that does not work. */
export async function verifyResponse<T>(client: typeof Client, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    throw proofErrorIn(client, cause) ?? new Error('the identity provider did not do its part', { cause })
  }
}

function proofErrorIn(client: typeof Client, cause: unknown): ProofRefusedError | undefined {
  if (cause instanceof client.ResponseBodyError) {
    // RFC 6749, 5.2: one word for wrong, used and expired codes; only the text may say which.
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
