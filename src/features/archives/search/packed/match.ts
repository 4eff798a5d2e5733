import { keyOf, type Condition, type Lexeme, type Row } from '../conditions.ts'
import type { Candidate, Numbers } from '../walk.ts'
import { candidatesIn } from './candidates.ts'
import { isOutsideSignature, unusual, type Counts } from './counts.ts'
import { timeAt, type Facts } from './facts.ts'
import { absent, countsAt, offsetAt, secondOf } from './format.ts'
import { PlaceReader } from './places.ts'
import { rankOf, type Weighing } from './rank.ts'
import type { Plain, Ranked, Standing } from './standing.ts'
import { isInSignature, wordAt } from './vector.ts'

/** What a segment has for a query: for each lexeme, if any message has it; and what the query is there. */
export type Looked = { last: number; facts: Facts; standings: ReadonlyMap<string, Standing | null>; plain: Plain }
/** What else is asked: between two moments, in seconds, and two numbers, and no more than so many. */
export type Bounds = Numbers & { from: number; until: number; most: number }

/** The messages of a segment that match, the newest first; `weighing`: how they are ranked, if they are. */
export function matchesIn(
  { last, facts, standings, plain }: Looked,
  weighing: Weighing | null,
  bounds: Bounds,
): Candidate[] {
  const cursors = new Map<string, Cursor>()
  const cursorOf = (lexeme: Lexeme): Cursor => {
    const key = keyOf(lexeme)
    const cursor = cursors.get(key) ?? new Cursor(standings.get(key) ?? null, lexeme.isText && plain.outsideSignature)
    cursors.set(key, cursor)
    return cursor
  }
  const rankedOf = ({ lexeme, column }: Ranked): Cursor => {
    const standing = standings.get(keyOf(lexeme))
    if (column === 0 || !standing) return cursorOf(lexeme)
    return new Cursor({ postings: secondOf(standing.postings), places: null }, false)
  }
  const checks = plain.conditions.map(condition => new Check(condition, cursorOf))
  const ranked = weighing ? plain.ranked.map(rankedOf) : []
  const isOfTheTime = (time: number): boolean => time >= bounds.from && time < bounds.until
  const isTimed = bounds.from > -Infinity || bounds.until < Infinity
  const found: Candidate[] = []
  const candidates = candidatesIn(standings, plain, facts.times.length)
  for (let n = 0; n < candidates.length && found.length < bounds.most; n += 1) {
    const offset = candidates[n]!
    const msg_num = last - offset
    if (msg_num >= bounds.below || msg_num <= bounds.above) continue
    if (isTimed && !isOfTheTime(timeAt(facts, offset))) continue
    if (!holdAll(checks, offset)) continue
    const time = timeAt(facts, offset)
    // Not that of a message that is missing.
    if (!isOfTheTime(time)) continue
    let added = 0
    for (const cursor of ranked) added = cursor.addTo(added, offset, weighing!)
    found.push({ msg_num, time, rank: ranked.length === 0 ? 0 : rankOf(added, ranked.length, facts.lengths[offset]!) })
  }
  return found
}

function holdAll(checks: readonly Check[], offset: number): boolean {
  for (const check of checks) if (!check.holds(offset)) return false
  return true
}

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

/** A way through the messages that have a word, from the newest on. */
class Cursor {
  readonly #standing: Standing | null
  readonly #isStrict: boolean
  #at = 0
  #places: PlaceReader | undefined
  /** How many of the codes before one of them stand for counts that have none: of the one that was asked about last. */
  #unusual = { before: 0, code: 0 }
  /** `isStrict`: the signature does not count. */
  constructor(standing: Standing | null, isStrict: boolean) {
    this.#standing = standing
    this.#isStrict = isStrict
  }

  /** Whether the message has the word. Those that are asked about come in order. */
  has(offset: number): boolean {
    return this.#reaches(offset) && (!this.#isStrict || this.#isOutsideSignature())
  }

  /** What was added up for a message so far, and what the word adds. */
  addTo(sum: number, offset: number, { usual, of }: Weighing): number {
    if (!this.#reaches(offset)) return sum
    const { bytes, codes, hasTable } = this.#standing!.postings
    for (let n = this.#firstCode; n < this.#endOfCodes; n += 1) {
      const code = bytes[codes + n]!
      sum = Math.fround(sum + (hasTable || code === unusual ? of(this.#countsAt(n)) : usual[code]!))
    }
    return sum
  }

  /** Its places in the message that was asked about last. */
  get places(): PlaceReader {
    const { places, postings } = this.#standing!
    this.#places ??= new PlaceReader(places!, postings)
    this.#places.moveTo(this.#at)
    return this.#places
  }

  /** Where one of its places is; -1: where that does not count. */
  wordOf(place: number): number {
    return this.#isStrict && isInSignature(place) ? -1 : wordAt(place)
  }

  /** Whether it stands so far behind another somewhere in the message that both were asked about last. */
  isBehind(other: Cursor, distance: number): boolean {
    const [before, own] = [other.places, this.places]
    let [n, k] = [before.from, own.from]
    while (n < before.to && k < own.to) {
      const [first, second] = [before.values[n]!, own.values[k]!]
      const missing = wordAt(first) + distance - wordAt(second)
      if (missing > 0) k += 1
      else if (missing < 0 || other.wordOf(first) < 0) n += 1
      else if (this.wordOf(second) < 0) k += 1
      else return true
    }
    return false
  }

  /** Whether it stands there in the message that was asked about last. */
  isAt(at: number): boolean {
    const { values, from: begin, to: end } = this.places
    let [from, to] = [begin, end]
    while (to - from > 4) {
      const middle = (from + to) >> 1
      if (wordAt(values[middle]!) < at) from = middle + 1
      else to = middle
    }
    for (; from < end && wordAt(values[from]!) <= at; from += 1) if (this.wordOf(values[from]!) === at) return true
    return false
  }

  #reaches(offset: number): boolean {
    if (!this.#standing) return false
    const { postings } = this.#standing
    const { bytes, codes, count, isOfAll } = postings
    if (isOfAll) {
      this.#at = offset
      return offset < count && bytes[codes + offset] !== absent
    }
    let at = this.#at
    while (at < count && offsetAt(postings, at) < offset) at += 1
    this.#at = at
    return at < count && offsetAt(postings, at) === offset
  }

  get #firstCode(): number {
    return this.#standing!.postings.starts?.[this.#at] ?? this.#at
  }
  get #endOfCodes(): number {
    return this.#standing!.postings.starts?.[this.#at + 1] ?? this.#at + 1
  }

  #countsAt(n: number): Counts {
    const { postings } = this.#standing!
    const { bytes, codes, hasTable } = postings
    if (hasTable) return countsAt(postings, n, 0)
    const counted = this.#unusual
    for (; counted.code < n; counted.code += 1) if (bytes[codes + counted.code] === unusual) counted.before += 1
    for (; counted.code > n; counted.code -= 1) if (bytes[codes + counted.code - 1] === unusual) counted.before -= 1
    return countsAt(postings, n, counted.before)
  }

  #isOutsideSignature(): boolean {
    for (let n = this.#firstCode; n < this.#endOfCodes; n += 1) if (isOutsideSignature(this.#countsAt(n))) return true
    return false
  }
}
