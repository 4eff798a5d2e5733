import { ApiError, errorTypes, type ErrorType } from '../src/contract/errors.ts'

const knownErrorTypes: ReadonlySet<string> = new Set(errorTypes)
export const isErrorType = (text: unknown): text is ErrorType => typeof text === 'string' && knownErrorTypes.has(text)

/** The API error in a response. Anything that is no error object, such as a proxy's page, is `server` with the HTTP status. */
export function apiErrorOf(response: Response, text: string): ApiError {
  const { type, extra } = objectIn(text)
  if (!isErrorType(type)) return new ApiError('server', `HTTP ${response.status}`)
  const retryAfter = Number(response.headers.get('retry-after') ?? NaN)
  return new ApiError(type, typeof extra === 'string' ? extra : '', Number.isNaN(retryAfter) ? undefined : retryAfter)
}

function objectIn(text: string): { type?: unknown; extra?: unknown } {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
