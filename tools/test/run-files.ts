import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { startWorker, type TestWorker, type WorkerOptions } from './start-worker.ts'

/** The marker line of a test file that cannot share its process, with the reason. */
const fileMarkers = {
  // It changes its process for good, or measures the memory of it.
  alone: /^\/\/ In a process of its own: /m,
  // Memory left by other files would be measured.
  measuring: /^\/\/ In a process of those that measure: /m,
}

/**
 * Runs test files in a few processes, in the order given; each runs many, one after the other, as loading the product takes
 * its time. Why not Node's own options: docs/decisions/0040.
 */
export async function runFiles(files: readonly string[], size: number, options: WorkerOptions): Promise<void> {
  const { root, signal } = options
  const kindOf = (file: string) => {
    const text = readFileSync(resolve(root, file), 'utf8')
    return fileMarkers.alone.test(text) ? 'alone' : fileMarkers.measuring.test(text) ? 'measuring' : 'shared'
  }
  const { alone = [], measuring = [], shared = [] } = Object.groupBy(files, kindOf)

  // Many small things are made and dropped, which costs least where there is room for them, and where no threads have to agree on
  // it: all processors have other work. What measures goes without.
  const roomy = { ...options, options: ['--max-semi-space-size=64', '--single-threaded-gc', ...options.options] }

  const workThrough = async (): Promise<void> => {
    await runSequentially(drain(shared, signal), roomy)
    // All of them, as another process would have to load the product again.
    await runSequentially(drain(measuring.splice(0), signal), options)
    for (const file of drain(alone, signal)) await runSequentially([file], options)
  }
  await Promise.all(Array.from({ length: Math.min(files.length, size) }, workThrough))
}

/** Runs files one after the other in one process; after what failed in a new one, as it may have left anything behind. */
async function runSequentially(files: Iterable<string>, options: WorkerOptions): Promise<void> {
  let testWorker: TestWorker | undefined
  for (const file of files) {
    testWorker ??= await startWorker(options)
    if (await testWorker.run(file)) continue
    await testWorker.leave()
    testWorker = undefined
  }
  await testWorker?.leave()
}

/** The next file of a list that several take from, until it is empty or all is to end. */
function* drain(files: string[], signal: AbortSignal): Generator<string> {
  while (!signal.aborted && files.length > 0) yield files.shift()!
}
