// The product with mails made of nothing, as a process of its own.
import { buildApp } from '#app.ts'
import type { Composer, OutgoingMail } from '#mail/send/outgoing-message.ts'
import { dkimSigner } from '#mail/send/sign/dkim.ts'
import { memberMailKind } from '#mail/send/queue/mail-kind.ts'
import { loadSettings } from '#settings/index.ts'
import { openDatabase } from '#storage/database.ts'
import { fakeComposer } from '#test/mail/fake-composer.ts'
import { keys, sampleCopies } from '../support/copy-source.ts'

const {
  connection,
  data,
  relay,
  isSigned,
  isShared = false,
} = JSON.parse(process.argv[2]!) as {
  connection: object
  data: string
  relay: string
  isSigned: boolean
  /** One copy for the recipients of a domain. */
  isShared?: boolean
}
/** Copies as members get them, each signed with both keys. */
const signed: Composer<OutgoingMail> = {
  async compose() {
    const copies = sampleCopies(dkimSigner('moot.example', keys), isShared)
    return {
      ...(isShared && {
        shareKey: copies.shareKey!,
        forAll: async (key: string) => ({ ...(await copies.forAll!(key)), from: 'bounce@moot.example' }),
      }),
      async for(recipient) {
        return { ...(await copies.for(recipient)), from: `bounce+${recipient.member_id}@moot.example` }
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
  mail: { kinds: { single: memberMailKind(isSigned ? signed : fakeComposer) } },
})
process.on('message', () => void app.jobQueue.settle())
process.send!({ port: 0 })
process.on('disconnect', () => process.exit(0))
