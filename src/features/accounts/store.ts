import { query } from '#storage/query.ts'

const account = `a.id, a.created, a.updated, a.email, a.full_name, a.user_name, a.timezone, a.status, a.site_admin,
  a.preferences, a.two_factor_enabled`

export const accountByEmail = query(
  'account.byEmail',
  `select ${account}, a.password_hash from accounts a where lower(a.email) = lower($1)`,
)
export const accountById = query('account.byId', `select ${account} from accounts a where a.id = $1`)
export const passwordOf = query('account.password', `select password_hash from accounts where id = $1`)
/** Nothing about how one signs in can change until the transaction is over. */
export const lockPassword = query(
  'account.lockPassword',
  `select password_hash, two_factor_enabled from accounts
   where id = $1 and status <> 'user_status_inactive' for no key update`,
)
export const confirmedByEmail = query(
  'account.confirmedByEmail',
  `select id from accounts where lower(email) = lower($1) and status = 'user_status_confirmed'`,
)
export const insertAccount = query(
  'account.insert',
  `insert into accounts as a (email, full_name, password_hash, status, site_admin) values ($1, $2, $3, $4, $5)
   on conflict (lower(email)) do nothing returning ${account}`,
)
/** Null leaves a field as it is; preferences are added to those that are there. */
export const updateAccount = query(
  'account.update',
  `update accounts a set updated = now(), full_name = coalesce($2, a.full_name), user_name = coalesce($3, a.user_name),
     timezone = coalesce($4, a.timezone), preferences = a.preferences || $5::jsonb
   where a.id = $1 returning ${account}`,
)
export const setPassword = query(
  'account.setPassword',
  `update accounts set password_hash = $2, updated = now() where id = $1`,
)
export const confirmAccount = query(
  'account.confirm',
  `update accounts set status = 'user_status_confirmed', updated = now() where id = $1`,
)
/** Confirms an account for somebody who need not be the one that set it up: nothing of theirs stays. */
export const claimAccount = query(
  'account.claim',
  `update accounts set status = 'user_status_confirmed', updated = now(), password_hash = $2,
     full_name = coalesce($3, full_name), user_name = '', preferences = '{}', two_factor_enabled = false,
     two_factor_seed = null
   where id = $1`,
)
/** Nothing where somebody else has the address by now. */
export const setEmail = query(
  'account.setEmail',
  `update accounts set email = $2, status = 'user_status_confirmed', updated = now()
   where id = $1 and not exists (select from accounts o where lower(o.email) = lower($2) and o.id <> $1)`,
)
export const lockAccount = query('account.lock', `select id from accounts where id = $1 for update`)
export const deleteAccountRow = query('account.delete', `delete from accounts where id = $1`)
/** What is left of an account that is banned somewhere: its address, so that the ban holds. */
export const emptyAccount = query(
  'account.empty',
  `with unlinked as (delete from identities where account_id = $1)
   update accounts set status = 'user_status_inactive', password_hash = null, full_name = '', user_name = '',
     timezone = 'UTC', preferences = '{}', site_admin = false, two_factor_enabled = false, two_factor_seed = null,
     updated = now()
   where id = $1`,
)

export const insertSession = query(
  'session.insert',
  `insert into sessions (account_id, secret_hash, expires, address, agent)
   values ($1, $2, now() + make_interval(days => $3), $4, $5) returning id`,
)
export const sessionBySecret = query(
  'session.bySecret',
  `select ${account}, s.id as session_id, s.last_used < now() - interval '1 hour' as "stale!"
   from sessions s join accounts a on a.id = s.account_id
   where s.secret_hash = $1 and s.expires > now()`,
)
export const sessionById = query(
  'session.byId',
  `select ${account}, s.id as session_id
   from sessions s join accounts a on a.id = s.account_id where s.id = $1 and s.expires > now()`,
)
export const touchSession = query(
  'session.touch',
  `update sessions set last_used = now(), expires = now() + make_interval(days => $2) where id = $1`,
)
export const sessionsOf = query(
  'session.ofAccount',
  `select id, created, last_used, expires, address, agent from sessions
   where account_id = $1 and expires > now() order by id desc limit 1000`,
)
export const deleteSession = query('session.delete', `delete from sessions where id = $1 and account_id = $2`)
export const deleteSessions = query(
  'session.deleteOthers',
  `delete from sessions where account_id = $1 and id is distinct from $2::bigint returning id`,
)
export const sweepSessions = query('session.sweep', `delete from sessions where expires < now()`)

/** The secret for one purpose; the first process that asks makes it. */
export const signingKey = query(
  'signingKey.get',
  `with made as (
     insert into signing_keys (purpose, secret) values ($1, $2) on conflict (purpose) do nothing returning secret
   )
   select secret as "secret!" from made union all select secret from signing_keys where purpose = $1 limit 1`,
)
