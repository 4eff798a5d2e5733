import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** How long test files took, in milliseconds. */
export type Times = Readonly<Record<string, number>>

/** The longest files by seconds, as long as this machine has not run them. What is not named here is short. */
export const longest: Readonly<Record<string, number>> = {
  'test/pages/reading.test.ts': 50,
  'test/first-steps.test.ts': 48,
  'test/pages/writing-browser.test.ts': 47,
  'src/cli/serve.test.ts': 27,
  'test/standings.test.ts': 22,
  'tools/test/crew.test.ts': 21,
  'test/bad-input.test.ts': 20,
  'test/pages/account-browser.test.ts': 20,
  'src/content/images/images.test.ts': 18,
  'src/live/nodes.test.ts': 14,
  'src/mail/send/queue/faults.test.ts': 14,
  'src/mail/receive/handlers/unproven.test.ts': 14,
  'src/cli/import.test.ts': 13,
  'src/mail/parse/bounds.test.ts': 13,
  'src/mail/receive/server.test.ts': 12,
  'src/features/accounts/tries.test.ts': 12,
  'src/storage/embedded/account.test.ts': 12,
  'test/crash.test.ts': 12,
  'test/pages/public.test.ts': 10,
  'tools/setup.test.ts': 10,
}
/** Those of the whole, and of processes, come before the others. */
const long = ['test/', 'src/cli/', 'src/storage/embedded/', 'client/']
const guess = (file: string): number => (longest[file] ?? (long.some(folder => file.startsWith(folder)) ? 5 : 1)) * 1000

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
