import { availableParallelism } from 'node:os'
import { startThreads } from '#content/threads.ts'
import { MailRefusedError, type MailReading } from './read-mail.ts'

export { momentIn } from './date.ts'
export type { MailAuthor, MailFile, MailReading, ReadMail } from './read-mail.ts'

const threads = startThreads({
  module: new URL('./worker.ts', import.meta.url),
  size: Math.min(4, availableParallelism()),
  timeLimitMs: 5000,
  memoryMb: 160,
  refusal: why => new MailRefusedError(why),
})

/**
 * Reads mails in a thread, within limits of time and memory; each is read, or refused by itself. Several short ones at a
 * time are quicker than one after the other.
 */
export async function readMails(raws: readonly Uint8Array[]): Promise<MailReading[]> {
  try {
    // Copies: what is handed over takes all of its memory with it, and a mail may be a small piece of a large file.
    const copies = raws.map(raw => new Uint8Array(raw))
    const buffers = copies.map(({ buffer }) => buffer)
    return (await threads.order(copies, buffers)) as MailReading[]
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    if (raws.length === 1) return [{ refused: error.message }]
  }
  // One of them was too much: the others shall not suffer for it.
  return (await Promise.all(raws.map(raw => readMails([raw])))).flat()
}
