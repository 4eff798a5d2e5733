import { lexemeKey, type Clause, type Lexeme, type TermSequence } from '../clauses.ts'
import type { Candidate, MsgNumRange } from '../sql/scan.ts'
import { candidatesIn, type FilterClause } from './bitset-filter.ts'
import { PostingsCursor } from './postings-cursor.ts'
import { timeAt, type DocValues } from './doc-values.ts'
import { secondTermPostings } from './postings-codec.ts'
import { rankOf, type TsRankWeights } from './ts-rank.ts'
import type { QueryTerms, QueryTermPostings } from './segment-cache.ts'
import type { QueryPlan } from './query-plan.ts'

/** A segment with its postings for a query. */
export type SegmentView = { last: number; docValues: DocValues; terms: QueryTermPostings }
/** Further bounds: times in seconds, message numbers, and the maximum number of matches. */
export type MatchBounds = MsgNumRange & { from: number; until: number; most: number }

/** A query that is compiled once and evaluated on many segments. */
export class QueryEvaluator {
  readonly #choices: readonly FilterClause[]
  readonly #checks: readonly ClauseCheck[]
  readonly #cursors: readonly PostingsCursor[]
  readonly #ranked: readonly PostingsCursor[]
  /** Cursors over the frequencies of the second words of bigrams, each with the number of its list. */
  readonly #seconds: readonly (readonly [PostingsCursor, number])[]
  readonly #weighing: TsRankWeights | null
  /** `weighing`: how messages are ranked, or null. */
  constructor(queryPlan: QueryPlan, queryTerms: QueryTerms, weighing: TsRankWeights | null) {
    const { clauses, outsideSignature, ranked } = queryPlan
    const numbers = new Map(queryTerms.map(({ key }, n) => [key, n]))
    const numberOf = (lexeme: Lexeme): number => numbers.get(lexemeKey(lexeme))!
    this.#cursors = queryTerms.map(({ lexeme }) => new PostingsCursor(lexeme.isText && outsideSignature))
    this.#checks = clauses.map(condition => new ClauseCheck(condition, lexeme => this.#cursors[numberOf(lexeme)]!))
    this.#choices = clauses.map(condition => ({
      ...{ not: condition.not, isExact: isExact(condition, outsideSignature) },
      alternatives: condition.alternatives.map(({ lexemes }) => lexemes.map(numberOf)),
    }))
    const seconds: [PostingsCursor, number][] = []
    this.#ranked = (weighing ? ranked : []).map(({ lexeme, column }) => {
      if (column === 0) return this.#cursors[numberOf(lexeme)]!
      const cursor = new PostingsCursor(false)
      seconds.push([cursor, numberOf(lexeme)])
      return cursor
    })
    ;[this.#seconds, this.#weighing] = [seconds, weighing]
  }

  /** Whether all required terms occur in the segment. */
  canMatch(queryTermPostings: QueryTermPostings): boolean {
    return this.#choices.every(
      ({ not, alternatives }) => not || alternatives.some(row => row.every(list => queryTermPostings[list])),
    )
  }

  /** The matches in a segment, newest first. */
  matchesIn({ last, docValues, terms }: SegmentView, bounds: MatchBounds): Candidate[] {
    const isOfTheTime = (time: number): boolean => time >= bounds.from && time < bounds.until
    const isTimed = bounds.from > -Infinity || bounds.until < Infinity
    const matches: Candidate[] = []
    const candidates = candidatesIn(terms, this.#choices, docValues.times.length)
    if (candidates.length > 0) this.#cursors.forEach((cursor, n) => cursor.open(terms[n] ?? null))
    for (let n = 0; n < candidates.length && matches.length < bounds.most; n += 1) {
      const offset = candidates[n]!
      const msg_num = last - offset
      if (msg_num >= bounds.below || msg_num <= bounds.above) continue
      if (isTimed && !isOfTheTime(timeAt(docValues, offset))) continue
      if (!this.#holdAll(offset)) continue
      const time = timeAt(docValues, offset)
      // Also excludes absent messages, whose time is NaN.
      if (!isOfTheTime(time)) continue
      if (matches.length === 0) this.#openSeconds(terms)
      matches.push({ msg_num, time, rank: this.#rankOf(offset, docValues.lengths[offset]!) })
    }
    return matches
  }

  #holdAll(offset: number): boolean {
    for (const check of this.#checks) if (!check.holds(offset)) return false
    return true
  }

  #openSeconds(queryTermPostings: QueryTermPostings): void {
    for (const [cursor, list] of this.#seconds) {
      const { postings } = queryTermPostings[list]!
      cursor.open({ postings: secondTermPostings(postings), positions: null })
    }
  }

  #rankOf(offset: number, length: number): number {
    const ranked = this.#ranked
    if (ranked.length === 0) return 0
    let added = 0
    for (const cursor of ranked) added = cursor.addTo(added, offset, this.#weighing!)
    return rankOf(added, ranked.length, length)
  }
}

/** Whether the posting lists alone decide, without positions. */
const isExact = ({ alternatives }: Clause, outsideSignature: boolean): boolean =>
  alternatives.every(
    ({ distances, lexemes }) => distances === null && !(outsideSignature && lexemes.some(({ isText }) => isText)),
  )

class ClauseCheck {
  readonly not: boolean
  readonly #rows: readonly SequenceCheck[]
  constructor({ not, alternatives }: Clause, cursorOf: (lexeme: Lexeme) => PostingsCursor) {
    this.not = not
    this.#rows = alternatives.map(row => new SequenceCheck(row, cursorOf))
  }

  holds(offset: number): boolean {
    for (const row of this.#rows) if (row.has(offset)) return !this.not
    return this.not
  }
}

/** Checks whether terms occur in sequence. */
class SequenceCheck {
  readonly #cursors: readonly PostingsCursor[]
  readonly #positions: readonly number[] | null
  constructor({ lexemes, distances }: TermSequence, cursorOf: (lexeme: Lexeme) => PostingsCursor) {
    this.#cursors = lexemes.map(cursorOf)
    this.#positions = distances
  }

  has(offset: number): boolean {
    for (const cursor of this.#cursors) if (!cursor.has(offset)) return false
    if (this.#positions === null) return true
    const [first, second] = this.#cursors as [PostingsCursor, PostingsCursor]
    if (this.#cursors.length === 2) return second.isBehind(first, this.#positions[1]!)
    const { values, from, to } = first.positions
    for (let n = from; n < to; n += 1) if (this.#standBehind(first.wordOf(values[n]!), this.#positions)) return true
    return false
  }

  /** Whether the other terms follow the first at their distances. */
  #standBehind(at: number, positions: readonly number[]): boolean {
    if (at < 0) return false
    for (let n = 1; n < positions.length; n += 1) if (!this.#cursors[n]!.isAt(at + positions[n]!)) return false
    return true
  }
}
