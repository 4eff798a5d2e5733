import type { FailContext, RecordContext } from '#runtime/calls/handler.ts'
import { resetQuota, type Rate } from '#runtime/limits/rate-limiter.ts'
import { checkPassword } from './password-hash.ts'
import { lockPassword, passwordOf } from '../store.ts'
import { countAttempt, type LoginAttempt } from './login-throttle.ts'
import { findFactor, useFactor, type Factor, type FactorDeps, type FactorInput } from '../two-factor/factor.ts'

export type ReauthDeps = FactorDeps & {
  /** Passwords tried on one account from one place. */
  loginRate: Rate
}

/** Somebody has shown that they are who they say. What they showed may change until it is used. */
export type Reauthentication = { account_id: number; password_hash: string; counter: string; factor: Factor | null }

/** Whatever asks for a proof must expect that it is wrong, or that there is more to show. */
type ReauthCall = FailContext<'unauthorized_error' | 'two_factor_required'>

/** Asks somebody who is signed in for their password once more, and for the second factor where there is one. */
export async function verifyPassword(
  call: ReauthCall & LoginAttempt & { account: { id: number; email: string } },
  given: { password: string } & FactorInput,
  { loginRate, ...factorParts }: ReauthDeps,
): Promise<Reauthentication> {
  const { tx, account, fail } = call
  const password_hash = (await passwordOf.first(tx, { id: account.id }))?.password_hash
  // Who signs in through a provider alone has none; an email lets them choose one.
  if (!password_hash) return fail('unauthorized_error')
  const counter = await countAttempt(call, account.email, account, loginRate)
  if (!(await checkPassword(given.password, password_hash))) fail('unauthorized_error')
  return { account_id: account.id, password_hash, counter, factor: await findFactor(call, account, given, factorParts) }
}

/**
 * Uses a proof up in the call's transaction. A password that was changed meanwhile proves nothing, and from here on the
 * next change has to wait: what it ends includes what this call begins.
 */
export async function consumeReauthentication(
  call: ReauthCall & RecordContext<'account.recovery_code_used'>,
  { account_id, password_hash, counter, factor }: Reauthentication,
): Promise<void> {
  const present = await lockPassword.first(call.tx, { id: account_id })
  if (present?.password_hash !== password_hash) return call.fail('unauthorized_error')
  // It was switched on while the password was looked at.
  if (present.two_factor_enabled && !factor) call.fail('two_factor_required')
  await useFactor(call, { id: account_id }, factor)
  await resetQuota(call.tx, counter)
}
