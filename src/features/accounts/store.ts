import { query } from '#storage/query.ts'

const account = `a.id, a.created, a.updated, a.email, a.full_name, a.user_name, a.timezone, a.status, a.site_admin,
  a.preferences, a.two_factor_enabled`

// If an address was banned before its account was deleted, its hash is kept and the address stays taken.
/** As a part of a statement: whether an account is suspended, and gets no email of groups. docs/decisions/0011 */
export const isSuspendedRow = (account: string): string => `(${account}.suspended is not null)`
const hasEmail = (alias: string, email: string) => `lower(${alias}.email) in (lower(${email}), erased_email(${email}))`

export const accountByEmail = query(
  'account.byEmail',
  `select ${account}, a.password_hash, a.browser_epoch from accounts a where ${hasEmail('a', ':email')}`,
)
export const accountById = query('account.byId', `select ${account} from accounts a where a.id = :id`)
export const passwordOf = query('account.password', `select password_hash from accounts where id = :id`)
/** Locks the password and the two-factor state until the transaction ends. */
export const lockPassword = query(
  'account.lockPassword',
  `select password_hash, two_factor_enabled from accounts
   where id = :id and status <> 'user_status_inactive' for no key update`,
)
/** The given addresses that belong to confirmed accounts. */
export const confirmedEmails = query(
  'account.confirmedAmong',
  `select given as "email!" from unnest(:emails::text[]) given
   where exists (select from accounts where lower(email) = lower(given) and status = 'user_status_confirmed')`,
)
/** The languages of the accounts of the given addresses. */
export const languagesAmong = query(
  'account.languagesAmong',
  `select given as "email!", a.preferences ->> 'language' as "language!" from unnest(:emails::text[]) given
   join accounts a on lower(a.email) = lower(given) where a.preferences ->> 'language' <> ''`,
)
/** The given addresses with suspended accounts. */
export const suspendedAmong = query(
  'account.suspendedAmong',
  `select given as "email!" from unnest(:emails::text[]) given
   where exists (select from accounts a where lower(a.email) = lower(given) and ${isSuspendedRow('a')})`,
)
export const insertAccount = query(
  'account.insert',
  `insert into accounts as a (email, full_name, password_hash, status, site_admin) select :email, :full_name, :password_hash?, :status, :site_admin
   where not exists (select from accounts e where e.email = erased_email(:email))
   on conflict (lower(email)) do nothing returning ${account}`,
)
/** Null leaves a field unchanged; preferences are merged with the stored ones. */
export const updateAccount = query(
  'account.update',
  `update accounts a set updated = next_updated(a.updated), full_name = coalesce(:full_name?, a.full_name), user_name = coalesce(:user_name?, a.user_name),
     timezone = coalesce(:timezone?, a.timezone), preferences = a.preferences || :preferences::jsonb
   where a.id = :id returning ${account}`,
)
export const setPassword = query(
  'account.setPassword',
  `update accounts set password_hash = :password_hash, updated = next_updated(updated) where id = :id`,
)
export const confirmAccount = query(
  'account.confirm',
  `update accounts set status = 'user_status_confirmed', updated = next_updated(updated) where id = :id`,
)
/** Confirms an account for the owner of its address. They may not be who registered it, so all credentials are replaced. */
export const claimAccount = query(
  'account.claim',
  `update accounts set status = 'user_status_confirmed', updated = next_updated(updated), password_hash = :password_hash,
     full_name = coalesce(:full_name?, full_name), user_name = '', preferences = '{}', two_factor_enabled = false,
     two_factor_seed = null
   where id = :id`,
)
/** Updates nothing if the address is taken meanwhile. */
export const setEmail = query(
  'account.setEmail',
  `update accounts set email = :email, updated = next_updated(updated), status = case when suspended is null then 'user_status_confirmed' else status end,
     status_before_suspension = case when suspended is not null then 'user_status_confirmed' end
   where id = :id and not exists (select from accounts o where ${hasEmail('o', ':email')} and o.id <> :id)`,
)
/** Suspends an account until it is restored; updates nothing if it is suspended already. */
export const suspendAccount = query(
  'account.suspend',
  `update accounts set suspended = now(), status_before_suspension = status, status = 'user_status_inactive', updated = next_updated(updated)
   where id = :id and status <> 'user_status_inactive'`,
)
export const restoreAccount = query(
  'account.restore',
  `update accounts set status = status_before_suspension, suspended = null, status_before_suspension = null, updated = next_updated(updated)
   where id = :id and suspended is not null`,
)
export const isSuspendedById = query(
  'account.isSuspended',
  `select ${isSuspendedRow('a')} as "suspended!" from accounts a where a.id = :id`,
)
export const setSiteAdmin = query(
  'account.setSiteAdmin',
  `update accounts set site_admin = :site_admin, updated = next_updated(updated) where id = :id and site_admin <> :site_admin`,
)
export const lockAccount = query('account.lock', `select id from accounts where id = :id for update`)
/** Deletes an account that was only created because others added or invited its address: never registered, and in no group. */
export const deleteUnusedAccount = query(
  'account.deleteUnused',
  `delete from accounts a where lower(a.email) = lower(:email) and a.status = 'user_status_notconfirmed' and a.password_hash is null
     and not exists (select from members m where m.account_id = a.id)
     and not exists (select from mail_tokens t where t.account_id = a.id)`,
)
export const deleteAccountRow = query('account.delete', `delete from accounts where id = :id`)
/** Erases an account that is banned somewhere. The hash of its address stays, so that the ban holds. */
export const emptyAccount = query(
  'account.empty',
  `with unlinked as (delete from identities where account_id = :account_id)
   update accounts set status = 'user_status_inactive', email = erased_email(email), password_hash = null, full_name = '', user_name = '',
     timezone = 'UTC', preferences = '{}', site_admin = false, two_factor_enabled = false, two_factor_seed = null,
     suspended = null, status_before_suspension = null, updated = next_updated(updated)
   where id = :account_id`,
)

export const insertSession = query(
  'session.insert',
  `insert into sessions (account_id, secret_hash, expires, address, agent)
   values (:account_id, :secret_hash, now() + make_interval(days => :days), :address, :agent)
   returning id, (select browser_epoch from accounts where id = :account_id) as "browser_epoch!"`,
)
export const sessionsBySecret = query(
  'session.bySecrets',
  `select given.n::int as "n!", ${account}, s.id as session_id, s.last_used < now() - interval '1 hour' as "stale!"
   from unnest(:secret_hashes::bytea[]) with ordinality as given(secret_hash, n)
   join sessions s on s.secret_hash = given.secret_hash and s.expires > now() join accounts a on a.id = s.account_id`,
  { batchable: true },
)
export const sessionsById = query(
  'session.byIds',
  `select given.n::int as "n!", ${account}, s.id as session_id
   from unnest(:ids::bigint[]) with ordinality as given(id, n) join sessions s on s.id = given.id and s.expires > now()
   join accounts a on a.id = s.account_id`,
  { batchable: true },
)
export const touchSession = query(
  'session.touch',
  `update sessions set last_used = now(), expires = now() + make_interval(days => :days) where id = :id`,
)
export const sessionsOf = query(
  'session.ofAccount',
  `select id, created, last_used, expires, address, agent from sessions
   where account_id = :account_id and expires > now() order by id desc limit 1000`,
)
export const deleteSession = query('session.delete', `delete from sessions where id = :id and account_id = :account_id`)
export const deleteSessions = query(
  'session.deleteOthers',
  `delete from sessions where account_id = :account_id and id is distinct from :keep_id?::bigint returning id`,
)
/** Calendar feed URLs give access without signing in. */
export const deleteCalendarFeeds = query(
  'calendarFeed.deleteOfAccount',
  `delete from calendar_feeds where account_id = :account_id`,
)
/** Invalidates the cookies of known browsers. */
export const bumpBrowserEpoch = query(
  'account.beginRound',
  `update accounts set browser_epoch = browser_epoch + 1 where id = :id`,
)
export const sweepSessions = query('session.sweep', `delete from sessions where expires < now()`)

/** The signing key for a purpose; created by the first process that needs it. */
export const signingKey = query(
  'signingKey.get',
  `with made as (
     insert into signing_keys (purpose, secret) values (:purpose, :secret) on conflict (purpose) do nothing returning secret
   )
   select secret as "secret!" from made union all select secret from signing_keys where purpose = :purpose limit 1`,
)
