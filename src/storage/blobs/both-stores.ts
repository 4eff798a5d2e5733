import type { BlobStore } from './blob-store.ts'
import { contentsOf } from './contents-of.ts'

type Places = { folder: BlobStore; bucket: BlobStore; newIn: 'folder' | 'bucket' }

/**
 * A folder and a bucket as one store: new files go to one of them, and all are found, wherever they are. As files are named after their
 * content, both copies of one are the same. The folder is asked first, which costs next to nothing.
 */
export function bothStores({ folder, bucket, newIn }: Places): BlobStore {
  const target = newIn === 'bucket' ? bucket : folder

  const open: BlobStore['open'] = async hash => (await folder.open(hash)) ?? bucket.open(hash)

  return {
    put: target.put,
    join: (hashes, signal) => target.put(contentsOf(open, hashes, signal), { limit: Infinity }),
    pin: target.pin,
    open,
    has: async hash => (await folder.has(hash)) || bucket.has(hash),
    isComplete: async (hash, size) => (await folder.isComplete(hash, size)) || bucket.isComplete(hash, size),

    async remove(hash, options) {
      const removed = [await folder.remove(hash, options), await bucket.remove(hash, options)]
      return removed.includes(true)
    },

    async *shelf(first) {
      const listed = new Set<string>()
      for await (const blob of folder.shelf(first)) {
        listed.add(blob.hash)
        yield blob
      }
      for await (const blob of bucket.shelf(first)) if (!listed.has(blob.hash)) yield blob
    },

    sweepTemporary: async () => (await folder.sweepTemporary()) + (await bucket.sweepTemporary()),
  }
}
