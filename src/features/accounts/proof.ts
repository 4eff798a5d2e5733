import type { Failing, Recording } from '#runtime/call.ts'
import { forgetCounted, type Rate } from '#runtime/rates.ts'
import { checkPassword } from './password.ts'
import { lockPassword, passwordOf } from './store.ts'
import { takeTry, type Trying } from './tries.ts'
import { findFactor, useFactor, type Factor, type FactorParts, type GivenFactor } from './two-factor/factor.ts'

export type ProofParts = FactorParts & {
  /** Passwords tried on one account from one place. */
  loginRate: Rate
}

/** Somebody has shown that they are who they say. What they showed may change until it is used. */
export type Proof = { account_id: number; password_hash: string; counter: string; factor: Factor | null }

/** Whatever asks for a proof must expect that it is wrong, or that there is more to show. */
type Proving = Failing<'unauthorized_error' | 'two_factor_required'>

/** Asks somebody who is signed in for their password once more, and for the second factor where there is one. */
export async function askPassword(
  call: Proving & Trying & { account: { id: number; email: string } },
  given: { password: string } & GivenFactor,
  { loginRate, ...factorParts }: ProofParts,
): Promise<Proof> {
  const { tx, account, fail } = call
  const password_hash = (await passwordOf.first(tx, { id: account.id }))?.password_hash
  // Who signs in through a provider alone has none; a letter lets them choose one.
  if (!password_hash) return fail('unauthorized_error')
  const counter = await takeTry(call, account.email, account, loginRate)
  if (!(await checkPassword(given.password, password_hash))) fail('unauthorized_error')
  return { account_id: account.id, password_hash, counter, factor: await findFactor(call, account, given, factorParts) }
}

/**
 * Uses a proof up in the call's transaction. A password that was changed meanwhile proves nothing, and from here on the
 * next change has to wait: what it ends includes what this call begins.
 */
export async function useProof(
  call: Proving & Recording<'account.recovery_code_used'>,
  { account_id, password_hash, counter, factor }: Proof,
): Promise<void> {
  const present = await lockPassword.first(call.tx, { id: account_id })
  if (present?.password_hash !== password_hash) return call.fail('unauthorized_error')
  // It was switched on while the password was looked at.
  if (present.two_factor_enabled && !factor) call.fail('two_factor_required')
  await useFactor(call, { id: account_id }, factor)
  await forgetCounted(call.tx, counter)
}
