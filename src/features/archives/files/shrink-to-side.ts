import type { Value } from '#contract/enumerations.ts'
import { photoSides } from '#contract/groups/photo-sides.ts'
import { shrinkPicture } from '#content/images/index.ts'
import { openBlob } from '#runtime/blobs/open-blob.ts'
import { failWhenFull } from '#runtime/blobs/photos.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { FileInspection, InspectContext } from './inspect-file.ts'

type InspectedPicture = Pick<FileInspection, 'width' | 'height'> & { hash: string; size: number }

/** An inspected file; an image is resized to what a group allows, unless it is animated or would get larger. */
export async function shrinkToLimit<Picture extends InspectedPicture>(
  blobs: BlobStore,
  picture: Picture,
  limit: Value<'max_photo_size'>,
  inspector: InspectContext,
): Promise<Picture> {
  const { hash, size, width, height } = picture
  if (width === null || height === null) return picture
  const side = photoSides[limit]
  const scale = side / Math.max(width, height)
  if (scale >= 1) return picture
  const file = { size, open: () => openBlob(blobs, hash), ...inspector }
  const shrunk = await shrinkPicture(file, side).catch(failWhenFull)
  if (!shrunk || shrunk.length >= size) return picture
  const stored = await blobs.put(shrunk, { limit: size })
  return { ...picture, ...stored, width: Math.round(width * scale), height: Math.round(height * scale) }
}
