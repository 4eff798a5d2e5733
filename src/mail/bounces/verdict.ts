import { aboutMessage, hard, meaningOf, soft } from './phrases.ts'
import type { Verdict } from './report.ts'

/** By subject and detail of a status code whose class is 5: RFC 3463 and the IANA registry. */
const byDetail: Readonly<Record<string, Verdict>> = {
  '1.1': hard,
  '1.2': hard,
  '1.3': hard,
  '1.6': hard,
  '1.7': aboutMessage,
  '1.8': aboutMessage,
  '1.9': aboutMessage,
  '1.10': hard,
  '2.1': hard,
  // A full mailbox may be emptied, whatever its server thinks.
  '2.2': soft,
  '2.3': aboutMessage,
  '3.3': aboutMessage,
  '3.4': aboutMessage,
  '4.4': hard,
  '4.6': aboutMessage,
  // The domain does not exist, as Exchange says it.
  '4.310': hard,
}

// Programs say these for want of a better one, or for something else than they mean.
const vague: ReadonlySet<string> = new Set(['0.0', '1.0', '2.0', '3.0', '4.0', '4.1', '5.0'])

const bySubject: Readonly<Record<string, Verdict>> = {
  '1': hard,
  '5': aboutMessage,
  '6': aboutMessage,
  '7': aboutMessage,
}

/** Whether a status says no more than that it failed. */
export const isVague = (status: string): boolean => vague.has(status.slice(2))

/** The enhanced status code that a server answers with (RFC 2034), or as qmail adds it; empty where it has none. */
const statusIn = (response: string): string =>
  /(?:^\d{3}[ :-]{1,2}|\()#?([245]\.\d{1,3}\.\d{1,3})(?!\.?\d)/.exec(response)?.[1] ?? ''

/** What is known of a refusal: the enhanced status code, and what was written beside it. */
export type Refusal = { status: string; text: string }

/**
 * Whose fault a refusal is, and whether it is for good. What is clearly said wins over the code: many servers have one code for
 * everything, and others on the way put in their own (docs/decisions/0383). What nobody explains is soft: should it go on, it
 * counts all the same.
 */
export function verdictOf({ status, text }: Refusal): Verdict {
  const [, kind, subject, detail] = /^([245])\.(\d{1,3})\.(\d{1,3})$/.exec(status) ?? []
  const known = byDetail[`${subject}.${detail}`] ?? bySubject[subject ?? '']
  const said = meaningOf(text)
  const found = said.clear ?? (isVague(status) ? (said.vague ?? known) : (known ?? said.vague)) ?? soft
  return found === hard && kind === '4' ? soft : found
}

/** What a server answered, and to what: who sends, the recipient, or the text of the mail. */
export type Reply = { response: string; stage: 'mail' | 'rcpt' | 'data' | 'end' }

/** Whose fault it is that a server refused a mail in the conversation with it. */
export function verdictOfReply({ response, stage }: Reply): Verdict {
  const status = statusIn(response)
  const verdict = verdictOf({ status: status || `${response.charAt(0)}.0.0`, text: response })
  if (stage === 'rcpt') return verdict
  // Nothing is known of the recipient yet, or nothing is said of it.
  if (stage === 'mail' || (status === '' && meaningOf(response).clear === undefined)) return aboutMessage
  return afterText(verdict, response)
}

const isUnknown = /\bunknown\b|\bno such user\b/i

/**
 * A refusal of the text of a mail. Who took the recipient knows it: some carriers answer what their filters catch with "user
 * unknown". Should it be true, it goes on.
 */
export const afterText = <V extends Verdict>(verdict: V, text: string): V =>
  verdict.isHard && isUnknown.test(text) ? { ...verdict, isHard: false } : verdict

/** Whether something is said in words at all that means a failure. */
export function isExplained(text: string): boolean {
  const { clear, vague: other } = meaningOf(text)
  return (clear ?? other) !== undefined
}
