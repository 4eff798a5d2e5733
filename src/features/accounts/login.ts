import type { MemberInfo } from '#contract/resources.ts'
import type { Static } from '#contract/schema.ts'
import { implement } from '#runtime/call.ts'
import { sessionCookie } from '#runtime/http/cookies.ts'
import { forgetCounted, takeCounted, type Rate } from '#runtime/rates.ts'
import type { Tx } from '#storage/database.ts'
import { isActive, sessionDays } from './authenticate.ts'
import * as contract from './contract.ts'
import { checkPassword } from './password.ts'
import { csrfOf, hashSecret, newSecret, signToken } from './secrets.ts'
import { accountByEmail, insertSession } from './store.ts'
import { userView } from './view.ts'

export type LoginParts = {
  tokenKey: Buffer
  /** Wrong passwords for one account, wherever they come from. */
  loginRate: Rate
  /** What the account is a member of; a part of the house above this one knows. */
  subscriptionsOf: (tx: Tx, account_id: number) => Promise<Static<typeof MemberInfo>[]>
}

export const login = ({ tokenKey, loginRate, subscriptionsOf }: LoginParts) =>
  implement(
    contract.login,
    async ({ tx, params, fail }) => {
      const counter = `login:${params.email.toLowerCase()}`
      await takeCounted(tx, counter, loginRate)
      const row = await accountByEmail.first(tx, [params.email])
      // An unknown address costs as much time as a wrong password.
      const right = await checkPassword(params.password, row?.password_hash ?? null)
      if (!row || !right || !isActive(row)) return fail('unauthorized_error')
      const { password_hash: _, ...account } = row
      return { account, counter }
    },
    async ({ tx, prepared: { account, counter }, address, agent, setCookie, record }) => {
      await forgetCounted(tx, counter)
      const secret = newSecret()
      const session = await insertSession.one(tx, [account.id, hashSecret(secret), sessionDays, address, agent])
      setCookie({ name: sessionCookie, value: secret, maxAge: sessionDays * 86_400 })
      record('account.logged_in', { account_id: account.id, session_id: session.id })
      const user = {
        ...userView({ account, csrf: csrfOf(secret) }),
        subscriptions: await subscriptionsOf(tx, account.id),
      }
      return { token: signToken(tokenKey, session.id), user }
    },
  )
