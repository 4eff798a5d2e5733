import { Worker } from 'node:worker_threads'
import { isTooDeep } from './depth.ts'

export { textOf, visibleLength } from './text.ts'

const maxLength = 1_048_576
const timeLimit = 3000

/** The text was too large, too deep or took too long to clean. */
export class HtmlRefusedError extends Error {
  override name = 'HtmlRefusedError'
}

type Waiting = { resolve(html: string): void; reject(error: Error): void; timer: NodeJS.Timeout }
let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/** Ends the worker: all that waits is refused, and the next text starts another. */
function giveUp(error: Error): void {
  const ended = worker
  worker = undefined
  void ended?.terminate()
  for (const { reject, timer } of waiting.values()) {
    clearTimeout(timer)
    reject(error)
  }
  waiting.clear()
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  started.on('message', ({ id, html }: { id: number; html: string }) => {
    const one = waiting.get(id)
    waiting.delete(id)
    clearTimeout(one?.timer)
    one?.resolve(html)
  })
  started.on('error', error => {
    if (worker === started) giveUp(new HtmlRefusedError('cleaning the text failed', { cause: error }))
  })
  // It must not keep the process alive; whoever waits for an answer is alive for a reason of his own.
  started.unref()
  return started
}

/**
 * HTML from outside, made harmless: allowed tags and addresses only. Limits come first, then a thread of its own with a
 * time limit, so that no text can hold up anybody else.
 */
export async function sanitise(html: string): Promise<string> {
  if (html.length > maxLength || isTooDeep(html)) throw new HtmlRefusedError('the text is too large or too deep')
  if (!/[<>&\0]/.test(html)) return html
  worker ??= startWorker()
  const id = (lastId += 1)
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => giveUp(new HtmlRefusedError('cleaning the text took too long')), timeLimit)
    waiting.set(id, { resolve, reject, timer })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    worker!.postMessage({ id, html })
  })
}
