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
/** Not the fault of the address, but of the message, its sender or a policy. */
export const messageRejected: BounceVerdict = { isHard: false, about: 'message' }

type PhraseVerdict = readonly [BounceVerdict, ...Phrase[]]

/** Phrases that take precedence over status codes, in order of precedence. */
const clearPhrases: readonly PhraseVerdict[] = [
  // The reply of Exchange Online for unknown recipients.
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

/** Vague phrases: a specific status code takes precedence. */
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

/** The verdicts of clear and vague phrases in a text. */
export function verdictsInText(text: string): { clear: BounceVerdict | undefined; vague: BounceVerdict | undefined } {
  const words = normalizeWords(text.slice(0, maxTextLength))
  return { clear: find(clearPhrases, words), vague: find(vaguePhrases, words) }
}

/** Whether the mailbox exists but is full or suspended. */
export function isClosedForNow(text: string): boolean {
  const words = normalizeWords(text.slice(0, maxTextLength))
  return [...mailboxFullPhrases, ...suspendedPhrases].some(phrase => phrase(words))
}
