import {
  brokenMailboxPhrases,
  mailboxFullPhrases,
  suspendedPhrases,
  unknownDomainPhrases,
  unknownUserPhrases,
} from './address-phrases.ts'
import { contentPhrases, form, senderPhrases, server, routingPhrases } from './message-phrases.ts'
import type { BounceVerdict } from './bounce-types.ts'
import { type Phrase, containsPhrase, normalizeWords } from './phrase-matching.ts'

export const hardBounce: BounceVerdict = { isHard: true, about: 'recipient' }
export const softBounce: BounceVerdict = { isHard: false, about: 'recipient' }
/** Nothing that the address could be blamed for: it is the message, who sends it, or what the other side allows. */
export const messageRejected: BounceVerdict = { isHard: false, about: 'message' }

type PhraseVerdict = readonly [BounceVerdict, ...Phrase[]]

/** What says more than any code beside it, in the order in which it is looked for. */
const clearPhrases: readonly PhraseVerdict[] = [
  // Exchange Online answers so for addresses that do not exist.
  [hardBounce, containsPhrase('recipient address rejected access denied')],
  [messageRejected, ...senderPhrases, ...server, ...form],
  [softBounce, ...mailboxFullPhrases],
  [softBounce, ...suspendedPhrases],
  [softBounce, ...brokenMailboxPhrases],
  [hardBounce, ...unknownUserPhrases],
  [hardBounce, ...unknownDomainPhrases],
  [messageRejected, ...contentPhrases],
  [softBounce, ...routingPhrases],
]

/** What programs also say for want of a better word: a code beside it tells more. */
const vaguePhrases: readonly PhraseVerdict[] = [
  [hardBounce, containsPhrase('mailbox unavailable | mailbox is unavailable | mailbox not available | has no mailbox')],
  [hardBounce, containsPhrase('address rejected | recipient rejected | recipient address rejected')],
  [
    softBounce,
    containsPhrase(
      'service unavailable | service is unavailable | service currently unavailable | service not available',
    ),
  ],
]

const maxTextLength = 2000

const find = (meanings: readonly PhraseVerdict[], words: string): BounceVerdict | undefined =>
  meanings.find(([, ...phrases]) => phrases.some(phrase => phrase(words)))?.[0]

/** What the words of a refusal mean: for sure, or for want of anything better. */
export function verdictsInText(text: string): { clear: BounceVerdict | undefined; vague: BounceVerdict | undefined } {
  const words = normalizeWords(text.slice(0, maxTextLength))
  return { clear: find(clearPhrases, words), vague: find(vaguePhrases, words) }
}

/** Whether a mailbox is said to be there, though nothing can be put into it now. */
export function isClosedForNow(text: string): boolean {
  const words = normalizeWords(text.slice(0, maxTextLength))
  return [...mailboxFullPhrases, ...suspendedPhrases].some(phrase => phrase(words))
}
