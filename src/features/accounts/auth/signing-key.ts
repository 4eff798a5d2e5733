import { randomBytes } from 'node:crypto'
import type { Tx } from '#storage/database.ts'
import { signingKey } from '../store.ts'

/** The secret for signing one kind of thing: the same in every process, made once. */
export async function findSigningKey(tx: Tx, purpose: string): Promise<Buffer> {
  const offered = randomBytes(32)
  // Two processes that make it at once: one of them finds nothing on its first try and the other's on the second.
  const found =
    (await signingKey.first(tx, { purpose, secret: offered })) ??
    (await signingKey.one(tx, { purpose, secret: offered }))
  return found.secret
}
