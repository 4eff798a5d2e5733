// Serves a database without listening: sends the webhooks that are queued, until it is killed.
import { buildApp } from '#app.ts'
import { loadSettings } from '#settings/index.ts'
import { openDatabase } from '#storage/database.ts'

const { connection, data } = JSON.parse(process.argv[2]!) as { connection: object; data: string }
await buildApp({
  settings: loadSettings({
    env: { FOLKMOOT_DATA: data, FOLKMOOT_URL: 'https://folkmoot.test', FOLKMOOT_WEBHOOK_NETWORKS: '127.0.0.1' },
    cwd: data,
  }),
  database: openDatabase({ connection, poolSize: 5 }),
  log: () => {},
})
// Nothing else keeps it alive while nothing is due.
setInterval(() => {}, 3_600_000)
