import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { knownBrowserCookieName } from '#runtime/http/cookies.ts'
import type { Cookie, KnownBrowser } from '#runtime/calls/identity.ts'

// This cookie gives no access. It only distinguishes browsers that have signed in before from strangers, whose failed
// attempts must not lock the owner out (docs/decisions/0010).

/** A browser remembers at most this many accounts, for people who share it. */
const maxBrowsers = 5
const separator = '~'
const year = 365 * 86_400

/** The valid entries of the cookie, newest first. */
export function readKnownBrowsers(key: Buffer, text: string | undefined): KnownBrowser[] {
  if (!text) return []
  return text.split(separator, maxBrowsers).flatMap(one => {
    const [, claim, account, round, browser, given] =
      /^((\d{1,16})\.(\d{1,9})\.([\w-]{22}))\.([\w-]{43})$/.exec(one) ?? []
    if (!claim || !timingSafeEqual(Buffer.from(signature(key, claim)), Buffer.from(given!))) return []
    return [{ account_id: Number(account), round: Number(round), browser: browser! }]
  })
}

/** The cookie of a browser that has just signed in, including its entries for other accounts. */
export function knownBrowserCookie(
  key: Buffer,
  account_id: number,
  round: number,
  marks: readonly KnownBrowser[],
): Cookie {
  const fresh = { account_id, round, browser: randomBytes(16).toString('base64url') }
  const remembered = [fresh, ...marks.filter(knownBrowser => knownBrowser.account_id !== account_id)].slice(
    0,
    maxBrowsers,
  )
  return {
    name: knownBrowserCookieName,
    value: remembered.map(knownBrowser => signKnownBrowser(key, knownBrowser)).join(separator),
    maxAge: year,
  }
}

function signKnownBrowser(key: Buffer, { account_id, round, browser }: KnownBrowser): string {
  const claim = `${account_id}.${round}.${browser}`
  return `${claim}.${signature(key, claim)}`
}

const signature = (key: Buffer, claim: string): string => createHmac('sha256', key).update(claim).digest('base64url')
