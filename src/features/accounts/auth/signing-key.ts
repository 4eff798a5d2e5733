import { randomBytes } from 'node:crypto'
import type { Tx } from '#storage/database.ts'
import { signingKey } from '../store.ts'

/** The key for signing one kind of value: created once and shared by all processes. */
export async function findSigningKey(tx: Tx, purpose: string): Promise<Buffer> {
  const candidate = randomBytes(32)
  // If two processes create it at once, one finds nothing first and the other's key on the second try.
  const row =
    (await signingKey.first(tx, { purpose, secret: candidate })) ??
    (await signingKey.one(tx, { purpose, secret: candidate }))
  return row.secret
}
