import { createSemaphore } from '#base/semaphore.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { OpenTransaction, Tx } from '#storage/tx.ts'
import { mayDeleteFiles } from '#storage/backup/index.ts'
import { query } from '#storage/query.ts'

// A file is stored before the rows that reference it, and two people may upload the same file at once. If one upload is
// refused, its cleanup must not delete the file that the other is about to reference: both lock the file by its hash.
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

/** For a transaction that will reference files: they cannot be deleted until it ends. Also checks that they exist. */
export async function lockBlobs(tx: Tx, blobs: BlobStore, hashes: readonly (string | null)[]): Promise<void> {
  const referenced = hashes.filter(hash => hash !== null)
  if (referenced.length === 0) return
  await lockShared.run(tx, { hashes: referenced })
  await eachOf([...new Set(referenced)], async hash => {
    if (!(await blobs.has(hash))) throw new Error(`the file ${hash} is gone`)
  })
}

export type FindUnreferenced = (tx: Tx, hashes: readonly string[]) => Promise<readonly string[]>

/**
 * Deletes those files that no row references, after concurrent transactions that lock them have ended. `olderThan`
 * (milliseconds) spares recently stored files. During a backup nothing is deleted; the garbage collector comes again.
 */
export async function removeUnreferenced(
  tx: OpenTransaction,
  blobs: BlobStore,
  hashes: readonly string[],
  findUnnamed: FindUnreferenced,
  olderThan = 0,
): Promise<void> {
  if (hashes.length === 0 || !(await mayDeleteFiles(tx))) return
  await lockExclusive.run(tx, { hashes })
  await eachOf(await findUnnamed(tx, hashes), hash => blobs.remove(hash, { olderThan }))
}

/** A bucket answers in tens of milliseconds, and the transaction is open meanwhile: it's asked for several at once. */
async function eachOf(hashes: readonly string[], work: (hash: string) => Promise<unknown>): Promise<void> {
  const limited = createSemaphore(20)
  await Promise.all(hashes.map(hash => limited(() => work(hash))))
}
