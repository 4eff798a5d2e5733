import type { Endpoint } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'
import { eventsOf, framesOf } from '#contract/schema.ts'
import type { Caller } from './admission.ts'
import type { RawParams } from './parse-params.ts'

/** Refuses a change that a foreign page may have triggered in the caller's browser (CSRF). */
export function checkCsrf(endpoint: Endpoint, { identity, origin }: Caller, raw: RawParams): void {
  const isConversation = framesOf(endpoint.returns) !== undefined
  // A foreign page can't read a stream of events, but it could use up the streams of an account.
  if (eventsOf(endpoint.returns) && origin.crossSite) throw new ApiError('bad_csrf')
  if (endpoint.method === 'GET' && !isConversation) return
  // Browsers let foreign pages open a WebSocket and read from it.
  if (isConversation && !origin.ownPage) throw new ApiError('bad_csrf')
  if (endpoint.csrf === false && origin.crossSite && !endpoint.signed) throw new ApiError('bad_csrf')
  if (endpoint.csrf === false || !identity || identity.csrf === null) return
  const csrfParam = raw.get('csrf')
  if (typeof csrfParam !== 'string' || !equalsInConstantTime(csrfParam, identity.csrf)) throw new ApiError('bad_csrf')
}

/** Compares in constant time. */
function equalsInConstantTime(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let difference = 0
  for (let i = 0; i < a.length; i += 1) difference |= a.charCodeAt(i) ^ b.charCodeAt(i)
  return difference === 0
}
