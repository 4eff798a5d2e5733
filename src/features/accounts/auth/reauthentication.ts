import type { FailContext, RecordContext } from '#runtime/calls/handler.ts'
import { resetQuota, type Rate } from '#runtime/limits/rate-limiter.ts'
import { checkPassword } from './password-hash.ts'
import { lockPassword, passwordOf } from '../store.ts'
import { countAttempt, type LoginAttempt } from './login-throttle.ts'
import { findFactor, useFactor, type Factor, type FactorDeps, type FactorInput } from '../two-factor/factor.ts'

export type ReauthDeps = FactorDeps & {
  /** Limit of password attempts at one account from one network. */
  loginRate: Rate
}

/** A successful reauthentication. The password may still change until it is consumed. */
export type Reauthentication = { account_id: number; password_hash: string; counter: string; factor: Factor | null }

/** Calls that require reauthentication may fail with these errors. */
type ReauthCall = FailContext<'unauthorized_error' | 'two_factor_required'>

/** Verifies the password of a signed-in user again, and the second factor if enabled. */
export async function verifyPassword(
  call: ReauthCall & LoginAttempt & { account: { id: number; email: string } },
  given: { password: string } & FactorInput,
  { loginRate, ...factorParts }: ReauthDeps,
): Promise<Reauthentication> {
  const { tx, account, fail } = call
  const password_hash = (await passwordOf.first(tx, { id: account.id }))?.password_hash
  // Users who only sign in through a provider have no password; they can choose one by email.
  if (!password_hash) return fail('unauthorized_error')
  const counter = await countAttempt(call, account.email, account, loginRate)
  if (!(await checkPassword(given.password, password_hash))) fail('unauthorized_error')
  return { account_id: account.id, password_hash, counter, factor: await findFactor(call, account, given, factorParts) }
}

/**
 * Consumes a reauthentication in the call's transaction. It fails if the password was changed meanwhile, and locks it, so
 * that a later change also ends what this call creates.
 */
export async function consumeReauthentication(
  call: ReauthCall & RecordContext<'account.recovery_code_used'>,
  { account_id, password_hash, counter, factor }: Reauthentication,
): Promise<void> {
  const present = await lockPassword.first(call.tx, { id: account_id })
  if (present?.password_hash !== password_hash) return call.fail('unauthorized_error')
  // Two-factor was enabled while the password was being verified.
  if (present.two_factor_enabled && !factor) call.fail('two_factor_required')
  await useFactor(call, { id: account_id }, factor)
  await resetQuota(call.tx, counter)
}
