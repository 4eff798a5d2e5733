import type { Verdict } from './report.ts'

const hard: Verdict = { isHard: true, about: 'recipient' }
const soft: Verdict = { isHard: false, about: 'recipient' }
const aboutMessage: Verdict = { isHard: true, about: 'message' }
/** The same for what may be taken another time. */
const aboutMessageNow: Verdict = { isHard: false, about: 'message' }

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
  // The domain does not exist, as Exchange says it.
  '4.310': hard,
}

// Programs say these for want of a better one, or for something else than they mean: what is written beside them tells more.
const vague: ReadonlySet<string> = new Set(['0.0', '1.0', '2.0', '3.0', '4.0', '4.1', '5.0'])

const bySubject: Readonly<Record<string, Verdict>> = {
  '1': hard,
  '5': aboutMessage,
  '6': aboutMessage,
  '7': aboutMessage,
}

/** Whether a status says no more than that it failed. */
export const isVague = (status: string): boolean => vague.has(status.slice(2))

/** What people are told, in the order in which it is looked for. */
const phrases: readonly (readonly [RegExp, Verdict])[] = [
  [/\bsender (?:address )?(?:rejected|verify failed|denied)|\bsender address\b.{0,40}\bnot exist/i, aboutMessage],
  [
    /\b(?:spam|junk|unsolicited|virus|malware|phishing|(?:black|block|deny) ?list(?:ed)?|spamhaus|reputation)\b/i,
    aboutMessage,
  ],
  [/\b(?:dmarc|dkim|spf)\b|\bnot authenticated|\bunauthenticated (?:email|mail)/i, aboutMessage],
  [
    /\bpolicy (?:reasons?|violations?|restrictions?)|\b(?:local|security|content) policy|\bviolat\w+ .{0,30}policy/i,
    aboutMessage,
  ],
  [/\b(?:content|message|mail) (?:was |has been )?(?:rejected|refused|blocked)\b/i, aboutMessage],
  [/\b(?:message|mail|size) (?:is )?too (?:large|big|long)|\bexceeds? .{0,40}\b(?:size|length)\b/i, aboutMessage],
  [/\brelay(?:ing)? (?:access )?(?:denied|not permitted|not allowed|prohibited)/i, aboutMessage],
  [
    /\b(?:over ?quota|quota (?:is )?exceeded|exceeded .{0,30}quota|(?:mailbox|inbox|quota) (?:is )?full|out of (?:disk |storage )?space|insufficient (?:disk|system) (?:space|storage))/i,
    soft,
  ],
  [
    /\b(?:unknown|no such|invalid|nonexistent|non-existent) (?:local )?(?:user|recipient|mailbox|account|address|person)/i,
    hard,
  ],
  [
    /\b(?:user|recipient|mailbox|account|address|addressee)\b.{0,60}\b(?:unknown|not found|not known|invalid|does ?n[o']t exist|is not a valid|not listed)/i,
    hard,
  ],
  [
    /\b(?:user|recipient|mailbox|account|address)\b.{0,40}\b(?:disabled|inactive|deactivated|suspended|closed|discontinued)/i,
    hard,
  ],
  [/\bunroute?able (?:address|mail domain)|\bnot a (?:valid|known) (?:user|recipient|mailbox|address)/i, hard],
  [/\b(?:empfänger|benutzer|destinataire|utilisateur)\b.{0,40}\b(?:unbekannt|inconnu)/i, hard],
  [
    /\bdoesn't have an? [\w.-]+ account|\bno (?:mailbox|account|user) here|\bnot (?:our|a) customer|\bhas moved\b/i,
    hard,
  ],
  [/\bmailbox (?:is )?(?:unavailable|not available)|\b(?:address|recipient) (?:address )?rejected/i, hard],
  [
    /\bcould(?: not|n't) be found|\bno such (?:domain|host)|\b(?:host|domain)\b.{0,40}\b(?:unknown|not found|not exist)/i,
    hard,
  ],
  [
    /\b(?:timed? ?out|try again|temporar\w+|grey ?list\w*|too many (?:connections|messages)|connection (?:refused|lost|reset)|expired)\b/i,
    soft,
  ],
]

/** The enhanced status code that a server answers with (RFC 2034); empty where it has none. */
export const statusIn = (response: string): string =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?:\s|$)/.exec(response)?.[1] ?? ''

/** What is known of a refusal: the enhanced status code, and what was written beside it. */
export type Refusal = { status: string; text: string }

/**
 * Whose fault a refusal is, and whether it is for good. The enhanced status code decides where it says something. What nobody
 * explains is soft: should it go on, it counts all the same.
 */
export function verdictOf({ status, text }: Refusal): Verdict {
  const [, kind, subject, detail] = /^([245])\.(\d{1,3})\.(\d{1,3})$/.exec(status) ?? []
  const known = byDetail[`${subject}.${detail}`] ?? bySubject[subject ?? '']
  const said = phrases.find(([phrase]) => phrase.test(text))?.[1]
  const found = (isVague(status) ? (said ?? known) : (known ?? said)) ?? soft
  if (kind !== '4') return found
  return found.about === 'message' ? aboutMessageNow : soft
}

/** Whether something is said in words at all that means a failure. */
export const isExplained = (text: string): boolean => phrases.some(([phrase]) => phrase.test(text))
