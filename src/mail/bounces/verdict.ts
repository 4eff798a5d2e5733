import { messageRejected, hardBounce, verdictsInText, softBounce } from './verdict-phrases.ts'
import type { BounceVerdict } from './bounce-types.ts'

/** By subject and detail of a status code whose class is 5: RFC 3463 and the IANA registry. */
const byDetail: ReadonlyMap<string, BounceVerdict> = new Map([
  // 4.310: the domain does not exist, as Exchange says it.
  ...['1.1', '1.2', '1.3', '1.6', '1.10', '2.1', '4.4', '4.310'].map(detail => [detail, hardBounce] as const),
  ...['1.7', '1.8', '1.9', '2.3', '3.3', '3.4', '4.6'].map(detail => [detail, messageRejected] as const),
  // A full mailbox may be emptied, whatever its server thinks.
  ['2.2', softBounce],
])

// Programs say these for want of a better one, or for something else than they mean.
const vagueStatuses: ReadonlySet<string> = new Set(['0.0', '1.0', '2.0', '3.0', '4.0', '4.1', '5.0'])

const bySubject: Readonly<Record<string, BounceVerdict>> = {
  '1': hardBounce,
  '5': messageRejected,
  '6': messageRejected,
  '7': messageRejected,
}

/** Whether a status says no more than that it failed. */
export const isVagueStatus = (status: string): boolean => vagueStatuses.has(status.slice(2))

/** The enhanced status code that a server answers with (RFC 2034), or as qmail adds it; empty where it has none. */
const enhancedStatusIn = (response: string): string =>
  /(?:^\d{3}[ :-]{1,2}|\()#?([245]\.\d{1,3}\.\d{1,3})(?!\.?\d)/.exec(response)?.[1] ?? ''

/** What is known of a refusal: the enhanced status code, and what was written beside it. */
export type SmtpRejection = { status: string; text: string }

/**
 * Whose fault a refusal is, and whether it is for good. What is clearly said wins over the code: many servers have one code for
 * everything, and others on the way put in their own (docs/decisions/0034). What nobody explains is soft: should it go on, it
 * counts all the same.
 */
export function bounceVerdict({ status, text }: SmtpRejection): BounceVerdict {
  const [, kind, subject, detail] = /^([245])\.(\d{1,3})\.(\d{1,3})$/.exec(status) ?? []
  const byStatus = byDetail.get(`${subject}.${detail}`) ?? bySubject[subject ?? '']
  const inText = verdictsInText(text)
  const verdict =
    inText.clear ?? (isVagueStatus(status) ? (inText.vague ?? byStatus) : (byStatus ?? inText.vague)) ?? softBounce
  return verdict === hardBounce && kind === '4' ? softBounce : verdict
}

/** What a server answered, and to what: who sends, the recipient, or the text of the mail. */
export type Reply = { response: string; stage: 'mail' | 'rcpt' | 'data' | 'end' }

/** Whose fault it is that a server refused a mail in the conversation with it. */
export function verdictOfReply({ response, stage }: Reply): BounceVerdict {
  const status = enhancedStatusIn(response)
  const verdict = bounceVerdict({ status: status || `${response.charAt(0)}.0.0`, text: response })
  if (stage === 'rcpt') return verdict
  // Nothing is known of the recipient yet, or nothing is said of it.
  if (stage === 'mail' || (status === '' && verdictsInText(response).clear === undefined)) return messageRejected
  return afterText(verdict, response)
}

const isUnknown = /\bunknown\b|\bno such user\b/i

/**
 * A refusal of the text of a mail. Who took the recipient knows it: some carriers answer what their filters catch with "user
 * unknown". Should it be true, it goes on.
 */
export const afterText = <V extends BounceVerdict>(verdict: V, text: string): V =>
  verdict.isHard && isUnknown.test(text) ? { ...verdict, isHard: false } : verdict

/** Whether something is said in words at all that means a failure. */
export function hasKnownPhrase(text: string): boolean {
  const { clear, vague: other } = verdictsInText(text)
  return (clear ?? other) !== undefined
}
