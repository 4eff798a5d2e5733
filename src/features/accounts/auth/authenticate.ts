import { ApiError } from '#contract/errors.ts'
import type { TtlCache } from '#runtime/cache/ttl-cache.ts'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import type { Account, Authenticate, Cookie, Credentials, Identity, CredentialRef } from '#runtime/calls/identity.ts'
import { isPostingToken } from '#contract/posting-token.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { rowsPerItem, batchLoader } from '#storage/batching/batch-loader.ts'
import { csrfOf, hashSecret, readToken } from './secrets.ts'
import { keyByHash, keyById, postingAddressByHash, touchKey, touchPostingAddress } from '../keys/store.ts'
import { sessionsById, sessionsBySecret, touchSession } from '../store.ts'

/** Sessions expire this many days after the last visit. */
export const sessionDays = 30

/** The session cookie, which expires with the session. */
export const cookieOf = (secret: string): Cookie => ({
  name: sessionCookieName,
  value: secret,
  maxAge: sessionDays * 86_400,
})

type AuthenticatorDeps = { tx: Tx; cache: TtlCache; tokenKey: Buffer }
type CachedIdentity = Identity & { expired?: boolean }

const refuse = (reason: string) => new ApiError('authentication', reason)

// Chats look up the session for each message, and many at once after a restart, so lookups are batched.
const sessionById = batchLoader(async (tx, ids: readonly number[]) =>
  rowsPerItem(ids, await sessionsById.all(tx, { ids })).map(([row]) => row),
)

const sessionBySecret = batchLoader(async (tx, secret_hashes: readonly Buffer[]) =>
  rowsPerItem(secret_hashes, await sessionsBySecret.all(tx, { secret_hashes })).map(([row]) => row),
)

/** Authenticates a caller by API key, token or cookie. If there is an Authorization header, the cookie is ignored. */
export function authenticator({ tx, cache, tokenKey }: AuthenticatorDeps): Authenticate {
  const cached = (key: string, load: () => Promise<CachedIdentity | null>) =>
    cache.get(key, load, identity => (identity ? { accounts: [identity.account.id] } : null))

  const ofKey = async (row: Row<'apiKey.byHash'> | undefined): Promise<CachedIdentity | null> => {
    if (!row) return null
    const { key_id, expired, stale, scopes, group_ids, ...account } = row
    if (stale && !expired) await touchKey.run(tx, { id: key_id })
    return { account, how: 'key', session_id: null, key_id, csrf: null, limits: { scopes, groups: group_ids }, expired }
  }
  const byKey = (key: string) =>
    cached(`key:${key}`, async () => ofKey(await keyByHash.first(tx, { key_hash: hashSecret(key) })))
  const byKeyId = (key_id: number) =>
    cached(`key-id:${key_id}`, async () => ofKey(await keyById.first(tx, { id: key_id })))
  // Not cached: it ends at once.
  async function byPostingToken(token: string): Promise<Identity | null> {
    const row = await postingAddressByHash.first(tx, { token_hash: hashSecret(token) })
    if (!row) return null
    const { posting_id: id, group_id, name, hashtags, stale, ...account } = row
    if (stale) await touchPostingAddress.run(tx, { id })
    const limits = { scopes: ['write'], groups: [group_id], calls: ['postmessage'] }
    return { account, how: 'key', session_id: null, csrf: null, limits, posting: { id, group_id, name, hashtags } }
  }
  const byToken = (session_id: number) =>
    cached(`session:${session_id}`, async () => {
      const row = await sessionById(tx, session_id)
      if (!row) return null
      const { session_id: id, ...account } = row
      return { account, how: 'token', session_id: id, csrf: null }
    })
  const byCookie = (secret: string) =>
    cached(`cookie:${secret}`, async () => {
      const row = await sessionBySecret(tx, hashSecret(secret))
      if (!row) return null
      const { session_id, stale, ...account } = row
      if (stale) await touchSession.run(tx, { id: session_id, days: sessionDays })
      const renewed = stale ? { renewedCookie: cookieOf(secret) } : {}
      return { account, how: 'cookie', session_id, csrf: csrfOf(secret), ...renewed }
    })

  async function byAuthorization(header: string, inUrl: boolean): Promise<Identity> {
    const [, scheme = '', credentials = ''] = /^(\w+) +(\S+)$/.exec(header) ?? []
    const identity = await schemes.get(scheme.toLowerCase())?.(credentials)
    if (!identity)
      throw refuse(inUrl ? 'this address is wrong or no longer works' : 'the authorization header is not valid')
    if (identity.expired) throw new ApiError('expired', 'this key has expired')
    return identity
  }
  const schemes = new Map<string, (credentials: string) => Promise<CachedIdentity | null>>(
    Object.entries({
      bearer: key => (isPostingToken(key) ? byPostingToken(key) : byKey(key)),
      async basic(credentials) {
        const [name = '', ...password] = Buffer.from(credentials, 'base64').toString('latin1').split(':')
        const token = password.join(':') === '' ? readToken(tokenKey, name) : null
        if (!token) return null
        if (token.expires <= Date.now()) throw new ApiError('expired', 'this token has expired: log in again')
        return byToken(token.session_id)
      },
    }),
  )

  /** The address of a file of an ended session still works for the person whose browser has a new one. */
  async function byProof(proof: CredentialRef, cookie: string | undefined): Promise<Identity | null> {
    const identity = 'key_id' in proof ? await byKeyId(proof.key_id) : await byToken(proof.session_id)
    if (identity && !identity.expired) return identity
    if (cookie) return byCookie(cookie)
    throw refuse('what was shown is no longer good')
  }

  function recognise({
    authorization,
    inUrl = false,
    cookie,
    credentialRef,
  }: Credentials): Promise<Identity | null> | null {
    if (credentialRef) return byProof(credentialRef, cookie)
    if (authorization !== undefined) return byAuthorization(authorization, inUrl)
    return cookie ? byCookie(cookie) : null
  }

  return async credentials => {
    const identity = await recognise(credentials)
    if (!identity || isActive(identity.account)) return identity
    // Browsers send the cookie by themselves, and the user may be about to sign in with another account.
    if (identity.how === 'cookie') return null
    throw refuse('this account is not active')
  }
}

/** Whether an account may be used. */
export const isActive = (account: Pick<Account, 'status'>): boolean => account.status !== 'user_status_inactive'
