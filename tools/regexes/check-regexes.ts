import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** The result of each, by its key: on all cores, since the whole takes minutes on one. */
export async function checkRegexes(keys: readonly string[]): Promise<Map<string, string>> {
  const results = new Map<string, string>()
  const left = keys.values()
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), keys.length) }, checkInThread))
  return results

  async function checkInThread(): Promise<void> {
    const thread = new Worker(new URL('check-regex.ts', import.meta.url))
    for (const key of left) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
      thread.postMessage(key)
      const [result] = (await once(thread, 'message')) as [string]
      results.set(key, result)
    }
    await thread.terminate()
  }
}
