import { readDeliveryStatus } from './delivery-status.ts'
import type { Report, ReportMail } from './report.ts'
import { isDaemon, readTold } from './told.ts'
import { isVague } from './verdict.ts'

/** What a mail says that came to where reports go. What is written for programs is believed before what is for people. */
export function readReport(mail: ReportMail): Report {
  if (isAnswer(mail.subject)) return { is: 'auto-reply' }
  if ((mail.isOther && !isRejected(mail)) || isForwarded(mail)) return { is: 'not a report' }
  const status = mail.status === '' ? undefined : readDeliveryStatus(mail.status)
  const read = status ? explained(status, mail) : readTold(mail)
  if (read.is === 'bounce') return softened(read, mail)
  return read.is === 'not a report' && isAutomatic(mail) ? { is: 'auto-reply' } : read
}

/** As Dovecot and Sieve scripts say why, in a report of whichever type. */
const isRejected = ({ text }: ReportMail): boolean => /\bwas automatically rejected:/i.test(text)

/** Some programs, Exim among them, tell the reason to people alone: to others they say that it failed. */
function explained(report: Report, mail: ReportMail): Report {
  const isOpen = report.is === 'bounce' && report.diagnostic === '' && isVague(report.status)
  if (report.is !== 'bounce' || !(isOpen || isRejected(mail))) return report
  const told = readTold(mail)
  return told.is === 'bounce' ? { ...told, recipient: report.recipient, status: report.status } : report
}

/** As Postfix, Exim, Sendmail and gateways say what was being said when the other side refused. */
const afterData =
  /\bin reply to\s{1,8}(?:end of\s{1,8})?DATA\b|\bafter (?:end of )?data:|^>>> DATA\s{1,4}<<< 5(?!03)\d\d|^-{2,20} ?SMTP command\s{1,4}DATA\b/im
/** What was refused came before, also where all was said in one go. */
const beforeData = /^<<< 503\b|^>>> RCPT.{0,300}\s{1,4}<<< 5/im
const isUnknown = /\bunknown\b|\bno such user\b/i

/**
 * Who takes the recipient and refuses the mail knows the recipient: some carriers answer what their filters catch with "user
 * unknown". Should it be true, it goes on.
 */
function softened(report: Extract<Report, { is: 'bounce' }>, { text }: ReportMail): Report {
  const isAfter = afterData.test(text) && !beforeData.test(text) && isUnknown.test(report.diagnostic)
  return report.isHard && isAfter ? { ...report, isHard: false } : report
}

const away =
  /^(?:(?:re|aw|sv|tr): *)?(?:out of (?:the )?office|auto(?:matic|mated)?[ -]?(?:reply|response|antwort)|automatische antwort|abwesenheit|on vacation|i am (?:away|out)|vacation (?:reply|response)|réponse automatique|respuesta automática|absence)\b/i
const asking = /^(?:please )?(?:confirm|verify) your (?:message|email|e-mail|address)\b|\bchallenge[- ]response\b/i
const isAnswer = (subject: string): boolean => away.test(subject) || asking.test(subject)

/** Somebody shows a report to somebody. */
const isForwarded = ({ subject, fields }: ReportMail): boolean =>
  /^(?:fwd?|wg|tr|rv|i): /i.test(subject) && !isDaemon(fields.get('from') ?? '')

/** RFC 3834, and what programs wrote before it. */
const isAutomatic = ({ fields }: ReportMail): boolean =>
  /^auto-(?:replied|generated|notified)/i.test(fields.get('auto-submitted') ?? '') ||
  /^(?:auto_reply|bulk|junk)$/i.test(fields.get('precedence') ?? '') ||
  ['x-autoreply', 'x-autorespond', 'x-autoresponse', 'x-vacation'].some(name => fields.has(name))
