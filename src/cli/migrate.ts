import { openDatabase } from '#storage/database.ts'
import { checkServer, migrate } from '#storage/migrate.ts'
import { joinDatabase } from '#open-app.ts'
import type { Command } from './command.ts'
import { installedSettings } from './installation.ts'

export const migrateCommand: Command = {
  usage: 'migrate',
  words: [0, 0],
  async run(_, t) {
    const server = await joinDatabase(installedSettings(t), { mayMake: false })
    const database = openDatabase({ connection: server.connection, poolSize: 1 })
    try {
      await checkServer(database)
      const applied = await migrate(server.connection, { log: line => console.log(line) })
      console.log(applied.length === 0 ? t.cli.migrate.alreadyUpToDate : t.cli.migrate.upToDate)
    } finally {
      await database.close()
      await server.leave()
    }
  },
}
