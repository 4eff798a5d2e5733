/** The error types of the API; `bad_request` carries a text of the call. */
export const errorTypes = [
  'unauthorized_error',
  'bad_request',
  'authentication',
  'expired',
  'rate_limit',
  'inadequate_permissions',
  'invalid_value',
  'server',
  'bad_csrf',
  'two_factor_required',
  'pending_adds',
] as const
export type ErrorType = (typeof errorTypes)[number]

const known: ReadonlySet<string> = new Set(errorTypes)

/** An API error. Compare by `type`: the class differs across bundles. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly type: ErrorType
  readonly extra: string
  /** Seconds after which a refused call may be retried (`rate_limit` only). */
  readonly retryAfter: number | undefined
  /** What else is wrong with the parameters. Responses name the first error only; pages show them all. */
  others: readonly ApiError[] = []
  /** The file that it is about, if the call has several. Not in responses, whose errors have a fixed shape; pages and emails name it. */
  filename: string | undefined

  constructor(type: ErrorType, extra = '', retryAfter?: number) {
    super(extra ? `${type}: ${extra}` : type)
    this.type = type
    this.extra = extra
    this.retryAfter = retryAfter
  }
}

/** True for an error of this program, from any bundle. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'type' in error && 'extra' in error
}

/** The error for a declared text: an error type, or else a `bad_request`. */
export function declaredError(text: string): ApiError {
  return known.has(text) ? new ApiError(text as ErrorType) : new ApiError('bad_request', text)
}

/** The error for a value that its parameter does not allow. */
export function invalidValue(parameter: string): ApiError {
  return new ApiError('invalid_value', parameter)
}

/** The error for a visitor, for whom signing in may help. */
export const loginRequired = (): ApiError => new ApiError('authentication', 'login required')

/** The error as it is sent. */
export function errorObject(error: ApiError): { object: 'error'; type: ErrorType; extra: string } {
  return { object: 'error', type: error.type, extra: error.extra }
}
