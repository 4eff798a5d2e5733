import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

/** Unsubscribe links expire before this, so a revoked token need not be stored longer. */
export const revokeTokens = query(
  'codes.revoke',
  `insert into revoked_tokens (token, expires) select unnest(:codes::text[]), now() + interval '367 days' on conflict do nothing`,
)
export const findRevokedToken = query('codes.revoked', `select from revoked_tokens where token = :token`)
const sweep = query('codes.sweep', `delete from revoked_tokens where expires < now()`)

/** Deletes revoked tokens that have expired anyway. */
export const sweepRevokedTokens = async (tx: Tx): Promise<void> => void (await sweep.run(tx))
