import { longestWord } from '#content/tokenizer/normalize.ts'
import type { Token } from '#content/tokenizer/tokenize.ts'
import type { Query, Term, TextTerm } from '../parse-query.ts'
import { termRegex } from './term-regex.ts'

/** Adjacent words with their offsets from the first. `prefix`: the last may be the beginning of a word. */
export type Phrase = { key: string; words: readonly string[]; distances: readonly number[]; prefix: boolean }

/**
 * The terms to highlight: a matcher for words, the number of different terms, whether some are prefixes, and regular
 * expressions. `isPlain`: the regular expressions are exact for ASCII text. Words of phrases only count inside the phrase.
 */
export type HighlightTerms = {
  matchingTerm: (word: string) => string | undefined
  phrases: readonly Phrase[]
  kinds: number
  isPrefix: boolean
  expression: RegExp | null
  /**
   * Regular expressions for finding matches in HTML, of phrases if there are any; `tagged` also matches words with tags in
   * them.
   */
  places: Record<'usual' | 'tagged', () => RegExp>
  isPlain: boolean
  /** The minimum weight of a snippet; if no part of a text has it, `otherwise` is used instead. */
  least: number
  otherwise?: () => HighlightTerms
}

// A phrase weighs more than any number of words.
const phraseWeight = 1000
// Keys with a space are phrases.
export const isPhrase = (key: string): boolean => key.includes(' ')
export const weightOf = (key: string): number => (isPhrase(key) ? phraseWeight : 1)

/** The terms to highlight: the phrases of a query and other words beside them; or all words separately. */
export function highlightTermsOf({ terms }: Query): HighlightTerms {
  const texts = terms.filter((term): term is Term & { is: 'text' } => term.is === 'text' && !term.not)
  const apart = lazy(() => highlightTermsIn(texts, [], new Set()))
  const inRows = texts.filter(isPhraseText)
  if (inRows.length === 0) return apart()
  const inPhrases = new Set(inRows.flatMap(({ words }) => words.map(({ word }) => word)))
  const others = texts.filter(text => !isPhraseText(text))
  const phrases = new Map(inRows.map(phraseOf).map(phrase => [phrase.key, phrase]))
  return { ...highlightTermsIn(others, [...phrases.values()], inPhrases), otherwise: apart }
}

function highlightTermsIn(
  texts: readonly TextTerm[],
  phrases: readonly Phrase[],
  inPhrases: ReadonlySet<string>,
): HighlightTerms {
  const whole = new Set(texts.flatMap(({ words }) => words.filter(({ is }) => is !== 'letter').map(({ word }) => word)))
  for (const { words } of texts) if (words.length === 1) whole.add(words[0]!.word)
  for (const word of inPhrases) whole.delete(word)
  const beginnings = texts.filter(({ prefix }) => prefix).map(({ words }) => words.at(-1)!.word)
  const all = [...new Set([...whole, ...beginnings])].filter(word => word !== '')
  const rows = phrases.map(({ words }) => words)
  const expression = all.length + rows.length === 0 ? null : termRegex(all, rows, 'usual')
  const matchTerms = rows.length === 0 ? all : []
  return {
    matchingTerm: word => {
      if (whole.has(word)) return word
      return inPhrases.has(word) ? undefined : beginnings.find(beginning => word.startsWith(beginning))
    },
    phrases,
    kinds: [...all, ...phrases.map(({ key }) => key)].reduce((sum, key) => sum + weightOf(key), 0),
    isPrefix: beginnings.length > 0 || phrases.some(({ prefix }) => prefix),
    expression,
    places: {
      usual: lazy(() => (rows.length === 0 ? expression! : termRegex(matchTerms, rows, 'usual'))),
      tagged: lazy(() => termRegex(matchTerms, rows, 'tagged')),
    },
    isPlain: [...all, ...rows.flat()].every(word => word.length < longestWord && plainWord.test(word)),
    least: phrases.length > 0 ? phraseWeight : 1,
  }
}

/** The matched phrase: each has a group in the expression. */
export const phraseIn = (found: RegExpExecArray, { phrases }: Pick<HighlightTerms, 'phrases'>): Phrase | undefined =>
  phrases.length === 0 ? undefined : phrases.find((_, n) => found[n + 1] !== undefined)

function lazy<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

export const plainWord = /^[a-z\d]*$/

const wordTokens = (words: readonly Token[]): Token[] => words.filter(({ is }) => is === 'word')

/** Whether words have to be adjacent: not those of a single compound, nor bigrams. */
function isPhraseText({ words }: TextTerm): boolean {
  if (!words.every(({ is }) => is === 'word' || is === 'joined')) return false
  const parts = wordTokens(words)
  const compound = words.find(({ is }) => is === 'joined')
  return parts.length > 1 && !(compound?.from === parts[0]!.from && compound.to === parts.at(-1)!.to)
}

function phraseOf({ words, prefix }: TextTerm): Phrase {
  const parts = wordTokens(words)
  const partWords = parts.map(({ word }) => word)
  return {
    key: partWords.join(' ') + (prefix ? '*' : ''),
    words: partWords,
    distances: parts.map(({ at }) => at - parts[0]!.at),
    prefix,
  }
}
