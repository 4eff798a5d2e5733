import type { Readable } from 'node:stream'
import { pictureTypes, readPicture, typeOf, type PictureFile } from '#content/images/index.ts'
import { QueueFullError } from '#base/fair-queue.ts'
import { rateLimitError } from '#runtime/limits/rate-limiter.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'

/** What a file is, by its bytes. A picture that cannot be read has no measures, and is not shown. */
export type FileInspection = {
  media_type: string
  width: number | null
  height: number | null
  thumbnail_hash: string | null
}

const thumbnailLimit = 1_000_000

/** Whose file it is, and who waits for it. */
export type InspectContext = Pick<PictureFile, 'queueKey' | 'signal'>

/** Looks into a file of the blob store; of a picture, a small one is put there too. Too many at a time are refused. */
export async function inspectFile(
  blobs: BlobStore,
  { hash, size }: { hash: string; size: number },
  inspector: InspectContext,
): Promise<FileInspection> {
  const nothing = { width: null, height: null, thumbnail_hash: null }
  const media_type = await typeOf(await openBlob(blobs, hash))
  if (!pictureTypes.has(media_type)) return { media_type, ...nothing }
  const picture = await readPicture({ size, open: () => openBlob(blobs, hash), ...inspector }).catch(failWhenFull)
  if (!picture) return { media_type, ...nothing }
  const { hash: thumbnail_hash } = await blobs.put(picture.thumbnail, { limit: thumbnailLimit })
  return { media_type, width: picture.width, height: picture.height, thumbnail_hash }
}

/** By then some of those that wait are done. */
const retrySeconds = 5
function failWhenFull(error: unknown): never {
  throw error instanceof QueueFullError ? rateLimitError(retrySeconds) : error
}

/** Whether a browser may show a file from here: a picture of a kind that cannot run anything, and that was read. */
export const isDisplayable = ({ media_type, width }: Pick<FileInspection, 'media_type' | 'width'>): boolean =>
  pictureTypes.has(media_type) && width !== null

async function openBlob(blobs: BlobStore, hash: string): Promise<Readable> {
  const blob = await blobs.open(hash)
  if (!blob) throw new Error(`the file ${hash} is missing`)
  return blob.stream
}
