import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from '../threads.ts'
import { readWritten, type ReadText, type Written } from './read.ts'
import { cleanHtml, TooMuchMarkupError } from './clean.ts'

/** What the workers do, by name. */
export type Tasks = {
  clean(html: string): string
  read(written: Written): ReadText
}
const tasks: Tasks = { clean: cleanHtml, read: readWritten }

/** What goes to a worker. */
export type Order = { [Name in keyof Tasks]: { task: Name; given: Parameters<Tasks[Name]>[0] } }[keyof Tasks]

function carryOut(order: Order): ThreadAnswer {
  try {
    return { is: 'done', value: order.task === 'clean' ? tasks.clean(order.given) : tasks.read(order.given) }
  } catch (error) {
    if (error instanceof TooMuchMarkupError) return { is: 'refused', why: error.message }
    throw error
  }
}
const send = (answer: ThreadAnswer): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort!.postMessage(answer)
}
parentPort!.on('message', (order: Order) => send(carryOut(order)))
send({ is: 'ready' })
