import { parentPort } from 'node:worker_threads'
import type { WorkerReply } from '../worker-pool.ts'
import { parseText, type ParsedText, type TextInput } from './read-text.ts'
import { cleanHtml, TooMuchMarkupError } from './html/clean.ts'

/** The tasks of the workers, by name. */
export type Tasks = {
  clean(html: string): string
  read(textInput: TextInput): ParsedText
}
const tasks: Tasks = { clean: cleanHtml, read: parseText }

export type WorkerOrder = { [Name in keyof Tasks]: { task: Name; given: Parameters<Tasks[Name]>[0] } }[keyof Tasks]

function runOrder(order: WorkerOrder): WorkerReply {
  try {
    return { is: 'done', value: order.task === 'clean' ? tasks.clean(order.given) : tasks.read(order.given) }
  } catch (error) {
    if (error instanceof TooMuchMarkupError) return { is: 'refused', why: error.message }
    throw error
  }
}
const send = (reply: WorkerReply): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort!.postMessage(reply)
}
parentPort!.on('message', (order: WorkerOrder) => send(runOrder(order)))
send({ is: 'ready' })
