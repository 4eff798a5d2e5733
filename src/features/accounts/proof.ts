import { ApiError } from '#contract/errors.ts'
import type { FactData } from '#contract/facts.ts'
import { forgetCounted, takeCounted, type Rate } from '#runtime/rates.ts'
import type { Tx } from '#storage/database.ts'
import { checkPassword } from './password.ts'
import { lockPassword, passwordOf } from './store.ts'
import { findFactor, useFactor, type Factor, type FactorParts, type GivenFactor } from './two-factor/factor.ts'

export type ProofParts = FactorParts & {
  /** Wrong passwords for one account, wherever they come from. */
  loginRate: Rate
}

/** Somebody has shown that they are who they say. What they showed may change until it is used. */
export type Proof = { account_id: number; password_hash: string; counter: string; factor: Factor | null }

const wrong = () => new ApiError('unauthorized_error')

/** Under what the tries at one account's password are counted. */
export const loginCounter = (email: string): string => `login:${email.toLowerCase()}`

type Someone = { id: number; email: string }

/** Asks somebody who is signed in for their password once more, and for the second factor where there is one. */
export async function askPassword(
  tx: Tx,
  account: Someone,
  given: { password: string } & GivenFactor,
  { loginRate, ...factorParts }: ProofParts,
): Promise<Proof> {
  const password_hash = (await passwordOf.first(tx, { id: account.id }))?.password_hash
  // Who signs in through a provider alone has none; a letter lets them choose one.
  if (!password_hash) throw wrong()
  const counter = loginCounter(account.email)
  await takeCounted(tx, counter, loginRate)
  if (!(await checkPassword(given.password, password_hash))) throw wrong()
  return { account_id: account.id, password_hash, counter, factor: await findFactor(tx, account, given, factorParts) }
}

/**
 * Uses a proof up in the call's transaction. A password that was changed meanwhile proves nothing, and from here on the
 * next change has to wait: what it ends includes what this call begins.
 */
export async function useProof(
  call: {
    tx: Tx
    record(name: 'account.recovery_code_used', data: FactData['account.recovery_code_used']): void
  },
  { account_id, password_hash, counter, factor }: Proof,
): Promise<void> {
  const present = await lockPassword.first(call.tx, { id: account_id })
  if (present?.password_hash !== password_hash) throw wrong()
  // It was switched on while the password was looked at.
  if (present.two_factor_enabled && !factor) throw new ApiError('two_factor_required')
  await useFactor(call, { id: account_id }, factor)
  await forgetCounted(call.tx, counter)
}
