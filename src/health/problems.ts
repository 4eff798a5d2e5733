import type { Settings } from '#settings/index.ts'
import { backupState } from '#storage/backup/index.ts'
import { certificateSecondsLeft } from './certificate.ts'
import { reasonOf } from './finding.ts'

const hour = 60 * 60 * 1000
const secondsOfDay = 24 * 60 * 60
const shortDays = 14
/** A large backup that is being made isn't late yet. */
const patience = 2 * hour

type Problems = {
  backup?: { folder: string; reason: string | null; latest: string | null } | undefined
  certificate?: { days_left: number } | undefined
}

/** What people are told of by email: nobody looks at `doctor` each day. */
export async function installationProblems(settings: Settings, now = new Date()): Promise<Problems> {
  return { backup: await backupProblem(settings, now), certificate: await certificateProblem(settings) }
}

async function backupProblem(
  { backup: schedule, backupFolder: folder }: Settings,
  now: Date,
): Promise<Problems['backup']> {
  if (schedule === undefined) return undefined
  try {
    const { newest, isLate, failure } = await backupState(folder, schedule, new Date(now.getTime() - patience))
    if (!isLate && failure === undefined) return undefined
    return { folder, reason: failure ?? null, latest: newest?.toISOString() ?? null }
  } catch (error) {
    return { folder, reason: reasonOf(error), latest: null }
  }
}

/** Self-signed ones are made again, and are for those who know. */
async function certificateProblem(settings: Settings): Promise<Problems['certificate']> {
  if (settings.acme === 'off' && settings.tlsCert === undefined) return undefined
  const seconds = await certificateSecondsLeft(settings).catch(() => undefined)
  const days_left = seconds === undefined ? Infinity : Math.floor(seconds / secondsOfDay)
  return days_left < shortDays ? { days_left } : undefined
}
