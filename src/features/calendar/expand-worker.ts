import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from '#content/threads.ts'
import { expand, type ExpandOrder } from './expand.ts'

const send = (answer: ThreadAnswer): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort!.postMessage(answer)
}
parentPort!.on('message', (order: ExpandOrder) => send({ is: 'done', value: expand(order) }))
send({ is: 'ready' })
