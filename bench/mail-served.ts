// The product with mails made of nothing, as a process of its own.
import { createSign, generateKeyPairSync } from 'node:crypto'
import { buildApp } from '#app.ts'
import type { Composer, Outgoing } from '#mail/send/outgoing.ts'
import { toMembers } from '#mail/send/queue/kind.ts'
import { loadSettings } from '#settings/index.ts'
import { openDatabase } from '#storage/database.ts'
import { standIn } from '#test/stand-in-composer.ts'

const { connection, data, relay, isSigned } = JSON.parse(process.argv[2]!) as {
  connection: object
  data: string
  relay: string
  isSigned: boolean
}
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
/** The same with a signature for each, over as much as the head of a mail. */
const signed: Composer<Outgoing> = {
  async compose(tx, mailing) {
    const composed = await standIn.compose(tx, mailing)
    return {
      for(recipient) {
        const mail = composed.for(recipient)
        const signature = createSign('sha256').update(mail.raw[0]!).sign(privateKey, 'base64')
        return { ...mail, raw: [Buffer.from(`DKIM-Signature: b=${signature}\r\n`), ...mail.raw] }
      },
    }
  },
}
const settings = loadSettings({ env: { FOLKMOOT_DATA: data, FOLKMOOT_SMTP_RELAY: relay }, cwd: data })
const database = openDatabase({ connection, poolSize: 10 })
const app = await buildApp({
  settings,
  database,
  log: (line, error) => console.error(line, error),
  mail: { kinds: { single: toMembers(isSigned ? signed : standIn) } },
})
process.on('message', () => void app.outbox.settle())
process.send!({ port: 0 })
process.on('disconnect', () => process.exit(0))
