import { conditionsOf, keyOf, rankedBy, type TagIds } from '../conditions.ts'
import type { Query } from '../parse-query.ts'
import { pairedRow, wordsOfPair } from './pairs.ts'
import type { Asked } from './shelf.ts'
import type { Plain, Ranked } from './standing.ts'

/** What a query asks of words that are packed. */
export function plainOf(query: Query, tags: TagIds, outsideSignature: boolean): Plain {
  // In the order in which the database adds them up; a word and its beginning are the same to it.
  const ranked = rankedBy(query).toSorted((a, b) => (a.word < b.word ? -1 : 1))
  return {
    conditions: conditionsOf(query, tags),
    outsideSignature,
    ranked: ranked
      .filter(({ word }, n) => word !== ranked[n - 1]?.word)
      .map((lexeme): Ranked => ({ lexeme, column: 0 })),
  }
}

/** The same in a segment that has pairs of these words. What is in a pair that must be there is ranked by the pair. */
export function pairedPlain(plain: Plain, paired: ReadonlySet<string>): Plain {
  const conditions = plain.conditions.map(({ not, ways }) => ({
    ...{ not, ways: ways.map(row => pairedRow(row, paired, plain.outsideSignature)) },
  }))
  const inPairs = conditions
    .filter(({ not, ways }) => !not && ways.length === 1)
    .flatMap(({ ways }) => ways[0]!.lexemes)
    .flatMap(lexeme => wordsOfPair(lexeme.word).map((word, column) => [word, { lexeme, column }] as const))
  const byWord = new Map<string, Ranked>(inPairs)
  const ranked = plain.ranked.map(one => (one.lexeme.isBeginning ? one : (byWord.get(one.lexeme.word) ?? one)))
  return { ...plain, conditions, ranked }
}

/** The words of which has to be known which messages have them. `everywhere`: those that are there anyway. */
export function askedBy({ conditions, ranked }: Plain, isRanked: boolean, everywhere: ReadonlySet<string>): Asked {
  const rows = conditions.flatMap(({ ways }) => ways)
  const lexemes = [...rows.flatMap(row => row.lexemes), ...(isRanked ? ranked.map(({ lexeme }) => lexeme) : [])]
  const required = new Set(
    conditions
      .filter(({ not, ways }) => !not && ways.length === 1)
      .flatMap(({ ways }) => ways[0]!.lexemes)
      .filter(({ isBeginning, word }) => !isBeginning && !everywhere.has(word))
      .map(keyOf),
  )
  const placed = new Set(rows.filter(({ places }) => places !== null).flatMap(row => row.lexemes.map(keyOf)))
  return [...new Map(lexemes.map(one => [keyOf(one), one]))].map(([key, lexeme]) => ({
    ...{ key, lexeme, isRequired: required.has(key), isPlaced: placed.has(key) },
  }))
}
