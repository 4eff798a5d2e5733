import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isThorough, samplingSeed } from '#test/sampling.ts'
import { longestFirst, recordedSeconds } from './durations.ts'

// Files that take long, and fail seldom, have a line with this mark near their top, and a reason. They run by turns.
const mark = '// Not on every day: '
// Has no divisor in common with the parts that tests are taken in by turns: of eight parts, six would never meet a file that has
// its turn on every fourth day.
const days = 5
/** Imports follow. */
const linesRead = 12

/** What runs without the long files of other days, and how many these are. */
export function filesOfTheDay(root: string, files: readonly string[]): { files: string[]; notToday: number } {
  if (isThorough) return { files: [...files], notToday: 0 }
  const long = files.filter(file => isMarked(readFileSync(join(root, file), 'utf8')))
  const today = new Set(divideByDay(long)[samplingSeed % days])
  const notToday = new Set(long.filter(file => !today.has(file)))
  return { files: files.filter(file => !notToday.has(file)), notToday: notToday.size }
}

/** So that all days take about as long. By what is recorded, not by what this machine took: a seed means the same everywhere. */
export function divideByDay(files: readonly string[]): string[][] {
  const taken = Array.from({ length: days }, () => ({ files: [] as string[], seconds: 0 }))
  for (const file of longestFirst(files, {})) {
    const shortest = taken.reduce((least, day) => (day.seconds < least.seconds ? day : least))
    shortest.files.push(file)
    shortest.seconds += recordedSeconds(file)
  }
  return taken.map(day => day.files)
}

const isMarked = (source: string): boolean =>
  source.split('\n', linesRead).some(line => line.startsWith(mark) && line.length > mark.length)
