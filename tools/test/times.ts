import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** How long test files took, in milliseconds. */
export type Times = Readonly<Record<string, number>>

/** Where long ones are, as long as nobody knows. */
const long = ['test/', 'src/cli/', 'src/storage/embedded/', 'tools/']
const guess = (file: string): number => (long.some(folder => file.startsWith(folder)) ? 10_000 : 1000)

/** The longest first: what begins last should be short, or some processors have nothing to do at the end. */
export function longestFirst(files: readonly string[], times: Times): string[] {
  const took = (file: string): number => times[file] ?? guess(file)
  return files.toSorted().toSorted((a, b) => took(b) - took(a))
}

/** What is known of the last run of all. */
export function readTimes(file: string): Times {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Times
  } catch {
    return {}
  }
}

export function keepTimes(file: string, times: Times): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(times, undefined, 1)}\n`)
  renameSync(draft, file)
}
