import type { Cookie } from '../calls/identity.ts'

/** The session cookie. The prefix makes browsers insist on Secure, Path=/ and no Domain. */
export const sessionCookieName = '__Host-folkmoot'
/**
 * The same for programs that hand it on to a browser over plain HTTP or without `Secure`, where the prefix would make the browser drop it.
 * Any host of the domain could set it in a browser, so that it counts only in requests that no browser sends.
 */
export const programCookieName = 'folkmoot'
/** Identifies the browser that began a sign-in with an identity provider, for the minutes it takes. */
export const loginCookieName = '__Host-folkmoot-login'

/** Identifies a browser that was signed in before. */
export const knownBrowserCookieName = '__Host-folkmoot-known'

/** The groups whose content warning was accepted in a browser. Only the pages use it. */
export const acceptedCookieName = '__Host-folkmoot-accepted'

/** The value of one cookie in a Cookie header; the first counts if a name is repeated. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

// Some clients that parse cookies by hand expect the attributes in this order.
export function writeCookie({ name, value, maxAge }: Cookie): string {
  const expires = new Date(value === null ? 0 : Date.now() + maxAge * 1000).toUTCString()
  return `${name}=${value ?? ''}; Path=/; Max-Age=${maxAge}; Expires=${expires}; HttpOnly; Secure; SameSite=Lax`
}
