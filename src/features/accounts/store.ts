import { query } from '#storage/query.ts'

const account = `a.id, a.created, a.updated, a.email, a.full_name, a.user_name, a.timezone, a.status, a.site_admin, a.preferences`

export const accountByEmail = query(
  'account.byEmail',
  `select ${account}, a.password_hash from accounts a where lower(a.email) = lower($1)`,
)
export const accountById = query('account.byId', `select ${account} from accounts a where a.id = $1`)
export const confirmedByEmail = query(
  'account.confirmedByEmail',
  `select id from accounts where lower(email) = lower($1) and status = 'user_status_confirmed'`,
)
export const insertAccount = query(
  'account.insert',
  `insert into accounts as a (email, full_name, password_hash, status, site_admin) values ($1, $2, $3, $4, $5)
   on conflict (lower(email)) do nothing returning ${account}`,
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
  `select ${account}, s.id as session_id from sessions s join accounts a on a.id = s.account_id where s.id = $1 and s.expires > now()`,
)
export const touchSession = query(
  'session.touch',
  `update sessions set last_used = now(), expires = now() + make_interval(days => $2) where id = $1`,
)
export const deleteSession = query('session.delete', `delete from sessions where id = $1`)

export const keyByHash = query(
  'apiKey.byHash',
  `select ${account}, k.id as key_id, coalesce(k.expires <= now(), false) as "expired!",
     coalesce(k.last_used < now() - interval '1 minute', true) as "stale!"
   from api_keys k join accounts a on a.id = k.account_id
   where k.key_hash = $1 and k.revoked is null`,
)
export const touchKey = query('apiKey.touch', `update api_keys set last_used = now() where id = $1`)
export const insertKey = query(
  'apiKey.insert',
  `insert into api_keys (account_id, name, key_hash) values ($1, $2, $3) returning id`,
)

/** The secret for one purpose; the first process that asks makes it. */
export const signingKey = query(
  'signingKey.get',
  `with made as (
     insert into signing_keys (purpose, secret) values ($1, $2) on conflict (purpose) do nothing returning secret
   )
   select secret as "secret!" from made union all select secret from signing_keys where purpose = $1 limit 1`,
)
