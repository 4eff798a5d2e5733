import { parseAddress } from '#contract/address.ts'
import { implement, type Implementation } from '#runtime/calls/handler.ts'
import { json } from '#storage/values.ts'
import type { IsCommon } from '../auth/common-passwords.ts'
import { finishLogin, type FinishLoginDeps } from '../auth/finish-login.ts'
import { hashPassword, passwordFault } from '../auth/password-hash.ts'
import { hashSecret } from '../auth/secrets.ts'
import { languageOf, nameOf, timezoneOf } from '../profile/names.ts'
import { accountById, insertAccount, updateAccount } from '../store.ts'
import * as contract from './contract.ts'
import { findSetupLink } from './setup-link.ts'
import { administratorExists, takeSetupLink } from './store.ts'

export type SetupDeps = FinishLoginDeps & { isCommon: IsCommon }

const getSetupLink = implement(contract.getSetupLink, async call => ({
  object: 'setup_link' as const,
  expires: (await findSetupLink(call, call.params.token)).expires,
}))

const createAdministrator = (deps: SetupDeps) =>
  implement(
    contract.createAdministrator,
    async call => {
      const { params, fail, refuse } = call
      await findSetupLink(call, params.token)
      const fault = await passwordFault(params.password, deps.isCommon)
      if (fault) fail(fault)
      const full_name = nameOf(params.full_name) || refuse('full_name')
      const timezone = params.timezone === undefined ? null : (timezoneOf(params.timezone) ?? refuse('timezone'))
      const language = params.language === undefined ? '' : (languageOf(params.language) ?? refuse('language'))
      const email = parseAddress(params.email.trim()) ?? fail('invalid email address')
      return { email, full_name, timezone, language, password_hash: await hashPassword(params.password) }
    },
    async call => {
      const { tx, params, fail, record } = call
      const { timezone, language, ...given } = call.prepared
      const link = await takeSetupLink.first(tx, { secret_hash: hashSecret(params.token) })
      // Meanwhile another one may have been created with the same link, or on the command line.
      if (!link?.live || (await administratorExists.one(tx)).found) return fail('invalid token')
      const created = await insertAccount.first(tx, { ...given, status: 'user_status_confirmed', site_admin: true })
      if (!created) return fail('email exists')
      const preferences = json(language === '' ? {} : { language })
      await updateAccount.run(tx, { id: created.id, timezone, preferences, full_name: null, user_name: null })
      record('account.registered', { account_id: created.id, email: created.email })
      return finishLogin(call, await accountById.one(tx, { id: created.id }), deps)
    },
  )

export const setupHandlers = (deps: SetupDeps): Implementation[] => [getSetupLink, createAdministrator(deps)]
