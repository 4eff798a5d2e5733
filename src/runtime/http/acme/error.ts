/** A refusal of the certificate authority, or what kept us from asking it. */
export class AcmeError extends Error {
  override name = 'AcmeError'
  /** The problem's type, without its prefix, such as `rateLimited`. */
  readonly type: string
  /** When the authority wants to be asked again at the earliest. */
  readonly retryAfterMs: number | undefined

  constructor(type: string, message: string, retryAfterMs?: number) {
    super(message)
    this.type = type
    this.retryAfterMs = retryAfterMs
  }
}

const prefix = 'urn:ietf:params:acme:error:'

/** The error that a problem document (RFC 7807) describes. */
export function errorFromProblem(problem: unknown, status: number, retryAfterMs?: number): AcmeError {
  const { type, detail, subproblems } = (problem ?? {}) as Record<string, unknown>
  const texts = [detail, ...(Array.isArray(subproblems) ? subproblems.map(one => (one as Problem)?.detail) : [])]
  const message =
    texts.filter(text => typeof text === 'string').join(' ') || `The certificate authority answered ${status}.`
  return new AcmeError(typeof type === 'string' ? type.replace(prefix, '') : '', message.slice(0, 500), retryAfterMs)
}
type Problem = { detail?: unknown } | null
