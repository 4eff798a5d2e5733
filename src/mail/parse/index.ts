import { availableParallelism } from 'node:os'
import { startWorkerPool } from '#content/worker-pool.ts'
import type { ArchivedResult, SubjectTags } from './list-tags.ts'
import type { MailHead } from './head.ts'
import type { MailReading, ReadMail } from './read-mail.ts'
import { MailRefusedError, type MailReason } from './mail-refused-error.ts'
import type { DkimKeyRecord, SignatureCheck } from './signatures.ts'

export { removeListTags, type ArchivedMail, type SubjectTags } from './list-tags.ts'
export { parseDate } from './date.ts'
export { reasonText, type MailReason, type MailReasonKey } from './mail-refused-error.ts'
export { haveSameCounts, hasDuplicates, type SingularField } from './singular-fields.ts'
export type { MailHead } from './head.ts'
export { knownIds, outgoingId } from './message-id.ts'
export { shownAuthor, type MailAuthor } from './mailboxes.ts'
export type { MailFile, MailReading, ReadMail } from './read-mail.ts'
export { signatureClaim, dkimKeyNames, type DkimKeyRecord, type SignatureCheck } from './signatures.ts'

/** Context of archived mails: `senders` are the envelope senders of their mbox lines, or empty. */
type ArchiveContext = { tags: SubjectTags; senders: readonly string[] }

/** A task for a worker thread. */
export type ParseTask =
  | { is: 'mails'; raws: readonly Uint8Array[]; archive?: ArchiveContext }
  | { is: 'arrived'; raw: Uint8Array; keys: readonly DkimKeyRecord[] }

/** A received mail with its headers and signatures, or the reason it was rejected. */
export type ReceivedResult = { mail: ReadMail; head: MailHead; signing: SignatureCheck } | { refused: MailReason }

const workerPool = startWorkerPool({
  module: new URL('./worker.ts', import.meta.url),
  size: Math.min(4, availableParallelism()),
  timeLimitMs: 5000,
  memoryMb: 160,
  refusal: why => new MailRefusedError(why.includes('memory') ? 'tooMuchMemory' : 'tooSlow'),
})

// Copied, since transferring a buffer detaches all of its memory, and a mail may be part of a large file.
const copyOf = (raw: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(raw)

/**
 * Parses mails in a worker thread with limits of time and memory; each one is parsed or rejected separately. Several short ones
 * in one task are faster.
 */
export const readMails = (raws: readonly Uint8Array[]): Promise<MailReading[]> => readAll<MailReading>(raws)

/** Parses mails for an import. */
export const readArchivedMails = (raws: readonly Uint8Array[], archive: ArchiveContext): Promise<ArchivedResult[]> =>
  readAll<ArchivedResult>(raws, archive)

async function readAll<Reading>(
  raws: readonly Uint8Array[],
  archive?: ArchiveContext,
): Promise<(Reading | { refused: MailReason })[]> {
  try {
    const copies = raws.map(copyOf)
    const task: ParseTask = { is: 'mails', raws: copies, ...(archive && { archive }) }
    return (await workerPool.run(
      task,
      copies.map(({ buffer }) => buffer),
    )) as Reading[]
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    if (raws.length === 1) return [{ refused: error.why }]
  }
  // One of them exceeded a limit: parse each separately.
  const alone = (n: number) => archive && { ...archive, senders: archive.senders.slice(n, n + 1) }
  return (await Promise.all(raws.map((raw, n) => readAll<Reading>([raw], alone(n))))).flat()
}

/** Parses a received mail within the same limits; `keys` are the DKIM keys of its signatures. */
export async function readReceivedMail(raw: Uint8Array, keys: readonly DkimKeyRecord[]): Promise<ReceivedResult> {
  const copy = copyOf(raw)
  const task: ParseTask = { is: 'arrived', raw: copy, keys }
  try {
    return (await workerPool.run(task, [copy.buffer])) as ReceivedResult
  } catch (error) {
    if (error instanceof MailRefusedError) return { refused: error.why }
    throw error
  }
}
