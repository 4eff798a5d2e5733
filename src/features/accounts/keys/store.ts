import { query } from '#storage/query.ts'

const key = `id, created, name, scopes, group_ids, expires, last_used, revoked,
  coalesce(expires <= now(), false) as "expired!"`

const account = `a.id, a.created, a.updated, a.email, a.full_name, a.user_name, a.timezone, a.status, a.site_admin,
  a.preferences, a.two_factor_enabled`
const withAccount = `select ${account}, k.id as key_id, k.scopes, k.group_ids,
     coalesce(k.expires <= now(), false) as "expired!",
     coalesce(k.last_used < now() - interval '1 minute', true) as "stale!"
   from api_keys k join accounts a on a.id = k.account_id
   where k.revoked is null and`
export const keyByHash = query('apiKey.byHash', `${withAccount} k.key_hash = :key_hash`, { batchable: true })
export const keyById = query('apiKey.byId', `${withAccount} k.id = :id`, { batchable: true })
export const touchKey = query('apiKey.touch', `update api_keys set last_used = now() where id = :id`)
export const insertKey = query(
  'apiKey.insert',
  `insert into api_keys (account_id, name, key_hash, scopes, group_ids, expires)
   values (:account_id, :name, :key_hash, :scopes, :group_ids?::bigint[], :expires?::timestamptz) returning ${key}`,
)
export const countKeys = query(
  'apiKey.count',
  `select count(*) as "count!" from api_keys where account_id = :account_id`,
)
export const keysOf = query(
  'apiKey.ofAccount',
  `select ${key} from api_keys where account_id = :account_id order by id desc`,
)
export const revokeKey = query(
  'apiKey.revoke',
  `update api_keys set revoked = coalesce(revoked, now()) where id = :id and account_id = :account_id returning ${key}`,
)
export const deleteKey = query('apiKey.delete', `delete from api_keys where id = :id and account_id = :account_id`)
export const revokeKeys = query(
  'apiKey.revokeAll',
  `update api_keys set revoked = now() where account_id = :account_id and revoked is null returning id`,
)
/** The address at which a script posts, while the member who created it is one. */
export const postingAddressByHash = query(
  'postingAddress.byHash',
  `select ${account}, p.id as posting_id, p.group_id, p.name, p.hashtags,
     coalesce(p.last_used < now() - interval '1 minute', true) as "stale!"
   from posting_addresses p
   join members m on m.group_id = p.group_id and m.id = p.member_id and m.status = 'sub_status_normal'
   join accounts a on a.id = m.account_id
   where p.token_hash = :token_hash`,
)
export const touchPostingAddress = query(
  'postingAddress.touch',
  `update posting_addresses set last_used = now() where id = :id`,
)
export const deletePostingAddresses = query(
  'postingAddress.deleteAll',
  `delete from posting_addresses p using members m
   where m.account_id = :account_id and p.group_id = m.group_id and p.member_id = m.id`,
)
export const deleteKeys = query('apiKey.deleteAll', `delete from api_keys where account_id = :account_id`)
