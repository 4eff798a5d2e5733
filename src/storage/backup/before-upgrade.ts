import { mkdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import type { Settings } from '#settings/index.ts'
import type { ProgressLog } from '../embedded/error.ts'
import { withClient } from '../check-privileges.ts'
import { createBackup, type BackupSource } from './create-backup.ts'
import { BackupError, completeSnapshots } from './format.ts'

type Upgrade = {
  settings: Pick<Settings, 'data' | 'backup' | 'backupFolder' | 'backupFiles'>
  source: BackupSource
  isEmbedded: boolean
  log: ProgressLog
}

const mebibyte = 2 ** 20
const keptSnapshots = 2
const notStarted = { done: async () => {} }

/**
 * Backs up a database before it is migrated: to the folder of the daily backups, or else, for the embedded one, its rows into the data
 * folder. An upgrade that was interrupted goes on with the backup that it began with; call `done` after it.
 */
export async function backUpBeforeUpgrade(upgrade: Upgrade): Promise<{ done(): Promise<void> }> {
  const { settings, source, isEmbedded, log } = upgrade
  const isFull = settings.backup !== undefined
  if (!isFull && !isEmbedded) return notStarted
  const folder = isFull ? settings.backupFolder : join(settings.data, 'before-upgrade')
  const marker = join(settings.data, 'upgrade-in-progress')
  const done = () => rm(marker, { force: true })
  const isResumed = await stat(marker).then(Boolean, () => false)
  if (isResumed && (await completeSnapshots(folder)).length > 0) return { done }
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (!isFull) {
      const { size, free } = await measure(source.connection, folder)
      if (free < size) {
        log(t => t.backup.progress.noRoom({ folder, size: Math.ceil(size / mebibyte) }))
        return notStarted
      }
    }
    log(t => t.backup.progress.beforeUpgrade({ folder }))
    await createBackup(
      source,
      folder,
      isFull ? { files: settings.backupFiles } : { files: 'none', keep: keptSnapshots },
    )
  } catch (cause) {
    throw new BackupError(t => t.backup.beforeUpgradeFailed({ folder, reason: (cause as Error).message }), { cause })
  }
  // A backup that is there before this file is taken again, which only costs time.
  await writeFile(marker, `${folder}\n`, { mode: 0o600, flush: true })
  return { done }
}

/** The size of the database, which a compressed backup stays below, and the free space. */
async function measure(connection: ClientConfig, folder: string): Promise<{ size: number; free: number }> {
  const size = await withClient(connection, async client => {
    const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) as size')
    return Number(rows[0]!.size)
  })
  const { bavail, bsize } = await statfs(folder)
  return { size, free: bavail * bsize }
}
