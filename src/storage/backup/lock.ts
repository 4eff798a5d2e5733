import type { Client } from 'pg'
import { query } from '../query.ts'
import type { Tx } from '../tx.ts'

// An arbitrary number.
const lockKey = 1_718_513_518

/** Of one connection, until it ends: one backup at a time, and no file is deleted meanwhile. */
export async function tryLockBackups(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lockKey])
  return rows[0]!.locked
}

const tryShare = query('backup.tryShare', `select pg_try_advisory_xact_lock_shared(${lockKey}) as "locked!"`)

/** Whether files may be deleted: not during a backup, which may still have to copy them. */
export const mayDeleteFiles = async (tx: Tx): Promise<boolean> => (await tryShare.one(tx)).locked
