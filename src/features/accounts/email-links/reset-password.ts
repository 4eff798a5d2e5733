import { implement } from '#runtime/calls/handler.ts'
import type { IsCommon } from '../auth/common-passwords.ts'
import { endAllAccess, endSessions } from '../auth/end-access.ts'
import { passwordFault, hashPassword } from '../auth/password-hash.ts'
import { verifyPassword, consumeReauthentication, type ReauthDeps } from '../auth/reauthentication.ts'
import { setPassword } from '../store.ts'
import { resetAttempts } from '../auth/login-throttle.ts'
import { addressWithinQuota } from './request-link.ts'
import { claimAddress } from './confirm-email.ts'
import * as contract from './contract.ts'
import { insertLinkRequest, clearMailTokens } from './store.ts'
import { checkToken, lifetimeHours, takeToken } from './tokens.ts'

export type PasswordDeps = ReauthDeps & { isCommon: IsCommon }

const activeStatuses = [
  'user_status_confirmed',
  'user_status_notconfirmed',
  'user_status_bouncing',
  'user_status_bounced',
]

export const requestPasswordReset = implement(
  contract.requestPasswordReset,
  async call => (await addressWithinQuota(call, call.params.email, 'reset')) ?? call.fail('invalid email address'),
  async ({ tx, prepared: email, record }) => {
    const linkRequest = await insertLinkRequest.first(tx, {
      email,
      purpose: 'reset',
      hours: lifetimeHours.reset,
      statuses: activeStatuses,
    })
    const about = { account_id: linkRequest?.account_id ?? 0, mail_token_id: linkRequest?.id ?? 0 }
    record('account.password_reset_requested', about)
    return { object: 'success' as const, extra: 'email sent' }
  },
)

// A confirmation link works too: if others keep registering the address, its owner has at least one of those.
const resetPurposes = ['reset', 'confirm'] as const

/** The old password is not required, and somebody else may have access, so all sessions and keys end. */
export const resetPassword = ({ isCommon }: PasswordDeps) =>
  implement(
    contract.resetPassword,
    async call => {
      const { params, fail } = call
      const fault = await passwordFault(params.password, isCommon)
      if (fault) fail(fault)
      await checkToken(call, params.token, resetPurposes)
      return hashPassword(params.password)
    },
    async call => {
      const { tx, params, prepared: password_hash, fail, record } = call
      const { account_id, purpose, email, account_email, status } = await takeToken(call, params.token, resetPurposes)
      const isUnconfirmed = status === 'user_status_notconfirmed'
      if (email.toLowerCase() !== account_email.toLowerCase()) fail('invalid token')
      if (purpose === 'confirm' && !isUnconfirmed) fail('invalid token')
      if (isUnconfirmed) {
        await claimAddress(call, account_id, password_hash, null)
        record('account.confirmed', { account_id })
      } else {
        await setPassword.run(tx, { id: account_id, password_hash })
        await endAllAccess(call, account_id)
      }
      await clearMailTokens.run(tx, { account_id })
      await resetAttempts(call, account_email)
      record('account.password_changed', { account_id })
    },
  )

export const changePassword = (deps: PasswordDeps) =>
  implement(
    contract.changePassword,
    async call => {
      const { params, fail } = call
      const fault = await passwordFault(params.new_password, deps.isCommon)
      if (fault) fail(fault)
      const proof = await verifyPassword(call, params, deps)
      return { proof, password_hash: await hashPassword(params.new_password) }
    },
    async call => {
      const { tx, who, prepared, record } = call
      const account_id = who.account.id
      await consumeReauthentication(call, prepared.proof)
      await setPassword.run(tx, { id: account_id, password_hash: prepared.password_hash })
      await clearMailTokens.run(tx, { account_id })
      record('account.password_changed', { account_id })
      await endSessions(call, account_id, who.session_id)
    },
  )
