import type { Identity, KnownBrowser } from '#runtime/calls/identity.ts'
import {
  networkKey,
  resetQuota,
  resetQuotasUnder,
  consumeQuota,
  rateLimitError,
  tryConsumeQuota,
  type Rate,
} from '#runtime/limits/rate-limiter.ts'
import type { Tx } from '#storage/database.ts'

/** The context of a sign-in attempt. */
export type LoginAttempt = { tx: Tx; address: string; who: Identity | null; knownBrowsers: readonly KnownBrowser[] }
/** The account being tried; known-browser entries of its current epoch are valid. */
export type LoginTarget = { id: number; browser_epoch?: number }

/** What identifies the caller to an account: a session, a key or a known browser; null for a stranger. */
export function knownBrowserOf({ who, knownBrowsers }: LoginAttempt, account: LoginTarget | null): string | null {
  if (!account) return null
  if (who?.account.id === account.id)
    return who.session_id === null ? `key ${who.key_id ?? 0}` : `session ${who.session_id}`
  const knownBrowser = knownBrowsers.find(
    ({ account_id, round }) => account_id === account.id && round === account.browser_epoch,
  )
  return knownBrowser ? `browser ${knownBrowser.browser}` : null
}

const throttleKey = (email: string): string => `login:${email.toLowerCase()}`
const counterOf = ({ address }: Pick<LoginAttempt, 'address'>, email: string): string =>
  `${throttleKey(email)} from ${networkKey(address)}`

// When many networks try one account, each has fewer attempts, but a new network always has some.
const strangerFactor = 10
const addressFactor = 5

/**
 * Counts a sign-in attempt before the password is checked: strangers by network, known browsers individually, so that
 * nobody is locked out by others. Returns the counter's key.
 */
export async function countAttempt(call: LoginAttempt, email: string, account: LoginTarget | null, rate: Rate) {
  const knownBrowser = knownBrowserOf(call, account)
  const counter = knownBrowser === null ? counterOf(call, email) : `${throttleKey(email)} by ${knownBrowser}`
  const attempts = await consumeQuota(call.tx, counter, rate)
  if (knownBrowser !== null || attempts <= Math.ceil(rate.count / addressFactor)) return counter
  const isCrowded = !(await tryConsumeQuota(call.tx, throttleKey(email), {
    ...rate,
    count: rate.count * strangerFactor,
  }))
  if (isCrowded) throw rateLimitError(rate.seconds)
  return counter
}

/** Resets the attempts of a stranger's network at an account. */
export const resetAttempts = (call: Pick<LoginAttempt, 'tx' | 'address'>, email: string): Promise<void> =>
  resetQuota(call.tx, counterOf(call, email))

/** Resets all attempts at an account, after the operator has settled who owns it. */
export const resetAllAttempts = (tx: Tx, email: string): Promise<void> => resetQuotasUnder(tx, throttleKey(email))
