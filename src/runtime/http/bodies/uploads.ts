import type { FastifyBaseLogger } from 'fastify'
import type { BlobStore } from '#storage/blobs/blob-store.ts'

export type UploadDeps = {
  blobs: BlobStore
  /** Removes those of the files that came with a call and that nobody keeps. */
  releaseFiles: (hashes: readonly string[]) => Promise<void>
}
export type Uploads = {
  /** The same store, which remembers what was put into it, and keeps it at hand as long as it is not released. */
  blobs: BlobStore
  release(): Promise<void>
}

/** Room for the files that come with a request, whoever reads it. */
export function openUploads({ blobs, releaseFiles }: UploadDeps, log: FastifyBaseLogger): Uploads {
  const stored: string[] = []
  const hold = blobs.pin()
  const put: BlobStore['put'] = async (content, options) => {
    const blob = await hold.put(content, options)
    stored.push(blob.hash)
    return blob
  }
  return {
    blobs: { ...blobs, put },
    // Files are kept by whoever names them in the database. What a call was refused with, or had no use for, nobody names.
    async release() {
      if (stored.length === 0) return
      try {
        await hold.release()
        await releaseFiles(stored)
      } catch (error) {
        log.error({ err: error }, 'files that nobody keeps could not be removed')
      }
    },
  }
}
