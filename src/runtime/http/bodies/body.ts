import { finished, type Readable } from 'node:stream'
import type { Endpoint } from '#contract/endpoint.ts'
import { invalidValue } from '#contract/errors.ts'
import { requestError } from '#contract/request-errors.ts'
import type { Param } from '#contract/schema.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { RawParams } from '../../calls/parse-params.ts'
import { decodeUtf8, createFormFilter, lastParamName, parseForm, type FormLimits } from './form.ts'
import type { BodyBudget } from './body-budget.ts'
import type { Reservation } from './quota.ts'
import { parseJsonObject } from './json.ts'
import { readMultipart } from './multipart.ts'

export type BodyLimits = { body: number; upload: number }
/** How much of a request body is read. */
export type CallLimits = BodyLimits &
  FormLimits & {
    /** Including unknown parameters and ignored parts. */
    all: number
    /** The parameter that a body of plain text stands for. */
    plainText?: string | undefined
  }

/** Per call: lists of a thousand items, and all other parameters. */
const maxPairs = 2000
/** For unknown parameters, in addition to those of the call. */
const unknownParamsBytes = 64 * 1024

/** For values that are too long: they are read so far that the error can name the parameter. */
const overflowBytes = 64 * 1024
/** The longest percent-encoded form of a character: `%F0%9F%90%A6`. */
const bytesPerCharacter = 12

/** The size limits of a call: as much as all its parameters can take in any encoding. */
export function bodyLimitsFor({ params, plainText }: Endpoint, { body, upload }: BodyLimits): CallLimits {
  const entries = Object.entries(params) as [name: string, param: Param & { maxLength?: number }][]
  const characters = entries.reduce((sum, [, { maxLength = 0 }]) => sum + maxLength, 0)
  const names = new Set(['csrf', ...entries.flatMap(([name, param]) => [name, param['x-alias'] ?? name])])
  const bodyLimit = Math.min(body, overflowBytes + bytesPerCharacter * characters)
  return {
    body: bodyLimit,
    upload,
    all: Math.min(body, bodyLimit + unknownParamsBytes),
    names,
    pairs: maxPairs,
    plainText,
  }
}

export type IncomingBody = {
  stream: Readable
  type: string | undefined
  length: number | undefined
  budget: BodyBudget
  /** Gets the text fields of a multipart body that cannot be read to its end; files in it are empty. */
  kept?: RawParams | undefined
}

const tooBig = () => requestError('request too big')

// Only the content types of the API, compared exactly.
const bodyReaders: [
  RegExp,
  (incoming: IncomingBody, limits: CallLimits, takesFiles: boolean, blobs: BlobStore) => Promise<RawParams>,
][] = [
  [/^application\/x-www-form-urlencoded *(; *charset="?utf-8"? *)?$/i, readForm],
  [/^application\/json *(; *charset="?utf-8"? *)?$/i, readJson],
  [
    /^multipart\/form-data *; *boundary=("[^"\r\n]{1,70}"|[^;"\s]{1,70}) *$/i,
    (incoming, limits, takesFiles, blobs) => readMultipart(incoming, incoming.type!, { limits, takesFiles, blobs }),
  ],
]

/** Reads the parameters of a body in any of the three content types. No body means no parameters. */
export async function readBody(
  incoming: IncomingBody,
  limits: CallLimits,
  takesFiles: boolean,
  blobs: BlobStore,
): Promise<RawParams> {
  if (incoming.type === undefined) {
    const nothing = await readUpTo(incoming, 0)
    if (nothing.complete) return new Map()
    throw requestError('content type required')
  }
  const form = bodyReaders.find(([pattern]) => pattern.test(incoming.type!))
  const { plainText } = limits
  if (plainText !== undefined && plainTextType.test(incoming.type)) return readPlainText(incoming, plainText, limits)
  if (!form)
    throw requestError(
      plainText === undefined
        ? 'content type must be form, multipart or JSON'
        : 'content type must be form, multipart, JSON or plain text',
    )
  return form[1](incoming, limits, takesFiles, blobs)
}

async function readForm(incoming: IncomingBody, limits: CallLimits): Promise<RawParams> {
  const { body, all } = limits
  const { bytes, complete } = await readUpTo(incoming, body, { all, sieve: createFormFilter(limits) })
  // A form is read in order, so the parameter at which the limit was reached is the one too long.
  if (!complete) {
    const name = lastParamName(bytes.toString('latin1'))
    const before = bytes.subarray(0, Math.max(0, bytes.lastIndexOf('&')))
    if (incoming.kept) for (const [other, value] of parseForm(before)) incoming.kept.set(other, value)
    incoming.kept?.set(name, '')
    throw invalidValue(name)
  }
  return parseForm(decodeUtf8(bytes) ?? bytes)
}

const plainTextType = /^text\/plain *(; *charset="?utf-8"? *)?$/i

async function readPlainText(incoming: IncomingBody, param: string, { body }: CallLimits): Promise<RawParams> {
  const { bytes, complete } = await readUpTo(incoming, body)
  if (!complete) throw invalidValue(param)
  const text = decodeUtf8(bytes)
  if (text === undefined) throw requestError('parameters must be UTF-8')
  return new Map([[param, text]])
}

async function readJson(incoming: IncomingBody, limits: CallLimits): Promise<RawParams> {
  if (incoming.length !== undefined && incoming.length > limits.body) throw tooBig()
  const { bytes, complete } = await readUpTo(incoming, limits.body)
  if (!complete) throw tooBig()
  const text = decodeUtf8(bytes)
  if (text === undefined) throw requestError('parameters must be UTF-8')
  if (text.trim() === '') return new Map()
  return parseJsonObject(text)
}

const unreadable = () => requestError('the request cannot be read')

type ReadBytes = { bytes: Buffer; complete: boolean }

/** Reads the stream up to the limit; the rest stays in it, because the response goes out on the same connection. */
function readUpTo(
  { stream, budget }: IncomingBody,
  limit: number,
  { all = limit, sieve = chunk => chunk }: { all?: number; sieve?: (chunk: Buffer) => Buffer } = {},
): Promise<ReadBytes> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadBytes>()
  const chunks: Buffer[] = []
  let size = 0
  let total = 0
  const onData = (chunk: Buffer): void => {
    total += chunk.length
    budget.count(chunk.length)
    try {
      const bytes = sieve(chunk)
      size += bytes.length
      budget.memory.take(bytes.length)
      chunks.push(bytes)
    } catch (error) {
      // The rest is not needed.
      stream.off('data', onData)
      return reject(error)
    }
    if (size > limit || total > all) resolve({ bytes: Buffer.concat(chunks).subarray(0, limit), complete: false })
  }
  const onSlow = () => reject(budget.signal.reason as Error)
  stream.on('data', onData)
  budget.signal.addEventListener('abort', onSlow, { once: true })
  const stopListening = finished(stream, { writable: false }, error =>
    error ? reject(unreadable()) : resolve({ bytes: Buffer.concat(chunks), complete: true }),
  )
  return promise.finally(() => {
    stream.off('data', onData).pause()
    stopListening()
  })
}

/** How much is drained, and for how long: a refused upload entirely, a stranger's body only up to a small limit. */
export type DrainBudget = { bytes: number; ms: number }
export const drainBudgets = {
  known: { bytes: 32 * 1024 * 1024, ms: 5000 },
  stranger: { bytes: 512 * 1024, ms: 5000 },
  tooMany: { bytes: 64 * 1024, ms: 500 },
} satisfies Record<string, DrainBudget>
/** Reserved while draining: much of what was read is garbage for a while. */
const drainReserve = 1024 * 1024

/**
 * Reads and discards the rest, because a client that is still sending does not read the response. Limited in time, and
 * skipped if the network's quota is used up.
 */
export async function drain(stream: Readable, memory: Reservation, { bytes, ms }: DrainBudget): Promise<void> {
  memory.release()
  try {
    memory.take(drainReserve)
  } catch {
    return
  }
  let left = bytes
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  stream.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) resolve()
  })
  finished(stream, { writable: false }, () => resolve())
  stream.resume()
  await promise
  clearTimeout(timer)
  stream.pause()
  memory.release()
}
