import {
  importBatch,
  importThreads,
  splitRaw,
  type ImportedMail,
  type ImportDeps,
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

/** What is done, so far or in all. `revised`: another text of a message that is there. */
export type ImportTally = { read: number; imported: number; present: number; revised: number; refused: number }
/** A mail that could not be brought in, or that something had to be guessed about. */
export type UnreadableMail = { where: string; what: string; why: MailReason }

type ImportOptions = ImportDeps & {
  source: MailSource
  group: Group
  /** Says what would be done, and does nothing. */
  dryRun: boolean
  /** Told after each batch, of each mail that was not understood, and of what was guessed. */
  progress(tally: ImportTally): void
  misread(mail: UnreadableMail): void
  remark(mail: UnreadableMail): void
  /** Stops after the batch that is being written. */
  signal: AbortSignal
}

type TaggedOptions = ImportOptions & { tags: SubjectTags }

/** Mails that are handed to a thread together. */
const chunkMails = 32
const chunkBytes = 256 * 1024
/** What is being read at the same time. */
const chunksAhead = 8
const aheadBytes = 64 * 1024 * 1024
const batchMails = 500
const batchBytes = 16 * 1024 * 1024

/**
 * Brings the mails of a source into a group, in the order of the source. While a batch is written, the next is read;
 * nothing else of the source is in memory. Answers what became of them, and the tag that the old list has put before
 * subjects: what subjects are compared by has to be known before the first of them.
 */
export async function importMails(options: ImportOptions): Promise<{ tally: ImportTally; listTag: string }> {
  const { group, remark } = options
  const tally: ImportTally = { read: 0, imported: 0, present: 0, revised: 0, refused: 0 }
  const { listTag, threading } = await surveyArchive(options.source.mails(), options.signal)
  const threads = importThreads(threading)
  const dated = interpolateDates(Date.parse(group.most_recent_message ?? group.created))
  let batch: PreparedMail[] = []
  let bytes = 0
  let writing: Promise<void> = Promise.resolve()
  const faults = faultCounter()
  const refuse = ({ where, what, why }: UnreadableMail): void => {
    tally.refused += 1
    options.misread({ where, what, why })
  }

  const write = async (kept: readonly PreparedMail[]): Promise<void> => {
    const mails = dated(kept).map((mail, n) => ({ mail, kept: kept[n]! }))
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
    options.progress(tally)
  }
  const flush = async (): Promise<void> => {
    await writing
    if (batch.length > 0) writing = write(batch)
    // Whoever waits for it next sees the failure; until then it is nobody's.
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
    // Also where reading has failed: whoever is told of it may close the database next.
    await writing
  }
  return { tally, listTag }
}

/** A mail that was read, and its files stored. */
type PreparedMail = {
  mail: Omit<ImportedMail, 'created'>
  at: number | null
  where: string
  what: string
  remarks: readonly MailReasonKey[]
}
/** `fault`: it was not the mail that was refused, but our reading of it that failed. */
type ParseResult = PreparedMail | UnreadableMail | (UnreadableMail & { fault: unknown })
type MailChunk = { found: SourceMail[]; bytes: number }

/** The mails one after the other, several sheaves of them being read at a time. */
async function* parseInOrder(options: TaggedOptions): AsyncGenerator<ParseResult> {
  const { source, signal } = options
  const waiting: { mails: Promise<ParseResult[]>; bytes: number }[] = []
  let ahead = 0
  try {
    for await (const sheaf of chunkSource(source.mails())) {
      const mails = parseChunk(sheaf.found, options).catch(dropStopped)
      // Whoever waits for it next sees the failure; until then it is nobody's.
      mails.catch(() => {})
      waiting.push({ mails, bytes: sheaf.bytes })
      ahead += sheaf.bytes
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
    // Nothing is left at work, wherever it ended.
    await Promise.allSettled(waiting.map(({ mails }) => mails))
  }

  /** What was being read when it was to stop is read the next time, and nothing after it before. */
  function dropStopped(error: unknown): [] {
    if (signal.aborted) return []
    throw error
  }
}

async function* chunkSource(mails: AsyncIterable<SourceMail>): AsyncGenerator<MailChunk> {
  let sheaf: MailChunk = { found: [], bytes: 0 }
  for await (const mail of mails) {
    sheaf.found.push(mail)
    sheaf.bytes += 'raw' in mail ? mail.raw.length : 0
    if (sheaf.found.length < chunkMails && sheaf.bytes < chunkBytes) continue
    yield sheaf
    sheaf = { found: [], bytes: 0 }
  }
  if (sheaf.found.length > 0) yield sheaf
}

/** Each mail by itself where one of them is a fault of ours: that one is reported, and the others are read. */
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
  const whole = found.filter(mail => 'raw' in mail)
  const readings = await readArchivedMails(
    whole.map(({ raw }) => raw),
    { tags: options.tags, senders: whole.map(({ envelope }) => senderIn(envelope)) },
  )
  const readingOf = new Map(whole.map((mail, index) => [mail as SourceMail, readings[index]!]))
  const understood: ParseResult[] = []
  for (const mail of found) {
    const { where, envelope } = mail
    const reading = readingOf.get(mail)
    if ('problem' in mail) understood.push({ where, what: envelope, why: mail.problem })
    else if (reading && 'mail' in reading) understood.push(await prepareMail(mail, reading.mail, options))
    else
      understood.push({
        where,
        what: envelope || firstHeader(mail.raw),
        why: reading?.refused ?? { reason: 'unreadable' },
      })
  }
  return understood
}

const senderIn = (envelope: string): string => /^From ([^\s@]+@[^\s@]+) /.exec(envelope)?.[1] ?? ''

async function prepareMail(
  { raw: bytes, envelope, where, remarks: found = [] }: Extract<SourceMail, { raw: Buffer }>,
  { files: given, written, received, remarks, ...mail }: ArchivedMail,
  options: ImportOptions,
): Promise<PreparedMail> {
  const stored = options.dryRun ? [] : await storeFiles(given, options)
  const files = stored.map(({ file }) => file)
  const raw = splitRaw(
    bytes,
    stored.map(({ file, content }) => ({ hash: file.hash, content })),
  )
  const moment = dateOf({ written, received }, envelope)
  return {
    mail: { ...mail, files, raw },
    at: moment.at,
    where,
    what: mail.mime_id,
    remarks: [...found, ...remarks, moment.remark].filter(why => why !== undefined),
  }
}

const firstHeader = (raw: Buffer): string => {
  const head = raw.toString('latin1', 0, 8192)
  return /^(?:message-id|from|subject):.{0,200}/im.exec(head)?.[0] ?? head.slice(0, 80).split('\n')[0]!
}

const maxFileBytes = 64 * 1024 * 1024

/** Pictures are looked at later: that takes as long as all the rest. */
const unknownDimensions = { width: null, height: null, thumbnail_hash: null }

async function* singleChunk(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}

type FileWithContent = { file: StoredFile; content: Buffer }

async function storeFiles(files: readonly MailFile[], { blobs }: ImportOptions): Promise<FileWithContent[]> {
  const kept: FileWithContent[] = []
  for (const { content: bytes, filename, is_inline, content_id } of files) {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const blob = await blobs.put(content, { limit: maxFileBytes })
    const media_type = await typeOf(singleChunk(content))
    kept.push({ file: { ...blob, filename, is_inline, content_id, media_type, ...unknownDimensions }, content })
  }
  return kept
}
