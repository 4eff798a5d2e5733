import { joinDatabase } from '#open-app.ts'
import { requireSnapshot, restoreBackup, secretFileOf } from '#storage/backup/index.ts'
import { openFiles, placeOf } from '#storage/blobs/open-files.ts'
import { takeServeLock } from '#storage/embedded/index.ts'
import type { Command } from '../command.ts'
import { ownSettings } from '../command.ts'

const mostShown = 20

export const restore: Command = {
  usage: 'restore FOLDER [--snapshot NAME]',
  words: [1, 1],
  options: { snapshot: { type: 'string' } },
  async run({ words: [folder = ''], values }, t) {
    // Where this process would start a server, never another installation that happens to run.
    const settings = ownSettings()
    const snapshot = values['snapshot'] as string | undefined
    await requireSnapshot(folder, snapshot)
    const log = (text: (messages: typeof t) => string): void => console.error(text(t))
    const server = await joinDatabase(settings, { mayMake: true, progress: log })
    try {
      const lock = server.cluster === undefined ? undefined : await takeServeLock(server.connection)
      const target = {
        connection: server.connection,
        blobs: openFiles(settings),
        secretFile: secretFileOf(settings),
      }
      const { name, rows, files, missing } = await restoreBackup(target, folder, { snapshot, log })
      await lock?.release()
      for (const hash of missing.slice(0, mostShown))
        console.error(t.backup.notInStore({ hash, place: placeOf(settings) }))
      if (missing.length > 0) console.error(t.backup.missingFiles({ count: missing.length }))
      console.log(t.backup.restored({ name, rows, files: files - missing.length }))
    } finally {
      await server.leave()
    }
  },
}
