// Another process of an installation: it serves the database of a world on a port of its own, until it is killed.
import { pino } from 'pino'
import { buildApp } from '#app.ts'
import { startServer } from '#runtime/http/server.ts'
import { loadSettings } from '#settings/index.ts'
import { openDatabase } from '#storage/database.ts'
import { servedBy } from './servers/served-by.ts'

const { connection, certificate, env } = JSON.parse(process.argv[2]!) as {
  connection: object
  certificate: { cert: string; key: string }
  env: Record<string, string>
}
const settings = loadSettings({ env, cwd: '/nowhere' })
const app = await buildApp({ settings, database: openDatabase({ connection, poolSize: 5 }), log: () => {} })
const server = await startServer({
  ...servedBy(app, settings),
  loginByGet: false,
  ownOrigin: settings.url,
  strictTransport: false,
  openapi: () => '{}',
  host: '127.0.0.1',
  port: 0,
  httpPort: 'off',
  url: settings.url,
  certificate,
  trustedProxies: [],
  log: pino({ level: 'silent' }),
})
process.send!({ port: server.port })
process.on('disconnect', () => process.exit(0))
