import type { FastifyBaseLogger } from 'fastify'
import type { BlobStore } from '#storage/blobs/blob-store.ts'

export type UploadDeps = {
  blobs: BlobStore
  /** Deletes those uploaded files of a call that no row references. */
  releaseFiles: (hashes: readonly string[]) => Promise<void>
}
export type Uploads = {
  /** The blob store, recording what is put into it and pinning it until it is released. */
  blobs: BlobStore
  release(): Promise<void>
}

/** Stores and releases the uploaded files of one request. */
export function openUploads({ blobs, releaseFiles }: UploadDeps, log: FastifyBaseLogger): Uploads {
  const stored: string[] = []
  const pin = blobs.pin()
  const put: BlobStore['put'] = async (content, options) => {
    const blob = await pin.put(content, options)
    stored.push(blob.hash)
    return blob
  }
  return {
    blobs: { ...blobs, put },
    // Rows reference the files that a call has used. Those of a refused call, and unused ones, are deleted.
    async release() {
      if (stored.length === 0) return
      try {
        await pin.release()
        await releaseFiles(stored)
      } catch (error) {
        log.error({ err: error }, 'files that nobody keeps could not be removed')
      }
    },
  }
}
