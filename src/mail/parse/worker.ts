import { parentPort, type Transferable } from 'node:worker_threads'
import type { ThreadAnswer } from '#content/threads.ts'
import { useLightParts } from './light-parts.ts'
import { MailRefusedError, readMail, type MailReading } from './read-mail.ts'

useLightParts()

const send = (answer: ThreadAnswer, transfer: Transferable[] = []): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort!.postMessage(answer, transfer)

async function readOne(raw: Uint8Array): Promise<MailReading> {
  try {
    return { mail: await readMail(raw) }
  } catch (error) {
    if (error instanceof MailRefusedError) return { refused: error.message }
    throw error
  }
}

/** Several at a time: handing over a mail takes nearly as long as reading a short one. */
async function carryOut(raws: readonly Uint8Array[]): Promise<void> {
  const value: MailReading[] = []
  for (const raw of raws) value.push(await readOne(raw))
  // Files are handed over, not copied.
  const files = value.flatMap(reading => ('mail' in reading ? reading.mail.files : []))
  send({ is: 'done', value }, [...new Set(files.map(({ content }) => content.buffer as ArrayBuffer))])
}
parentPort!.on('message', (raws: Uint8Array[]) => void carryOut(raws))
send({ is: 'ready' })
