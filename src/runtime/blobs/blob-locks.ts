import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { OpenTransaction, Tx } from '#storage/tx.ts'
import { query } from '#storage/query.ts'

// A file is in the blob store before the rows that name it, and two people may bring the same one at once: one of them is
// refused, and what is removed then must not be what the other is about to name. Both lock the file by its hash meanwhile.
// docs/decisions/0021
const lockShared = query(
  'blobs.share',
  `select pg_advisory_xact_lock_shared(hashtextextended('blob ' || hash, 0))::text as locked
   from (select distinct hash from unnest(:hashes::text[]) hash order by hash) h`,
)
const lockExclusive = query(
  'blobs.seize',
  `select pg_advisory_xact_lock(hashtextextended('blob ' || hash, 0))::text as locked
   from (select distinct hash from unnest(:hashes::text[]) hash order by hash) h`,
)

/** For a transaction that is going to name files: until it ends nobody removes them, and now they are there. */
export async function lockBlobs(tx: Tx, blobs: BlobStore, hashes: readonly (string | null)[]): Promise<void> {
  const referenced = hashes.filter(hash => hash !== null)
  if (referenced.length === 0) return
  await lockShared.run(tx, { hashes: referenced })
  for (const hash of new Set(referenced)) if (!(await blobs.has(hash))) throw new Error(`the file ${hash} is gone`)
}

/** Which of these files no row names. */
export type FindUnreferenced = (tx: Tx, hashes: readonly string[]) => Promise<readonly string[]>

/**
 * Removes those of the files that nobody names, once those who were about to have done so or given up; `olderThan` spares
 * what was put in the last so many milliseconds.
 */
export async function removeUnreferenced(
  tx: OpenTransaction,
  blobs: BlobStore,
  hashes: readonly string[],
  findUnnamed: FindUnreferenced,
  olderThan = 0,
): Promise<void> {
  if (hashes.length === 0) return
  await lockExclusive.run(tx, { hashes })
  for (const hash of await findUnnamed(tx, hashes)) await blobs.remove(hash, { olderThan })
}
