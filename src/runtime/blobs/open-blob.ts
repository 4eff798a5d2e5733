import type { Readable } from 'node:stream'
import type { BlobStore } from '#storage/blobs/blob-store.ts'

/** A file that a row names is not on disk. */
export class FileGoneError extends Error {
  override name = 'FileGoneError'
}

export async function openBlob(blobs: BlobStore, hash: string): Promise<Readable> {
  const blob = await blobs.open(hash)
  if (!blob) throw new FileGoneError(`the file ${hash} is missing`)
  return blob.stream
}

/** Opened on the first read, so that a response nobody reads doesn't keep the file open. */
export async function* blobChunks(blobs: BlobStore, hash: string): AsyncGenerator<Uint8Array> {
  yield* (await openBlob(blobs, hash)) as AsyncIterable<Buffer>
}
