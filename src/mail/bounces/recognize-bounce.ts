import { readDeliveryStatus } from './delivery-status.ts'
import { messageRejected } from './verdict-phrases.ts'
import type { BounceReport, BounceMail } from './bounce-types.ts'
import { isDaemon, parsePlainTextReport } from './plain-text-bounce.ts'
import { afterText, isVagueStatus } from './verdict.ts'
import { startsWithPhrase, phrasesWithin, type Phrase, containsPhrase, normalizeWords } from './phrase-matching.ts'

/** What a mail says that came to where reports go. What is written for programs is believed before what is for people. */
export function recognizeBounce(mail: BounceMail): BounceReport {
  if (isAutoReplySubject(mail.subject)) return { is: 'auto-reply' }
  if ((mail.isOther && !isRejected(mail)) || isForwarded(mail)) return { is: 'not a report' }
  const status = mail.status === '' ? undefined : readDeliveryStatus(mail.status)
  const read = status ? withExplanation(status, mail) : parsePlainTextReport(mail)
  if (read.is === 'bounce') return withSofterVerdict(read, mail)
  return read.is === 'not a report' && isAutomatic(mail) ? { is: 'auto-reply' } : read
}

/** As Dovecot and Sieve scripts say why, in a report of whichever type. */
const isRejected = ({ text }: BounceMail): boolean => /\bwas automatically rejected:/i.test(text)

/** Some programs, Exim among them, tell the reason to people alone: to others they say that it failed. */
function withExplanation(report: BounceReport, mail: BounceMail): BounceReport {
  const isOpen = report.is === 'bounce' && report.diagnostic === '' && isVagueStatus(report.status)
  if (report.is !== 'bounce' || !(isOpen || isRejected(mail))) return report
  const plainTextReport = parsePlainTextReport(mail)
  return plainTextReport.is === 'bounce'
    ? { ...plainTextReport, recipient: report.recipient, status: report.status }
    : report
}

/** As Postfix, Exim, Sendmail and gateways say what was being said when the other side refused. */
const afterData =
  /\bin reply to\s{1,8}(?:end of\s{1,8})?DATA\b|\bafter (?:end of )?data:|^>>> DATA\s{1,4}<<< 5(?!03)\d\d|^-{2,20} ?SMTP command\s{1,4}DATA\b/im
/** What was refused came before, also where all was said in one go. */
const beforeData = /^<<< 503\b|^>>> RCPT.{0,300}\s{1,4}<<< 5/im
/** Who sends was refused, or the server that sends: nothing is known of the recipient yet. */
const beforeRecipient =
  /\bin reply to\s{1,8}(?:(?:EHLO|HELO|MAIL FROM)\b|(?:the )?(?:initial )?(?:server )?greeting)|^>>> (?:MAIL|EHLO|HELO)\b.{0,300}\s{1,4}<<< 5/im

/** What is meant depends on what was being said when it was refused. */
function withSofterVerdict(report: Extract<BounceReport, { is: 'bounce' }>, { text }: BounceMail): BounceReport {
  if (report.isHard && beforeRecipient.test(text)) return { ...report, ...messageRejected }
  return afterData.test(text) && !beforeData.test(text) ? afterText(report, report.diagnostic) : report
}

const answers: readonly Phrase[] = [
  startsWithPhrase(
    'out of office | out of the office | automatic reply | automated reply | auto reply | autoreply',
    'automatic response | automated response | auto response | autoresponse | on vacation',
    "vacation reply | vacation response | i am away | i am out | i'm away | i'm out of | away from my",
    'absence | automatische antwort | abwesen | nicht im büro | im urlaub | réponse automatique',
    'absent du bureau | respuesta automática | fuera de la oficina | risposta automatica | fuori sede',
    'resposta automática | automatisch antwoord | afwezig | автоответ | autosvar | odpowiedź automatyczna',
    '自动回复 | 自動回覆 | 自動応答 | 自動返信 | 不在',
  ),
  phrasesWithin(['please confirm | please verify'], 16, 'your message | your email | your e mail | your address'),
  startsWithPhrase(
    'confirm your message | confirm your email | confirm your e mail | confirm your address',
    'verify your message | verify your email | verify your e mail | verify your address',
  ),
  containsPhrase('challenge response'),
]
function isAutoReplySubject(subject: string): boolean {
  const words = normalizeWords(subject.slice(0, 200).replace(/^(?:re|aw|sv|tr): */i, ''))
  return answers.some(phrase => phrase(words))
}

/** Somebody shows a report to somebody. */
const isForwarded = ({ subject, fields }: BounceMail): boolean =>
  /^(?:fwd?|wg|tr|rv|i): /i.test(subject) && !isDaemon(fields.get('from') ?? '')

/** RFC 3834, and what programs wrote before it. */
const isAutomatic = ({ fields }: BounceMail): boolean =>
  /^auto-(?:replied|generated|notified)/i.test(fields.get('auto-submitted') ?? '') ||
  /^(?:auto_reply|bulk|junk)$/i.test(fields.get('precedence') ?? '') ||
  ['x-autoreply', 'x-autorespond', 'x-autoresponse', 'x-vacation'].some(name => fields.has(name))
