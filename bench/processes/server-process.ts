// The product itself, as a process of its own.
import { pino } from 'pino'
import { buildApp } from '#app.ts'
import { startServer } from '#runtime/http/server.ts'
import { loadPages } from '#runtime/http/web/load-pages.ts'
import { loadSettings } from '#settings/index.ts'
import { openDatabase } from '#storage/database.ts'
import { servedBy } from '#test/servers/served-by.ts'
import { watchEventLoop } from '../support/event-loop-lag.ts'

const { connection, certificate, data, env, port, isBehindProxy, pages } = JSON.parse(process.argv[2]!) as {
  connection: object
  certificate: { cert: string; key: string }
  data: string
  /** Settings besides. */
  env?: Record<string, string>
  port?: number
  /** Also listens as behind a proxy that does the TLS. */
  isBehindProxy?: boolean
  /** The folder of the pages, where they are asked for. */
  pages?: string
}
const settings = loadSettings({
  env: {
    FOLKMOOT_DATA: data,
    FOLKMOOT_CALLS_PER_MINUTE: '100000000',
    FOLKMOOT_CALLS_PER_MINUTE_ADDRESS: '100000000',
    // One account stands for all callers.
    FOLKMOOT_CALLS_AT_ONCE: '32',
    ...env,
  },
  cwd: data,
})
const database = openDatabase({ connection, poolSize: 10 })
const app = await buildApp({ settings, database, log: () => {} })
const server = await startServer({
  ...servedBy(app, settings),
  loginByGet: false,
  ownOrigin: settings.url,
  strictTransport: false,
  openapi: () => '{}',
  host: '127.0.0.1',
  port: port ?? 0,
  httpPort: isBehindProxy ? 0 : 'off',
  url: settings.url,
  certificate,
  trustedProxies: isBehindProxy ? ['127.0.0.1'] : [],
  log: pino({ level: 'warn' }),
  ...(pages && { pages: await loadPages(pages) }),
})
process.send!({ port: server.port, plainPort: server.httpPort ?? 0 })
const stops = watchEventLoop()
process.on('message', () => process.send!({ stops: stops() }))
process.on('disconnect', () => process.exit(0))
