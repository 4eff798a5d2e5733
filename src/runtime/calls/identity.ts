import type { KeyLimits } from '#contract/scopes.ts'
import type { Timestamp } from '#storage/values.ts'

/** A person with an account, as every call knows them. */
export type Account = {
  id: number
  created: Timestamp
  updated: Timestamp
  email: string
  full_name: string
  user_name: string
  timezone: string
  status: string
  site_admin: boolean
  two_factor_enabled: boolean
  preferences: unknown
}

/** A cookie to be set with the answer; `value` null clears it. */
export type Cookie = { name: string; value: string | null; maxAge: number }

/** A browser that has been signed in to an account before, in a round of its marks. It opens nothing. */
export type KnownBrowser = { account_id: number; round: number; browser: string }

/** Who is calling, and how they proved it. */
export type Identity = {
  account: Account
  how: 'cookie' | 'key' | 'token' | 'mail'
  /** The session behind a cookie or token. */
  session_id: number | null
  /** The key, where it was one. */
  key_id?: number
  /** What a changing call must repeat; only cookies are sent by a browser on its own, so only they need it. */
  csrf: string | null
  /** What a key may do; absent: all that the account may. */
  limits?: KeyLimits
  /** The session was extended just now: the browser has to hear of it, whatever the answer is. */
  renewedCookie?: Cookie
}

/** What came with the request. An Authorization header is judged alone; it never falls back to the cookie. */
export type Credentials = {
  authorization: string | undefined
  cookie: string | undefined
  /** What a caller has shown on another host of ours a moment ago; it is looked up afresh. */
  credentialRef?: CredentialRef
}

/** What stands behind an identity, without the secret that it was shown by. */
export type CredentialRef = { session_id: number } | { key_id: number }

/** The proof of somebody who came by session or key. */
export function credentialRefOf({ session_id, key_id }: Identity): CredentialRef {
  if (session_id !== null) return { session_id }
  if (key_id === undefined) throw new Error('an identity without session or key cannot be proved again')
  return { key_id }
}

/** Turns credentials into somebody: null when there are none; throws when they are wrong or too old. */
export type Authenticate = (credentials: Credentials) => Promise<Identity | null>
