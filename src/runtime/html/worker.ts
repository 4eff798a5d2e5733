import { parentPort } from 'node:worker_threads'
import { cleanHtml } from './rules.ts'

parentPort!.on('message', ({ id, html }: { id: number; html: string }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort!.postMessage({ id, html: cleanHtml(html) })
})
