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

/** Who tries to show that an account is theirs, as far as is known. */
export type LoginAttempt = { tx: Tx; address: string; who: Identity | null; knownBrowsers: readonly KnownBrowser[] }
/** The account that is tried; marks of its present round are good. */
export type LoginTarget = { id: number; browser_epoch?: number }

/** By what somebody is known to an account: a session, a key or a browser; null for a stranger. */
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

// Many networks that try one account together have fewer tries each, but one that is new to it always has some.
const strangerFactor = 10
const addressFactor = 5

/**
 * Counts a try at a password before it is looked at: strangers by their network, whoever is known by themselves, so that
 * nobody is kept out by others. Returns what it was counted under.
 */
export async function countAttempt(call: LoginAttempt, email: string, account: LoginTarget | null, rate: Rate) {
  const knownBrowser = knownBrowserOf(call, account)
  const counter = knownBrowser === null ? counterOf(call, email) : `${throttleKey(email)} by ${knownBrowser}`
  const taken = await consumeQuota(call.tx, counter, rate)
  if (knownBrowser !== null || taken <= Math.ceil(rate.count / addressFactor)) return counter
  const isCrowded = !(await tryConsumeQuota(call.tx, throttleKey(email), {
    ...rate,
    count: rate.count * strangerFactor,
  }))
  if (isCrowded) throw rateLimitError(rate.seconds)
  return counter
}

/** Gives a stranger's network its tries at an account back. */
export const resetAttempts = (call: Pick<LoginAttempt, 'tx' | 'address'>, email: string): Promise<void> =>
  resetQuota(call.tx, counterOf(call, email))

/** Gives everybody's tries at an account back: the operator has settled whose it is. */
export const resetAllAttempts = (tx: Tx, email: string): Promise<void> => resetQuotasUnder(tx, throttleKey(email))
