import { isIPv4 } from 'node:net'

/** Normalizes a text for phrase matching: lower-case words, each with a space before it and one after the last. */
export function normalizeWords(text: string): string {
  const tokens = text
    .replaceAll('’', "'")
    .replace(nextLine, ' ')
    .split(/[\s<>()[\]{}"`,;:=|]+/)
  const masked = tokens.map(token => (isName(token) ? '…' : isNumber(token) ? 'ip' : token)).join(' ')
  return ` ${masked.toLowerCase().replace(/[^\p{L}\p{N}'/…]+/gu, ' ')} `
}

/** The codes at the start of a continuation line, which may split a phrase. */
const nextLine = /\s[45]\d\d[ -]#?[45]\.\d{1,3}\.\d{1,3}(?=\s)/g

/** Addresses and host names are ignored, whatever words they contain. */
const isName = (token: string): boolean => token.includes('@') || token.startsWith('//') || serverName.test(token)
const serverName = /^(?:[a-z\d-]{1,63}\.){1,10}[a-z]{2,24}\.?$/

/** An IPv4 address, as in block list messages. */
const isNumber = (token: string): boolean => isIPv4(token.replace(/\.$/, ''))

/** Tests whether words contain a phrase. */
export type Phrase = (words: string) => boolean

/** Parses lists such as `over quota | overquota`. The last word is a prefix, unless it ends with `$`. */
const phrasesIn = (lists: readonly string[]): string[] =>
  lists.flatMap(list => list.split(' | ')).map(phrase => ` ${phrase.replace('$', ' ')}`)

/** Matches one of the phrases. */
export function containsPhrase(...lists: readonly string[]): Phrase {
  const phrases = phrasesIn(lists)
  return words => phrases.some(phrase => words.includes(phrase))
}

/** Matches one of the phrases at the beginning. */
export function startsWithPhrase(...lists: readonly string[]): Phrase {
  const phrases = phrasesIn(lists)
  return words => phrases.some(phrase => words.startsWith(phrase))
}

/** Matches one of the first phrases followed by one of the others within this many characters. */
export function phrasesWithin(firsts: readonly string[], within: number, ...seconds: readonly string[]): Phrase {
  const phrases = phrasesIn(firsts)
  const follows = containsPhrase(...seconds)
  return words => phrases.some(first => phraseIndexes(first, words).some(at => follows(words.slice(at, at + within))))
}

/** The offsets after a phrase without its last space, so that the next phrase may follow directly, as in "unknown recipient". */
function phraseIndexes(phrase: string, words: string): number[] {
  const offsets: number[] = []
  for (let at = words.indexOf(phrase); at >= 0; at = words.indexOf(phrase, at + 1))
    offsets.push(at + phrase.trimEnd().length)
  return offsets
}

/** Matches a substring, for scripts without spaces. */
export function containsText(...lists: readonly string[]): Phrase {
  const texts = lists.flatMap(list => list.split(' | '))
  return words => texts.some(text => words.includes(text))
}
