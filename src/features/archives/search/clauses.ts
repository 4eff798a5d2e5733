import { keyword, nameKeyword } from '#content/tokenizer/index.ts'
import type { Token } from '#content/tokenizer/tokenize.ts'
import type { Query, Term, TextTerm } from './parse-query.ts'

/** The ids of the hashtags in a query. */
export type TagIds = { wanted: readonly number[]; unwanted: readonly number[] }

/** A term as it is indexed. `isPrefix`: or a word that begins with it; `isText`: a word, not a keyword. */
export type Lexeme = { word: string; isPrefix: boolean; isText: boolean }
/** Lexemes that must all occur. `distances`: the offset of each from the first; null: anywhere. */
export type TermSequence = { lexemes: readonly Lexeme[]; distances: readonly number[] | null }
/** A condition on messages: one of the alternatives, or none of them. */
export type Clause = { not: boolean; alternatives: readonly TermSequence[] }

const maxLexemes = 64

/** The conditions of a query, all of which must hold. */
export function clausesOf({ terms }: Query, tags: TagIds): Clause[] {
  const lexemeBudget = { lexemes: maxLexemes }
  return [
    ...tags.wanted.map(id => ({ not: false, alternatives: [singleTerm(keyword.hashtag(id))] })),
    ...tags.unwanted.map(id => ({ not: true, alternatives: [singleTerm(keyword.hashtag(id))] })),
    ...terms
      .map(term => ({ not: term.not, alternatives: alternativesOf(term, lexemeBudget) }))
      .filter(({ alternatives }) => alternatives.length > 0),
  ]
}

/**
 * The words by which messages are ranked, as alternatives, because all matches have all of them; with a conjunction the
 * database would compare each position of one with each position of the other.
 */
export function rankedLexemes({ terms }: Query): Lexeme[] {
  const lexemeBudget = { lexemes: maxLexemes }
  const lexemes = terms.flatMap(term => {
    if (term.is !== 'text' || term.not) return []
    const row = sequenceTokens(term.words).slice(0, lexemeBudget.lexemes)
    lexemeBudget.lexemes -= row.length
    const compounds = term.words.filter(({ is }) => is === 'joined').slice(0, 1)
    return [...compounds, ...row].map(({ word }, index, all): Lexeme => {
      return { word, isPrefix: term.prefix && index === all.length - 1, isText: true }
    })
  })
  return [...new Map(lexemes.map(lexeme => [lexemeKey(lexeme), lexeme])).values()]
}

export const lexemeKey = ({ word, isPrefix }: Lexeme): string => (isPrefix ? `${word}*` : word)

const singleTerm = (word: string): TermSequence => ({
  lexemes: [{ word, isPrefix: false, isText: false }],
  distances: null,
})

type LexemeBudget = { lexemes: number }

function alternativesOf(term: Term, lexemeBudget: LexemeBudget): TermSequence[] {
  if (term.is === 'poster') return [singleTerm(keyword.poster(term.account_id))]
  if (term.is === 'attachment') return [singleTerm(keyword.attachment)]
  if (term.is === 'linked') return [singleTerm(keyword.linked(term.object))]
  // Hashtags are matched by their ids.
  return term.is === 'hashtag' ? [] : sequencesOf(term, term.is === 'text', lexemeBudget)
}

/** Adjacent words. Those of one compound may also be written as one word. */
function sequencesOf({ words, prefix }: TextTerm, isText: boolean, lexemeBudget: LexemeBudget): TermSequence[] {
  const row = sequenceTokens(words).slice(0, lexemeBudget.lexemes)
  lexemeBudget.lexemes -= row.length
  if (row.length === 0) return []
  const lexemeOf = ({ word }: Token, isLast: boolean): Lexeme => {
    return { word: isText ? word : nameKeyword(word), isPrefix: isLast && prefix, isText }
  }
  const apart: TermSequence = {
    lexemes: row.map((word, index) => lexemeOf(word, index === row.length - 1)),
    distances: isText && row.length > 1 ? row.map(({ at }) => at - row[0]!.at) : null,
  }
  const compound = words.find(({ is }) => is === 'joined')
  const isWhole = compound && compound.from === words[0]!.from && compound.to === row.at(-1)!.to
  return isWhole ? [{ lexemes: [lexemeOf(compound, true)], distances: null }, apart] : [apart]
}

// A character of a dense script is covered by the bigrams that contain it, unless it stands alone.
function sequenceTokens(words: readonly Token[]): Token[] {
  return words.filter((word, index) => {
    if (word.is === 'joined') return false
    if (word.is !== 'letter') return true
    const [before, after] = [words[index - 1], words[index + 1]]
    const isInBefore = before?.is === 'gram' && before.to === word.to
    const isInAfter = after?.is === 'gram' && after.from === word.from
    return !isInBefore && !isInAfter
  })
}
