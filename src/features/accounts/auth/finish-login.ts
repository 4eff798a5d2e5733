import type { FactData } from '#contract/facts.ts'
import type { MemberInfo } from '#contract/resources.ts'
import type { Static } from '#contract/schema.ts'
import type { Account, Cookie, Identity, KnownBrowser } from '#runtime/calls/identity.ts'
import type { Organisation } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { cookieOf, sessionDays } from './authenticate.ts'
import type { Login } from '../contract.ts'
import { knownBrowserCookie } from './known-browser-cookie.ts'
import { csrfOf, hashSecret, newSecret, signToken } from './secrets.ts'
import { deleteSession, insertSession } from '../store.ts'
import { userView } from '../view.ts'

export type FinishLoginDeps = {
  tokenKey: Buffer
  /** Signs the cookies of known browsers. */
  markKey: Buffer
  /** The memberships of an account, in one organisation's groups or in all; implemented by another feature. */
  subscriptionsOf: (tx: Tx, account_id: number, org_id?: number | null) => Promise<Static<typeof MemberInfo>[]>
}

/** The context of a call that signs somebody in. */
type SignInCall = {
  tx: Tx
  who: Identity | null
  address: string
  agent: string
  organisation: Organisation | null
  knownBrowsers: readonly KnownBrowser[]
  setCookie(cookie: Cookie): void
  record(name: 'account.logged_in' | 'account.logged_out', data: FactData['account.logged_in']): void
}

/**
 * Signs in an authenticated person: creates a session, its cookie, a known-browser cookie and a token. The session cookie
 * is always new, and the browser's previous session ends, which prevents session fixation.
 */
export async function finishLogin(
  call: SignInCall,
  account: Account,
  { tokenKey, markKey, subscriptionsOf }: FinishLoginDeps,
): Promise<Static<typeof Login>> {
  const { tx, who, address, agent, organisation } = call
  if (who?.session_id) {
    await deleteSession.run(tx, { id: who.session_id, account_id: who.account.id })
    call.record('account.logged_out', { account_id: who.account.id, session_id: who.session_id })
  }
  const secret = newSecret()
  const session = await insertSession.one(tx, {
    account_id: account.id,
    secret_hash: hashSecret(secret),
    days: sessionDays,
    address,
    agent,
  })
  call.setCookie(cookieOf(secret))
  call.setCookie(knownBrowserCookie(markKey, account.id, session.browser_epoch, call.knownBrowsers))
  call.record('account.logged_in', { account_id: account.id, session_id: session.id })
  const subscriptions = await subscriptionsOf(tx, account.id, organisation?.id ?? null)
  const user = { ...userView({ account, csrf: csrfOf(secret) }), subscriptions }
  return { token: signToken(tokenKey, session.id), user }
}
