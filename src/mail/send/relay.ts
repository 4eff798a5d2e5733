import { FinalFailure } from '#runtime/outbox.ts'
import { isIP } from 'node:net'
import { parseAddress } from '#contract/address.ts'
import type { Row } from '#storage/query.ts'

type Relayed = Pick<Row<'letters.byId'>, 'recipient' | 'subject' | 'body' | 'created' | 'message_id'>

/** The mail server that passes our letters on. */
export type Relay = {
  /** Hands a letter over; answers what the server said. */
  send(letter: Relayed): Promise<string>
  /** Connects and signs in without sending anything. */
  verify(): Promise<void>
  close(): void
}

/** The relay does not want this letter, now or later. */
export class LetterRefusedError extends FinalFailure {
  override name = 'LetterRefusedError'
}

const seconds = 1000
// Together shorter than the minute for which a job is ours.
const timeouts = {
  dnsTimeout: 5 * seconds,
  connectionTimeout: 10 * seconds,
  greetingTimeout: 10 * seconds,
  socketTimeout: 20 * seconds,
}

/** Opens a pool of connections to the relay of an smtp:// or smtps:// address; the first is made by the first letter. */
export async function openRelay(url: string, mailDomain: string): Promise<Relay> {
  // Loaded only where a relay is set.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    pool: true,
    // What the address says after its question mark wins over what stands here.
    url,
    requireTLS: needsTls(url),
    name: mailDomain,
    maxConnections: 5,
    maxMessages: 100,
    // A connection that broke after the letter was handed over must not hand it over again by itself.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
  return {
    async send({ recipient, subject, body, created, message_id }) {
      const to = parseAddress(recipient)
      if (to === null) throw new LetterRefusedError('the recipient is not a mail address')
      const from = `noreply@${mailDomain}`
      try {
        const { response } = await transport.sendMail({
          envelope: { from, to: [to] },
          from: { name: 'Folkmoot', address: from },
          to: { name: '', address: to },
          subject: oneLine(subject),
          text: body,
          date: new Date(created),
          messageId: message_id,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
        return response
      } catch (error) {
        throw isRefusal(error) ? new LetterRefusedError((error as Error).message, { cause: error }) : error
      }
    },
    verify: async () => void (await transport.verify()),
    close: () => transport.close(),
  }
}

// A password must not go over a network that anybody may listen to, whatever the server offers.
function needsTls(url: string): boolean {
  const { username, hostname } = new URL(url)
  const isOurself =
    hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
  return username !== '' && !isOurself
}

/** No text of ours begins a header of its own. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

// RFC 5321 4.2.1: 5yz is for good. But 530 asks for a password or TLS: the settings are wrong then, not the letter.
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isAboutLetter && responseCode >= 500 && responseCode < 600 && responseCode !== 530
}
