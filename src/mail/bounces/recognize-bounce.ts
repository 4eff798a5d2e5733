import { readDeliveryStatus } from './delivery-status.ts'
import { messageRejected } from './verdict-phrases.ts'
import type { BounceReport, BounceMail } from './bounce-types.ts'
import { isDaemon, parsePlainTextReport } from './plain-text-bounce.ts'
import { afterText, isVagueStatus } from './verdict.ts'
import { startsWithPhrase, phrasesWithin, type Phrase, containsPhrase, normalizeWords } from './phrase-matching.ts'

/** Interprets a report. The machine-readable part takes precedence over the text. */
export function recognizeBounce(mail: BounceMail): BounceReport {
  if (isAutoReplySubject(mail.subject)) return { is: 'auto-reply' }
  if ((mail.isOther && !isRejected(mail)) || isForwarded(mail)) return { is: 'not a report' }
  const status = mail.status === '' ? undefined : readDeliveryStatus(mail.status)
  const report = status ? withExplanation(status, mail) : parsePlainTextReport(mail)
  if (report.is === 'bounce') return withSofterVerdict(report, mail)
  return report.is === 'not a report' && isAutomatic(mail) ? { is: 'auto-reply' } : report
}

/** The wording of Dovecot and Sieve rejections, in reports of any type. */
const isRejected = ({ text }: BounceMail): boolean => /\bwas automatically rejected:/i.test(text)

/** Some systems, such as Exim, give the reason only in the text. */
function withExplanation(report: BounceReport, mail: BounceMail): BounceReport {
  const isUnexplained = report.is === 'bounce' && report.diagnostic === '' && isVagueStatus(report.status)
  if (report.is !== 'bounce' || !(isUnexplained || isRejected(mail))) return report
  const plainTextReport = parsePlainTextReport(mail)
  return plainTextReport.is === 'bounce'
    ? { ...report, ...plainTextReport, recipient: report.recipient, status: report.status }
    : report
}

/** Wordings for a rejection after DATA, by Postfix, Exim, Sendmail and gateways. */
const afterData =
  /\bin reply to\s{1,8}(?:end of\s{1,8})?DATA\b|\bafter (?:end of )?data:|^>>> DATA\s{1,4}<<< 5(?!03)\d\d|^-{2,20} ?SMTP command\s{1,4}DATA\b/im
/** The rejection came before DATA, even if commands were pipelined. */
const beforeData = /^<<< 503\b|^>>> RCPT.{0,300}\s{1,4}<<< 5/im
/** The sender or the sending server was rejected, before any recipient. */
const beforeRecipient =
  /\bin reply to\s{1,8}(?:(?:EHLO|HELO|MAIL FROM)\b|(?:the )?(?:initial )?(?:server )?greeting)|^>>> (?:MAIL|EHLO|HELO)\b.{0,300}\s{1,4}<<< 5/im

/** Adjusts the verdict by the SMTP stage of the rejection. */
function withSofterVerdict(report: Extract<BounceReport, { is: 'bounce' }>, { text }: BounceMail): BounceReport {
  if (report.isHard && beforeRecipient.test(text)) return { ...report, ...messageRejected }
  return afterData.test(text) && !beforeData.test(text) ? afterText(report, report.diagnostic) : report
}

const autoReplyPhrases: readonly Phrase[] = [
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
  return autoReplyPhrases.some(phrase => phrase(words))
}

/** A report that was forwarded by a person. */
const isForwarded = ({ subject, fields }: BounceMail): boolean =>
  /^(?:fwd?|wg|tr|rv|i): /i.test(subject) && !isDaemon(fields.get('from') ?? '')

/** Automatic mail by RFC 3834 and earlier conventions. */
const isAutomatic = ({ fields }: BounceMail): boolean =>
  /^auto-(?:replied|generated|notified)/i.test(fields.get('auto-submitted') ?? '') ||
  /^(?:auto_reply|bulk|junk)$/i.test(fields.get('precedence') ?? '') ||
  ['x-autoreply', 'x-autorespond', 'x-autoresponse', 'x-vacation'].some(name => fields.has(name))
