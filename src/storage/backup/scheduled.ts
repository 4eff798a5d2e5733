import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lastDue, parseBackupSchedule } from '#settings/backup-schedule.ts'
import { createBackup, type BackupResult, type BackupSource } from './create-backup.ts'
import { BackupRunningError, completeSnapshots, snapshotTime } from './format.ts'

type ScheduledBackup = {
  schedule: string
  folder: string
  source: BackupSource
  files: 'copy' | 'list'
  onDone(result: BackupResult): void
}

/** Makes the daily backup if it's due: also late, when the service wasn't running at its time. */
export async function backUpIfDue(
  { schedule, folder, source, files, onDone }: ScheduledBackup,
  now = new Date(),
): Promise<void> {
  const parsed = parseBackupSchedule(schedule)
  if (!parsed) return
  const newest = (await completeSnapshots(folder)).at(-1)
  if (newest !== undefined && snapshotTime(newest) >= lastDue(parsed, now)) return
  try {
    onDone(await createBackup(source, folder, { keep: parsed.keep, now, files }))
    await rm(failureIn(folder), { force: true })
  } catch (error) {
    // Another process of this site makes it.
    if (error instanceof BackupRunningError) return
    await writeFile(failureIn(folder), `${now.toISOString()} ${(error as Error).message}\n`).catch(() => {})
    throw error
  }
}

const failureIn = (folder: string): string => join(folder, 'last-failure.txt')

export type BackupState = {
  /** Of the newest complete snapshot. */
  newest: Date | undefined
  isLate: boolean
  /** Why the last one failed, if no later one succeeded. */
  failure: string | undefined
}

const grace = 60 * 60 * 1000

/** What the backups of a folder are like, for checks. An hour after it was due, a backup is late. */
export async function backupState(folder: string, schedule: string, now = new Date()): Promise<BackupState> {
  const name = (await completeSnapshots(folder)).at(-1)
  const newest = name === undefined ? undefined : snapshotTime(name)
  const parsed = parseBackupSchedule(schedule)
  const due = parsed && lastDue(parsed, new Date(now.getTime() - grace))
  const failure = await readFile(failureIn(folder), 'utf8').catch(() => undefined)
  return { newest, isLate: due !== undefined && (newest === undefined || newest < due), failure: failure?.trim() }
}
