import { randomInt } from 'node:crypto'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Database } from '#storage/database.ts'
import { shelves } from '#storage/blobs/blob.ts'
import { removeUnreferenced, type FindUnreferenced } from './blob-locks.ts'

const day = 24 * 60 * 60 * 1000
const batch = 200

/**
 * Deletes files that no row references any more, such as those of deleted messages, a few shelves per run. Files
 * stored in the last day stay: a transaction may be about to reference them.
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
  // A random start, so that a service that restarts often does not always begin with the same shelves.
  let next = randomInt(shelves)

  const removeSome = (hashes: readonly string[]) =>
    database.transaction(tx => removeUnreferenced(tx, blobs, hashes, findUnnamed, day))

  return async shelvesAtOnce => {
    for (let n = 0; n < shelvesAtOnce; n += 1, next = (next + 1) % shelves) {
      const old: string[] = []
      for await (const { hash, age } of blobs.shelf(next)) {
        if (age > day) old.push(hash)
        if (old.length === batch) await removeSome(old.splice(0))
      }
      await removeSome(old)
    }
  }
}
