import { implement } from '#runtime/calls/handler.ts'
import { verifyPassword, consumeReauthentication, type ReauthDeps } from '../auth/reauthentication.ts'
import { addressWithinQuota } from './request-link.ts'
import * as contract from './contract.ts'
import { insertMailToken } from './store.ts'
import { lifetimeHours } from './tokens.ts'

/** The new address takes effect once it is confirmed by email. */
export const changeEmail = (deps: ReauthDeps) =>
  implement(
    contract.changeEmail,
    async call => {
      const { params, fail } = call
      const proof = await verifyPassword(call, params, deps)
      return {
        proof,
        email: (await addressWithinQuota(call, params.email, 'change_email')) ?? fail('invalid email address'),
      }
    },
    async call => {
      const { tx, account, prepared, record } = call
      await consumeReauthentication(call, prepared.proof)
      const token = await insertMailToken.one(tx, {
        account_id: account.id,
        purpose: 'change_email',
        email: prepared.email,
        hours: lifetimeHours.change_email,
        password_hash: null,
        full_name: null,
      })
      record('account.email_change_requested', { account_id: account.id, mail_token_id: token.id })
      return { object: 'success' as const, extra: 'confirmation sent' }
    },
  )
