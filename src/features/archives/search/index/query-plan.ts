import { clausesOf, lexemeKey, rankedLexemes, type Clause, type Lexeme, type TagIds } from '../clauses.ts'
import type { Query } from '../parse-query.ts'
import { sequenceWithBigrams, bigramTerms } from './build/bigrams.ts'
import type { QueryTerms } from './segment-cache.ts'

/** The conditions of a query on the terms of messages. */
export type QueryPlan = {
  clauses: readonly Clause[]
  /** Words of the text must occur outside the signature. */
  outsideSignature: boolean
  /** The ranked terms, in the order in which the database adds them up. */
  ranked: readonly RankedTerm[]
}
/** A ranked term and the column of its frequencies: of a bigram the first or the second word. */
export type RankedTerm = { lexeme: Lexeme; column: number }

export function planQuery(query: Query, tags: TagIds, outsideSignature: boolean): QueryPlan {
  // In the order in which PostgreSQL sums them up; it treats a word and its prefix as the same.
  const ranked = rankedLexemes(query).toSorted((a, b) => (a.word < b.word ? -1 : 1))
  return {
    clauses: clausesOf(query, tags),
    outsideSignature,
    ranked: ranked
      .filter(({ word }, n) => word !== ranked[n - 1]?.word)
      .map((lexeme): RankedTerm => ({ lexeme, column: 0 })),
  }
}

/** The plan for a segment with bigrams of these words. Words of a required bigram are ranked by the bigram. */
export function rewriteWithBigrams(queryPlan: QueryPlan, bigramWords: ReadonlySet<string>): QueryPlan {
  const conditions = queryPlan.clauses.map(({ not, alternatives }) => ({
    ...{
      not,
      alternatives: alternatives.map(row => sequenceWithBigrams(row, bigramWords, queryPlan.outsideSignature)),
    },
  }))
  const inPairs = conditions
    .filter(({ not, alternatives }) => !not && alternatives.length === 1)
    .flatMap(({ alternatives }) => alternatives[0]!.lexemes)
    .flatMap(lexeme => bigramTerms(lexeme.word).map((word, column) => [word, { lexeme, column }] as const))
  const byWord = new Map<string, RankedTerm>(inPairs)
  const ranked = queryPlan.ranked.map(one => (one.lexeme.isPrefix ? one : (byWord.get(one.lexeme.word) ?? one)))
  return { ...queryPlan, clauses: conditions, ranked }
}

/** The terms whose postings are needed. `everywhere`: those that are so common that the segment has them for sure. */
export function requiredTerms(
  { clauses, ranked }: QueryPlan,
  isRanked: boolean,
  everywhere: ReadonlySet<string>,
): QueryTerms {
  const rows = clauses.flatMap(({ alternatives }) => alternatives)
  const lexemes = [...rows.flatMap(row => row.lexemes), ...(isRanked ? ranked.map(({ lexeme }) => lexeme) : [])]
  const required = new Set(
    clauses
      .filter(({ not, alternatives }) => !not && alternatives.length === 1)
      .flatMap(({ alternatives }) => alternatives[0]!.lexemes)
      .filter(({ isPrefix, word }) => !isPrefix && !everywhere.has(word))
      .map(lexemeKey),
  )
  const withPositions = new Set(
    rows.filter(({ distances }) => distances !== null).flatMap(row => row.lexemes.map(lexemeKey)),
  )
  return [...new Map(lexemes.map(one => [lexemeKey(one), one]))].map(([key, lexeme]) => ({
    ...{ key, lexeme, isRequired: required.has(key), needsPositions: withPositions.has(key) },
  }))
}
