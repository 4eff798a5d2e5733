import { parseAddress } from '#contract/address.ts'
import { oneLine } from '#runtime/letters.ts'
import type { Row } from '#storage/query.ts'
import type { Outgoing } from './outgoing.ts'

export type LetterRow = Pick<
  Row<'letters.byIds'>,
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

/** The mail of a letter. */
export async function letterMail(letter: LetterRow, mailDomain: string): Promise<Outgoing> {
  const { recipient, subject, body, html, created, message_id, from_name, reply_to, by_hand, in_reply_to } = letter
  // Loaded only where letters are sent.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const from = `noreply@${mailDomain}`
  const mail = new MailComposer({
    from: { name: oneLine(from_name) || 'Folkmoot', address: from },
    ...answersTo(reply_to, in_reply_to),
    to: { name: '', address: parseAddress(recipient) ?? '' },
    subject: oneLine(subject),
    text: body,
    ...(html === '' ? {} : { html }),
    date: new Date(created),
    messageId: message_id,
    // RFC 3834, section 5: what a person wrote is not generated, though a program passes it on.
    headers: by_hand ? {} : { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { from, to: recipient, raw: [await mail.compile().build()] }
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
