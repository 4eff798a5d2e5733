import { enumerations } from '#contract/enumerations.ts'
import { randomBytes } from 'node:crypto'
import { csrfOf, hashSecret, newApiKey, newSecret, signToken } from '#features/accounts/secrets.ts'
import type { Account, Credentials, Identity } from '#runtime/identity.ts'
import type { TestDatabase } from './database.ts'

/** How somebody stands to the group of the world. */
type Place = { status?: string; mod_status?: string; mod_permissions?: readonly string[] } | null

const moderator = (mod_permissions: readonly string[]): Place => ({
  mod_status: 'sub_modstatus_moderator',
  mod_permissions,
})
const flags = Object.fromEntries(enumerations.mod_permissions.map(flag => [flag, moderator([flag])])) as Record<
  (typeof enumerations.mod_permissions)[number],
  Place
>

/** Everybody in the world: what they are in its groups. A moderator is named by the one right that was granted. */
export const places = {
  owner: { mod_status: 'sub_modstatus_owner' },
  moderator: moderator(enumerations.mod_permissions),
  /** A moderator without any granted right. */
  powerless: moderator([]),
  ben: {},
  cleo: {},
  pending: { status: 'sub_status_pending' },
  banned: { status: 'sub_status_banned' },
  /** Was a member once. */
  past: null,
  stranger: null,
  ...flags,
} satisfies Record<string, Place>
export type PersonName = keyof typeof places

/** Somebody with an account and all three ways to sign in. */
export type Person = {
  name: string
  account: Account
  /** The membership in the world's group; 0 for who has none. */
  id: number
  identity: Identity
  csrf: string
  ways: Record<'cookie' | 'key' | 'basic', Credentials>
}

const oneHour = 3_600_000

/** Makes an account, a session and a key. No password: hashing one takes longer than everything else here. */
export async function makePerson(
  { sql }: TestDatabase,
  name: string,
  tokenKey: Buffer,
  now = Date.now(),
): Promise<Person> {
  const [secret, key] = [newSecret(), newApiKey()]
  const [row] = await sql(
    `with account as (
       insert into accounts (email, full_name, status) values ($1, $2, 'user_status_confirmed')
       returning id, created, updated, email, full_name, user_name, timezone, status, site_admin, preferences,
         two_factor_enabled
     ), session as (
       insert into sessions (account_id, secret_hash, expires) select id, $3, now() + interval '1 day' from account returning id
     ), key as (
       insert into api_keys (account_id, name, key_hash) select id, 'test', $4 from account
     )
     select account.*, session.id as session_id from account, session`,
    [`${name}@example.org`, name[0]!.toUpperCase() + name.slice(1), hashSecret(secret), hashSecret(key)],
  )
  const { session_id, ...account } = row as Account & { session_id: number }
  const token = signToken(tokenKey, session_id, now - oneHour)
  return {
    name,
    account,
    id: 0,
    identity: { account, how: 'key', session_id: null, csrf: null },
    csrf: csrfOf(secret),
    ways: {
      cookie: { authorization: undefined, cookie: secret },
      key: { authorization: `Bearer ${key}`, cookie: undefined },
      basic: { authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}`, cookie: undefined },
    },
  }
}

/** Puts somebody into a group as they are to stand there. */
export async function place(
  { sql }: TestDatabase,
  group_id: number,
  person: Person,
  where: NonNullable<Place>,
): Promise<number> {
  const { status = 'sub_status_normal', mod_status = 'sub_modstatus_none', mod_permissions = [] } = where
  const counter = {
    sub_status_normal: 'members_count',
    sub_status_pending: 'pending_count',
    sub_status_banned: 'banned_count',
  }[status]!
  const [row] = await sql(
    `insert into members (group_id, account_id, status, mod_status, mod_permissions, sort_name, sort_email)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      group_id,
      person.account.id,
      status,
      mod_status,
      mod_permissions,
      person.account.full_name.toLowerCase(),
      person.account.email,
    ],
  )
  const moderates = status === 'sub_status_normal' && mod_status !== 'sub_modstatus_none'
  await sql(
    `update groups set ${counter} = ${counter} + 1, moderators_count = moderators_count + $2::int where id = $1`,
    [group_id, Number(moderates)],
  )
  return (row as { id: number }).id
}

export const randomName = (): string => `g${randomBytes(5).toString('hex')}`
