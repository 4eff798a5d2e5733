import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Settings } from '#settings/index.ts'
import { FileStorageError, isPassing } from './errors.ts'
import { textIn } from './xml.ts'

/** Where files are, and the key for it. */
export type BucketSettings = Readonly<Record<'endpoint' | 'bucket' | 'region' | 'accessKey' | 'secretKey', string>>

/** The bucket of the settings, if there is one. */
export function bucketOf(settings: Settings): BucketSettings | undefined {
  const { s3Endpoint: endpoint, s3Bucket: bucket, s3Region: region } = settings
  const { s3AccessKey: accessKey, s3SecretKey: secretKey } = settings
  // They are set together (settings/index.ts).
  if (endpoint === undefined || bucket === undefined || accessKey === undefined || secretKey === undefined)
    return undefined
  return { endpoint, bucket, region, accessKey, secretKey }
}

/** Where it is, for sentences. */
export const placeOfBucket = ({ bucket, endpoint }: BucketSettings): string => `${bucket} at ${new URL(endpoint).host}`

/** A body of known length and hash, which the server compares with what arrives. It may be sent more than once. */
export type Body = { size: number; sha256: string; read(): Uint8Array | Readable }

export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** An object in the bucket; absent: the bucket itself. */
  key?: string
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: Body
}

export type S3Client = {
  /** Where it is, for sentences. */
  place: string
  /** The answer to a request that succeeded; its body has to be read or destroyed. `undefined`: there is no such object. */
  send(request: S3Request): Promise<IncomingMessage | undefined>
  /** The text of an answer. */
  read(request: S3Request): Promise<string>
}

const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
/** Together less than a transaction may be idle (storage/connections/session-options.ts): some of them wait for an answer. */
const silenceMs = 6000
const pausesMs = [100, 400, 1600]
/** A server takes its time to store a large part, and to put parts together. */
const longSilencesMs: Partial<Record<S3Request['method'], number>> = { PUT: 30_000, POST: 60_000 }
const mostErrorBytes = 64 * 1024

/** Signs requests to a bucket and sends them, again if that may help. */
export function openS3Client(settings: BucketSettings): S3Client {
  const { endpoint, bucket, region, accessKey: accessKeyId, secretKey: secretAccessKey } = settings
  const isSecure = endpoint.startsWith('https:')
  // Idle connections don't keep the process alive.
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, scheduling: 'lifo' })
  const place = placeOfBucket(settings)
  const cache = new Map<string, ArrayBuffer>()
  /** How far the clock of the server is ahead; set once it refuses ours. */
  let aheadMs = 0

  async function signed({ method, key, query, headers, body }: S3Request): Promise<{ url: URL; headers: Headers }> {
    const { AwsV4Signer } = await import('aws4fetch')
    const url = new URL(`${endpoint}/${encodeURIComponent(bucket)}${key === undefined ? '' : `/${key}`}`)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const datetime = new Date(Date.now() + aheadMs).toISOString().replace(/[:-]|\.\d{3}/g, '')
    const signer = new AwsV4Signer({
      ...{ method, url: url.href, service: 's3', region, accessKeyId, secretAccessKey, cache, datetime },
      headers: { 'x-amz-content-sha256': body?.sha256 ?? emptyHash, ...headers },
    })
    return signer.sign()
  }

  /** One try. The hash of the body is part of the signature. */
  async function attempt(wanted: S3Request): Promise<IncomingMessage> {
    const { url, headers } = await signed(wanted)
    const { method, body } = wanted
    const takesBody = method === 'PUT' || method === 'POST'
    const timeout = longSilencesMs[method] ?? silenceMs
    const sending = (isSecure ? httpsRequest : httpRequest)(url, {
      ...{ method, agent, timeout },
      headers: { ...Object.fromEntries(headers), ...(takesBody && { 'content-length': body?.size ?? 0 }) },
    })
    sending.on('timeout', () => sending.destroy(new SilenceError(timeout)))
    // Also after the answer, when nobody waits for it any more.
    sending.on('error', () => {})
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>
    const content = body?.read()
    if (content === undefined || content instanceof Uint8Array) sending.end(content)
    // A server that refuses may not read the rest of the body: its answer counts.
    else pipeline(content, sending).catch((error: unknown) => sending.destroy(error as Error))
    const [response] = await answered
    sending.setTimeout(0)
    return response
  }

  /** What the server said of a refused request. */
  async function refusalOf(response: IncomingMessage): Promise<FileStorageError> {
    const text = await textOf(response).catch(() => '')
    return new FileStorageError(place, textIn(text, 'Code') || String(response.statusCode), textIn(text, 'Message'))
  }

  async function send(wanted: S3Request): Promise<IncomingMessage | undefined> {
    for (let tries = 0; ; tries += 1) {
      const mayRetry = tries < pausesMs.length
      let refusal: FileStorageError
      try {
        const response = await attempt(wanted)
        const { statusCode: status = 0, headers } = response
        if (status >= 200 && status < 300) return response
        refusal = await refusalOf(response)
        // The answer to HEAD has no body that would tell an object from a bucket that isn't there.
        if (status === 404 && refusal.code !== 'NoSuchBucket') {
          if (wanted.key === undefined || refusal.code === 'NoSuchKey' || refusal.code === 'NoSuchUpload')
            return undefined
          if (await send({ method: 'HEAD' })) return undefined
          throw new FileStorageError(place, 'NoSuchBucket', 'there is no such bucket')
        }
        if (refusal.code === 'RequestTimeTooSkewed' && aheadMs === 0 && mayRetry) {
          aheadMs = Date.parse(headers.date ?? '') - Date.now() || 0
          continue
        }
        if (!isPassing(status, refusal.code)) throw refusal
      } catch (error) {
        if (error instanceof FileStorageError) throw error
        refusal = unreachable(place, error)
      }
      if (!mayRetry) throw refusal
      // Not all at the same moment.
      await pause((pausesMs[tries]! * randomInt(50, 150)) / 100)
    }
  }

  return {
    place,
    send,
    async read(wanted) {
      const response = await send(wanted)
      return response ? textOf(response) : ''
    },
  }
}

class SilenceError extends Error {
  readonly code = 'ETIMEDOUT'
  constructor(ms: number) {
    super(`no answer within ${ms / 1000} seconds`)
  }
}

/** The chunks of a body. Only the time counts that we wait for the server: a slow reader may take as long as it likes. */
export async function* chunksOf(response: IncomingMessage): AsyncGenerator<Buffer> {
  const chunks = (response as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  try {
    for (;;) {
      const timer = setTimeout(() => response.destroy(new SilenceError(silenceMs)), silenceMs)
      const { done, value } = await chunks.next().finally(() => clearTimeout(timer))
      if (done === true) return
      yield value
    }
  } finally {
    response.destroy()
  }
}

function unreachable(place: string, error: unknown): FileStorageError {
  const { code = '', message } = error as NodeJS.ErrnoException
  return new FileStorageError(place, code, message, { cause: error })
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of chunksOf(response)) {
    bytes += chunk.length
    if (response.statusCode! >= 300 && bytes > mostErrorBytes) break
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
