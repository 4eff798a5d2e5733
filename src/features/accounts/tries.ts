import type { Identity, Mark } from '#runtime/identity.ts'
import {
  addressKey,
  forgetCounted,
  forgetCountedUnder,
  takeCounted,
  tooMany,
  tryCounted,
  type Rate,
} from '#runtime/rates.ts'
import type { Tx } from '#storage/database.ts'

/** Who tries to show that an account is theirs, as far as is known. */
export type Trying = { tx: Tx; address: string; who: Identity | null; marks: readonly Mark[] }
/** The account that is tried; marks of its present round are good. */
export type Tried = { id: number; mark_round?: number }

/** By what somebody is known to an account: a session, a key or a browser; null for a stranger. */
export function knownBy({ who, marks }: Trying, account: Tried | null): string | null {
  if (!account) return null
  if (who?.account.id === account.id)
    return who.session_id === null ? `key ${who.key_id ?? 0}` : `session ${who.session_id}`
  const mark = marks.find(({ account_id, round }) => account_id === account.id && round === account.mark_round)
  return mark ? `browser ${mark.browser}` : null
}

const nameOf = (email: string): string => `login:${email.toLowerCase()}`
const counterOf = ({ address }: Pick<Trying, 'address'>, email: string): string =>
  `${nameOf(email)} from ${addressKey(address)}`

// Many networks that try one account together have fewer tries each, but one that is new to it always has some.
const crowd = 10
const share = 5

/**
 * Counts a try at a password before it is looked at: strangers by their network, whoever is known by themselves, so that
 * nobody is kept out by others. Returns what it was counted under.
 */
export async function takeTry(call: Trying, email: string, account: Tried | null, rate: Rate): Promise<string> {
  const known = knownBy(call, account)
  const counter = known === null ? counterOf(call, email) : `${nameOf(email)} by ${known}`
  const taken = await takeCounted(call.tx, counter, rate)
  if (known !== null || taken <= Math.ceil(rate.count / share)) return counter
  const isCrowded = !(await tryCounted(call.tx, nameOf(email), { ...rate, count: rate.count * crowd }))
  if (isCrowded) throw tooMany(rate.seconds)
  return counter
}

/** Gives a stranger's network its tries at an account back. */
export const forgetTries = (call: Pick<Trying, 'tx' | 'address'>, email: string): Promise<void> =>
  forgetCounted(call.tx, counterOf(call, email))

/** Gives everybody's tries at an account back: the operator has settled whose it is. */
export const forgetAllTries = (tx: Tx, email: string): Promise<void> => forgetCountedUnder(tx, nameOf(email))
