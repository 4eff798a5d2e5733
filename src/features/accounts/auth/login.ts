import { parseAddress } from '#contract/address.ts'
import { implement } from '#runtime/calls/handler.ts'
import { isActive } from './authenticate.ts'
import * as contract from '../contract.ts'
import { finishLogin, type FinishLoginDeps } from './finish-login.ts'
import { checkPassword } from './password-hash.ts'
import { consumeReauthentication, type Reauthentication, type ReauthDeps } from './reauthentication.ts'
import { accountByEmail } from '../store.ts'
import { countAttempt } from './login-throttle.ts'
import { findFactor } from '../two-factor/factor.ts'

export type LoginDeps = FinishLoginDeps & ReauthDeps

export const login = (deps: LoginDeps) =>
  implement(
    contract.login,
    async call => {
      const { tx, params, fail } = call
      const email = parseAddress(params.email.trim()) ?? params.email.trim()
      const row = await accountByEmail.first(tx, { email })
      // Counted by the stored address, because the database's comparison matches more spellings than lower case does.
      const counter = await countAttempt(call, row?.email ?? email, row ?? null, deps.loginRate)
      // An unknown address takes as long as a wrong password.
      const right = await checkPassword(params.password, row?.password_hash ?? null)
      if (!row?.password_hash || !right) return fail('unauthorized_error')
      // Only shown to those who know the password.
      if (!isActive(row)) return fail('inactive user')
      const { password_hash, browser_epoch, ...account } = row
      const factor = await findFactor(call, { id: account.id, browser_epoch }, params, deps)
      return { account, proof: { account_id: account.id, password_hash, counter, factor } satisfies Reauthentication }
    },
    async call => {
      const { account, proof } = call.prepared
      await consumeReauthentication(call, proof)
      return finishLogin(call, account, deps)
    },
  )
