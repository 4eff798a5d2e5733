import type { SettingKind } from './setting-kinds.ts'

/** Every day at this local time; `keep` is how many snapshots stay. */
export type BackupSchedule = { hour: number; minute: number; keep: number }

const form = /^daily (\d\d):(\d\d)(?: keep (\d{1,4}))?$/
const usualKeep = 7

/** Reads "daily 03:00 keep 7". */
export function parseBackupSchedule(text: string): BackupSchedule | undefined {
  const match = form.exec(text)
  if (!match) return undefined
  const [hour = 24, minute = 60, keep = 0] = [match[1], match[2], match[3] ?? usualKeep].map(Number)
  return hour < 24 && minute < 60 && keep > 0 ? { hour, minute, keep } : undefined
}

/** When the last backup was due, in the time zone of the machine. */
export function lastDue({ hour, minute }: BackupSchedule, now: Date): Date {
  const due = new Date(now)
  due.setHours(hour, minute, 0, 0)
  if (due > now) due.setDate(due.getDate() - 1)
  return due
}

export const backupSchedule: SettingKind<string> = {
  expects: t => t.settingsErrors.expected.backupSchedule,
  read: text => (parseBackupSchedule(text) ? text : undefined),
}
