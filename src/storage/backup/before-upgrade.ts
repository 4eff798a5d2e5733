import { rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '#settings/index.ts'
import type { ProgressLog } from '../embedded/error.ts'
import { createBackup, type BackupSource } from './create-backup.ts'
import { BackupError, completeSnapshots } from './format.ts'
import { NoRoomError } from './room.ts'

type Upgrade = {
  settings: Pick<Settings, 'data' | 'backup' | 'backupFolder' | 'backupFiles'>
  source: BackupSource
  isEmbedded: boolean
  log: ProgressLog
}

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
  log(t => t.backup.progress.beforeUpgrade({ folder }))
  try {
    await createBackup(
      source,
      folder,
      isFull ? { files: settings.backupFiles } : { files: 'none', keep: keptSnapshots },
    )
  } catch (cause) {
    if (!isFull && cause instanceof NoRoomError) {
      log(t => t.backup.progress.noRoom({ folder, size: cause.size }))
      return notStarted
    }
    throw new BackupError(t => t.backup.beforeUpgradeFailed({ folder, reason: (cause as Error).message }), { cause })
  }
  // A backup that is there before this file is taken again, which only costs time.
  await writeFile(marker, `${folder}\n`, { mode: 0o600, flush: true })
  return { done }
}
