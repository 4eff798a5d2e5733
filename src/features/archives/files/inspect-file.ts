import { pictureTypes, readPicture, typeOf } from '#content/images/index.ts'
import type { Blobs } from '#storage/blobs.ts'

/** What a file is, by its bytes. A picture that cannot be read has no measures, and is not shown. */
export type Inspected = {
  media_type: string
  width: number | null
  height: number | null
  thumbnail_hash: string | null
}

const thumbnailLimit = 1_000_000

/** Looks into a file of the blob store; of a picture, a small one is put there too. */
export async function inspectFile(blobs: Blobs, { hash, size }: { hash: string; size: number }): Promise<Inspected> {
  const nothing = { width: null, height: null, thumbnail_hash: null }
  const media_type = await typeOf((await openBlob(blobs, hash)).stream)
  if (!pictureTypes.has(media_type)) return { media_type, ...nothing }
  const picture = await readPicture((await openBlob(blobs, hash)).stream, size)
  if (!picture) return { media_type, ...nothing }
  const { hash: thumbnail_hash } = await blobs.put(picture.thumbnail, { limit: thumbnailLimit })
  return { media_type, width: picture.width, height: picture.height, thumbnail_hash }
}

/** Whether a browser may show a file from here: a picture of a kind that cannot run anything, and that was read. */
export const isShown = ({ media_type, width }: Pick<Inspected, 'media_type' | 'width'>): boolean =>
  pictureTypes.has(media_type) && width !== null

async function openBlob(blobs: Blobs, hash: string) {
  const found = await blobs.open(hash)
  if (!found) throw new Error(`the file ${hash} is missing`)
  return found
}
