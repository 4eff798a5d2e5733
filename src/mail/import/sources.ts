import { createReadStream } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { LocalizedError, type LocalizedText } from '#locales/localized-error.ts'
import type { OldAddress } from '#features/archives/index.ts'
import type { MailReason, MailReasonKey } from '../parse/index.ts'
import { DamagedGzipError, gunzipChunks, unpackGzip } from './gzip.ts'
import { openMaildir } from './maildir.ts'
import { readMbox, type MboxMail } from './mbox.ts'

/**
 * A mail of a source, or the reason it was not read; `where` is its position for reports, `remarks` are guesses, `addresses` are
 * those of its page on the service it comes from.
 */
export type SourceMail = { where: string; envelope: string } & (
  | { raw: Buffer; remarks?: readonly MailReasonKey[]; addresses?: readonly OldAddress[] }
  | { problem: MailReason }
)

/** A source of mails. */
export type MailSource = {
  kind: 'mbox' | 'zip' | 'gzip' | 'Maildir' | 'mail'
  /** The total size in bytes, for progress. */
  size: number
  /** The bytes read in the current pass. */
  read(): number
  /** All mails, from the beginning. */
  mails(): AsyncIterable<SourceMail>
  /** The reason the last pass ended early; empty if it did not. */
  damage?(): string
}

/** The source cannot be read. */
export class SourceRefusedError extends LocalizedError {
  override name = 'SourceRefusedError'
}

function refuse(why: LocalizedText): never {
  throw new SourceRefusedError(why)
}

/** Longer mails are skipped. */
const maxMail = 64 * 1024 * 1024
const tooLarge: MailReason = { reason: 'tooLarge', detail: String(maxMail / 1_048_576) }
/** The limit of the compression ratio, against zip bombs. */
const maxExpansion = 200
const maxFiles = 10_000

/**
 * Opens a file or folder of mails: an mbox, plain or gzipped, a zip of them, a Maildir, or one mail. `isWanted` chooses among the
 * files of a zip.
 */
export async function openSource(path: string, isWanted: (file: string) => boolean = () => true): Promise<MailSource> {
  const stats = await stat(path).catch(() => undefined)
  if (!stats) throw new SourceRefusedError(t => t.cli.import.source.absent({ path }))
  if (stats.isDirectory())
    return (await openMaildir(path, maxMail)) ?? refuse(t => t.cli.import.source.noMaildir({ path }))
  // Opening a pipe would block.
  if (!stats.isFile()) refuse(t => t.cli.import.source.notFile({ path }))
  const head = await readHead(path)
  if (head.startsWith('PK\u0003\u0004') || head.startsWith('PK\u0005\u0006'))
    return zipSource(path, stats.size, isWanted)
  if (head.startsWith('\u001F\u008B')) return gzipSource(path, stats.size)
  if (stats.size === 0 || head.startsWith('From ')) return mboxSource(path, stats.size)
  if (/^[!-9;-~]+:/.test(head)) return singleMailSource(path, stats.size)
  return refuse(t => t.cli.import.source.unknown({ path }))
}

async function readHead(path: string): Promise<string> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(1000), 0, 1000, 0)
  return buffer.toString('latin1', 0, bytesRead)
}

/** Counts the bytes that pass. */
async function* countBytes(stream: Readable, add: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    add(chunk.length)
    yield chunk
  }
}

async function* mboxMails(chunks: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<SourceMail> {
  for await (const mail of readMbox(chunks, { limit: maxMail })) {
    const where = `${name}, byte ${mail.at}`
    const { envelope } = mail
    if ('raw' in mail) yield { where, envelope, raw: mail.raw, remarks: remarksOn(mail) }
    else yield { where, envelope, problem: tooLarge }
  }
}

const remarksOn = ({ guessed, near }: MboxMail): MailReasonKey[] => [
  ...(guessed ? (['noBlankLine'] as const) : []),
  ...(near ? (['nearSeparator'] as const) : []),
]

function mboxSource(path: string, size: number): MailSource {
  let read = 0
  return {
    kind: 'mbox',
    size,
    read: () => read,
    mails() {
      read = 0
      const stream = createReadStream(path, { highWaterMark: 1_048_576 })
      return mboxMails(
        countBytes(stream, bytes => (read += bytes)),
        path,
      )
    },
  }
}

function singleMailSource(path: string, size: number): MailSource {
  return {
    kind: 'mail',
    size,
    read: () => size,
    async *mails() {
      if (size > maxMail) yield { where: path, envelope: '', problem: tooLarge }
      else yield { where: path, envelope: '', raw: await readFile(path) }
    },
  }
}

/** A gzipped mbox. */
async function gzipSource(path: string, size: number): Promise<MailSource> {
  let read = 0
  let damage = ''
  const unpack = (): AsyncGenerator<Buffer> =>
    unpackGzip(path, (packed, unpacked) => {
      read = packed
      if (unpacked > packed * maxExpansion + 1_048_576) refuse(t => t.cli.import.source.tooLarge({ path }))
    })
  const head = await unpackHead(unpack()).catch((error: unknown) => {
    throw error instanceof DamagedGzipError
      ? new SourceRefusedError(t => t.cli.import.source.badGzip({ path, reason: error.message }))
      : error
  })
  if (head !== '' && !head.startsWith('From ')) refuse(t => t.cli.import.source.noMboxInGzip({ path }))
  return {
    kind: 'gzip',
    size,
    read: () => read,
    damage: () => damage,
    async *mails() {
      ;[read, damage] = [0, '']
      try {
        yield* mboxMails(unpack(), path)
      } catch (error) {
        if (!(error instanceof DamagedGzipError)) throw error
        damage = error.message
      }
    },
  }
}

async function unpackHead(chunks: AsyncIterable<Buffer>): Promise<string> {
  for await (const chunk of chunks) return chunk.toString('latin1', 0, 1000)
  return ''
}

const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The mbox files of a zip; suspicious archives are rejected early. */
async function mboxesIn(
  path: string,
  size: number,
  isWanted: (file: string) => boolean,
): Promise<{ entries: Entry[]; totalSize: number }> {
  const zip = await openZip(path)
  try {
    const entries: Entry[] = []
    let totalSize = 0
    for await (const entry of zip.eachEntry()) {
      if (zip.entriesRead > maxFiles) refuse(t => t.cli.import.source.manyFiles({ path, count: String(maxFiles) }))
      if (!isMbox(entry) || !isWanted(entry.fileName)) continue
      entries.push(entry)
      totalSize += entry.uncompressedSize
      if (totalSize > size * maxExpansion + 1_048_576) refuse(t => t.cli.import.source.tooLarge({ path }))
    }
    return { entries, totalSize }
  } finally {
    zip.close()
  }
}

const openZip = (path: string): Promise<ZipFile> => openPromise(path, { autoClose: false, lazyEntries: true })

async function zipSource(path: string, size: number, isWanted: (file: string) => boolean): Promise<MailSource> {
  const { entries, totalSize } = await mboxesIn(path, size, isWanted).catch((error: unknown) => {
    if (error instanceof SourceRefusedError) throw error
    refuse(t => t.cli.import.source.badZip({ path, reason: errorMessage(error) }))
  })
  if (entries.length === 0) refuse(t => t.cli.import.source.noMbox({ path }))
  if (isOverlapping(entries)) refuse(t => t.cli.import.source.overlapping({ path }))
  let read = 0
  async function* mailsOf(zip: ZipFile, entry: Entry): AsyncGenerator<SourceMail> {
    try {
      yield* mboxMails(
        unpackedIn(
          entry,
          countBytes(await streamOf(zip, entry), bytes => (read += bytes)),
        ),
        entry.fileName,
      )
    } catch (error) {
      yield { where: entry.fileName, envelope: '', problem: { reason: 'damaged', detail: errorMessage(error) } }
    }
  }
  return {
    kind: 'zip',
    size: totalSize,
    read: () => read,
    async *mails() {
      read = 0
      const zip = await openZip(path)
      try {
        for (const entry of entries) yield* mailsOf(zip, entry)
      } finally {
        zip.close()
      }
    },
  }
}

/** Whether entries overlap, as in a zip bomb. */
function isOverlapping(entries: readonly Entry[]): boolean {
  const byOffset = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)
  return byOffset.some(({ relativeOffsetOfLocalHeader: begin, compressedSize }, n) => {
    const next = byOffset[n + 1]
    return next !== undefined && begin + compressedSize > next.relativeOffsetOfLocalHeader
  })
}

/** Some services put gzipped files into a zip. */
function unpackedIn({ fileName }: Entry, chunks: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (!/\.gz$/i.test(fileName)) return chunks
  return gunzipChunks(chunks, (packed, unpacked) => {
    if (unpacked > packed * maxExpansion + 1_048_576) throw new Error('too large when unpacked')
  })
}

const isMbox = ({ fileName }: Entry): boolean => /\.(mbox|mbx)(?:\.gz)?$|(^|\/)mbox$/i.test(fileName)
const streamOf = (zip: ZipFile, entry: Entry): Promise<Readable> => zip.openReadStreamPromise(entry)
