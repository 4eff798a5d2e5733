// Takes mail in for a database and sends what follows, until it is killed: by whoever started it, or by itself at its n-th question
// to the database, before that is asked or after it was answered.
import { buildApp } from '#app.ts'
import { startMailServer } from '#mail/receive/smtp/server.ts'
import { loadSettings } from '#settings/index.ts'
import { openDatabase } from '#storage/database.ts'
import { crashAt, type CrashPoint } from './crash-points.ts'
import { emptyDns } from './fixtures/empty-dns.ts'

const { connection, certificate, data, relay, protocol, death } = JSON.parse(process.argv[2]!) as {
  connection: object
  certificate: { cert: string; key: string }
  data: string
  relay: string
  protocol: 'smtp' | 'lmtp'
  death?: CrashPoint
}
const env = {
  FOLKMOOT_DATA: data,
  FOLKMOOT_MAIL_DOMAIN: 'folkmoot.test',
  FOLKMOOT_MAIL_TRUST: '127.0.0.1',
  FOLKMOOT_SMTP_RELAY: relay,
}
const settings = loadSettings({ env, cwd: data })
const database = openDatabase({ connection, poolSize: 10 })
const { receiver } = await buildApp({ settings, database, resolve: emptyDns, log: () => {} })
const server = await startMailServer({ receiver, settings, port: 0, protocol, certificate, log: () => {} })
// Not before it is known where it listens.
process.send!({ port: server.port }, () => death && crashAt(death))
process.on('disconnect', () => process.exit(0))
