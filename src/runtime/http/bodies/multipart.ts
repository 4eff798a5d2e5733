import { finished } from 'node:stream'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { invalidValue } from '#contract/errors.ts'
import { requestError } from '#contract/request-errors.ts'
import { BlobTooLargeError } from '#storage/blobs/blob.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { Files, invalidText, type RawParams } from '../../calls/parse-params.ts'
import type { CallLimits, IncomingBody } from './body.ts'
import { addRawParam, decodeUtf8 } from './form.ts'

/** The headers of a file part. */
type FilePartInfo = { filename: string; type: string }
type Options = { limits: CallLimits; takesFiles: boolean; blobs: BlobStore }

const unreadable = () => requestError('the multipart body cannot be read')
const tooBig = () => requestError('post too big')
const tooManyParams = () => requestError('too many parameters')
const maxParts = 200
/** The average size of part headers. */
const bytesOfHeaders = 500

/**
 * Reads a multipart body. Files are streamed to the blob store; for a call that takes none they are discarded. The
 * first error ends the reading; by then no file is half written, and no row references the stored ones.
 */
export async function readMultipart(
  { stream, budget, kept }: IncomingBody,
  type: string,
  { limits, takesFiles, blobs }: Options,
): Promise<RawParams> {
  const raw: RawParams = new Map()
  // Unwanted files count like other unknown parameters.
  const files = takesFiles ? limits.upload : limits.all
  const parts = Math.min(maxParts, limits.pairs)
  const bytes = limits.all + parts * bytesOfHeaders + (takesFiles ? limits.upload : 0)
  const left = { text: limits.body, files, all: limits.all, bytes, parts }
  const border = `\r\n--${/boundary=(?:"([^"]*)"|([^\s]*))/i.exec(type)!.slice(1).join('')}`
  const boy = new Busboy({
    headers: { 'content-type': type },
    // All parts are read as bytes: the library would decode text by the part's own charset and replace invalid bytes.
    isPartAFile: () => true,
    limits: { files: parts, parts, fileSize: files, headerPairs: 20, headerSize: 4096 },
  })

  async function readText(name: string, part: BusboyFileStream): Promise<() => void> {
    const chunks: Buffer[] = []
    for await (const chunk of part as AsyncIterable<Buffer>) {
      left.all -= chunk.length
      if (limits.names.has(name)) left.text -= chunk.length
      if (left.text < 0 || left.all < 0) throw invalidValue(name)
      if (!limits.names.has(name)) continue
      budget.memory.take(chunk.length)
      chunks.push(chunk)
    }
    // The library truncates every part at the maximum file size.
    if (part.truncated) throw invalidValue(name)
    const text = decodeUtf8(Buffer.concat(chunks)) ?? invalidText
    return () => addRawParam(raw, name, text)
  }
  /** The bytes of a file, as far as the quota allows. */
  async function* taken(part: BusboyFileStream): AsyncGenerator<Buffer> {
    // Not destroyed when the disk quota is used up: that would look like an interrupted body.
    for await (const chunk of part.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      left.files -= chunk.length
      if (left.files < 0) throw tooBig()
      budget.disk.take(chunk.length)
      yield chunk
    }
  }
  async function storeFile(
    name: string,
    part: BusboyFileStream,
    { filename, type }: FilePartInfo,
  ): Promise<() => void> {
    const { hash, size } = await blobs.put(taken(part), { limit: limits.upload })
    if (part.truncated) throw tooBig()
    // An empty file field (HTML, 4.10.22.4).
    if (filename === '' && size === 0) return () => {}
    return () => addFile(raw, name, { hash, size, filename, content_type: type })
  }

  /** What was typed before the part that cannot be read. */
  async function keepTexts(): Promise<void> {
    if (!kept) return
    for (const text of await Promise.allSettled(texts)) if (text.status === 'fulfilled') text.value()
    for (const [name, value] of raw) kept.set(name, value)
  }

  const reading: Promise<() => void>[] = []
  const texts: Promise<() => void>[] = []
  const coming = new Set<BusboyFileStream>()
  let failed = false
  /** The name of the current part, if it is text. */
  let lastText: string | undefined
  await new Promise<void>((resolve, reject) => {
    const fail = (error: unknown) => {
      if (failed) return
      failed = true
      stream.off('data', onData).pause()
      // No more data follows: pending reads of these parts would never end.
      for (const part of coming) part.destroy(unreadable())
      void Promise.allSettled(reading).then(async () => {
        await keepTexts().catch(() => {})
        reject(error)
      })
    }
    const onData = (chunk: Buffer): void => {
      budget.count(chunk.length)
      left.bytes -= chunk.length
      left.parts -= countOf(border, chunk)
      // Checked before the library parses data that is no longer needed.
      if (left.bytes < 0) return fail(lastText === undefined ? tooBig() : invalidValue(lastText))
      if (left.parts < 0) return fail(tooManyParams())
      if (boy.write(chunk)) return
      stream.pause()
      boy.once('drain', () => failed || stream.resume())
    }
    boy.on('file', (rawName: string | undefined, part, rawFilename: string | undefined, _encoding, contentType) => {
      coming.add(part)
      part.on('close', () => coming.delete(part))
      part.on('error', () => fail(unreadable()))
      const isFile = rawFilename !== undefined || contentType === 'application/octet-stream'
      lastText = isFile || rawName === undefined ? undefined : decodeHeader(rawName)
      if (rawName === undefined || (isFile && !takesFiles)) {
        part.on('data', (chunk: Buffer) => (left.files -= chunk.length) < 0 && fail(tooBig()))
        return
      }
      const name = decodeHeader(rawName)
      const filename = unescaped(decodeHeader(rawFilename ?? ''))
      const fileInfo = { filename, type: contentType }
      const partRead = isFile ? storeFile(name, part, fileInfo) : readText(name, part)
      reading.push(partRead)
      if (!isFile) texts.push(partRead)
      else kept?.set(name, '')
      partRead.catch(error => fail(error instanceof BlobTooLargeError ? tooBig() : error))
    })
    for (const limit of ['partsLimit', 'filesLimit'] as const) {
      boy.on(limit, () => fail(tooManyParams()))
    }
    boy.on('finish', () => failed || resolve())
    boy.on('error', () => fail(unreadable()))
    finished(stream, { writable: false }, error => error && fail(unreadable()))
    budget.signal.addEventListener('abort', () => fail(budget.signal.reason), { once: true })
    stream.on('data', onData)
    stream.on('end', () => failed || boy.end())
  })
  // In the order of the parts, not of the disk writes.
  for (const add of await Promise.all(reading)) add()
  return raw
}

function countOf(text: string, chunk: Buffer): number {
  let count = 0
  for (let at = chunk.indexOf(text); at >= 0; at = chunk.indexOf(text, at + text.length)) count += 1
  return count
}

function addFile(raw: RawParams, name: string, upload: Files['uploads'][number]): void {
  const before = raw.get(name)
  if (before instanceof Files) before.uploads.push(upload)
  else addRawParam(raw, name, new Files([upload]))
}

/** A name from part headers: UTF-8 as clients send it, unless the library has decoded an RFC 8187 value already. */
function decodeHeader(text: string): string {
  const decoded = /[^\0-\xff]/.test(text) ? undefined : decodeUtf8(Buffer.from(text, 'latin1'))
  // The name is used in headers, in file names and in the database.
  return (decoded ?? text).replace(/\p{Cc}/gu, '')
}

/** Browsers escape quotation marks and line ends in file names, and nothing else (HTML, 4.10.22.8). */
const unescaped = (filename: string): string => filename.replaceAll('%22', '"').replace(/%0[AD]/g, '')
