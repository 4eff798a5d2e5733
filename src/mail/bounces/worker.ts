import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from '#content/threads.ts'
import { useLightParts } from '../parse/light-parts.ts'
import { readReport } from './read-report.ts'
import { takeApart } from './take-apart.ts'

useLightParts()

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
const send = (answer: ThreadAnswer): void => parentPort!.postMessage(answer)

async function read(raw: Uint8Array): Promise<ThreadAnswer> {
  try {
    return { is: 'done', value: readReport(await takeApart(raw)) }
  } catch (error) {
    return { is: 'refused', why: error instanceof Error ? error.message : String(error) }
  }
}
parentPort!.on('message', (raw: Uint8Array) => void read(raw).then(send))
send({ is: 'ready' })
