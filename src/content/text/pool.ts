import { availableParallelism } from 'node:os'
import { startWorkerPool } from '../worker-pool.ts'
import type { Tasks } from './worker.ts'

/** The text was too large, too deep or took too long to parse. */
export class HtmlRefusedError extends Error {
  override name = 'HtmlRefusedError'
}

const workers = startWorkerPool({
  module: new URL('./worker.ts', import.meta.url),
  size: Math.min(4, availableParallelism()),
  timeLimitMs: 3000,
  memoryMb: 256,
  refusal: why => new HtmlRefusedError(why),
})

/** Runs a task in a worker, with a time limit. */
export async function runInWorker<Name extends keyof Tasks>(
  task: Name,
  given: Parameters<Tasks[Name]>[0],
): Promise<ReturnType<Tasks[Name]>> {
  return (await workers.run({ task, given })) as ReturnType<Tasks[Name]>
}
