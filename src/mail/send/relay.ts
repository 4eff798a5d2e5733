import { FinalFailure } from '#runtime/outbox.ts'
import { isIP } from 'node:net'
import { parseAddress } from '#contract/address.ts'
import { oneLine } from '#runtime/letters.ts'
import type { Row } from '#storage/query.ts'

type Relayed = Pick<
  Row<'letters.byId'>,
  | 'recipient'
  | 'subject'
  | 'body'
  | 'html'
  | 'created'
  | 'message_id'
  | 'from_name'
  | 'reply_to'
  | 'by_hand'
  | 'in_reply_to'
>

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
    async send(letter) {
      const { recipient, subject, body, html, created, message_id, from_name, reply_to, by_hand, in_reply_to } = letter
      const to = parseAddress(recipient)
      if (to === null) throw new LetterRefusedError('the recipient is not a mail address')
      const from = `noreply@${mailDomain}`
      try {
        const { response } = await transport.sendMail({
          envelope: { from, to: [to] },
          from: { name: oneLine(from_name) || 'Folkmoot', address: from },
          ...answersTo(reply_to, in_reply_to),
          to: { name: '', address: to },
          subject: oneLine(subject),
          text: body,
          ...(html === '' ? {} : { html }),
          date: new Date(created),
          messageId: message_id,
          // RFC 3834, section 5: what a person wrote is not generated, though a program passes it on.
          headers: by_hand ? {} : { 'Auto-Submitted': 'auto-generated' },
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

/** Where an answer goes, and what the letter answers; whatever is no address or no Message-ID is left out. */
function answersTo(reply_to: string, in_reply_to: string | null) {
  const address = reply_to === '' ? null : parseAddress(reply_to)
  const isId = in_reply_to !== null && /^[!-;=?-~]{1,250}$/.test(in_reply_to)
  return {
    ...(address === null ? {} : { replyTo: { name: '', address } }),
    ...(isId ? { inReplyTo: `<${in_reply_to}>`, references: `<${in_reply_to}>` } : {}),
  }
}

// RFC 5321 4.2.1: 5yz is for good. But 530 asks for a password or TLS: the settings are wrong then, not the letter.
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isAboutLetter && responseCode >= 500 && responseCode < 600 && responseCode !== 530
}
