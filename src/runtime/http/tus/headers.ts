import type { FastifyReply, FastifyRequest } from 'fastify'
import { decodeUtf8 } from '../bodies/form.ts'

// The tus protocol for uploads that can be resumed, 1.0.0: https://tus.io/protocols/resumable-upload
export const tusVersion = '1.0.0'
export const tusExtensions = 'creation,creation-with-upload,expiration,termination'
export const bytesType = 'application/offset+octet-stream'

/** A refusal in the words of HTTP, as the protocol has them. */
export class TusError extends Error {
  override name = 'TusError'
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** A header that is a whole number from 0. */
export function numberHeader({ headers }: FastifyRequest, name: string): number {
  const text = headers[name]
  const value = typeof text === 'string' && /^\d{1,16}$/.test(text) ? Number(text) : NaN
  if (!Number.isSafeInteger(value)) throw new TusError(400, `${name} must be a whole number`)
  return value
}

const maxMetadata = 20
const maxMetadataLength = 4000
/** `Upload-Metadata` as it was sent. */
export const metadataTextOf = ({ headers }: FastifyRequest): string => {
  const text = headers['upload-metadata']
  return typeof text === 'string' ? text : ''
}
/** `Upload-Metadata`: keys with values in base64, comma-separated. */
export function metadataOf(request: FastifyRequest): Map<string, string> {
  const text = metadataTextOf(request)
  const metadata = new Map<string, string>()
  if (text === '') return metadata
  const pairs = text.split(',', maxMetadata + 1)
  if (pairs.length > maxMetadata || text.length > maxMetadataLength) throw new TusError(400, 'too much upload-metadata')
  for (const pair of pairs) {
    const [key = '', value = ''] = pair.trim().split(' ')
    const decoded = decodeUtf8(Buffer.from(value, 'base64'))
    if (key === '' || decoded === undefined) throw new TusError(400, 'upload-metadata cannot be read')
    metadata.set(key, decoded)
  }
  return metadata
}

/** Refuses requests of another version. */
export function checkVersion({ headers }: FastifyRequest, reply: FastifyReply): void {
  void reply.header('tus-resumable', tusVersion)
  if (headers['tus-resumable'] === tusVersion) return
  void reply.header('tus-version', tusVersion)
  throw new TusError(412, `tus-resumable must be ${tusVersion}`)
}
