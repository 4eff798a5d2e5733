import { parseAddress } from '#contract/address.ts'
import { shortenDiagnostic } from './delivery-status.ts'
import { isClosedForNow } from './verdict-phrases.ts'
import { type BounceReport, type BounceMail, worstBounce } from './bounce-types.ts'
import { hasKnownPhrase, isVagueStatus, bounceVerdict } from './verdict.ts'
import {
  startsWithPhrase,
  containsText,
  phrasesWithin,
  type Phrase,
  containsPhrase,
  normalizeWords,
} from './phrase-matching.ts'

/** Sender names of mail systems, for reports without other signs. */
const daemons =
  /mailer[- ]daemon|mail daemon|post_?master|mail delivery (?:sub)?system|mail deliver system|(?:mail|ndr) administrator|mail system/i
export const isDaemon = (from: string): boolean => daemons.test(from)

const subjectPhrases: readonly Phrase[] = [
  startsWithPhrase(
    'undeliver | delivery failure | delivery status notification | delivery notification',
    'delivery report | delivery has failed | delivery failed | failed notice | failed delivery',
    'failure notice | failure delivery | mail delivery | mail system error | mail could not be delivered',
    'mail fail | returned mail | nondeliverable | message undeliverable | message could not be delivered',
    'message delivery | non delivery | nondelivery | warning could not send | warning message',
    'delayed mail | delivery delayed | mail returned | loop alert | unzustellbar | nicht zustellbar',
    'zustellung fehlgeschlagen | zustellfehler | fehler bei der zustellung | non remis',
    'échec de la remise | échec de livraison | message non distribué | message non remis',
    'no se puede entregar | no se pudo entregar | correo no entregado | mancato recapito',
    'non recapitabile | não é possível entregar | onbestelbaar | недоставлен | niedostarczon',
  ),
  containsText('配信できません | 配信に失敗 | 配信不能 | 送信できません | 无法送达 | 退信 | 系统退信 | не доставлено'),
]
/** Openings of reports from systems that have no standard format. */
const openingPhrases: readonly Phrase[] = [
  phrasesWithin(['this is the | this is an automatic'], 90, 'program | delivery | message'),
  containsPhrase(
    'could not be delivered | could not be reached | could not be sent | did not reach',
    'unable to deliver | undeliverable to | delivery to the following | permanent fatal errors',
    'transient non fatal errors | not listed in domino directory | delivery failed | delivery has failed',
    'failed to deliver | will be retried | message log follows | had delivery errors',
    'had delivery problems | failure reasons | was automatically rejected',
  ),
]
/** Phrases for a delay. */
const delayPhrases: readonly Phrase[] = [
  containsPhrase(
    'will be retried | no action is required | still trying | still being tried | still being retried',
    'warning message only | warning only | not yet been delivered | will continue to try',
    'will continue trying | will keep trying | delivery delayed | delivery is delayed',
    'delivery has been delayed | delayed mail | transient non fatal errors | will retry for',
    'only a temporary failure',
  ),
  phrasesWithin(['delivery to'], 80, 'has been delayed | is delayed'),
  startsWithPhrase('warning could not send'),
  phrasesWithin(['warning message'], 50, 'delayed'),
]
/** Phrases for a failure without a reason. */
const failurePhrases: readonly Phrase[] = [
  containsPhrase(
    "could not be delivered | couldn't be delivered | could not be sent | could not be reached",
    "undeliverable | unable to deliver | not able to deliver | wasn't able to deliver | was not delivered",
    'were not delivered',
  ),
  phrasesWithin(['delivery | delivering'], 90, 'failed | failure'),
  containsPhrase(
    'failed permanently | permanent error | permanent fatal error | permanent failure',
    'had delivery errors | was automatically rejected | had delivery problems | did not reach',
    "cannot be delivered | error delivering | weren't able to post | following address failed",
    'following addresses failed | following address es failed',
  ),
]
const matchesAny = (phrases: readonly Phrase[], text: string): boolean => {
  const words = normalizeWords(text)
  return phrases.some(phrase => phrase(words))
}

/** Reads a report that has only human-readable text. */
export function parsePlainTextReport({ subject, fields, text }: BounceMail): BounceReport {
  const failedRecipients = fields.get('x-failed-recipients')
  const isFailing = failedRecipients !== undefined || matchesAny(subjectPhrases, subject)
  const looksLikeReport = isFailing || isDaemon(fields.get('from') ?? '')
  if (!looksLikeReport && !matchesAny(openingPhrases, text)) return { is: 'not a report' }
  const blocks = text.split(blockEnd).map(block => block.trim())
  const recipient = addressIn(failedRecipients ?? '') ?? addressIn(text)
  const bounces = reasonsIn(blocks).map(reason => bounceFromBlock(reason, recipient))
  if (matchesAny(delayPhrases, `${subject}\n${text}`))
    return { is: 'delayed', diagnostic: bounces[0]?.diagnostic ?? '' }
  if (bounces.length > 0) return withSoftReason(worstBounce(bounces)!, blocks)
  // Failed without a stated reason.
  const statement = blocks.find(block => matchesAny(failurePhrases, block)) ?? (isFailing ? subject : '')
  return looksLikeReport && statement !== '' ? bounceFromBlock(statement, recipient) : { is: 'not a report' }
}

/** Some gateways report "user unknown" for every failure and give the real reason in another sentence. */
function withSoftReason(bounce: Extract<BounceReport, { is: 'bounce' }>, blocks: readonly string[]): BounceReport {
  const isUncertain = bounce.isHard && (bounce.status === '' || isVagueStatus(bounce.status))
  const isSoftReason = (block: string): boolean =>
    !block.includes('@') && !hasStatusCode(block) && isClosedForNow(block)
  return isUncertain && blocks.some(isSoftReason) ? { ...bounce, isHard: false } : bounce
}

function bounceFromBlock(block: string, recipient: string | null): Extract<BounceReport, { is: 'bounce' }> {
  const status = statusIn(block)
  const verdict = bounceVerdict({ status, text: fromLine(block, line => hasStatusCode(line) || hasKnownPhrase(line)) })
  return {
    is: 'bounce',
    recipient,
    ...verdict,
    status,
    diagnostic: shortenDiagnostic(fromLine(block, hasStatusCode, hasKnownPhrase)),
  }
}

/** Blocks are separated by empty lines, server replies or recipients. */
const blockEnd = /\n[ \t]*\n|\n(?=<<< )|\n(?=[ \t]{0,8}["<][^\s"<>@]{1,64}@[^\s"<>]{1,255}[">]:)/

/** An enhanced status code in a plausible position; elsewhere it may be a version number. */
const enhancedStatusCode = /(?:\b[45]\d\d[ :-]{1,2}|[#([]\s?|status:? |^[ \t]*)#?([45]\.[0-7]\.\d{1,3})(?!\.?\d)/im
const smtpReplyCode = /(?:^[ \t]*|[:;<>'"\]] ?|\b(?:error|code|response|said|smtp) )([45][0-5]\d)(?:[ :-]|$)/im

const statusIn = (text: string): string =>
  enhancedStatusCode.exec(text)?.[1] ?? (classIn(text) && `${classIn(text)}.0.0`)
const classIn = (text: string): string => smtpReplyCode.exec(text)?.[1]?.[0] ?? ''

const hasStatusCode = (line: string): boolean => enhancedStatusCode.test(line) || smtpReplyCode.test(line)

/** The blocks with a reason: those with a code, or the first with a known phrase. */
function reasonsIn(blocks: readonly string[]): readonly string[] {
  const blocksWithCode = [enhancedStatusCode, smtpReplyCode]
    .map(code => blocks.filter(block => code.test(block)))
    .find(found => found.length > 0)
  return blocksWithCode ?? blocks.filter(hasKnownPhrase).slice(0, 1)
}

/** Joins a block into one line, starting at the first matching line. */
function fromLine(block: string, ...kinds: readonly ((line: string) => boolean)[]): string {
  const lines = block.split('\n').map(line => line.trim())
  const at = kinds.map(kind => lines.findIndex(kind)).find(found => found >= 0) ?? 0
  return lines.slice(at).join(' ')
}

function addressIn(text: string): string | null {
  for (const [found] of text.matchAll(/[\w.!#$%&*+/=?^{|}~-]{1,64}@[\w.-]{0,255}\w/g)) {
    const address = parseAddress(found)
    if (address !== null) return address
  }
  return null
}
