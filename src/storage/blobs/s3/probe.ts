import { createHash, randomBytes } from 'node:crypto'
import { openS3Client, type BucketSettings } from './client.ts'
import { FileStorageError } from './errors.ts'

/** What the service does with a bucket, in the order in which it is tried. */
export type BucketStep = 'write' | 'read' | 'list' | 'remove'

export type Probe = { place: string; skewSeconds: number; failed?: { step: BucketStep; reason: string } }

/** Writes, reads, lists and deletes a small object, and compares the clocks. */
export async function probeBucket(settings: BucketSettings): Promise<Probe> {
  const client = openS3Client(settings)
  const key = `doctor/${randomBytes(8).toString('hex')}`
  const content = randomBytes(32)
  const sha256 = createHash('sha256').update(content).digest('hex')
  let skewSeconds = 0
  const steps: Record<BucketStep, () => Promise<unknown>> = {
    async write() {
      const body = { size: content.length, sha256, read: () => content }
      const response = await client.send({ method: 'PUT', key, body })
      response?.resume()
      skewSeconds = Math.round((Date.parse(response?.headers.date ?? '') - Date.now()) / 1000) || 0
    },
    read: () => client.read({ method: 'GET', key }),
    list: () => client.read({ method: 'GET', query: { 'list-type': '2', prefix: key } }),
    remove: () => client.read({ method: 'DELETE', key }),
  }
  for (const [step, take] of Object.entries(steps) as [BucketStep, () => Promise<unknown>][]) {
    try {
      await take()
    } catch (error) {
      if (!(error instanceof FileStorageError)) throw error
      return { place: client.place, skewSeconds, failed: { step, reason: error.reason } }
    }
  }
  return { place: client.place, skewSeconds }
}
