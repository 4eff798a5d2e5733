import type { FileStream } from '#contract/schema.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { StoredFile } from '../message/submission.ts'
import { isShown } from './inspect-file.ts'
import { FileGoneError } from './raw.ts'

type Stored = Pick<StoredFile, 'hash' | 'size' | 'filename' | 'media_type' | 'width'>

/** A file of the blob store as an answer. Only pictures that we could read ourselves are for showing. */
export async function storedFile(blobs: Blobs, { hash, size, filename, ...file }: Stored): Promise<FileStream> {
  if (!(await blobs.has(hash))) throw new FileGoneError(`the file ${hash} is missing`)
  return { filename, chunks: piecesOf(blobs, hash), size, mediaType: file.media_type, inline: isShown(file) }
}

/** The small picture of a file, if there is one. */
export async function storedThumbnail(
  blobs: Blobs,
  { thumbnail_hash, filename }: Pick<StoredFile, 'thumbnail_hash' | 'filename'>,
): Promise<FileStream | undefined> {
  if (thumbnail_hash === null) return undefined
  if (!(await blobs.has(thumbnail_hash))) throw new FileGoneError(`the file ${thumbnail_hash} is missing`)
  return {
    filename: `${filename}.webp`,
    chunks: piecesOf(blobs, thumbnail_hash),
    mediaType: 'image/webp',
    inline: true,
  }
}

// Opened when somebody begins to read: an answer that nobody takes must not hold the file open.
async function* piecesOf(blobs: Blobs, hash: string): AsyncGenerator<Uint8Array> {
  const found = await blobs.open(hash)
  if (!found) throw new FileGoneError(`the file ${hash} is missing`)
  yield* found.stream as AsyncIterable<Buffer>
}
