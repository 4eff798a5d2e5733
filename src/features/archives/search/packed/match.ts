import type { Candidate, Numbers } from '../walk.ts'
import { isOutsideSignature } from './counts.ts'
import { countsAt, type Facts, type Postings } from './format.ts'
import { rankOf, type Weighing, weighingBy } from './rank.ts'

/** A word or a mark. */
export type Lexeme = { word: string; isText: boolean }
/** A query that is answered by which messages have which words: those that must be there, and those that must not. */
export type Plain = {
  all: readonly Lexeme[]
  none: readonly Lexeme[]
  /** Words of the text must stand elsewhere than in the signature. */
  outsideSignature: boolean
}
/** What a segment has for a query, in the order of its words. */
export type Looked = { last: number; facts: Facts; all: readonly Postings[]; none: readonly Postings[] }
/** What else is asked of a message: between two moments, in milliseconds, and two numbers. */
export type Bounds = Numbers & { from: number; until: number }

/** The messages of a segment that match, the newest first. */
export function matchesIn(
  looked: Looked,
  plain: Plain,
  weights: readonly number[] | null,
  bounds: Bounds,
): Candidate[] {
  const { last, facts, all, none } = looked
  const weighing = weights && weighingBy(weights)
  const isStrict = ({ isText }: Lexeme) => isText && plain.outsideSignature
  const wanted = all.map((postings, n) => new Cursor(postings, isStrict(plain.all[n]!)))
  const unwanted = none.map((postings, n) => new Cursor(postings, isStrict(plain.none[n]!)))
  const ranked = weighing ? wanted.filter((_, n) => plain.all[n]!.isText) : []
  const found: Candidate[] = []
  // Those that have the rarest of the words; without words that must be there, everybody.
  const lead = all.reduce<Postings | undefined>(
    (a, b) => (a && a.offsets.length <= b.offsets.length ? a : b),
    undefined,
  )
  const count = lead ? lead.offsets.length : facts.times.length
  for (let n = 0; n < count; n += 1) {
    const offset = lead ? lead.offsets[n]! : n
    const [msg_num, time] = [last - offset, facts.times[offset]!]
    if (!(time >= bounds.from && time < bounds.until) || msg_num >= bounds.below || msg_num <= bounds.above) continue
    if (!wanted.every(cursor => cursor.has(offset)) || unwanted.some(cursor => cursor.has(offset))) continue
    const added = ranked.map(cursor => cursor.weight(weighing!))
    found.push({ msg_num, time, rank: rankOf(added, facts.lengths[offset]!) })
  }
  return found
}

/** A way through the postings of a word, from the newest on. */
class Cursor {
  readonly #postings: Postings
  readonly #isStrict: boolean
  #at = 0
  /** `isStrict`: the signature does not count. */
  constructor(postings: Postings, isStrict: boolean) {
    this.#postings = postings
    this.#isStrict = isStrict
  }

  /** Whether the message has the word. Those that are asked about come in order. */
  has(offset: number): boolean {
    const { offsets } = this.#postings
    while (this.#at < offsets.length && offsets[this.#at]! < offset) this.#at += 1
    if (offsets[this.#at] !== offset) return false
    return !this.#isStrict || isOutsideSignature(countsAt(this.#postings, this.#at))
  }

  /** What the word adds to the rank of the message that was asked about last. */
  weight({ usual, of }: Weighing): number {
    return usual[this.#postings.codes[this.#at]!] ?? of(countsAt(this.#postings, this.#at))
  }
}
