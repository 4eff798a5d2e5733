import { LocalizedError } from '#locales/localized-error.ts'

/** The server of the bucket can't be reached, or refused a request: what was to be done is not done, and may be tried again later. */
export class FileStorageError extends LocalizedError {
  override name = 'FileStorageError'
  /** As the server calls it, such as `NoSuchBucket`; or that of the network, such as `ECONNREFUSED`. */
  readonly code: string
  /** The code and what the server says of it. */
  readonly reason: string

  constructor(place: string, code: string, explanation: string, options?: ErrorOptions) {
    const reason = [code, explanation].filter(Boolean).join(': ')
    super(t => t.blobs.bucketFailed({ place, reason }), options)
    this.code = code
    this.reason = reason
  }
}

// A key that is refused, or a bucket that isn't there, will be so in a second too.
const passingCodes: ReadonlySet<string> = new Set(['RequestTimeout', 'SlowDown', 'OperationAborted', 'BadDigest'])

/** Whether the same request may succeed in a moment. Nothing that we send does harm if it was done the first time. */
export const isPassing = (status: number, code: string): boolean =>
  status >= 500 || status === 429 || passingCodes.has(code)
