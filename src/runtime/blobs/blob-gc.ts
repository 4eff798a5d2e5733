import { randomInt } from 'node:crypto'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Database } from '#storage/database.ts'
import { removeUnreferenced, type FindUnreferenced } from './blob-locks.ts'

const day = 24 * 60 * 60 * 1000
const buckets = 256
const batch = 200

/**
 * Removes files that no row names any more, such as those of deleted messages, a few shelves at a time. What was put in
 * the last day stays: somebody may be about to name it.
 */
export function createBlobGc({
  blobs,
  database,
  findUnnamed,
}: {
  blobs: BlobStore
  database: Database
  findUnnamed: FindUnreferenced
}): (shelvesAtOnce: number) => Promise<void> {
  // Anywhere, so that a service that is often started anew does not always begin with the same ones.
  let next = randomInt(buckets)

  const removeSome = (hashes: readonly string[]) =>
    database.transaction(tx => removeUnreferenced(tx, blobs, hashes, findUnnamed, day))

  return async shelvesAtOnce => {
    for (let n = 0; n < shelvesAtOnce; n += 1, next = (next + 1) % buckets) {
      const old: string[] = []
      for await (const { hash, age } of blobs.bucket(next)) {
        if (age > day) old.push(hash)
        if (old.length === batch) await removeSome(old.splice(0))
      }
      await removeSome(old)
    }
  }
}
