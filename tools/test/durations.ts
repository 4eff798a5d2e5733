import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** How long test files took, in milliseconds. */
export type Durations = Readonly<Record<string, number>>

/** The longest files by seconds, until this machine has run them. Others are short. */
export const slowFiles: Readonly<Record<string, number>> = {
  'test/first-steps.test.ts': 45,
  'test/pages/reading.test.ts': 30,
  'test/pages/writing-browser.test.ts': 28,
  'tools/test/run-files.test.ts': 24,
  'src/cli/serve.test.ts': 23,
  'test/resource-limits.test.ts': 23,
  'src/mail/receive/handlers/group/unverified-sender.test.ts': 18,
  'test/bad-input.test.ts': 17,
  'src/mail/send/queue/faults.test.ts': 15,
  'src/live/nodes.test.ts': 14,
  'tools/setup.test.ts': 14,
  'src/content/images/images.test.ts': 14,
  'src/mail/parse/limits.test.ts': 13,
  'test/pages/account-browser.test.ts': 13,
  'test/long-pages.test.ts': 12,
  'test/mail-crash.test.ts': 12,
  'test/roles.test.ts': 12,
  'test/long-texts.test.ts': 11,
  'src/mail/receive/smtp/server.test.ts': 11,
  'src/storage/embedded/account.test.ts': 11,
  'test/pages/public.test.ts': 9,
  'src/cli/import.test.ts': 8,
}
/** Those of the whole, and of processes, come before the others. */
const slowFolders = ['test/', 'src/cli/', 'src/storage/embedded/', 'client/']
const guessedDuration = (file: string): number =>
  (slowFiles[file] ?? (slowFolders.some(folder => file.startsWith(folder)) ? 5 : 1)) * 1000

/** The longest first, so that all CPUs are busy until the end. */
export function longestFirst(files: readonly string[], times: Durations): string[] {
  const took = (file: string): number => times[file] ?? guessedDuration(file)
  return files.toSorted().toSorted((a, b) => took(b) - took(a))
}

/** The durations of the last full run. */
export function readDurations(file: string): Durations {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Durations
  } catch {
    return {}
  }
}

export function saveDurations(file: string, times: Durations): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(times, undefined, 1)}\n`)
  renameSync(draft, file)
}
