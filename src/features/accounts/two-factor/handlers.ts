import { randomBytes } from 'node:crypto'
import { implement, type Implementation, type RecordContext } from '#runtime/calls/handler.ts'
import type { Identity } from '#runtime/calls/identity.ts'
import { resetQuota, consumeQuota } from '#runtime/limits/rate-limiter.ts'
import type { Tx } from '#storage/database.ts'
import { endSessions } from '../auth/end-access.ts'
import { verifyPassword, consumeReauthentication, type ReauthDeps } from '../auth/reauthentication.ts'
import { accountById } from '../store.ts'
import { userView, type UserObject } from '../view.ts'
import * as contract from './contract.ts'
import { factorCounter, makeRecoveryCodes, seedOf } from './factor.ts'
import { qrCodeUrl } from './qr-code.ts'
import { clearCodes, offerSeed, switchOff, switchOn, twoFactorOf } from './store.ts'
import { base32, stepOf } from './totp.ts'

export type TwoFactorDeps = ReauthDeps & { addresses: { url: string } }

// As long as the HMAC output (RFC 4226, section 4).
const seedLength = 20

const enableTwoFactor = (deps: TwoFactorDeps) =>
  implement(
    contract.enableTwoFactor,
    async call => {
      const { tx, account, params, fail } = call
      if ((await twoFactorOf.one(tx, { id: account.id })).two_factor_enabled) fail('two factor enabled')
      const proof = await verifyPassword(call, params, deps)
      const seed = randomBytes(seedLength)
      return { proof, seed, sealed: await deps.seal.encrypt(seed, seedOf(account.id)) }
    },
    async call => {
      const { tx, account, fail, prepared } = call
      await consumeReauthentication(call, prepared.proof)
      if ((await offerSeed.run(tx, { id: account.id, two_factor_seed: prepared.sealed })) === 0)
        fail('two factor enabled')
      const secret = base32(prepared.seed)
      const issuer = new URL(deps.addresses.url).host
      const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account.email)}`
      const otpauth_url = `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
      return { object: 'two_factor_setup' as const, secret, otpauth_url, qr_code_url: qrCodeUrl(otpauth_url) }
    },
  )

const confirmTwoFactor = ({ seal, factorRate }: TwoFactorDeps) =>
  implement(
    contract.confirmTwoFactor,
    async call => {
      const { tx, account, params, fail } = call
      const { two_factor_enabled, two_factor_seed } = await twoFactorOf.one(tx, { id: account.id })
      if (two_factor_enabled) return fail('two factor enabled')
      if (!two_factor_seed) return fail('two factor not enabled')
      // Not enabled yet, but guesses are limited all the same.
      const counter = factorCounter(call, account, 'code')
      await consumeQuota(tx, counter, factorRate)
      const step = stepOf(await seal.decrypt(two_factor_seed, seedOf(account.id)), params.twofactor)
      return { counter, sealed: two_factor_seed, step: step ?? fail('unauthorized_error') }
    },
    async call => {
      const { tx, who, record, fail, prepared } = call
      const account_id = who.account.id
      if (
        (await switchOn.run(tx, {
          id: account_id,
          two_factor_seed: prepared.sealed,
          two_factor_step: prepared.step,
        })) === 0
      )
        fail('two factor enabled')
      await resetQuota(tx, prepared.counter)
      record('account.two_factor_enabled', { account_id })
      await endSessions(call, account_id, who.session_id)
      return withNewCodes(call, who)
    },
  )

const disableTwoFactor = (deps: TwoFactorDeps) =>
  implement(
    contract.disableTwoFactor,
    call => verifyPassword(call, call.params, deps),
    async call => {
      const { tx, who, record, fail } = call
      const account_id = who.account.id
      await consumeReauthentication(call, call.prepared)
      if ((await switchOff.run(tx, { id: account_id })) === 0) fail('two factor not enabled')
      await clearCodes.run(tx, { account_id })
      record('account.two_factor_disabled', { account_id })
      await endSessions(call, account_id, who.session_id)
      return presentUser(tx, who)
    },
  )

const regenerateRecoveryCodes = (deps: TwoFactorDeps) =>
  implement(
    contract.regenerateRecoveryCodes,
    call => verifyPassword(call, call.params, deps),
    async call => {
      await consumeReauthentication(call, call.prepared)
      if (!call.prepared.factor) call.fail('two factor not enabled')
      return withNewCodes(call, call.who)
    },
  )

/** The user with new recovery codes, which only this response contains. */
async function withNewCodes({ tx, record }: RecordContext<'account.recovery_codes_made'>, who: Identity) {
  const recovery_codes = (await makeRecoveryCodes(tx, who.account.id)).join('\n')
  record('account.recovery_codes_made', { account_id: who.account.id })
  return { ...(await presentUser(tx, who)), recovery_codes }
}

async function presentUser(tx: Tx, { account, csrf }: Identity): Promise<UserObject> {
  return userView({ account: await accountById.one(tx, { id: account.id }), csrf })
}

export const twoFactorHandlers = (deps: TwoFactorDeps): Implementation[] => [
  enableTwoFactor(deps),
  confirmTwoFactor(deps),
  disableTwoFactor(deps),
  regenerateRecoveryCodes(deps),
]
