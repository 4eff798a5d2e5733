import { pictureTypes, readPicture, typeOf, type PictureFile } from '#content/images/index.ts'
import { openBlob } from '#runtime/blobs/open-blob.ts'
import { failWhenFull } from '#runtime/blobs/photos.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'

/** A file's properties, detected from its content. An image that could not be decoded has no dimensions and is not displayed. */
export type FileInspection = {
  media_type: string
  width: number | null
  height: number | null
  thumbnail_hash: string | null
}

const thumbnailLimit = 1_000_000

/** The queue of the file's owner, and a signal to cancel. */
export type InspectContext = Pick<PictureFile, 'queueKey' | 'signal'>

/** Inspects a file in the blob store and stores a thumbnail if it is an image. Fails with a rate limit if the queue is full. */
export async function inspectFile(
  blobs: BlobStore,
  { hash, size }: { hash: string; size: number },
  context: InspectContext,
): Promise<FileInspection> {
  const noDimensions = { width: null, height: null, thumbnail_hash: null }
  const media_type = await typeOf(await openBlob(blobs, hash))
  if (!pictureTypes.has(media_type)) return { media_type, ...noDimensions }
  const picture = await readPicture({ size, open: () => openBlob(blobs, hash), ...context }).catch(failWhenFull)
  if (!picture) return { media_type, ...noDimensions }
  const { hash: thumbnail_hash } = await blobs.put(picture.thumbnail, { limit: thumbnailLimit })
  return { media_type, width: picture.width, height: picture.height, thumbnail_hash }
}

/** Whether a browser may display a file inline: a decoded image of a type without active content. */
export const isDisplayable = ({ media_type, width }: Pick<FileInspection, 'media_type' | 'width'>): boolean =>
  pictureTypes.has(media_type) && width !== null
