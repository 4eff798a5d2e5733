import { enumerations } from '#contract/enumerations.ts'
import { randomBytes } from 'node:crypto'
import { csrfOf, hashSecret, newApiKey, newSecret, signToken } from '#features/accounts/auth/secrets.ts'
import type { Account, Credentials, Identity } from '#runtime/calls/identity.ts'
import type { Membership } from '#runtime/calls/targets.ts'
import type { TestDatabase } from '../database.ts'

/** The relation of a person to the world's group. */
type TestRole = { status?: string; mod_status?: string; mod_permissions?: readonly string[] } | null

const moderator = (mod_permissions: readonly string[]): TestRole => ({
  mod_status: 'sub_modstatus_moderator',
  mod_permissions,
})
const flags = Object.fromEntries(enumerations.mod_permissions.map(flag => [flag, moderator([flag])])) as Record<
  (typeof enumerations.mod_permissions)[number],
  TestRole
>

/** Everyone in the world with their roles. A moderator is named by the one permission granted. */
export const testRoles = {
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
} satisfies Record<string, TestRole>
export type PersonName = keyof typeof testRoles

/** A member like any other. */
export const plainMembership: Membership = {
  id: 1,
  group_id: 1,
  status: 'sub_status_normal',
  post_status: 'sub_poststatus_normal',
  mod_status: 'sub_modstatus_none',
  mod_permissions: [],
}

/** An account with all three credentials. */
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
  database: TestDatabase,
  name: string,
  tokenKey: Buffer,
  now = Date.now(),
): Promise<Person> {
  const [person] = await makePeople(database, [name], tokenKey, now)
  return person!
}

/** The same for many at once. */
export async function makePeople(
  { sql }: TestDatabase,
  names: readonly string[],
  tokenKey: Buffer,
  now = Date.now(),
): Promise<Person[]> {
  const given = names.map((name, n) => ({ n, name, secret: newSecret(), key: newApiKey() }))
  const rows = (await sql(
    `with given as materialized (
       select * from jsonb_to_recordset($1) as (n int, email text, full_name text, secret_hash text, key_hash text)
     ), account as (
       insert into accounts (email, full_name, status) select email, full_name, 'user_status_confirmed' from given order by n
       returning id, created, updated, email, full_name, user_name, timezone, status, site_admin, preferences,
         two_factor_enabled
     ), session as (
       insert into sessions (account_id, secret_hash, expires)
       select id, decode(secret_hash, 'hex'), now() + interval '1 day' from account join given using (email)
       returning id, account_id
     ), key as (
       insert into api_keys (account_id, name, key_hash)
       select id, 'test', decode(key_hash, 'hex') from account join given using (email)
     )
     select account.*, session.id as session_id from account join session on session.account_id = account.id
     order by account.id`,
    [
      JSON.stringify(
        given.map(({ n, name, secret, key }) => ({
          n,
          email: `${name}@example.org`,
          full_name: name[0]!.toUpperCase() + name.slice(1),
          secret_hash: hashSecret(secret).toString('hex'),
          key_hash: hashSecret(key).toString('hex'),
        })),
      ),
    ],
  )) as (Account & { session_id: number })[]
  return rows.map(({ session_id, ...account }, n) => {
    const { name, secret, key } = given[n]!
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
  })
}

/** Adds a membership row. */
export async function addMembership(
  database: TestDatabase,
  group_id: number,
  person: Pick<Person, 'account'>,
  where: NonNullable<TestRole>,
): Promise<number> {
  const [id] = await addMemberships(database, group_id, [[person, where]])
  return id!
}

/** The same for many at once: their memberships, in their order. */
export async function addMemberships(
  { sql }: TestDatabase,
  group_id: number,
  people: readonly (readonly [Pick<Person, 'account'>, NonNullable<TestRole>])[],
): Promise<number[]> {
  const given = people.map(([{ account }, where], n) => ({
    n,
    account_id: account.id,
    status: where.status ?? 'sub_status_normal',
    mod_status: where.mod_status ?? 'sub_modstatus_none',
    mod_permissions: where.mod_permissions ?? [],
    sort_name: account.full_name.toLowerCase(),
    sort_email: account.email,
  }))
  const rows = await sql(
    `with given as materialized (
       select * from jsonb_to_recordset($2)
       as (n int, account_id bigint, status text, mod_status text, mod_permissions text[], sort_name text, sort_email text)
     ), counted as (
       update groups set
         members_count = members_count + (select count(*) from given where status = 'sub_status_normal'),
         pending_count = pending_count + (select count(*) from given where status = 'sub_status_pending'),
         banned_count = banned_count + (select count(*) from given where status = 'sub_status_banned'),
         moderators_count = moderators_count + (
           select count(*) from given where status = 'sub_status_normal' and mod_status <> 'sub_modstatus_none'
         )
       where id = $1
     )
     insert into members (group_id, account_id, status, mod_status, mod_permissions, sort_name, sort_email)
     select $1, account_id, status, mod_status, mod_permissions, sort_name, sort_email from given order by n returning id`,
    [group_id, JSON.stringify(given)],
  )
  return rows.map(row => Number(row['id']))
}

export const randomName = (): string => `g${randomBytes(5).toString('hex')}`
