import type { KeyLimits } from '#contract/scopes.ts'
import type { Timestamp } from '#storage/values.ts'

/** The account of a person, as every call knows it. */
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

/** A cookie to set with the response; `value` null clears it. */
export type Cookie = { name: string; value: string | null; maxAge: number }

/** A browser that was signed in to an account before. Incrementing the account's `round` invalidates all of them. It grants no access. */
export type KnownBrowser = { account_id: number; round: number; browser: string }

/** An address at which a script posts as a member: its name, and the hashtags of its posts. */
export type PostingIdentity = { id: number; group_id: number; name: string; hashtags: readonly string[] }

/** Who is calling, and how they authenticated. */
export type Identity = {
  account: Account
  /** `decision`: a moderator's decision is carried out, which was stored before. */
  how: 'cookie' | 'key' | 'token' | 'mail' | 'decision'
  /** The session behind a cookie or token. */
  session_id: number | null
  /** The API key, if one was used. */
  key_id?: number
  /** The CSRF token that a changing call must repeat; only cookies need it, because browsers send them unasked. */
  csrf: string | null
  /** The restrictions of an API key; absent: it may do all that the account may. */
  limits?: KeyLimits
  /** The address at which a script posts, if its token was used. */
  posting?: PostingIdentity
  /** The session was just extended: the browser gets this cookie with any response. */
  renewedCookie?: Cookie
}

/** The credentials of a request. With an Authorization header the cookie is ignored. */
export type Credentials = {
  authorization: string | undefined
  /** The authorization was not in a header, but in the URL. */
  inUrl?: boolean
  cookie: string | undefined
  /** A reference to credentials that were checked on another of our hosts a moment ago; looked up again. */
  credentialRef?: CredentialRef
}

/** Identifies a session or key without its secret. */
export type CredentialRef = { session_id: number } | { key_id: number }

export function credentialRefOf({ session_id, key_id }: Identity): CredentialRef {
  if (session_id !== null) return { session_id }
  if (key_id === undefined) throw new Error('an identity without session or key cannot be proved again')
  return { key_id }
}

/** Authenticates: null without credentials; throws if they are invalid or expired. */
export type Authenticate = (credentials: Credentials) => Promise<Identity | null>
