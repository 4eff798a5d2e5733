import { join } from 'node:path'
import { verifyBackup } from '#storage/backup/index.ts'
import type { Command } from '../command.ts'
import { CommandError } from '../errors.ts'
import { inMebibytes } from './backup.ts'

const mostShown = 20

export const verify: Command = {
  usage: 'verify FOLDER [--snapshot NAME]',
  words: [1, 1],
  options: { snapshot: { type: 'string' } },
  async run({ words: [folder = ''], values }, t) {
    const { name, tables, files, bytes, problems, hasDamagedFiles, areElsewhere } = await verifyBackup(
      folder,
      values['snapshot'] as string,
    )
    if (problems.length === 0) {
      console.log(t.backup.verified({ name, tables, files: areElsewhere ? 0 : files, size: inMebibytes(bytes) }))
      if (areElsewhere) console.log(t.backup.listedFiles({ count: files }))
      return
    }
    for (const problem of problems.slice(0, mostShown)) console.error(problem(t))
    if (hasDamagedFiles) console.error(t.backup.copyAgain({ folder: join(folder, 'files') }))
    throw new CommandError(t.backup.notVerified({ name, count: problems.length }))
  },
}
