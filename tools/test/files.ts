import { globSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where tests of ours are. */
const everything = ['src', 'test', 'client', 'tools', 'bench']

/** The test files that are meant: single ones, those that fit a pattern, all below a folder; without a word, all of ours. */
export function findFiles(root: string, words: readonly string[]): string[] {
  const patterns = (words.length > 0 ? words : everything).map(word =>
    statSync(resolve(root, word), { throwIfNoEntry: false })?.isDirectory() ? join(word, '**/*.test.ts') : word,
  )
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] })
}
