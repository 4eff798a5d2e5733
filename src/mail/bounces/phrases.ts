import { broken, full, suspended, unknownDomain, unknownUser } from './address-phrases.ts'
import { content, form, sender, server, way } from './message-phrases.ts'
import type { Verdict } from './report.ts'
import { type Phrase, says, wordsOf } from './words.ts'

export const hard: Verdict = { isHard: true, about: 'recipient' }
export const soft: Verdict = { isHard: false, about: 'recipient' }
/** Nothing that the address could be blamed for: it is the message, who sends it, or what the other side allows. */
export const aboutMessage: Verdict = { isHard: false, about: 'message' }

type Meaning = readonly [Verdict, ...Phrase[]]

/** What says more than any code beside it, in the order in which it is looked for. */
const clear: readonly Meaning[] = [
  // Exchange Online answers so for addresses that do not exist.
  [hard, says('recipient address rejected access denied')],
  [aboutMessage, ...sender, ...server, ...form],
  [soft, ...full],
  [soft, ...suspended],
  [soft, ...broken],
  [hard, ...unknownUser],
  [hard, ...unknownDomain],
  [aboutMessage, ...content],
  [soft, ...way],
]

/** What programs also say for want of a better word: a code beside it tells more. */
const vague: readonly Meaning[] = [
  [hard, says('mailbox unavailable', 'mailbox is unavailable', 'mailbox not available', 'has no mailbox')],
  [hard, says('address rejected', 'recipient rejected', 'recipient address rejected')],
  [
    soft,
    says('service unavailable', 'service is unavailable', 'service currently unavailable', 'service not available'),
  ],
]

const mostText = 2000

const find = (meanings: readonly Meaning[], words: string): Verdict | undefined =>
  meanings.find(([, ...phrases]) => phrases.some(phrase => phrase(words)))?.[0]

/** What the words of a refusal mean: for sure, or for want of anything better. */
export function meaningOf(text: string): { clear: Verdict | undefined; vague: Verdict | undefined } {
  const words = wordsOf(text.slice(0, mostText))
  return { clear: find(clear, words), vague: find(vague, words) }
}

/** Whether a mailbox is said to be there, though nothing can be put into it now. */
export function isClosedForNow(text: string): boolean {
  const words = wordsOf(text.slice(0, mostText))
  return [...full, ...suspended].some(phrase => phrase(words))
}
