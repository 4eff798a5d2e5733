import { randomUUID } from 'node:crypto'
import type { TestEmailDeps } from '#features/administration/index.ts'
import { messagesFor } from '#locales/index.ts'
import type { Settings } from '#settings/index.ts'
import { json, now } from '#storage/values.ts'
import { htmlEmail } from './layout/html.ts'
import { plainEmail } from './layout/plain.ts'
import { composeNotification } from './notifications/compose.ts'
import { insertNotifications, markNotifications } from './notifications/store.ts'
import type { Signer } from './sign/dkim.ts'
import { SmtpConnectError } from './smtp/connect.ts'
import type { MailRoutes } from './smtp/routes.ts'

type TestEmail = Parameters<TestEmailDeps['testEmail']['send']>[0]
type Deps = {
  settings: Pick<Settings, 'url' | 'mailDomain'>
  /** If absent, email stays in the local mailbox. */
  routes: MailRoutes | undefined
  signer: () => Promise<Signer>
}

/** Shorter than the time limit of a call. */
const timeoutMs = 30_000

/** Sends a test email directly, without the queue, so that the server's reply can be shown. */
export function createTestEmail({ settings: { url, mailDomain }, routes, signer }: Deps): TestEmailDeps['testEmail'] {
  function rowOf({ recipient, locale }: TestEmail) {
    const t = messagesFor(locale).email.testEmail
    const host = new URL(url).host
    const text = { title: t.subject({ host }), paragraphs: [t.text({ url })], why: [t.why({ host })] }
    return {
      kind: 'test_email',
      recipient,
      subject: text.title,
      body: plainEmail(text, url),
      html: htmlEmail(text, url, locale),
      message_id: `<${randomUUID()}@${mailDomain}>`,
      from_name: '',
      from_address: `support@${mailDomain}`,
      reply_to: '',
      is_manual: false,
      in_reply_to: null,
      attachment: null,
      calendar: null,
      calendar_method: null,
      unsubscribe_url: null,
    }
  }

  return {
    async send(email, signal) {
      if (!routes) return null
      const mail = await composeNotification({ ...rowOf(email), created: now() }, mailDomain)
      const signature = await (await signer()).open(mail.raw)([])
      const abort = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      try {
        const connection = await routes.open(email.recipient.split('@').at(-1)!.toLowerCase(), abort)
        const [result] = await connection.send({ ...mail, to: [mail.to], raw: [...signature, ...mail.raw] })
        connection.close()
        const outcome = result!.is === 'sent' ? 'accepted' : result!.is === 'refused' ? 'refused' : 'unreachable'
        return { outcome, response: result!.response, is_encrypted: connection.isEncrypted }
      } catch (error) {
        if (!(error instanceof SmtpConnectError)) throw error
        return { outcome: 'unreachable', response: error.message, is_encrypted: false }
      }
    },
    async store(tx, email) {
      const stored = await insertNotifications.all(tx, { fact_id: null, emails: json([rowOf(email)]) })
      const ids = stored.map(({ id }) => id)
      await markNotifications.run(tx, { ids, states: ids.map(() => 'stored'), responses: ids.map(() => '') })
    },
  }
}
