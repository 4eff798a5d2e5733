import type { MailHead, SingularField } from '../../parse/index.ts'

/** Headers that decide whose a mail is, where it goes and what it answers. One that is not signed can be anybody's. */
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

/** Whether To and Cc name everybody a mail has come to. */
export const namesAllRecipients = ({ head, recipients }: CoveredMail): boolean =>
  recipients.every(recipient => [head.to, head.cc].some(named => named.includes(recipient.toLowerCase())))

/**
 * Whether a signature of these headers holds for everything in the head of a mail that is acted on (docs/decisions/0029). Whoever
 * has got a signed mail can send it on to anybody, with more headers: it proves nothing to those it does not name.
 */
export const coversMail = (covers: readonly string[], mail: CoveredMail): boolean =>
  trustedHeaders.every(name => mail.head.counts[name] === 0 || covers.includes(name)) && namesAllRecipients(mail)
