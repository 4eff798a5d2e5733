import { stat } from 'node:fs/promises'
import type { Messages } from '#locales/index.ts'
import type { Settings } from '#settings/index.ts'
import { backupState } from '#storage/backup/index.ts'
import { nearestFolder } from '#storage/embedded/index.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

/** The daily backup: whether there is one, and whether the last one was made. */
export async function checkBackup(settings: Settings, messages: Messages): Promise<Finding> {
  const { doctor } = messages
  const t = doctor.backup
  const check = doctor.checks.backup
  const { backup: schedule, backupFolder: folder } = settings
  if (schedule === undefined) return warning(check, t.off, t.setUp)
  try {
    const { newest, isLate, failure } = await backupState(folder, schedule)
    const found =
      newest === undefined ? t.none : t.latest({ date: newest.toISOString().slice(0, 16).replace('T', ' ') })
    const cure = t.cure({ folder })
    if (failure !== undefined) return wrong(check, t.failed({ found, reason: failure }), cure)
    if (isLate) return warning(check, newest === undefined ? found : t.late({ found }), cure)
    const isSafe = (await diskOf(folder)) !== (await diskOf(settings.data))
    return isSafe ? ok(check, found) : warning(check, t.sameDisk({ found }), t.otherDisk)
  } catch (error) {
    return wrong(check, reasonOf(error, messages), t.cure({ folder }))
  }
}

const diskOf = async (folder: string): Promise<number> => (await stat(await nearestFolder(folder))).dev
