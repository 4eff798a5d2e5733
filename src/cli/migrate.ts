import { checkServer, migrate } from '#storage/migrate.ts'
import { withExistingDatabase } from '#open-app.ts'
import type { Command } from './command.ts'
import { installedSettings } from './installation.ts'

export const migrateCommand: Command = {
  usage: 'migrate',
  words: [0, 0],
  async run(_, t) {
    await withExistingDatabase(installedSettings(t), async (database, { connection }) => {
      await checkServer(database)
      const applied = await migrate(connection, { log: text => console.log(text(t)) })
      console.log(applied.length === 0 ? t.cli.migrate.alreadyUpToDate : t.cli.migrate.upToDate)
    })
  },
}
