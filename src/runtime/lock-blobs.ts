import type { Blobs } from '#storage/blobs.ts'
import type { OpenTransaction, Tx } from '#storage/tx.ts'
import { query } from '#storage/query.ts'

// A file is in the blob store before the rows that name it, and two people may bring the same one at once: one of them is
// refused, and what is removed then must not be what the other is about to name. Both lock the file by its hash meanwhile.
// docs/decisions/0058
const share = query(
  'blobs.share',
  `select pg_advisory_xact_lock_shared(hashtextextended('blob ' || hash, 0))::text as locked
   from (select distinct hash from unnest(:hashes::text[]) hash order by hash) h`,
)
const seize = query(
  'blobs.seize',
  `select pg_advisory_xact_lock(hashtextextended('blob ' || hash, 0))::text as locked
   from (select distinct hash from unnest(:hashes::text[]) hash order by hash) h`,
)

/** For a transaction that is going to name files: until it ends nobody removes them, and now they are there. */
export async function lockBlobs(tx: Tx, blobs: Blobs, hashes: readonly (string | null)[]): Promise<void> {
  const named = hashes.filter(hash => hash !== null)
  if (named.length === 0) return
  await share.run(tx, { hashes: named })
  for (const hash of new Set(named)) if (!(await blobs.has(hash))) throw new Error(`the file ${hash} is gone`)
}

/** Which of these files no row names. */
export type FindUnnamed = (tx: Tx, hashes: readonly string[]) => Promise<readonly string[]>

/**
 * Removes those of the files that nobody names, once those who were about to have done so or given up; `olderThan` spares
 * what was put in the last so many milliseconds.
 */
export async function removeUnnamed(
  tx: OpenTransaction,
  blobs: Blobs,
  hashes: readonly string[],
  findUnnamed: FindUnnamed,
  olderThan = 0,
): Promise<void> {
  if (hashes.length === 0) return
  await seize.run(tx, { hashes })
  for (const hash of await findUnnamed(tx, hashes)) await blobs.remove(hash, { olderThan })
}
