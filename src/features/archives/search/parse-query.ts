import { linkedObjectsIn } from '#content/linked-objects.ts'
import { tagIn } from '#content/text/tag-name.ts'
import { tokenize, type Token } from '#content/tokenizer/tokenize.ts'

/** Adjacent words; the last may be a prefix if it has at least three letters. */
export type TextTerm = { words: readonly Token[]; prefix: boolean }
/** The meaning of one part of a query. */
export type Term = { not: boolean } & (
  | ({ is: 'text' } & TextTerm)
  | ({ is: 'from' } & TextTerm)
  | { is: 'hashtag'; name: string }
  | { is: 'poster'; account_id: number }
  | { is: 'attachment' }
  | { is: 'linked'; object: string }
)
/** A parsed query. `blank`: it was empty, which differs from a query that matches nothing. */
export type Query = { terms: readonly Term[]; blank: boolean }

const maxTerms = 32
// Punctuation between spaces is ignored; parsing stops after this many pieces.
const maxPieces = 10_000
const quotes = '"\\u201c\\u201d\\u201e\\u00ab\\u00bb'
// A minus sign; then a quotation up to its end or that of the query, optionally after a prefix such as from:, or a word.
const pieces = new RegExp(
  `(-?)(?:(from:)?[${quotes}]([^${quotes}]*)(?:[${quotes}]|$)|([^\\s${quotes}-][^\\s${quotes}]*))`,
  'giu',
)

/** Parses a search query. Every input has a meaning. */
export function parseQuery(text: string): Query {
  const terms: Term[] = []
  for (const [, minus, from, quotation, bare] of text.matchAll(pieces).take(maxPieces)) {
    if (terms.length === maxTerms) break
    const term = bare === undefined ? textTerm(quotation ?? '', from ? 'from' : 'text') : bareTerm(bare)
    if (term) terms.push({ ...term, not: minus !== '' })
  }
  return { terms, blank: text.trim() === '' }
}

type TermMeaning<T = Term> = T extends Term ? Omit<T, 'not'> : never
// The meaning of a prefixed word; undefined: it is an ordinary word.
const prefixedTerms: readonly [RegExp, (value: string) => TermMeaning | undefined][] = [
  [/^#([^,]+)/u, word => hashtagTerm(tagIn(word))],
  [/^posterid:(\d{1,15})$/i, id => ({ is: 'poster', account_id: Number(id) })],
  [/^has:(attachments?)$/i, () => ({ is: 'attachment' })],
  [/^linksto:(https?:\/\/.+)$/i, url => linkedTerm(linkedObjectsIn(url)[0])],
  [/^from:(.+)$/isu, name => textTerm(name, 'from')],
]

const hashtagTerm = (name: string | null): TermMeaning | undefined =>
  name === null ? undefined : { is: 'hashtag', name }

const linkedTerm = (object: string | undefined): TermMeaning | undefined =>
  object === undefined ? undefined : { is: 'linked', object }

function bareTerm(bare: string): TermMeaning | undefined {
  for (const [pattern, meaning] of prefixedTerms) {
    const value = pattern.exec(bare)?.[1]
    const term = value === undefined ? undefined : meaning(value)
    if (term) return term
  }
  return textTerm(bare, 'text')
}

function textTerm(text: string, is: 'text' | 'from'): TermMeaning | undefined {
  const words = tokenize(text)
  if (words.length === 0) return undefined
  const compound = words.at(-1)!
  const isCompound = compound.is === 'joined' && compound.from === words[0]!.from && compound.word.length >= 3
  const prefix = /[\p{L}\p{M}\p{N}]{3}\*$/u.test(text.slice(-9))
  // If the last part is too short as a prefix, the compound is searched as one word.
  return text.endsWith('*') && !prefix && isCompound && compound.to === text.length - 1
    ? { is, words: [{ ...compound, is: 'word' }], prefix: true }
    : { is, words, prefix }
}
