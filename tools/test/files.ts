import { globSync, statSync } from 'node:fs'
import { watch } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** Where tests of ours are. */
const everything = ['src', 'test', 'client', 'tools', 'bench']

/** The selected test files: single ones, by pattern, or below a folder; by default all. */
export function findFiles(root: string, words: readonly string[]): string[] {
  const patterns = (words.length > 0 ? words : everything).map(word =>
    statSync(resolve(root, word), { throwIfNoEntry: false })?.isDirectory() ? join(word, '**/*.test.ts') : word,
  )
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] })
}

/** Resolves with true when a file of the project or beside the tests changes, with false when stopped. */
export async function isChanged(root: string, files: readonly string[], signal: AbortSignal): Promise<boolean> {
  const stop = new AbortController()
  const until = AbortSignal.any([signal, stop.signal])
  const folders = new Set([
    ...[...everything, 'locales'].map(name => join(root, name)),
    ...files.map(file => dirname(resolve(root, file))),
  ])
  const first = async (folder: string): Promise<boolean> => {
    for await (const _ of watch(folder, { recursive: true, signal: until })) return true
    return false
  }
  try {
    return await Promise.race([...folders].map(first))
  } catch (error) {
    if (signal.aborted) return false
    throw error
  } finally {
    stop.abort()
  }
}
