import { quoteLexeme } from '#content/words/index.ts'
import { conditionsOf, type Condition, type Lexeme, rankedBy, type Row, type TagIds } from './conditions.ts'
import type { Query } from './parse-query.ts'
import type { Wanted } from './walk.ts'

// No message has this lexeme: all have it not.
const everything = `!'='`

/**
 * A query in the language of the database, and the way to what it finds; null where that is nothing. Words are looked for
 * everywhere, or without the signatures.
 */
export function wantedBy(query: Query, tags: TagIds, excludeSigs: boolean): Wanted | null {
  const { terms, blank } = query
  if (!blank && terms.length === 0) return null
  const conditions = conditionsOf(query, tags)
  const hasBeginning = terms.some(term => 'prefix' in term && term.prefix && !term.not)
  return {
    tsquery:
      conditions.length === 0 ? everything : conditions.map(one => written(one, excludeSigs ? 'ABC' : '')).join(' & '),
    along: conditions.every(({ not }) => not) ? 'numbers' : hasBeginning ? 'either' : 'words',
  }
}

// By their weights D, C, B, A: signature, quotation, what is new, subject.
const weights = [0.05, 0.1, 0.6, 1]
const withoutSigs = [0, ...weights.slice(1)]

/** How well a message matches: by how often, and where, it has any of the words. */
export function rankingOf(query: Query, excludeSigs: boolean): { tsquery: string; weights: readonly number[] } {
  const words = rankedBy(query).map(lexeme => lexemeText(lexeme, ''))
  return { tsquery: words.join(' | '), weights: excludeSigs ? withoutSigs : weights }
}

function written({ not, ways }: Condition, weights: string): string {
  const texts = ways.map(row => rowText(row, weights))
  const isLong = ways.length > 1 || ways[0]!.lexemes.length > 1
  return (not ? '!' : '') + (isLong ? `(${texts.join(' | ')})` : texts[0]!)
}

function rowText({ lexemes, places }: Row, weights: string): string {
  let text = ''
  lexemes.forEach((lexeme, n) => {
    if (n > 0) text += places ? joint(places[n]! - places[n - 1]!) : ' & '
    text += lexemeText(lexeme, weights)
  })
  return text
}

const joint = (places: number): string => ` ${places === 1 ? '<->' : `<${places}>`} `

function lexemeText({ word, isBeginning, isText }: Lexeme, weights: string): string {
  const flags = (isBeginning ? '*' : '') + (isText ? weights : '')
  return quoteLexeme(word) + (flags && `:${flags}`)
}
