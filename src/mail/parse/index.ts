import { availableParallelism } from 'node:os'
import { startWorkerPool } from '#content/worker-pool.ts'
import type { ArchivedResult, SubjectTags } from './list-tags.ts'
import type { MailHead } from './head.ts'
import type { MailReading, ReadMail } from './read-mail.ts'
import { MailRefusedError, type MailReason } from './refused.ts'
import type { DkimKeyRecord, SignatureCheck } from './signatures.ts'

export { removeListTags, type ArchivedMail, type SubjectTags } from './list-tags.ts'
export { parseDate } from './date.ts'
export { reasonText, type MailReason, type MailReasonKey } from './refused.ts'
export { haveSameCounts, hasDuplicates, type SingularField } from './singular-fields.ts'
export type { MailHead } from './head.ts'
export { knownIds, outgoingId } from './message-id.ts'
export { shownAuthor, type MailAuthor } from './mailboxes.ts'
export type { MailFile, MailReading, ReadMail } from './read-mail.ts'
export { signatureClaim, dkimKeyNames, type DkimKeyRecord, type SignatureCheck } from './signatures.ts'

/** What is known of mails of an archive beside them: `senders` are those whom the lines before them name, or empty. */
type ArchiveContext = { tags: SubjectTags; senders: readonly string[] }

/** What a thread is asked to read. */
export type ParseTask =
  | { is: 'mails'; raws: readonly Uint8Array[]; archive?: ArchiveContext }
  | { is: 'arrived'; raw: Uint8Array; keys: readonly DkimKeyRecord[] }

/** A mail that has just come in: what it says, how it came about, and who has signed it; or why it was not read. */
export type ReceivedResult = { mail: ReadMail; head: MailHead; signing: SignatureCheck } | { refused: MailReason }

const threads = startWorkerPool({
  module: new URL('./worker.ts', import.meta.url),
  size: Math.min(4, availableParallelism()),
  timeLimitMs: 5000,
  memoryMb: 160,
  refusal: why => new MailRefusedError(why.includes('memory') ? 'tooMuchMemory' : 'tooSlow'),
})

// Copies: what is handed over takes all of its memory with it, and a mail may be a small piece of a large file.
const copyOf = (raw: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(raw)

/**
 * Reads mails in a thread, within limits of time and memory; each is read, or refused by itself. Several short ones at a
 * time are quicker than one after the other.
 */
export const readMails = (raws: readonly Uint8Array[]): Promise<MailReading[]> => readAll<MailReading>(raws)

/** The same for an import. */
export const readArchivedMails = (raws: readonly Uint8Array[], archive: ArchiveContext): Promise<ArchivedResult[]> =>
  readAll<ArchivedResult>(raws, archive)

async function readAll<Reading>(
  raws: readonly Uint8Array[],
  archive?: ArchiveContext,
): Promise<(Reading | { refused: MailReason })[]> {
  try {
    const copies = raws.map(copyOf)
    const order: ParseTask = { is: 'mails', raws: copies, ...(archive && { archive }) }
    return (await threads.run(
      order,
      copies.map(({ buffer }) => buffer),
    )) as Reading[]
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    if (raws.length === 1) return [{ refused: error.why }]
  }
  // One of them was too much: the others shall not suffer for it.
  const alone = (n: number) => archive && { ...archive, senders: archive.senders.slice(n, n + 1) }
  return (await Promise.all(raws.map((raw, n) => readAll<Reading>([raw], alone(n))))).flat()
}

/** Reads one that has just come in, within the same limits; `keys` are those that its signatures name. */
export async function readReceivedMail(raw: Uint8Array, keys: readonly DkimKeyRecord[]): Promise<ReceivedResult> {
  const copy = copyOf(raw)
  const order: ParseTask = { is: 'arrived', raw: copy, keys }
  try {
    return (await threads.run(order, [copy.buffer])) as ReceivedResult
  } catch (error) {
    if (error instanceof MailRefusedError) return { refused: error.why }
    throw error
  }
}
