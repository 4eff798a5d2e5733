import { isAscii, parseAddress } from '#contract/address.ts'
import { oneLine } from '#runtime/notifications/email-content.ts'
import type { Row } from '#storage/query.ts'
import { normalizeBytes } from '../member-copy/texts.ts'
import type { OutgoingMail } from '../outgoing-message.ts'

export type NotificationRow = Omit<Row<'serviceEmail.byIds'>, 'id'>

/** Composes a notification email. */
export async function composeNotification(email: NotificationRow, mailDomain: string): Promise<OutgoingMail> {
  const { recipient, subject, body, html, created, message_id, from_name, reply_to, is_manual, from_address } = email
  const { in_reply_to, attachment, calendar, calendar_method, unsubscribe_url } = email
  // Loaded only in processes that send email.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const from = parseAddress(from_address) ?? `support@${mailDomain}`
  const mail = new MailComposer({
    from: { name: oneLine(from_name) || 'Folkmoot', address: from },
    ...replyHeaders(reply_to, in_reply_to, isAscii(recipient)),
    to: { name: '', address: parseAddress(recipient) ?? '' },
    subject: oneLine(subject),
    text: body,
    ...(html === '' ? {} : { html }),
    ...(attachment === null ? {} : { attachments: [fileOf(attachment)] }),
    // As an alternative part, by which clients offer a reply, and as an attachment for others (RFC 6047).
    ...(calendar === null
      ? {}
      : { icalEvent: { method: calendar_method ?? 'REQUEST', content: calendar, filename: 'event.ics' } }),
    date: new Date(created),
    messageId: message_id,
    // RFC 3834, section 5: mail written by a person is not marked as auto-generated.
    headers: { ...(is_manual ? {} : { 'Auto-Submitted': 'auto-generated' }), ...unsubscribeHeaders(unsubscribe_url) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  // nodemailer keeps line ends as written, but the signature has to match the bytes on the wire.
  const raw = normalizeBytes(await mail.compile().build())
  return { from, to: recipient, raw: [raw] }
}

/** Headers for one-click unsubscription (RFC 8058). */
const unsubscribeHeaders = (url: string | null): Record<string, string | { prepared: true; value: string }> =>
  url === null
    ? {}
    : {
        // Not folded, since few clients read a token that is split over lines.
        'List-Unsubscribe': { prepared: true, value: `<${url}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }

/** A mail as an attachment. Clients show message/rfc822 as a mail, but it must not be encoded (RFC 2046, section 5.2.1). */
function fileOf(mail: Buffer) {
  const isPlain = mail.every(byte => byte < 128) && !/[^\r\n]{999}/.test(mail.toString('latin1'))
  return {
    filename: 'message.eml',
    content: mail,
    contentType: isPlain ? 'message/rfc822' : 'application/octet-stream',
  }
}

/** Reply-To and In-Reply-To; invalid values are left out. */
function replyHeaders(reply_to: string, in_reply_to: string | null, isOnlyAscii: boolean) {
  const replyTo = reply_to === '' ? null : parseAddress(reply_to)
  // A server that accepts an ASCII recipient may not support this address.
  const address = replyTo !== null && isOnlyAscii && !isAscii(replyTo) ? null : replyTo
  const isId = in_reply_to !== null && /^[!-;=?-~]{1,250}$/.test(in_reply_to)
  return {
    ...(address === null ? {} : { replyTo: { name: '', address } }),
    ...(isId ? { inReplyTo: `<${in_reply_to}>`, references: `<${in_reply_to}>` } : {}),
  }
}
