import {
  addOldAddresses,
  importBatch,
  importThreads,
  splitRaw,
  type ImportedMail,
  type ImportDeps,
  type OldAddress,
  type StoredFile,
} from '#features/archives/index.ts'
import { typeOf } from '#content/images/index.ts'
import type { Group } from '#runtime/calls/targets.ts'
import {
  readArchivedMails,
  type ArchivedMail,
  type MailFile,
  type MailReason,
  type MailReasonKey,
  type SubjectTags,
} from '../parse/index.ts'
import { faultCounter, isCausedByMail, messageOf, storeBisecting } from './faults.ts'
import { interpolateDates, dateOf } from './message-date.ts'
import type { SourceMail, MailSource } from './sources.ts'
import { surveyArchive } from './survey.ts'

/** Counts so far. `revised`: a different text of an existing message. */
export type ImportTally = { read: number; imported: number; present: number; revised: number; refused: number }
/** A mail that was rejected or has a remark. */
export type UnreadableMail = { where: string; what: string; why: MailReason }

type ImportOptions = ImportDeps & {
  source: MailSource
  group: Group
  /** Reports what would be done without doing it. */
  dryRun: boolean
  /** The only host on which old addresses of the mails are valid; empty for any. */
  oldHost?: string
  /** Callbacks after each batch, for each rejected mail, and for each remark. */
  progress(tally: ImportTally): void
  misread(mail: UnreadableMail): void
  remark(mail: UnreadableMail): void
  /** Stops after the batch that is being written. */
  signal: AbortSignal
}

type TaggedOptions = ImportOptions & { tags: SubjectTags }

/** Mails per worker task. */
const chunkMails = 32
const chunkBytes = 256 * 1024
/** Limits for reading ahead. */
const chunksAhead = 8
const aheadBytes = 64 * 1024 * 1024
const batchMails = 500
const batchBytes = 16 * 1024 * 1024

/**
 * Imports the mails of a source into a group, in order. The next batch is parsed while one is written; nothing else is kept in
 * memory. Returns the counts and the subject tag of the former list, which has to be known before subjects are compared.
 */
export async function importMails(options: ImportOptions): Promise<{ tally: ImportTally; listTag: string }> {
  const { group, remark } = options
  const tally: ImportTally = { read: 0, imported: 0, present: 0, revised: 0, refused: 0 }
  const { listTag, threading } = await surveyArchive(options.source.mails(), options.signal)
  const threads = importThreads(threading)
  const withDates = interpolateDates(Date.parse(group.most_recent_message ?? group.created))
  let batch: PreparedMail[] = []
  let bytes = 0
  let writing: Promise<void> = Promise.resolve()
  const faults = faultCounter()
  const refuse = ({ where, what, why }: UnreadableMail): void => {
    tally.refused += 1
    options.misread({ where, what, why })
  }

  const write = async (prepared: readonly PreparedMail[]): Promise<void> => {
    const mails = withDates(prepared).map((mail, n) => ({ mail, kept: prepared[n]! }))
    if (!options.dryRun)
      await storeBisecting(mails, {
        store: part =>
          importBatch(
            options,
            group,
            part.map(({ mail }) => mail),
            threads,
          ),
        stored({ imported, revised }, part) {
          for (const index of revised) remark({ ...part[index]!.kept, why: { reason: 'revision' } })
          tally.imported += imported
          tally.revised += revised.length
          tally.present += part.length - imported - revised.length
          faults.clear()
        },
        refused(one, error) {
          refuse({ ...one.kept, why: { reason: 'notStored', detail: messageOf(error) } })
          faults.add(error)
        },
      })
    if (!options.dryRun) await noteAddresses(prepared, options)
    options.progress(tally)
  }
  const flush = async (): Promise<void> => {
    await writing
    if (batch.length > 0) writing = write(batch)
    // The next await reports the error; this only prevents an unhandled rejection until then.
    writing.catch(() => {})
    ;[batch, bytes] = [[], 0]
  }
  try {
    for await (const found of parseInOrder({ ...options, tags: { tag: group.settings.subject_tag, listTag } })) {
      tally.read += 1
      if ('why' in found) {
        refuse(found)
        if ('fault' in found) faults.add(found.fault)
        continue
      }
      for (const reason of found.remarks) remark({ where: found.where, what: found.what, why: { reason } })
      batch.push(found)
      bytes += found.mail.raw.skeleton.length
      if (batch.length >= batchMails || bytes >= batchBytes) await flush()
    }
    await flush()
  } finally {
    // Also after an error, since the caller may close the database next.
    await writing
  }
  return { tally, listTag }
}

/** Links to the mails on the service they came from, also of those that are present already. */
async function noteAddresses(prepared: readonly PreparedMail[], { operate, group, oldHost = '' }: ImportOptions) {
  const messages = prepared.flatMap(({ mail: { mime_id, formerly }, addresses }) =>
    addresses.length === 0
      ? []
      : [mime_id, formerly].flatMap(id => (id === undefined ? [] : [{ mime_id: id, addresses }])),
  )
  await addOldAddresses(operate, { group_id: group.id, host: oldHost }, messages)
}

/** A parsed mail with stored files. */
type PreparedMail = {
  addresses: readonly OldAddress[]
  mail: Omit<ImportedMail, 'created'>
  at: number | null
  where: string
  what: string
  remarks: readonly MailReasonKey[]
}
/** `fault`: parsing failed because of our own error. */
type ParseResult = PreparedMail | UnreadableMail | (UnreadableMail & { fault: unknown })
type MailChunk = { found: SourceMail[]; bytes: number }

/** Yields the mails in order while several chunks are parsed ahead. */
async function* parseInOrder(options: TaggedOptions): AsyncGenerator<ParseResult> {
  const { source, signal } = options
  const waiting: { mails: Promise<ParseResult[]>; bytes: number }[] = []
  let ahead = 0
  try {
    for await (const chunk of chunkSource(source.mails())) {
      const mails = parseChunk(chunk.found, options).catch(dropStopped)
      // The next await reports the error; this only prevents an unhandled rejection until then.
      mails.catch(() => {})
      waiting.push({ mails, bytes: chunk.bytes })
      ahead += chunk.bytes
      while (waiting.length >= chunksAhead || ahead > aheadBytes) {
        const first = waiting.shift()!
        yield* await first.mails
        if (signal.aborted) return
        ahead -= first.bytes
      }
      if (signal.aborted) return
    }
    for (const { mails } of waiting) {
      yield* await mails
      if (signal.aborted) return
    }
  } finally {
    // Wait for all tasks, however it ended.
    await Promise.allSettled(waiting.map(({ mails }) => mails))
  }

  /** After an abort, unfinished chunks are dropped; they are read next time. */
  function dropStopped(error: unknown): [] {
    if (signal.aborted) return []
    throw error
  }
}

async function* chunkSource(mails: AsyncIterable<SourceMail>): AsyncGenerator<MailChunk> {
  let chunk: MailChunk = { found: [], bytes: 0 }
  for await (const mail of mails) {
    chunk.found.push(mail)
    chunk.bytes += 'raw' in mail ? mail.raw.length : 0
    if (chunk.found.length < chunkMails && chunk.bytes < chunkBytes) continue
    yield chunk
    chunk = { found: [], bytes: 0 }
  }
  if (chunk.found.length > 0) yield chunk
}

/** Parses a chunk; if that throws, parses each mail separately and reports the faulty one. */
async function parseChunk(found: readonly SourceMail[], options: TaggedOptions): Promise<ParseResult[]> {
  try {
    return await parseMails(found, options)
  } catch (error) {
    if (!isCausedByMail(error)) throw error
    const [first] = found
    if (found.length > 1) return (await Promise.all(found.map(one => parseChunk([one], options)))).flat()
    const why: MailReason = { reason: 'unreadable', detail: messageOf(error) }
    return [{ where: first!.where, what: first!.envelope, why, fault: error }]
  }
}

async function parseMails(found: readonly SourceMail[], options: TaggedOptions): Promise<ParseResult[]> {
  const readable = found.filter(mail => 'raw' in mail)
  const readings = await readArchivedMails(
    readable.map(({ raw }) => raw),
    { tags: options.tags, senders: readable.map(({ envelope }) => senderIn(envelope)) },
  )
  const readingOf = new Map(readable.map((mail, index) => [mail as SourceMail, readings[index]!]))
  const results: ParseResult[] = []
  for (const mail of found) {
    const { where, envelope } = mail
    const reading = readingOf.get(mail)
    if ('problem' in mail) results.push({ where, what: envelope, why: mail.problem })
    else if (reading && 'mail' in reading) results.push(await prepareMail(mail, reading.mail, options))
    else
      results.push({
        where,
        what: envelope || firstHeader(mail.raw),
        why: reading?.refused ?? { reason: 'unreadable' },
      })
  }
  return results
}

const senderIn = (envelope: string): string => /^From ([^\s@]+@[^\s@]+) /.exec(envelope)?.[1] ?? ''

async function prepareMail(
  { raw: bytes, envelope, where, remarks: found = [], addresses = [] }: Extract<SourceMail, { raw: Buffer }>,
  { files: mailFiles, written, received, remarks, ...mail }: ArchivedMail,
  options: ImportOptions,
): Promise<PreparedMail> {
  const stored = options.dryRun ? [] : await storeFiles(mailFiles, options)
  const files = stored.map(({ file }) => file)
  const raw = splitRaw(
    bytes,
    stored.map(({ file, content }) => ({ hash: file.hash, content })),
  )
  const messageDate = dateOf({ written, received }, envelope)
  return {
    mail: { ...mail, files, raw },
    at: messageDate.at,
    where,
    what: mail.mime_id,
    addresses,
    remarks: [...found, ...remarks, messageDate.remark].filter(why => why !== undefined),
  }
}

const firstHeader = (raw: Buffer): string => {
  const head = raw.toString('latin1', 0, 8192)
  return /^(?:message-id|from|subject):.{0,200}/im.exec(head)?.[0] ?? head.slice(0, 80).split('\n')[0]!
}

const maxFileBytes = 64 * 1024 * 1024

/** Images are inspected later, since that takes as long as the rest. */
const unknownDimensions = { width: null, height: null, thumbnail_hash: null }

async function* singleChunk(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}

type FileWithContent = { file: StoredFile; content: Buffer }

async function storeFiles(files: readonly MailFile[], { blobs }: ImportOptions): Promise<FileWithContent[]> {
  const storedFiles: FileWithContent[] = []
  for (const { content: bytes, filename, is_inline, content_id } of files) {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const blob = await blobs.put(content, { limit: maxFileBytes })
    const media_type = await typeOf(singleChunk(content))
    storedFiles.push({ file: { ...blob, filename, is_inline, content_id, media_type, ...unknownDimensions }, content })
  }
  return storedFiles
}
