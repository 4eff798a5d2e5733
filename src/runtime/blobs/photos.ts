import type { FileStream, Upload } from '#contract/schema.ts'
import { cropPicture, pictureTypes, typeOf, type CropSize, type PictureFile } from '#content/images/index.ts'
import { QueueFullError } from '#base/fair-queue.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { rateLimitError } from '../limits/rate-limiter.ts'
import { blobChunks, openBlob } from './open-blob.ts'

/** The sizes of photos. Pages show faces at up to 40 and 96 pixels, on screens with two pixels for each. */
export const photoSizes = {
  square: [
    { width: 256, height: 256 },
    { width: 80, height: 80 },
  ],
  cover: [{ width: 1500, height: 500 }],
} as const satisfies Record<string, readonly CropSize[]>

const maxPhotoBytes = 2_000_000
const retrySeconds = 5

/** The hashes of a photo in each of its sizes; the largest first. */
export type PhotoHashes = readonly string[]

/** Crops an uploaded image and stores the result; null if it is no image that can be read. */
export async function storePhoto(
  blobs: BlobStore,
  { hash, size }: Upload,
  sizes: readonly CropSize[],
  context: Pick<PictureFile, 'queueKey' | 'signal'>,
): Promise<PhotoHashes | null> {
  if (!pictureTypes.has(await typeOf(await openBlob(blobs, hash)))) return null
  const photos = await cropPicture({ size, open: () => openBlob(blobs, hash), ...context }, sizes).catch(failWhenFull)
  if (!photos) return null
  return Promise.all(photos.map(async photo => (await blobs.put(photo, { limit: maxPhotoBytes })).hash))
}

export function failWhenFull(error: unknown): never {
  throw error instanceof QueueFullError ? rateLimitError(retrySeconds) : error
}

/** A stored photo for a URL with its hash, which browsers may cache for good; undefined if there is no such photo. */
export async function streamPhoto(
  blobs: BlobStore,
  [large, small = large]: PhotoHashes,
  { hash, thumbnail = false }: { hash: string; thumbnail?: boolean },
): Promise<FileStream | undefined> {
  const shown = thumbnail ? small : large
  if (large !== hash || shown === undefined || !(await blobs.has(shown))) return undefined
  return {
    filename: 'photo.webp',
    chunks: blobChunks(blobs, shown),
    mediaType: 'image/webp',
    inline: true,
    immutable: true,
  }
}
