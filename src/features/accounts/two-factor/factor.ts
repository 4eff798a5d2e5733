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
 * The counter for attempts at a second factor. Whoever gets this far has the password, so all strangers share few
 * attempts. Recovery codes cannot be guessed and have a counter of their own, so that the owner can always get in.
 */
export function factorCounter(call: LoginAttempt, account: LoginTarget, what: 'code' | 'recovery code'): string {
  const knownBrowser = knownBrowserOf(call, account)
  if (knownBrowser !== null) return `two-factor:${account.id} by ${knownBrowser}`
  return what === 'code' ? `two-factor:${account.id}` : `recovery-code:${account.id} from ${networkKey(call.address)}`
}

/** The associated data of an encrypted seed. */
export const seedOf = (account_id: number): string => `two-factor seed of ${account_id}`

export type FactorDeps = {
  seal: SecretBox
  /** Limit of codes that strangers may try on one account, from anywhere: guessing would take centuries. */
  factorRate: Rate
}
export type FactorInput = { twofactor?: number; recovery_code?: string }
/** A second factor that is valid, as far as can be checked before it is consumed. */
export type Factor = { counter: string } & ({ step: number } | { codeHash: Buffer })

/**
 * Checks the second factor before the call's transaction, so that a failed attempt is counted in any case. Null if
 * two-factor is not enabled.
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

/** Consumes a second factor in the call's transaction. Fails if another call has consumed it first. */
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

// Codes may be typed in lower case, and with or without hyphens.
const hashCode = (code: string): Buffer => hashSecret(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))

const recoveryCodeCount = 10

/** Replaces the recovery codes. Each works once; only hashes are stored, so they cannot be shown again. */
export async function makeRecoveryCodes(tx: Tx, account_id: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => base32(randomBytes(10)).match(/.{4}/g)!.join('-'))
  await clearCodes.run(tx, { account_id })
  await insertCodes.run(tx, { account_id, code_hashes: codes.map(hashCode) })
  return codes
}
