import { randomBytes } from 'node:crypto'
import type { Failing, Recording } from '#runtime/call.ts'
import { forgetCounted, takeCounted, type Rate } from '#runtime/rates.ts'
import type { Tx } from '#storage/database.ts'
import type { Seal } from '../seal.ts'
import { hashSecret } from '../secrets.ts'
import { clearCodes, insertCodes, twoFactorOf, useCode, useStep } from './store.ts'
import { base32, stepOf } from './totp.ts'

const counterOf = (account_id: number) => `two-factor:${account_id}`

/** What a sealed seed belongs to. */
export const seedOf = (account_id: number): string => `two-factor seed of ${account_id}`

export type FactorParts = {
  seal: Seal
  /** Codes tried on one account, wherever they come from: few enough that guessing would take centuries. */
  factorRate: Rate
}
export type GivenFactor = { twofactor?: number; recovery_code?: string }
/** A second factor that is right as far as can be said before it is used up. */
export type Factor = { step: number } | { codeHash: Buffer }

/**
 * Looks at the second factor that came with a call, before its transaction: a wrong try is counted whatever becomes of
 * the call. Null: the account has none switched on.
 */
export async function findFactor(
  { tx, fail }: Failing<'unauthorized_error' | 'two_factor_required'>,
  account: { id: number },
  { twofactor, recovery_code }: GivenFactor,
  { seal, factorRate }: FactorParts,
): Promise<Factor | null> {
  const { two_factor_enabled, two_factor_seed } = await twoFactorOf.one(tx, { id: account.id })
  if (!two_factor_enabled || !two_factor_seed) return null
  if (twofactor === undefined && !recovery_code) fail('two_factor_required')
  await countTry(tx, account.id, factorRate)
  if (twofactor === undefined) return { codeHash: hashCode(recovery_code!) }
  const step = stepOf(await seal.open(two_factor_seed, seedOf(account.id)), twofactor)
  return { step: step ?? fail('unauthorized_error') }
}

/** Uses a second factor up, in the call's transaction. One that another call was faster with is wrong. */
export async function useFactor(
  { tx, record, fail }: Recording<'account.recovery_code_used'> & Failing<'unauthorized_error'>,
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
  await forgetCounted(tx, counterOf(account.id))
}

/** Counts a code that confirms a seed, which is not yet a second factor but can be guessed all the same. */
export const countTry = (tx: Tx, account_id: number, rate: Rate): Promise<void> =>
  takeCounted(tx, counterOf(account_id), rate)
export const forgetTries = (tx: Tx, account_id: number): Promise<void> => forgetCounted(tx, counterOf(account_id))

// People may type them in lower case, and with or without the hyphens.
const hashCode = (code: string): Buffer => hashSecret(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))

const codes = 10

/** New recovery codes, each good once, instead of those there were. They are not kept and cannot be shown again. */
export async function makeRecoveryCodes(tx: Tx, account_id: number): Promise<string[]> {
  const made = Array.from({ length: codes }, () => base32(randomBytes(10)).match(/.{4}/g)!.join('-'))
  await clearCodes.run(tx, { account_id })
  await insertCodes.run(tx, { account_id, code_hashes: made.map(hashCode) })
  return made
}
