import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createSemaphore } from '#base/semaphore.ts'
import { pathOfHash, type StoredBlob } from '../blob.ts'
import type { Body, S3Client } from './client.ts'
import { FileStorageError } from './errors.ts'
import { elementsIn, textIn } from './xml.ts'

const mebibyte = 2 ** 20
/** More is sent in parts, so that a broken connection costs one of them. S3 takes 10,000 parts, this is 640 GB. */
const partBytes = 64 * mebibyte
const partsAtOnce = 3

/** A file on disk that is on its way to the bucket. */
export async function uploadFile(client: S3Client, path: string, { hash, size }: StoredBlob): Promise<void> {
  if (size <= partBytes) return putObject(client, hash, { size, sha256: hash, read: () => createReadStream(path) })
  await uploadParts(client, path, { hash, size })
}

export async function putObject(client: S3Client, hash: string, body: Body): Promise<void> {
  await client.read({ method: 'PUT', key: pathOfHash(hash), body })
}

async function uploadParts(client: S3Client, path: string, { hash, size }: StoredBlob): Promise<void> {
  const key = pathOfHash(hash)
  const uploadId = textIn(await client.read({ method: 'POST', key, query: { uploads: '' } }), 'UploadId')
  try {
    const limited = createSemaphore(partsAtOnce)
    const count = Math.ceil(size / partBytes)
    const sent = Array.from({ length: count }, (_, index) =>
      limited(async () => {
        const range = { start: index * partBytes, end: Math.min(size, (index + 1) * partBytes) - 1 }
        const body = await bodyOf(path, range)
        const query = { partNumber: String(index + 1), uploadId }
        const response = await client.send({ method: 'PUT', key, query, body })
        response?.resume()
        return `<Part><PartNumber>${index + 1}</PartNumber><ETag>${response?.headers.etag ?? ''}</ETag></Part>`
      }),
    )
    // All of them come to an end before the upload is given up.
    await Promise.allSettled(sent)
    await complete(client, { key, uploadId, size, parts: await Promise.all(sent) })
  } catch (error) {
    // If this fails too, the sweep does it.
    await client.read({ method: 'DELETE', key, query: { uploadId } }).catch(() => {})
    throw error
  }
}

async function bodyOf(path: string, range: { start: number; end: number }): Promise<Body> {
  const digest = createHash('sha256')
  for await (const chunk of createReadStream(path, range)) digest.update(chunk as Buffer)
  const size = range.end - range.start + 1
  return { size, sha256: digest.digest('hex'), read: () => createReadStream(path, range) }
}

type Completion = { key: string; uploadId: string; size: number; parts: readonly string[] }

async function complete(client: S3Client, { key, uploadId, size, parts }: Completion): Promise<void> {
  const text = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
  const sha256 = createHash('sha256').update(text).digest('hex')
  const body = { size: text.length, sha256, read: () => text }
  const answer = await client.read({ method: 'POST', key, query: { uploadId }, body })
  // An error may come after the status; and if a first answer was lost, the upload is no longer there.
  if (textIn(answer, 'ETag') !== '') return
  const head = await client.send({ method: 'HEAD', key })
  head?.resume()
  if (Number(head?.headers['content-length']) !== size)
    throw new FileStorageError(client.place, textIn(answer, 'Code') || 'incomplete', textIn(answer, 'Message'))
}

/** Gives up uploads in parts that were begun long ago; returns how many. */
export async function abortStaleUploads(client: S3Client, olderThan: number): Promise<number> {
  let aborted = 0
  for (const upload of elementsIn(await client.read({ method: 'GET', query: { uploads: '' } }), 'Upload')) {
    if (Date.now() - Date.parse(textIn(upload, 'Initiated')) < olderThan) continue
    const [key, uploadId] = [textIn(upload, 'Key'), textIn(upload, 'UploadId')]
    await client.read({ method: 'DELETE', key, query: { uploadId } })
    aborted += 1
  }
  return aborted
}
