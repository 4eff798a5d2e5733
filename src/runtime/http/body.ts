import { finished, type Readable } from 'node:stream'
import { invalidValue } from '#contract/errors.ts'
import { requestError } from '#contract/refusals.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Raw } from '../parse.ts'
import { decodeUtf8, lastName, parseForm } from './form.ts'
import { parseJsonObject } from './json.ts'
import { readMultipart } from './multipart.ts'

export type BodyLimits = { body: number; upload: number }
type Incoming = { stream: Readable; type: string | undefined; length: number | undefined }

const tooBig = () => requestError('request too big')

// Only the three forms the API knows, matched whole: a type that is nearly one of them is none of them.
const forms: [RegExp, (incoming: Incoming, limits: BodyLimits, takesFiles: boolean, blobs: Blobs) => Promise<Raw>][] = [
  [/^application\/x-www-form-urlencoded *(; *charset="?utf-8"? *)?$/i, readForm],
  [/^application\/json *(; *charset="?utf-8"? *)?$/i, readJson],
  [
    /^multipart\/form-data *; *boundary=("[^"\r\n]{1,70}"|[^;"\s]{1,70}) *$/i,
    (incoming, limits, takesFiles, blobs) =>
      readMultipart(incoming.stream, incoming.type!, { limits, takesFiles, blobs }),
  ],
]

/** Reads the parameters of a body, whichever of the three forms it has. No body is no parameters. */
export async function readBody(
  incoming: Incoming,
  limits: BodyLimits,
  takesFiles: boolean,
  blobs: Blobs,
): Promise<Raw> {
  if (incoming.type === undefined) {
    const nothing = await readUpTo(incoming.stream, 0)
    if (nothing.complete) return new Map()
    throw requestError('content type required')
  }
  const form = forms.find(([pattern]) => pattern.test(incoming.type!))
  if (!form) throw requestError('content type must be form, multipart or JSON')
  return form[1](incoming, limits, takesFiles, blobs)
}

async function readForm({ stream }: Incoming, limits: BodyLimits): Promise<Raw> {
  const { bytes, complete } = await readUpTo(stream, limits.body)
  // A form is read in order, so the parameter that was being read when the limit was met is the one too long.
  if (!complete) throw invalidValue(lastName(bytes.toString('latin1')))
  const text = decodeUtf8(bytes)
  if (text === undefined) throw requestError('parameters must be UTF-8')
  return parseForm(text)
}

async function readJson({ stream, length }: Incoming, limits: BodyLimits): Promise<Raw> {
  if (length !== undefined && length > limits.body) throw tooBig()
  const { bytes, complete } = await readUpTo(stream, limits.body)
  if (!complete) throw tooBig()
  const text = decodeUtf8(bytes)
  if (text === undefined) throw requestError('parameters must be UTF-8')
  if (text.trim() === '') return new Map()
  return parseJsonObject(text)
}

const unreadable = () => requestError('the request cannot be read')

/** All of a stream, or as much as is allowed; what follows stays in it. */
async function readUpTo(stream: Readable, limit: number): Promise<{ bytes: Buffer; complete: boolean }> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    // Not destroyed: the answer goes out on the same connection.
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      chunks.push(chunk)
      if (size > limit) return { bytes: Buffer.concat(chunks).subarray(0, limit), complete: false }
    }
  } catch {
    throw unreadable()
  }
  return { bytes: Buffer.concat(chunks), complete: true }
}

const patience = { bytes: 32 * 1024 * 1024, ms: 5000 }

/** Reads on and keeps nothing: a client that is still sending sees no answer. Not for ever, though. */
export async function passOver(stream: Readable): Promise<void> {
  let left = patience.bytes
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, patience.ms)
  stream.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) resolve()
  })
  finished(stream, { writable: false }, () => resolve())
  stream.resume()
  await promise
  clearTimeout(timer)
  stream.pause()
}
