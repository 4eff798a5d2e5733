import { availableParallelism } from 'node:os'
import { startThreads } from '#runtime/threads.ts'
import { MailRefusedError, type ReadMail } from './read-mail.ts'

export { MailRefusedError, type MailAuthor, type MailFile, type ReadMail } from './read-mail.ts'

const threads = startThreads({
  module: new URL('./worker.ts', import.meta.url),
  size: Math.min(4, availableParallelism()),
  timeLimitMs: 5000,
  memoryMb: 512,
  refusal: why => new MailRefusedError(why),
})

/** Reads a mail in a thread, within limits of time and memory. Throws `MailRefusedError` for what is no mail. */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  return (await threads.order(raw)) as ReadMail
}
