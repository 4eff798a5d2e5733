import type { FastifyRequest } from 'fastify'
import type { Cookie, CredentialRef, Credentials } from '../calls/identity.ts'
import { programCookieName, readCookie, sessionCookieName } from './cookies.ts'

type WithKey = { key?: string }
const keyInUrl = ({ params }: FastifyRequest): string | undefined => ((params ?? {}) as WithKey).key

/** The key behind the name of the call is as good as one in the header, and then the header and the cookie are ignored. */
export function authorizationOf(request: FastifyRequest): string | undefined {
  const key = keyInUrl(request)
  return key === undefined ? request.headers.authorization : `Bearer ${key}`
}

/** Browsers say where a request comes from, in one header or the other; a WebSocket has only an origin in some. docs/decisions/0011 */
export const isFromProgram = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === undefined && headers.origin === undefined

function cookieIn(request: FastifyRequest): string | undefined {
  const { cookie } = request.headers
  const own = readCookie(cookie, sessionCookieName)
  return own ?? (isFromProgram(request) ? readCookie(cookie, programCookieName) : undefined)
}

/** `ticket` is what the address of a file proves. A header counts before it, as before everything. */
export function credentialsOf(request: FastifyRequest, ticket?: CredentialRef): Credentials {
  const authorization = authorizationOf(request)
  return {
    authorization,
    inUrl: keyInUrl(request) !== undefined,
    cookie: cookieIn(request),
    ...(ticket && authorization === undefined && { credentialRef: ticket }),
  }
}

/** Programs get the cookie of a new session under both names, the one for everybody first, and lose what they sent when it ends. */
export function cookiesFor(request: FastifyRequest, cookies: readonly Cookie[]): readonly Cookie[] {
  const session = cookies.find(({ name }) => name === sessionCookieName)
  if (!session || !isFromProgram(request)) return cookies
  const isSent = readCookie(request.headers.cookie, programCookieName) !== undefined
  return session.value === null && !isSent ? cookies : [...cookies, { ...session, name: programCookieName }]
}
