import { messageRejected, hardBounce, verdictsInText, softBounce } from './verdict-phrases.ts'
import type { BounceVerdict } from './bounce-types.ts'

/** Verdicts by subject and detail of a 5.x.x status code: RFC 3463 and the IANA registry. */
const byDetail: ReadonlyMap<string, BounceVerdict> = new Map([
  // 4.310 is used by Exchange for unknown domains.
  ...['1.1', '1.2', '1.3', '1.6', '1.10', '2.1', '4.4', '4.310'].map(detail => [detail, hardBounce] as const),
  ...['1.7', '1.8', '1.9', '2.3', '3.3', '3.4', '4.6'].map(detail => [detail, messageRejected] as const),
  // A full mailbox is a soft bounce even with a permanent code.
  ['2.2', softBounce],
])

// Generic or often misused codes.
const vagueStatuses: ReadonlySet<string> = new Set(['0.0', '1.0', '2.0', '3.0', '4.0', '4.1', '5.0'])

const bySubject: Readonly<Record<string, BounceVerdict>> = {
  '1': hardBounce,
  '5': messageRejected,
  '6': messageRejected,
  '7': messageRejected,
}

/** Whether a status only says that delivery failed. */
export const isVagueStatus = (status: string): boolean => vagueStatuses.has(status.slice(2))

/** The enhanced status code of a reply (RFC 2034), or in the form of qmail; empty if there is none. */
const enhancedStatusIn = (response: string): string =>
  /(?:^\d{3}[ :-]{1,2}|\()#?([245]\.\d{1,3}\.\d{1,3})(?!\.?\d)/.exec(response)?.[1] ?? ''

/** A rejection: the enhanced status code and its text. */
export type SmtpRejection = { status: string; text: string }

/**
 * Classifies a rejection. Clear phrases take precedence over the code, since many servers use one code for everything and relays
 * replace codes (docs/decisions/0034). Unexplained rejections are soft bounces, which count if they continue.
 */
export function bounceVerdict({ status, text }: SmtpRejection): BounceVerdict {
  const [, kind, subject, detail] = /^([245])\.(\d{1,3})\.(\d{1,3})$/.exec(status) ?? []
  const byStatus = byDetail.get(`${subject}.${detail}`) ?? bySubject[subject ?? '']
  const inText = verdictsInText(text)
  const verdict =
    inText.clear ?? (isVagueStatus(status) ? (inText.vague ?? byStatus) : (byStatus ?? inText.vague)) ?? softBounce
  return verdict === hardBounce && kind === '4' ? softBounce : verdict
}

/** A server's reply and the SMTP stage it belongs to. */
export type Reply = { response: string; stage: 'mail' | 'rcpt' | 'data' | 'end' }

/** Classifies a rejection during an SMTP session. */
export function verdictOfReply({ response, stage }: Reply): BounceVerdict {
  const status = enhancedStatusIn(response)
  const verdict = bounceVerdict({ status: status || `${response.charAt(0)}.0.0`, text: response })
  if (stage === 'rcpt') return verdict
  // The rejection is not about the recipient.
  if (stage === 'mail' || (status === '' && verdictsInText(response).clear === undefined)) return messageRejected
  return afterText(verdict, response)
}

const isUnknown = /\bunknown\b|\bno such user\b/i

/**
 * Softens "user unknown" after DATA: the recipient was accepted before, and some providers use this reply for spam. If it is
 * true, the bounces will continue.
 */
export const afterText = <V extends BounceVerdict>(verdict: V, text: string): V =>
  verdict.isHard && isUnknown.test(text) ? { ...verdict, isHard: false } : verdict

/** Whether a text contains a known failure phrase. */
export function hasKnownPhrase(text: string): boolean {
  const { clear, vague: other } = verdictsInText(text)
  return (clear ?? other) !== undefined
}
