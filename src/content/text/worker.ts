import { parentPort } from 'node:worker_threads'
import type { WorkerReply } from '../worker-pool.ts'
import { parseText, type ParsedText, type TextInput } from './read-text.ts'
import { cleanHtml, TooMuchMarkupError } from './html/clean.ts'
import { compareTexts, type CompareInput, type Comparison } from './wiki/compare.ts'
import { mergeTexts, type MergeInput } from './wiki/merge.ts'
import { parseWiki, type ParsedWiki, type WikiInput } from './wiki/read-wiki.ts'

/** The tasks of the workers, by name. */
export type Tasks = {
  clean(html: string): string
  read(textInput: TextInput): ParsedText
  wiki(wikiInput: WikiInput): ParsedWiki
  compare(compareInput: CompareInput): Comparison
  merge(mergeInput: MergeInput): string | null
}
const tasks: Tasks = { clean: cleanHtml, read: parseText, wiki: parseWiki, compare: compareTexts, merge: mergeTexts }

export type WorkerOrder = { [Name in keyof Tasks]: { task: Name; given: Parameters<Tasks[Name]>[0] } }[keyof Tasks]

function runOrder(order: WorkerOrder): WorkerReply {
  try {
    const task = tasks[order.task] as (given: WorkerOrder['given']) => unknown
    return { is: 'done', value: task(order.given) }
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
