import type { Cookie } from '../calls/identity.ts'

/** The cookie of a session. The prefix makes browsers insist on Secure, Path=/ and no Domain. */
export const sessionCookieName = '__Host-folkmoot'
/** Tells the browser that began a log-in at an identity provider from every other, for the minutes it takes. */
export const loginCookieName = '__Host-folkmoot-login'

/** Tells a browser that signed in before from that of a stranger. */
export const knownBrowserCookieName = '__Host-folkmoot-known'

/** The value of one cookie in a Cookie header; the first counts when a name comes twice. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

// Clients that read cookies by hand take the fourth part for the end.
export function writeCookie({ name, value, maxAge }: Cookie): string {
  const expires = new Date(value === null ? 0 : Date.now() + maxAge * 1000).toUTCString()
  return `${name}=${value ?? ''}; Path=/; Max-Age=${maxAge}; Expires=${expires}; HttpOnly; Secure; SameSite=Lax`
}
