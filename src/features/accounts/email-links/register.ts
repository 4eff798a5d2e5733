import { implement } from '#runtime/calls/handler.ts'
import { json } from '#storage/values.ts'
import type { IsCommon } from '../auth/common-passwords.ts'
import { languageOf, nameOf, timezoneOf } from '../profile/names.ts'
import { passwordFault, hashPassword } from '../auth/password-hash.ts'
import { accountByEmail, insertAccount, updateAccount } from '../store.ts'
import { addressWithinQuota } from './request-link.ts'
import * as contract from './contract.ts'
import { insertMailToken } from './store.ts'
import { lifetimeHours } from './tokens.ts'

export type RegisterDeps = { isCommon: IsCommon; revealAddresses: boolean }

const unconfirmedStatus = 'user_status_notconfirmed'

/**
 * Creates an account, or finds the existing one, with the same work, the same response and one email. While the address is
 * unconfirmed, each registration's password belongs to its own email, so that the account goes to the reader of the mail
 * and not to the first who registered.
 */
export const registerUser = ({ isCommon, revealAddresses }: RegisterDeps) =>
  implement(
    contract.registerUser,
    async call => {
      const { tx, params, fail, refuse } = call
      const fault = await passwordFault(params.password, isCommon)
      if (fault) fail(fault)
      const full_name = nameOf(params.full_name) ?? refuse('full_name')
      const timezone = params.timezone === undefined ? null : (timezoneOf(params.timezone) ?? refuse('timezone'))
      const language = params.language === undefined ? '' : (languageOf(params.language) ?? refuse('language'))
      const email = (await addressWithinQuota(call, params.email, 'confirm')) ?? fail('invalid email address')
      if (revealAddresses) {
        const account = await accountByEmail.first(tx, { email })
        if (account && account.status !== unconfirmedStatus) fail('email exists')
      }
      const onward = params.next ? { next: params.next } : {}
      return { email, full_name, timezone, language, onward, password_hash: await hashPassword(params.password) }
    },
    async ({ tx, prepared: { email, full_name, timezone, language, onward, password_hash }, record }) => {
      const user = { object: 'user' as const, email }
      const answer = { object: 'success' as const, extra: 'confirmation sent', user }
      const confirming = { purpose: 'confirm', hours: lifetimeHours.confirm }
      const registration = { email, full_name, password_hash }
      const created = await insertAccount.first(tx, { ...registration, status: unconfirmedStatus, site_admin: false })
      if (created) {
        const preferences = json(language === '' ? {} : { language })
        const chosen = { timezone, preferences, full_name: null, user_name: null }
        if (timezone || language) await updateAccount.run(tx, { id: created.id, ...chosen })
        const tokenFields = { account_id: created.id, email, password_hash: null, full_name: null }
        const token = await insertMailToken.one(tx, { ...confirming, ...tokenFields })
        record('account.registered', { account_id: created.id, email, mail_token_id: token.id, ...onward })
        return answer
      }
      const existing = await accountByEmail.first(tx, { email })
      if (existing?.status === unconfirmedStatus) {
        const tokenFields = { account_id: existing.id, email: existing.email, password_hash, full_name }
        const token = await insertMailToken.one(tx, { ...confirming, ...tokenFields })
        record('account.registration_repeated', { account_id: existing.id, mail_token_id: token.id, ...onward })
      } else if (existing) {
        record('account.registration_repeated', { account_id: existing.id })
      }
      return answer
    },
  )
