import { scalePicture } from '#content/images/index.ts'
import { lockBlobs } from '#runtime/blobs/blob-locks.ts'
import { openBlob } from '#runtime/blobs/open-blob.ts'
import { addJob, pictureSubscriber, type FactSubscriber } from '#runtime/jobs/job-queue.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Database, Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

type SizesDeps = { database: Database; blobs: BlobStore }
/** The hashes of a photo in each of its sizes. */
export type PhotoSizes = { large_hash: string; medium_hash: string; thumbnail_hash: string }

/** The longer sides of the three sizes, the largest first. */
export const sides = [1800, 960, 400] as const
export const maxScaledBytes = 5_000_000
/** Before others take the job over. */
const timeLimitMs = 50_000

const unscaledPhoto = query('photo.unscaled', `select hash, size from photos where id = :id and large_hash is null`)
const setSizes = query(
  'photo.setSizes',
  `update photos set large_hash = :large_hash, medium_hash = :medium_hash, thumbnail_hash = :thumbnail_hash
   where id = :id and hash = :hash and large_hash is null`,
)
const unscaledPhotos = query(
  'photo.unscaledIds',
  `select id from photos where large_hash is null
     and not exists (select from jobs where subscriber = '${pictureSubscriber}' and dead_since is null)
   order by id limit 1000`,
)

/** Stores the sizes of a photo, as `scalePicture` made them. */
export async function storeSizes(blobs: BlobStore, scaled: readonly Uint8Array[]): Promise<PhotoSizes> {
  const hashes: string[] = []
  for (const content of scaled) hashes.push((await blobs.put(content, { limit: maxScaledBytes })).hash)
  const [large_hash, medium_hash, thumbnail_hash] = hashes as [string, string, string]
  return { large_hash, medium_hash, thumbnail_hash }
}

/** Makes the sizes of photos that were added, one photo after the other. docs/decisions/0044 */
export const sizesSubscriber = ({ database, blobs }: SizesDeps): FactSubscriber => ({
  name: pictureSubscriber,
  facts: ['photo.added'],
  async handle({ fact, payload }, commit) {
    // The fact is gone with its group.
    const { photo_ids = [] } = (fact?.data ?? payload) as { photo_ids?: number[] }
    const [id, ...rest] = photo_ids
    const photo = id === undefined ? undefined : await unscaledPhoto.first(database.read, { id })
    const sizes = photo && (await makeSizes(blobs, photo))
    await commit(async tx => {
      if (rest.length > 0) await addJob(tx, pictureSubscriber, { photo_ids: rest })
      if (!photo || !sizes || id === undefined) return
      if (sizes.large_hash !== photo.hash) await lockBlobs(tx, blobs, Object.values(sizes))
      await setSizes.run(tx, { id, hash: photo.hash, ...sizes })
    })
  },
})

async function makeSizes(blobs: BlobStore, { hash, size }: { hash: string; size: number }): Promise<PhotoSizes> {
  const signal = AbortSignal.timeout(timeLimitMs)
  const file = { size, open: () => openBlob(blobs, hash), queueKey: 'photos', signal, kind: 'photo' } as const
  const picture = (await blobs.isComplete(hash, size)) ? await scalePicture(file, sides) : null
  // What can't be decoded is shown as it is, as far as the browser can.
  if (!picture) return { large_hash: hash, medium_hash: hash, thumbnail_hash: hash }
  return storeSizes(blobs, picture.scaled)
}

/** Photos that came with a group from elsewhere, or whose job was given up. */
export async function resumePhotoSizes({ database }: Pick<SizesDeps, 'database'>): Promise<void> {
  const photo_ids = (await unscaledPhotos.all(database.read)).map(({ id }) => id)
  if (photo_ids.length > 0) await database.transaction((tx: Tx) => addJob(tx, pictureSubscriber, { photo_ids }))
}
