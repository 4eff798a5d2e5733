import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** How long test files took, in milliseconds. */
export type Durations = Readonly<Record<string, number>>

/** The longest files by seconds of the processor, when they run by turns and until this machine has run them. Others are short. */
export const slowFiles: Readonly<Record<string, number>> = {
  'test/rolling-restart.test.ts': 41,
  'tools/release.test.ts': 40,
  'test/pages/writing-browser.test.ts': 33,
  'test/pages/reading.test.ts': 28,
  'src/content/images/images.test.ts': 24,
  'tools/test/run-files.test.ts': 23,
  'test/pages/links.test.ts': 22,
  'src/storage/major-upgrade/major-upgrade.test.ts': 22,
  'test/first-steps.test.ts': 20,
  'test/pages/setup-browser.test.ts': 20,
  'test/pages/forms.test.ts': 20,
  'test/roles.test.ts': 20,
  'src/cli/serve.test.ts': 18,
  'src/storage/backup/backup.test.ts': 18,
  'test/files-on-s3.test.ts': 18,
  'test/pages/tables-browser.test.ts': 17,
  'src/cli/files/files-move.test.ts': 17,
  'test/bad-input.test.ts': 17,
  'test/pages/files-browser.test.ts': 16,
  'src/features/archives/search/highlight/snippet.test.ts': 15,
  'src/storage/blobs/s3/bucket-store.test.ts': 15,
  'test/pages/photos-browser.test.ts': 15,
  'test/pages/kept-browser.test.ts': 15,
  'src/features/bundle/round-trip.test.ts': 15,
  'src/cli/upgrade.test.ts': 15,
  'tools/setup.test.ts': 14,
  'src/cli/backup/backup.test.ts': 14,
  'src/cli/import.test.ts': 14,
  'test/hidden-groups.test.ts': 14,
  'test/pages/group-features-browser.test.ts': 13,
  'test/pages/moderation-browser.test.ts': 13,
  'src/mail/parse/limits.test.ts': 13,
  'src/features/photos/large-photos.test.ts': 12,
  'test/mail-crash.test.ts': 12,
  'test/long-texts.test.ts': 12,
  'client/package.test.ts': 11,
  'src/mail/send/queue/faults.test.ts': 11,
  'test/files-on-s3-crash.test.ts': 11,
  'src/runtime/http/acme/acme.test.ts': 10,
  'src/storage/embedded/account.test.ts': 10,
  'src/mail/parse/linear-time.test.ts': 10,
  'test/long-pages.test.ts': 10,
  'test/pages/account-browser.test.ts': 10,
  'test/pages/public.test.ts': 10,
  'test/resource-limits.test.ts': 10,
  'test/visitor-cost.test.ts': 10,
}
/** Those of the whole, and of processes, come before the others. */
const slowFolders = ['test/', 'src/cli/', 'src/storage/embedded/', 'client/']
/** Of a file on any machine, or what is likely. */
export const recordedSeconds = (file: string): number =>
  slowFiles[file] ?? (slowFolders.some(folder => file.startsWith(folder)) ? 5 : 1)

/** The longest first, so that all CPUs are busy until the end. */
export function longestFirst(files: readonly string[], times: Durations): string[] {
  const took = (file: string): number => times[file] ?? recordedSeconds(file) * 1000
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
