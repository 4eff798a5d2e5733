// Mail taken in by the product, or by a bare listener that writes each into a file and syncs it, as a process of its own.
import { mkdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { buildApp } from '#app.ts'
import { startMailServer } from '#mail/receive/smtp/server.ts'
import { loadSettings } from '#settings/index.ts'
import { openDatabase } from '#storage/database.ts'

const { kind, connection, certificate, data, key } = JSON.parse(process.argv[2]!) as {
  kind: 'ours' | 'bare'
  connection: object
  certificate: { cert: string; key: string }
  data: string
  /** What DNS says under the name of every key. */
  key: string
}

async function listenOurselves(): Promise<number> {
  const settings = loadSettings({ env: { FOLKMOOT_DATA: data, FOLKMOOT_MAIL_DOMAIN: 'folkmoot.test' }, cwd: data })
  const database = openDatabase({ connection, poolSize: 10 })
  const app = await buildApp({ settings, database, resolve: async () => [[key]], log: () => {} })
  const { receiver } = app
  const server = await startMailServer({ receiver, settings, port: 0, protocol: 'smtp', certificate, log: () => {} })
  return server.port
}

async function listenBare(): Promise<number> {
  const folder = join(data, 'bare')
  mkdirSync(folder, { recursive: true })
  let count = 0
  const server = new SMTPServer({
    ...certificate,
    disabledCommands: ['AUTH'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, _session, answer) {
      const keep = async (): Promise<void> => {
        await using file = await open(join(folder, String((count += 1))), 'wx')
        for await (const chunk of stream as AsyncIterable<Buffer>) await file.writeFile(chunk)
        await file.sync()
      }
      void keep().then(
        () => answer(null),
        (error: Error) => answer(error),
      )
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return (server.server.address() as AddressInfo).port
}

process.send!({ port: await (kind === 'ours' ? listenOurselves() : listenBare()) })
process.on('disconnect', () => process.exit(0))
