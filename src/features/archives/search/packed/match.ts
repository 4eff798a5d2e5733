import { keyOf, type Condition, type Lexeme, type Row } from '../conditions.ts'
import type { Candidate, Numbers } from '../walk.ts'
import { candidatesIn, type Choice } from './candidates.ts'
import { Cursor } from './cursor.ts'
import { timeAt, type Facts } from './facts.ts'
import { secondOf } from './format.ts'
import { rankOf, type Weighing } from './rank.ts'
import type { Asked, Standings } from './shelf.ts'
import type { Plain } from './standing.ts'

/** What a segment has for the words that are asked for. */
export type Looked = { last: number; facts: Facts; standings: Standings }
/** What else is asked: between two moments, in seconds, and two numbers, and no more than so many. */
export type Bounds = Numbers & { from: number; until: number; most: number }

/** What a query says, made once to be held against many segments. */
export class Matching {
  readonly #choices: readonly Choice[]
  readonly #checks: readonly Check[]
  readonly #cursors: readonly Cursor[]
  readonly #ranked: readonly Cursor[]
  /** Those that tell how often the second word of a pair stands in messages, by the number of its list. */
  readonly #seconds: readonly (readonly [Cursor, number])[]
  readonly #weighing: Weighing | null
  /** `weighing`: how messages are ranked, if they are. */
  constructor(plain: Plain, asked: Asked, weighing: Weighing | null) {
    const { conditions, outsideSignature, ranked } = plain
    const numbers = new Map(asked.map(({ key }, n) => [key, n]))
    const numberOf = (lexeme: Lexeme): number => numbers.get(keyOf(lexeme))!
    this.#cursors = asked.map(({ lexeme }) => new Cursor(lexeme.isText && outsideSignature))
    this.#checks = conditions.map(condition => new Check(condition, lexeme => this.#cursors[numberOf(lexeme)]!))
    this.#choices = conditions.map(condition => ({
      ...{ not: condition.not, isExact: isExact(condition, outsideSignature) },
      rows: condition.ways.map(({ lexemes }) => lexemes.map(numberOf)),
    }))
    const seconds: [Cursor, number][] = []
    this.#ranked = (weighing ? ranked : []).map(({ lexeme, column }) => {
      if (column === 0) return this.#cursors[numberOf(lexeme)]!
      const cursor = new Cursor(false)
      seconds.push([cursor, numberOf(lexeme)])
      return cursor
    })
    ;[this.#seconds, this.#weighing] = [seconds, weighing]
  }

  /** Whether all of the words that must be there are. */
  isPossible(standings: Standings): boolean {
    return this.#choices.every(({ not, rows }) => not || rows.some(row => row.every(list => standings[list])))
  }

  /** The messages of a segment that match, the newest first. */
  matchesIn({ last, facts, standings }: Looked, bounds: Bounds): Candidate[] {
    const isOfTheTime = (time: number): boolean => time >= bounds.from && time < bounds.until
    const isTimed = bounds.from > -Infinity || bounds.until < Infinity
    const found: Candidate[] = []
    const candidates = candidatesIn(standings, this.#choices, facts.times.length)
    if (candidates.length > 0) this.#cursors.forEach((cursor, n) => cursor.open(standings[n] ?? null))
    for (let n = 0; n < candidates.length && found.length < bounds.most; n += 1) {
      const offset = candidates[n]!
      const msg_num = last - offset
      if (msg_num >= bounds.below || msg_num <= bounds.above) continue
      if (isTimed && !isOfTheTime(timeAt(facts, offset))) continue
      if (!this.#holdAll(offset)) continue
      const time = timeAt(facts, offset)
      // Not that of a message that is missing.
      if (!isOfTheTime(time)) continue
      if (found.length === 0) this.#openSeconds(standings)
      found.push({ msg_num, time, rank: this.#rankOf(offset, facts.lengths[offset]!) })
    }
    return found
  }

  #holdAll(offset: number): boolean {
    for (const check of this.#checks) if (!check.holds(offset)) return false
    return true
  }

  #openSeconds(standings: Standings): void {
    for (const [cursor, list] of this.#seconds) {
      const { postings } = standings[list]!
      cursor.open({ postings: secondOf(postings), places: null })
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

/** Whether the lists alone tell who has what it says: not where in a message. */
const isExact = ({ ways }: Condition, outsideSignature: boolean): boolean =>
  ways.every(({ places, lexemes }) => places === null && !(outsideSignature && lexemes.some(({ isText }) => isText)))

/** Whether messages are as a condition says. */
class Check {
  readonly not: boolean
  readonly #rows: readonly RowCheck[]
  constructor({ not, ways }: Condition, cursorOf: (lexeme: Lexeme) => Cursor) {
    this.not = not
    this.#rows = ways.map(row => new RowCheck(row, cursorOf))
  }

  holds(offset: number): boolean {
    for (const row of this.#rows) if (row.has(offset)) return !this.not
    return this.not
  }
}

/** Whether messages have words in a row. */
class RowCheck {
  readonly #cursors: readonly Cursor[]
  readonly #places: readonly number[] | null
  constructor({ lexemes, places }: Row, cursorOf: (lexeme: Lexeme) => Cursor) {
    this.#cursors = lexemes.map(cursorOf)
    this.#places = places
  }

  has(offset: number): boolean {
    for (const cursor of this.#cursors) if (!cursor.has(offset)) return false
    if (this.#places === null) return true
    const [first, second] = this.#cursors as [Cursor, Cursor]
    if (this.#cursors.length === 2) return second.isBehind(first, this.#places[1]!)
    const { values, from, to } = first.places
    for (let n = from; n < to; n += 1) if (this.#standBehind(first.wordOf(values[n]!), this.#places)) return true
    return false
  }

  /** Whether the others stand behind the first, which is there. */
  #standBehind(at: number, places: readonly number[]): boolean {
    if (at < 0) return false
    for (let n = 1; n < places.length; n += 1) if (!this.#cursors[n]!.isAt(at + places[n]!)) return false
    return true
  }
}
