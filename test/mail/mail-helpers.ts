import { lines, listenFor, sendTo } from './mail-server.ts'
import type { World } from '../world.ts'

/** An email with what is needed to reply to it. */
export type ReceivedEmail = {
  recipient: string
  kind: string
  subject: string
  body: string
  reply_to: string
  message_id: string
}
/** An outgoing mail; by default about bread. */
export type MailOptions = { subject?: string; body?: string; headers?: Record<string, string>; envelope?: string }

/** Sends mails in a test: each is delivered to the SMTP listener. */
export type MailHelpers = {
  /** The recipient. */
  server: { port: number }
  /** Sends a mail; returns the SMTP reply. */
  mail(from: string, to: string, mail?: MailOptions): Promise<string>
  /** The emails to people since the last call. */
  emailsTo(recipient: string): Promise<ReceivedEmail[]>
  /** Answers an email, at the address where its answers go. */
  reply(from: string, email: ReceivedEmail, mail?: MailOptions): Promise<string>
}

export async function mailHelpers(world: World): Promise<MailHelpers> {
  const server = await listenFor(world)
  let [sent, read] = [0, 0]
  const mail: MailHelpers['mail'] = (
    from,
    to,
    { subject = 'Bread', body = 'Rye, please.', headers, envelope } = {},
  ) => {
    sent += 1
    const [, address = from] = /<([^<>]+)>/.exec(from) ?? []
    const head = {
      From: from,
      To: to,
      Subject: subject,
      'Message-ID': `<mail-${sent}@example.org>`,
      Date: 'Mon, 16 Nov 2026 10:00:00 +0000',
      ...headers,
    }
    const raw = lines(...Object.entries(head).map(([name, value]) => `${name}: ${value}`), '', body)
    return sendTo(server, raw, { from: envelope ?? address, to })
  }
  return {
    server,
    mail,
    async emailsTo(recipient) {
      await world.settle()
      const rows = (await world.sql(
        `select id, recipient, kind, subject, body, reply_to, message_id from service_emails where id > $1 order by id`,
        [read],
      )) as (ReceivedEmail & { id: number })[]
      read = rows.at(-1)?.id ?? read
      return rows.filter(row => row.recipient === recipient).map(({ id: _id, ...email }) => email)
    },
    reply: (from, { reply_to, message_id, subject }, { headers, ...written } = {}) =>
      mail(from, reply_to, {
        subject: `Re: ${subject}`,
        ...written,
        headers: { 'In-Reply-To': message_id, References: message_id, ...headers },
      }),
  }
}
