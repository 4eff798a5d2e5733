import { parentPort, type Transferable } from 'node:worker_threads'
import type { ThreadAnswer } from '#runtime/threads.ts'
import { MailRefusedError, readMail } from './read-mail.ts'

const send = (answer: ThreadAnswer, transfer: Transferable[] = []): void => parentPort!.postMessage(answer, transfer)

async function carryOut(raw: Uint8Array): Promise<void> {
  try {
    const value = await readMail(raw)
    // Files are handed over, not copied; a file that shares its memory with others is not.
    const whole = new Set(value.files.map(({ content }) => content.buffer as ArrayBuffer))
    send({ is: 'done', value }, [...whole])
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    send({ is: 'refused', why: error.message })
  }
}
parentPort!.on('message', (raw: Uint8Array) => void carryOut(raw))
send({ is: 'ready' })
