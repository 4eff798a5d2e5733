import { parentPort } from 'node:worker_threads'
import type { WorkerReply } from '#content/worker-pool.ts'
import { expand, type ExpandTask } from './expand-series.ts'

const send = (answer: WorkerReply): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort!.postMessage(answer)
}
parentPort!.on('message', (order: ExpandTask) => send({ is: 'done', value: expand(order) }))
send({ is: 'ready' })
