import type { FileStream } from '#contract/schema.ts'
import { FileGoneError, blobChunks } from '#runtime/blobs/open-blob.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { StoredFile } from '../message/submission.ts'
import { isDisplayable } from './inspect-file.ts'

type StoredFileInfo = Pick<StoredFile, 'hash' | 'size' | 'filename' | 'media_type' | 'width'>

/** Streams a file of the blob store. Only images that were decoded are displayed inline. */
export async function streamStoredFile(
  blobs: BlobStore,
  { hash, size, filename, ...file }: StoredFileInfo,
): Promise<FileStream> {
  if (!(await blobs.has(hash))) throw new FileGoneError(`the file ${hash} is missing`)
  return { filename, chunks: blobChunks(blobs, hash), size, mediaType: file.media_type, inline: isDisplayable(file) }
}

/** The thumbnail of a file, if it has one. */
export async function streamThumbnail(
  blobs: BlobStore,
  { thumbnail_hash, filename }: Pick<StoredFile, 'thumbnail_hash' | 'filename'>,
): Promise<FileStream | undefined> {
  if (thumbnail_hash === null) return undefined
  if (!(await blobs.has(thumbnail_hash))) throw new FileGoneError(`the file ${thumbnail_hash} is missing`)
  return {
    filename: `${filename}.webp`,
    chunks: blobChunks(blobs, thumbnail_hash),
    mediaType: 'image/webp',
    inline: true,
  }
}
