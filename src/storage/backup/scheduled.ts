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
  /** Bytes that stay free on the disk. */
  spare?: number
}

const minute = 60 * 1000
const hour = 60 * minute

/**
 * Makes the daily backup if it's due: also late, when the service wasn't running at its time. After one that failed, it tries again in ten
 * minutes, and then each hour.
 */
export function createDailyBackup({ schedule, folder, source, files, onDone, spare }: ScheduledBackup) {
  // Where the folder can't be written to, only this process knows.
  let last: Failure | undefined
  return async (signal?: AbortSignal, now = new Date()): Promise<void> => {
    const parsed = parseBackupSchedule(schedule)
    if (!parsed) return
    const noted = (await readFailure(folder)) ?? last
    if (noted && now.getTime() - noted.at.getTime() < (noted.inARow > 1 ? hour : 10 * minute)) return
    try {
      const newest = (await completeSnapshots(folder)).at(-1)
      if (newest !== undefined && snapshotTime(newest) >= lastDue(parsed, now)) return
      onDone(await createBackup(source, folder, { keep: parsed.keep, now, files, signal, spare }))
      last = undefined
      await rm(failureIn(folder), { force: true })
    } catch (error) {
      // Another process of this site makes it, or this one stops.
      if (error instanceof BackupRunningError) return
      if (signal?.aborted !== true) {
        last = { at: now, reason: (error as Error).message, inARow: (noted?.inARow ?? 0) + 1 }
        await writeFailure(folder, last).catch(() => {})
      }
      throw error
    }
  }
}

type Failure = { at: Date; reason: string; inARow: number }

const countLine = '\nFailed in a row: '
const failureIn = (folder: string): string => join(folder, 'last-failure.txt')

const writeFailure = (folder: string, { at, reason, inARow }: Failure): Promise<void> =>
  writeFile(failureIn(folder), `${at.toISOString()} ${reason}${countLine}${inARow}\n`)

/** Of the last backup; undefined if one was made after it. */
async function readFailure(folder: string): Promise<Failure | undefined> {
  const text = await readFile(failureIn(folder), 'utf8').catch(() => '')
  const [what = '', inARow = '1'] = text.trim().split(countLine)
  const [time = ''] = what.split(' ', 1)
  const reason = what.slice(time.length + 1)
  const at = new Date(time)
  if (Number.isNaN(at.getTime())) return undefined
  const newest = await completeSnapshots(folder).then(
    names => names.at(-1),
    () => undefined,
  )
  if (newest !== undefined && snapshotTime(newest) > at) return undefined
  return { at, reason, inARow: Number(inARow) }
}

export type BackupState = {
  /** Of the newest complete snapshot. */
  newest: Date | undefined
  isLate: boolean
  /** When and why the last one failed, if no later one succeeded. */
  failure: string | undefined
}

/** What the backups of a folder are like, for checks. An hour after it was due, a backup is late. */
export async function backupState(folder: string, schedule: string, now = new Date()): Promise<BackupState> {
  const name = (await completeSnapshots(folder)).at(-1)
  const newest = name === undefined ? undefined : snapshotTime(name)
  const parsed = parseBackupSchedule(schedule)
  const due = parsed && lastDue(parsed, new Date(now.getTime() - hour))
  const failure = await readFailure(folder)
  return {
    ...{ newest, isLate: due !== undefined && (newest === undefined || newest < due) },
    failure: failure && `${failure.at.toISOString()} ${failure.reason}`,
  }
}
