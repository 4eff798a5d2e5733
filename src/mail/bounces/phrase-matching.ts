import { isIPv4 } from 'node:net'

/** A text as it is searched for phrases: words in lower case, each with a space before it and one after the last. */
export function normalizeWords(text: string): string {
  const tokens = text
    .replaceAll('’', "'")
    .replace(nextLine, ' ')
    .split(/[\s<>()[\]{}"`,;:=|]+/)
  const said = tokens.map(token => (isName(token) ? '…' : isNumber(token) ? 'ip' : token)).join(' ')
  return ` ${said.toLowerCase().replace(/[^\p{L}\p{N}'/…]+/gu, ' ')} `
}

/** How the next line of an answer begins: it may be in the midst of a phrase. */
const nextLine = /\s[45]\d\d[ -]#?[45]\.\d{1,3}\.\d{1,3}(?=\s)/g

/** Names of people and servers are no reasons, whatever words are in them. */
const isName = (token: string): boolean => token.includes('@') || token.startsWith('//') || serverName.test(token)
const serverName = /^(?:[a-z\d-]{1,63}\.){1,10}[a-z]{2,24}\.?$/

/** The numbers of a server, as block lists name it. */
const isNumber = (token: string): boolean => isIPv4(token.replace(/\.$/, ''))

/** Whether words have a phrase in them. */
export type Phrase = (words: string) => boolean

/** The phrases of lists such as `over quota | overquota`. The last word of a phrase may go on; that of `spf$` does not. */
const phrasesIn = (lists: readonly string[]): string[] =>
  lists.flatMap(list => list.split(' | ')).map(phrase => ` ${phrase.replace('$', ' ')}`)

/** One of the phrases of these lists. */
export function containsPhrase(...lists: readonly string[]): Phrase {
  const phrases = phrasesIn(lists)
  return words => phrases.some(phrase => words.includes(phrase))
}

/** The same at the very beginning. */
export function startsWithPhrase(...lists: readonly string[]): Phrase {
  const phrases = phrasesIn(lists)
  return words => phrases.some(phrase => words.startsWith(phrase))
}

/** One of the first phrases, and one of the others within so many letters after it. */
export function phrasesWithin(firsts: readonly string[], within: number, ...seconds: readonly string[]): Phrase {
  const phrases = phrasesIn(firsts)
  const follows = containsPhrase(...seconds)
  return words => phrases.some(first => phraseIndexes(first, words).some(at => follows(words.slice(at, at + within))))
}

/** Where each begins: what follows may overlap it, as in "unknown recipient". */
function phraseIndexes(phrase: string, words: string): number[] {
  const places: number[] = []
  for (let at = words.indexOf(phrase); at >= 0; at = words.indexOf(phrase, at + 1))
    places.push(at + phrase.trimEnd().length)
  return places
}

/** One of these anywhere: for writing without spaces. */
export function containsText(...lists: readonly string[]): Phrase {
  const texts = lists.flatMap(list => list.split(' | '))
  return words => texts.some(text => words.includes(text))
}
