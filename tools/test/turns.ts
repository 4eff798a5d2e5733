import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inTurn } from '#test/sampling.ts'

// Files that take long, and fail seldom, have a line with this mark near their top, and a reason. They run by turns.
const mark = '// Not on every day: '
const parts = 4
/** Imports follow. */
const linesRead = 12

/** What runs without the long files of other days, and how many these are. */
export function filesOfTheDay(root: string, files: readonly string[]): { files: string[]; notToday: number } {
  const long = files.filter(file => isMarked(readFileSync(join(root, file), 'utf8'))).toSorted()
  const today = new Set(inTurn(long, parts))
  const notToday = new Set(long.filter(file => !today.has(file)))
  return { files: files.filter(file => !notToday.has(file)), notToday: notToday.size }
}

const isMarked = (source: string): boolean =>
  source.split('\n', linesRead).some(line => line.startsWith(mark) && line.length > mark.length)
