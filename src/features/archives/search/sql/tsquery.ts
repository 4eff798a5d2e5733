import { quoteLexeme } from '#content/tokenizer/index.ts'
import { clausesOf, type Clause, type Lexeme, rankedLexemes, type TermSequence, type TagIds } from '../clauses.ts'
import type { Query } from '../parse-query.ts'
import type { ScanQuery } from './scan.ts'

// No message has this lexeme, so its negation matches all.
const everything = `!'='`

/** The query as a tsquery, and the index to scan; null if nothing can match. Signatures may be excluded. */
export function scanQueryOf(query: Query, tags: TagIds, excludeSigs: boolean): ScanQuery | null {
  const { terms, blank } = query
  if (!blank && terms.length === 0) return null
  const conditions = clausesOf(query, tags)
  const hasBeginning = terms.some(term => 'prefix' in term && term.prefix && !term.not)
  return {
    tsquery:
      conditions.length === 0
        ? everything
        : conditions.map(one => clauseText(one, excludeSigs ? 'ABC' : '')).join(' & '),
    along: conditions.every(({ not }) => not) ? 'numbers' : hasBeginning ? 'either' : 'words',
  }
}

// Weights of D, C, B, A: signature, quoted text, new text, subject.
const weights = [0.05, 0.1, 0.6, 1]
const withoutSigs = [0, ...weights.slice(1)]

/** Ranks by how often, and where, the words occur. */
export function rankingOf(query: Query, excludeSigs: boolean): { tsquery: string; weights: readonly number[] } {
  const words = rankedLexemes(query).map(lexeme => lexemeText(lexeme, ''))
  return { tsquery: words.join(' | '), weights: excludeSigs ? withoutSigs : weights }
}

function clauseText({ not, alternatives }: Clause, weights: string): string {
  const texts = alternatives.map(row => sequenceText(row, weights))
  const isLong = alternatives.length > 1 || alternatives[0]!.lexemes.length > 1
  return (not ? '!' : '') + (isLong ? `(${texts.join(' | ')})` : texts[0]!)
}

function sequenceText({ lexemes, distances }: TermSequence, weights: string): string {
  let text = ''
  lexemes.forEach((lexeme, n) => {
    if (n > 0) text += distances ? joint(distances[n]! - distances[n - 1]!) : ' & '
    text += lexemeText(lexeme, weights)
  })
  return text
}

const joint = (places: number): string => ` ${places === 1 ? '<->' : `<${places}>`} `

function lexemeText({ word, isPrefix, isText }: Lexeme, weights: string): string {
  const flags = (isPrefix ? '*' : '') + (isText ? weights : '')
  return quoteLexeme(word) + (flags && `:${flags}`)
}
