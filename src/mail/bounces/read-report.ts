import { readDeliveryStatus } from './delivery-status.ts'
import type { Report, ReportMail } from './report.ts'
import { readTold } from './told.ts'
import { isVague } from './verdict.ts'

/** What a mail says that came to where reports go. What is written for programs is believed before what is for people. */
export function readReport(mail: ReportMail): Report {
  if (isAnswer(mail.subject)) return { is: 'auto-reply' }
  const read = mail.status === '' ? readTold(mail) : explained(readDeliveryStatus(mail.status), mail)
  return read.is === 'not a report' && isAutomatic(mail) ? { is: 'auto-reply' } : read
}

/** Some programs, Exim among them, tell the reason to people alone: to others they say that it failed. */
function explained(report: Report, mail: ReportMail): Report {
  if (report.is !== 'bounce' || report.diagnostic !== '' || !isVague(report.status)) return report
  const told = readTold(mail)
  return told.is === 'bounce' ? { ...told, recipient: report.recipient, status: report.status } : report
}

const away =
  /^(?:(?:re|aw|sv|tr): *)?(?:out of (?:the )?office|auto(?:matic|mated)?[ -]?(?:reply|response|antwort)|automatische antwort|abwesenheit|on vacation|i am (?:away|out)|vacation (?:reply|response)|réponse automatique|respuesta automática|absence)\b/i
const asking = /^(?:please )?(?:confirm|verify) your (?:message|email|e-mail|address)\b|\bchallenge[- ]response\b/i
const isAnswer = (subject: string): boolean => away.test(subject) || asking.test(subject)

/** RFC 3834, and what programs wrote before it. */
const isAutomatic = ({ fields }: ReportMail): boolean =>
  /^auto-(?:replied|generated|notified)/i.test(fields.get('auto-submitted') ?? '') ||
  /^(?:auto_reply|bulk|junk)$/i.test(fields.get('precedence') ?? '') ||
  ['x-autoreply', 'x-autorespond', 'x-autoresponse', 'x-vacation'].some(name => fields.has(name))
