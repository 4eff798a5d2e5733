import { conditionsOf, keyOf, rankedBy, type TagIds } from '../conditions.ts'
import type { Query } from '../parse-query.ts'
import type { Plain } from './standing.ts'
import { pairedRow } from './pairs.ts'
import type { Asked } from './shelf.ts'

/** What a query asks of words that are packed. */
export function plainOf(query: Query, tags: TagIds, outsideSignature: boolean): Plain {
  // In the order in which the database adds them up; a word and its beginning are the same to it.
  const ranked = rankedBy(query).toSorted((a, b) => (a.word < b.word ? -1 : 1))
  return {
    conditions: conditionsOf(query, tags),
    outsideSignature,
    ranked: ranked.filter(({ word }, n) => word !== ranked[n - 1]?.word),
  }
}

/** The same in a segment that has pairs of these words. */
export const pairedPlain = (plain: Plain, paired: ReadonlySet<string>): Plain => ({
  ...plain,
  conditions: plain.conditions.map(({ not, ways }) => ({ not, ways: ways.map(row => pairedRow(row, paired)) })),
})

/** The words of which has to be known which messages have them. `everywhere`: those that are there anyway. */
export function askedBy({ conditions, ranked }: Plain, isRanked: boolean, everywhere: ReadonlySet<string>): Asked {
  const rows = conditions.flatMap(({ ways }) => ways)
  const lexemes = [...rows.flatMap(row => row.lexemes), ...(isRanked ? ranked : [])]
  return {
    lexemes: [...new Map(lexemes.map(one => [keyOf(one), one])).values()],
    required: new Set(
      conditions
        .filter(({ not, ways }) => !not && ways.length === 1)
        .flatMap(({ ways }) =>
          ways[0]!.lexemes.filter(({ isBeginning, word }) => !isBeginning && !everywhere.has(word)),
        )
        .map(keyOf),
    ),
    placed: new Set(rows.filter(({ places }) => places !== null).flatMap(row => row.lexemes.map(keyOf))),
  }
}
