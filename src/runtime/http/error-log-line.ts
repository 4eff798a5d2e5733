import { FileStorageError } from '#storage/blobs/s3/errors.ts'
import { isDiskFull } from '#storage/errors.ts'

/** The line of the log for an error that is no fault of the caller. */
export function errorLogLine(error: unknown, otherwise: string): string {
  if (isDiskFull(error)) return 'the disk is full'
  return error instanceof FileStorageError ? 'the bucket of files cannot be used' : otherwise
}
