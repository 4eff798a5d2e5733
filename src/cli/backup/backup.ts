import type { Messages } from '#locales/index.ts'
import { withExistingDatabase } from '#open-app.ts'
import { version } from '#runtime/process/version.ts'
import { createBackup, secretFileOf, type BackupResult } from '#storage/backup/index.ts'
import { openFiles, placeOf } from '#storage/blobs/open-files.ts'
import type { Command } from '../command.ts'
import { CommandError, UsageError } from '../errors.ts'
import { installedSettings } from '../installation.ts'

export const backup: Command = {
  usage: 'backup FOLDER [--keep N]',
  words: [1, 1],
  options: { keep: { type: 'string' } },
  async run({ words: [folder = ''], values }, t) {
    const settings = installedSettings(t)
    const keep = readKeep(values['keep'], t)
    const blobs = openFiles(settings)
    const secretFile = secretFileOf(settings)
    const result = await withExistingDatabase(settings, (_, { connection }) =>
      createBackup({ connection, blobs, secretFile, version }, folder, { keep, files: settings.backupFiles }),
    )
    console.log(describeBackup(result, t))
    if (result.damaged.length > 0)
      throw new CommandError(t.backup.damagedStore({ names: result.damaged.join(', '), folder: placeOf(settings) }))
  },
}

function readKeep(value: unknown, t: Messages): number | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string' && /^[1-9]\d{0,3}$/.test(value)) return Number(value)
  throw new UsageError(t.backup.wrongKeep)
}

const mebibyte = 2 ** 20
export const inMebibytes = (bytes: number): number => Math.ceil(bytes / mebibyte)

/** One backup in a few lines, for the terminal and the log. */
export function describeBackup({ name, rows, tables, tableBytes, files, copied, deleted }: BackupResult, t: Messages) {
  return [
    t.backup.created({ name }),
    t.backup.createdTables({ rows, tables, size: inMebibytes(tableBytes) }),
    files.areElsewhere
      ? t.backup.listedFiles({ count: files.count })
      : t.backup.createdFiles({ count: files.count, copied: copied.count, size: inMebibytes(copied.bytes) }),
    ...(deleted.length === 0 ? [] : [t.backup.deleted({ count: deleted.length })]),
  ].join('\n')
}
