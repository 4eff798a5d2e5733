import { randomBytes } from 'node:crypto'
import type { FailContext, RecordContext } from '#runtime/calls/handler.ts'
import { networkKey, resetQuota, consumeQuota, type Rate } from '#runtime/limits/rate-limiter.ts'
import type { Tx } from '#storage/database.ts'
import type { SecretBox } from '../auth/secret-box.ts'
import { hashSecret } from '../auth/secrets.ts'
import { knownBrowserOf, type LoginTarget, type LoginAttempt } from '../auth/login-throttle.ts'
import { clearCodes, insertCodes, twoFactorOf, useCode, useStep } from './store.ts'
import { base32, stepOf } from './totp.ts'

/**
 * Under what a code is counted. Whoever comes as far as the second factor has the password: all strangers together have few
 * tries. Recovery codes cannot be guessed, so that one of them always gets the owner in.
 */
export function factorCounter(call: LoginAttempt, account: LoginTarget, what: 'code' | 'recovery code'): string {
  const knownBrowser = knownBrowserOf(call, account)
  if (knownBrowser !== null) return `two-factor:${account.id} by ${knownBrowser}`
  return what === 'code' ? `two-factor:${account.id}` : `recovery-code:${account.id} from ${networkKey(call.address)}`
}

/** What a sealed seed belongs to. */
export const seedOf = (account_id: number): string => `two-factor seed of ${account_id}`

export type FactorDeps = {
  seal: SecretBox
  /** Codes that strangers try on one account, wherever they come from: few enough that guessing would take centuries. */
  factorRate: Rate
}
export type FactorInput = { twofactor?: number; recovery_code?: string }
/** A second factor that is right as far as can be said before it is used up. */
export type Factor = { counter: string } & ({ step: number } | { codeHash: Buffer })

/**
 * Looks at the second factor that came with a call, before its transaction: a wrong try is counted whatever becomes of
 * the call. Null: the account has none switched on.
 */
export async function findFactor(
  call: LoginAttempt & FailContext<'unauthorized_error' | 'two_factor_required'>,
  account: LoginTarget,
  { twofactor, recovery_code }: FactorInput,
  { seal, factorRate }: FactorDeps,
): Promise<Factor | null> {
  const { tx, fail } = call
  const { two_factor_enabled, two_factor_seed } = await twoFactorOf.one(tx, { id: account.id })
  if (!two_factor_enabled || !two_factor_seed) return null
  if (twofactor === undefined && !recovery_code) fail('two_factor_required')
  const counter = factorCounter(call, account, twofactor === undefined ? 'recovery code' : 'code')
  await consumeQuota(tx, counter, factorRate)
  if (twofactor === undefined) return { counter, codeHash: hashCode(recovery_code!) }
  const step = stepOf(await seal.decrypt(two_factor_seed, seedOf(account.id)), twofactor)
  return { counter, step: step ?? fail('unauthorized_error') }
}

/** Uses a second factor up, in the call's transaction. One that another call was faster with is wrong. */
export async function useFactor(
  { tx, record, fail }: RecordContext<'account.recovery_code_used'> & FailContext<'unauthorized_error'>,
  account: { id: number },
  factor: Factor | null,
): Promise<void> {
  if (!factor) return
  if ('step' in factor) {
    if ((await useStep.run(tx, { id: account.id, two_factor_step: factor.step })) === 0) fail('unauthorized_error')
  } else {
    if ((await useCode.run(tx, { account_id: account.id, code_hash: factor.codeHash })) === 0)
      fail('unauthorized_error')
    record('account.recovery_code_used', { account_id: account.id })
  }
  await resetQuota(tx, factor.counter)
}

// People may type them in lower case, and with or without the hyphens.
const hashCode = (code: string): Buffer => hashSecret(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))

const recoveryCodeCount = 10

/** New recovery codes, each good once, instead of those there were. They are not kept and cannot be shown again. */
export async function makeRecoveryCodes(tx: Tx, account_id: number): Promise<string[]> {
  const made = Array.from({ length: recoveryCodeCount }, () => base32(randomBytes(10)).match(/.{4}/g)!.join('-'))
  await clearCodes.run(tx, { account_id })
  await insertCodes.run(tx, { account_id, code_hashes: made.map(hashCode) })
  return made
}
