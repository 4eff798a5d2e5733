import { eachToken } from '#content/tokenizer/tokenize.ts'
import { phraseIn, plainWord, weightOf, type Phrase, type HighlightTerms } from './highlight-terms.ts'

/** The position of a match: a word or a phrase. */
export type Hit = { word: string; from: number; to: number }
/**
 * The matches of a text, and the start of the window with the highest weight, the first of the best; and that weight.
 */
export type Hits = { hits: Hit[]; best: number; most: number }

/** The length of a snippet, and how much of it precedes its first match. */
export const windowLength = 200
export const contextBefore = 40

const asciiText = /^[\x20-\x7e]*$/

export function findHits(text: string, highlightTerms: HighlightTerms): Hits {
  return (
    (highlightTerms.isPlain && asciiText.test(text) && findAsciiHits(text, highlightTerms)) ||
    findTokenHits(text, highlightTerms)
  )
}

/** The same without tokenizing; undefined: some may be compounds, and the text has to be tokenized. */
function findAsciiHits(text: string, highlightTerms: HighlightTerms): Hits | undefined {
  const { kinds, matchingTerm, isPrefix } = highlightTerms
  const expression = highlightTerms.expression!
  const near = new BestWindow()
  let end = Infinity
  expression.lastIndex = 0
  for (let match = expression.exec(text); match; match = expression.exec(text)) {
    const [from, reached] = [match.index, expression.lastIndex]
    const phrase = phraseIn(match, highlightTerms)
    if (!(phrase ? plainPhrase : plainWord).test(match[0].toLowerCase())) return undefined
    if (from > end) break
    const to = (expression.lastIndex = endOfWord(text, reached))
    const isWhole = !isInside(text, from, from - 1) && (!phrase || phrase.prefix || to === reached)
    const word = isWhole ? (phrase?.key ?? matchingTerm(text.slice(from, to).toLowerCase())) : undefined
    if (word === undefined) {
      // Its last word may be the first of another match.
      if (phrase) expression.lastIndex = from + 1
      continue
    }
    if (isPrefix && !phrase && joint.test(text.charAt(to)) && isAsciiLetter(text, to + 1)) return undefined
    near.add({ word, from, to })
    if (near.most === kinds) end = Math.min(end, near.hits[near.best]!.from + windowLength)
  }
  return near
}

// Words separated only by characters that are not part of words or HTML.
const plainPhrase = /^[^-'<&]*$/
// A match that begins with a part of a compound may extend to all of it.
const joint = /[-']/
function endOfWord(text: string, from: number): number {
  let end = from
  while (isAsciiLetter(text, end)) end += 1
  return end
}

function isAsciiLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39)
}
/** Whether two adjacent characters belong to one ASCII word. */
export const isInside = (text: string, at: number, next: number): boolean =>
  isAsciiLetter(text, at) && isAsciiLetter(text, next)

function findTokenHits(text: string, { matchingTerm, phrases, kinds }: HighlightTerms): Hits {
  const near = new BestWindow()
  const trail = phrases.length === 0 ? undefined : new PhraseMatcher(phrases)
  let end = Infinity
  eachToken(text, (read, at, from, to, is) => {
    // No window can be better than one with all terms.
    if (from > end) return false
    const hit = (is === 'word' && trail?.follow(read, at, from, to)) || hitOf(matchingTerm(read), from, to)
    if (hit === undefined) return true
    const last = near.hits.at(-1)
    // The parts of a compound and bigrams overlap.
    if (last && hit.from < last.to) {
      last.to = Math.max(last.to, to)
      return true
    }
    near.add(hit)
    if (near.most === kinds) end = Math.min(end, near.hits[near.best]!.from + windowLength)
    return true
  })
  return near
}

const hitOf = (word: string | undefined, from: number, to: number): Hit | undefined =>
  word === undefined ? undefined : { word, from, to }

/** Matches phrases in a stream of words. */
class PhraseMatcher {
  readonly #phrases: readonly Phrase[]
  readonly #words: ReadonlySet<string>
  readonly #behind = new Map<number, { word: string; from: number }>()
  constructor(phrases: readonly Phrase[]) {
    this.#phrases = phrases
    this.#words = new Set(phrases.flatMap(({ words }) => words))
  }

  /** The phrase that ends with this word. */
  follow(word: string, at: number, from: number, to: number): Hit | undefined {
    if (this.#words.has(word)) this.#behind.set(at, { word, from })
    for (const { key, words, distances, prefix } of this.#phrases) {
      const last = words.length - 1
      if (prefix ? !word.startsWith(words[last]!) : word !== words[last]) continue
      const first = at - distances[last]!
      const isThere = (n: number): boolean => this.#behind.get(first + distances[n]!)?.word === words[n]
      if (words.every((_, n) => n === last || isThere(n))) return { word: key, from: this.#behind.get(first)!.from, to }
    }
    return undefined
  }
}

/** Collects matches, and finds the window with the most different ones. */
export class BestWindow implements Hits {
  readonly hits: Hit[] = []
  best = 0
  most = 0
  readonly #counts = new Map<string, number>()
  #first = 0
  #weight = 0

  add(hit: Hit): void {
    const { hits } = this
    hits.push(hit)
    this.#count(hit.word, 1)
    for (
      ;
      hit.to > hits[this.#first]!.from + windowLength - contextBefore && this.#first < hits.length - 1;
      this.#first += 1
    )
      this.#count(hits[this.#first]!.word, -1)
    if (this.#weight > this.most) [this.best, this.most] = [this.#first, this.#weight]
  }

  #count(word: string, more: 1 | -1): void {
    const count = (this.#counts.get(word) ?? 0) + more
    this.#counts.set(word, count)
    if (count === (more === 1 ? 1 : 0)) this.#weight += more * weightOf(word)
  }
}
