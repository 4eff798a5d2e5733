import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits, for a cookie or a link. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
/** An API key: 64 characters. */
export const newApiKey = (): string => randomBytes(48).toString('base64url')
/** The token of a posting address: recognizable in a text, and with the letters of the other tokens in links. */
export const newPostingToken = (): string =>
  `fmpost${Array.from(randomBytes(52), byte => 'abcdefghijklmnopqrstuvwxyz234567'[byte % 32]).join('')}`
/** The stored hash of a secret. Secrets are random, so one fast hash is enough. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
/** The CSRF token of changing calls. Derived from the session cookie, so it ends with the session. */
export const csrfOf = (cookieSecret: string): string =>
  createHash('sha256').update(`csrf ${cookieSecret}`).digest('base64url')

export const tokenHours = 24

/** The token for HTTP Basic: session id and expiry, signed. */
export function signToken(key: Buffer, session_id: number, now = Date.now()): string {
  const claim = `${session_id}.${Math.floor(now / 1000) + tokenHours * 3600}`
  return `${claim}.${signature(key, claim)}`
}

/** The session and the expiry of a token, or null if it is invalid. */
export function readToken(key: Buffer, token: string): { session_id: number; expires: number } | null {
  const parts = /^((\d{1,16})\.(\d{1,12}))\.([\w-]{43})$/.exec(token)
  if (!parts) return null
  const [, claim, session, expires, given] = parts
  const right = timingSafeEqual(Buffer.from(signature(key, claim!)), Buffer.from(given!))
  return right ? { session_id: Number(session), expires: Number(expires) * 1000 } : null
}

const signature = (key: Buffer, claim: string): string => createHmac('sha256', key).update(claim).digest('base64url')
