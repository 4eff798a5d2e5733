import { keyOf, type Condition, type Lexeme, type Row } from '../conditions.ts'
import type { Candidate, Numbers } from '../walk.ts'
import { isOutsideSignature, unusual, type Counts } from './counts.ts'
import { timeAt, type Facts } from './facts.ts'
import { absent, countsAt, offsetAt, type Places, type Postings } from './format.ts'
import { rankOf, type Weighing } from './rank.ts'
import { isInSignature, wordAt } from './vector.ts'

/** What a query asks of the words of messages, in all. */
export type Plain = {
  conditions: readonly Condition[]
  /** Words of the text must stand elsewhere than in the signature. */
  outsideSignature: boolean
  /** What messages are ranked by, in the order in which the database adds it up. */
  ranked: readonly Lexeme[]
}
export type Standing = { postings: Postings; places: Places | null }
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
  const checks = plain.conditions.map(condition => new Check(condition, cursorOf))
  const ranked = weighing ? plain.ranked.map(cursorOf) : []
  const lead = leadOf(checks)
  const count = lead ? lead.count : facts.times.length
  const found: Candidate[] = []
  for (let n = 0; n < count && found.length < bounds.most; n += 1) {
    const offset = lead ? lead.offsetAt(n) : n
    const [msg_num, time] = [last - offset, timeAt(facts, offset)]
    if (!(time >= bounds.from && time < bounds.until) || msg_num >= bounds.below || msg_num <= bounds.above) continue
    if (!holdAll(checks, offset)) continue
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

/** Messages among which all are that may match, the newest first. */
type Lead = { count: number; offsetAt: (n: number) => number }

/** Those that have the rarest of what must be there; undefined: any. */
const leadOf = (checks: readonly Check[]): Lead | undefined =>
  shortest(checks.filter(({ not }) => !not).map(({ lead }) => lead))
const shortest = (leads: readonly (Lead | undefined)[]): Lead | undefined =>
  leads.reduce((a, b) => (a && b ? (a.count <= b.count ? a : b) : (a ?? b)), undefined)

/** Whether messages are as a condition says. */
class Check {
  readonly not: boolean
  readonly #rows: readonly RowCheck[]
  constructor({ not, ways }: Condition, cursorOf: (lexeme: Lexeme) => Cursor) {
    this.not = not
    this.#rows = ways.map(row => new RowCheck(row, cursorOf))
  }

  /** The messages that may be so; undefined: any. */
  get lead(): Lead | undefined {
    const leads = this.#rows.map(row => row.lead)
    return leads.length === 1 ? leads[0] : leads.some(lead => lead === undefined) ? undefined : either(leads as Lead[])
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

  /** The messages that have the rarest of its words. */
  get lead(): Lead | undefined {
    return shortest(this.#cursors.map(({ lead }) => lead))
  }

  has(offset: number): boolean {
    for (const cursor of this.#cursors) if (!cursor.has(offset)) return false
    if (this.#places === null) return true
    const [first, second] = this.#cursors as [Cursor, Cursor]
    if (this.#cursors.length === 2) return second.isBehind(first, this.#places[1]!)
    for (let n = first.firstPlace; n < first.endOfPlaces; n += 1)
      if (this.#standBehind(first.wordAt(n), this.#places)) return true
    return false
  }

  /** Whether the others stand behind the first, which is there. */
  #standBehind(at: number, places: readonly number[]): boolean {
    if (at < 0) return false
    for (let n = 1; n < places.length; n += 1) if (!this.#cursors[n]!.isAt(at + places[n]!)) return false
    return true
  }
}

function either(leads: readonly Lead[]): Lead {
  const offsets = new Set(leads.flatMap(({ count, offsetAt }) => Array.from({ length: count }, (_, n) => offsetAt(n))))
  const sorted = Uint16Array.from(offsets).toSorted()
  return { count: sorted.length, offsetAt: n => sorted[n]! }
}

/** A way through the messages that have a word, from the newest on. */
class Cursor {
  readonly #standing: Standing | null
  readonly #isStrict: boolean
  #at = 0
  /** How many of the codes before one of them stand for counts that have none: of the one that was asked about last. */
  #unusual = { before: 0, code: 0 }
  /** `isStrict`: the signature does not count. */
  constructor(standing: Standing | null, isStrict: boolean) {
    this.#standing = standing
    this.#isStrict = isStrict
  }

  /** The messages that have it; undefined: most. */
  get lead(): Lead | undefined {
    const postings = this.#standing?.postings
    if (!postings) return { count: 0, offsetAt: () => 0 }
    return postings.isOfAll ? undefined : { count: postings.count, offsetAt: n => offsetAt(postings, n) }
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

  /** From where to where its places are in the message that was asked about last. */
  get firstPlace(): number {
    return this.#standing!.places!.starts[this.#at]!
  }
  get endOfPlaces(): number {
    return this.#standing!.places!.starts[this.#at + 1]!
  }

  /** Where it stands there; -1: where that does not count. */
  wordAt(n: number): number {
    const place = this.#standing!.places!.values[n]!
    return this.#isStrict && isInSignature(place) ? -1 : wordAt(place)
  }

  /** Whether it stands so far behind another somewhere in the message that both were asked about last. */
  isBehind(other: Cursor, distance: number): boolean {
    const [before, own] = [other.#standing!.places!.values, this.#standing!.places!.values]
    const [endBefore, endOwn] = [other.endOfPlaces, this.endOfPlaces]
    let [n, k] = [other.firstPlace, this.firstPlace]
    while (n < endBefore && k < endOwn) {
      const missing = wordAt(before[n]!) + distance - wordAt(own[k]!)
      if (missing > 0) k += 1
      else if (missing < 0 || other.wordAt(n) < 0) n += 1
      else if (this.wordAt(k) < 0) k += 1
      else return true
    }
    return false
  }

  /** Whether it stands there in the message that was asked about last. */
  isAt(at: number): boolean {
    const { values } = this.#standing!.places!
    const end = this.endOfPlaces
    let [from, to] = [this.firstPlace, end]
    while (to - from > 4) {
      const middle = (from + to) >> 1
      if (wordAt(values[middle]!) < at) from = middle + 1
      else to = middle
    }
    for (; from < end && wordAt(values[from]!) <= at; from += 1) if (this.wordAt(from) === at) return true
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
