import { query } from '#storage/query.ts'

export const replaceSetupLink = query(
  'setupLink.replace',
  `insert into setup_link (secret_hash, expires) values (:secret_hash, now() + make_interval(hours => :hours))
   on conflict (id) do update set secret_hash = excluded.secret_hash, expires = excluded.expires`,
)
/** No row if there is an administrator. */
export const usableSetupLink = query(
  'setupLink.usable',
  `select secret_hash, expires, expires > now() as "live!" from setup_link
   where not exists (select from accounts where site_admin)`,
)
/** Redeems the link; only one of several concurrent calls gets the row. */
export const takeSetupLink = query(
  'setupLink.take',
  `delete from setup_link where secret_hash = :secret_hash returning expires > now() as "live!"`,
)
export const administratorExists = query(
  'setupLink.administratorExists',
  `select exists (select from accounts where site_admin) as "found!"`,
)
