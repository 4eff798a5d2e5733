import { parentPort } from 'node:worker_threads'
import type { WorkerReply } from '#content/worker-pool.ts'
import { patchPostalMime } from '../parse/patch-postal-mime.ts'
import { recognizeBounce } from './recognize-bounce.ts'
import { parseReportMail } from './bounce-mail-parts.ts'

patchPostalMime()

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
const send = (answer: WorkerReply): void => parentPort!.postMessage(answer)

async function read(raw: Uint8Array): Promise<WorkerReply> {
  try {
    return { is: 'done', value: recognizeBounce(await parseReportMail(raw)) }
  } catch (error) {
    return { is: 'refused', why: error instanceof Error ? error.message : String(error) }
  }
}
parentPort!.on('message', (raw: Uint8Array) => void read(raw).then(send))
send({ is: 'ready' })
