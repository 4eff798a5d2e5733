import { openDatabase } from '#storage/database.ts'
import { checkServer, migrate } from '#storage/migrate.ts'
import { joinDatabase } from '#open-app.ts'
import type { Command } from './command.ts'
import { installedSettings } from './installation.ts'

export const migrateCommand: Command = {
  usage: 'migrate',
  words: [0, 0],
  async run() {
    const server = await joinDatabase(installedSettings(), { mayMake: false })
    const database = openDatabase({ connection: server.connection, poolSize: 1 })
    try {
      await checkServer(database)
      const applied = await migrate(server.connection, { log: line => console.log(line) })
      console.log(applied.length === 0 ? 'The database is already up to date.' : 'The database is up to date.')
    } finally {
      await database.close()
      await server.leave()
    }
  },
}
