import type { MailHead, SingularField } from '../../parse/index.ts'

/** Headers that determine the author, the recipients and the thread of a mail. Unsigned ones could be forged. */
const trustedHeaders: readonly SingularField[] = [
  'from',
  'to',
  'cc',
  'subject',
  'date',
  'message-id',
  'in-reply-to',
  'references',
  'reply-to',
]

type CoveredMail = { head: Pick<MailHead, 'to' | 'cc' | 'counts'>; recipients: readonly string[] }

/** Whether To and Cc name every envelope recipient. */
export const namesAllRecipients = ({ head, recipients }: CoveredMail): boolean =>
  recipients.every(recipient => [head.to, head.cc].some(named => named.includes(recipient.toLowerCase())))

/**
 * Whether a DKIM signature over these headers covers every header acted on (docs/decisions/0029). A signed mail can be replayed
 * to other recipients with added headers, so the signature must cover To and Cc and these must name every recipient.
 */
export const coversMail = (covers: readonly string[], mail: CoveredMail): boolean =>
  trustedHeaders.every(name => mail.head.counts[name] === 0 || covers.includes(name)) && namesAllRecipients(mail)
