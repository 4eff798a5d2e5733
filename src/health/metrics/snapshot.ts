import { statfs } from 'node:fs/promises'
import type { Row } from '#storage/query.ts'
import { backupState, type BackupState } from '#storage/backup/index.ts'
import { nearestFolder } from '#storage/embedded/index.ts'
import { certificateSecondsLeft } from '../certificate.ts'
import type { MetricSources } from './sources.ts'
import { queueStats } from './store.ts'

export type DiskSpace = { folder: string; free: number; size: number }
/** What has to be asked for, once for each scrape. */
export type Snapshot = {
  /** Undefined: the database does not answer. */
  queues: Row<'health.queueStats'> | undefined
  /** Undefined: no daily backup is set up. */
  backup: BackupState | 'unreadable' | undefined
  disks: readonly DiskSpace[]
  /** Undefined: it cannot be read. */
  certificateSeconds: number | undefined
}

const databaseMs = 5000

export async function takeSnapshot({ settings, database }: MetricSources): Promise<Snapshot> {
  const { backup: schedule, backupFolder, data, blobs } = settings
  const folders = { data, files: blobs, ...(schedule !== undefined && { backups: backupFolder }) }
  const [queues, backup, certificateSeconds, ...disks] = await Promise.all([
    withinTime(queueStats.one(database.read)),
    schedule === undefined ? undefined : backupState(backupFolder, schedule).catch(() => 'unreadable' as const),
    certificateSecondsLeft(settings).catch(() => undefined),
    ...Object.entries(folders).map(([folder, path]) => spaceOf(folder, path)),
  ])
  return { queues, backup, disks: disks.filter(disk => disk !== undefined), certificateSeconds }
}

async function withinTime<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<undefined>(resolve => {
    timer = setTimeout(resolve, databaseMs, undefined).unref()
  })
  return Promise.race([work.catch(() => undefined), timeout]).finally(() => clearTimeout(timer))
}

async function spaceOf(folder: string, path: string): Promise<DiskSpace | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(await nearestFolder(path))
    return { folder, free: bavail * bsize, size: blocks * bsize }
  } catch {
    return undefined
  }
}
