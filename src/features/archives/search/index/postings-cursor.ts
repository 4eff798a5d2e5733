import { isOutsideSignature, ESCAPE, type FieldFrequencies } from './field-frequencies.ts'
import { NOT_PRESENT, countsAt, offsetAt } from './postings-codec.ts'
import { PositionReader } from './position-reader.ts'
import type { TsRankWeights } from './ts-rank.ts'
import type { TermPostings } from './term-postings.ts'
import { isInSignature, tokenIndexAt } from './tsvector-reader.ts'

/** A cursor over the messages that contain a term, newest first, in one segment after the other. */
export class PostingsCursor {
  readonly #isStrict: boolean
  #termPostings: TermPostings | null = null
  #at = 0
  readonly #positions = new PositionReader()
  #arePlacesOpen = false
  /** How many codes before the one requested last are `ESCAPE`. */
  readonly #unusual = { before: 0, code: 0 }
  /** `isStrict`: signatures are ignored. */
  constructor(isStrict: boolean) {
    this.#isStrict = isStrict
  }

  /** Starts a segment; null: no message of it contains the term. */
  open(termPostings: TermPostings | null): void {
    this.#termPostings = termPostings
    this.#at = 0
    this.#arePlacesOpen = false
    this.#unusual.before = this.#unusual.code = 0
  }

  /** Whether the message contains the term. Messages must be requested in order. */
  has(offset: number): boolean {
    return this.#reaches(offset) && (!this.#isStrict || this.#isOutsideSignature())
  }

  /** Adds the rank of the term in a message to a sum. */
  addTo(sum: number, offset: number, { usual, of }: TsRankWeights): number {
    if (!this.#reaches(offset)) return sum
    const { bytes, codes, hasTable } = this.#termPostings!.postings
    for (let n = this.#firstCode; n < this.#endOfCodes; n += 1) {
      const code = bytes[codes + n]!
      sum = Math.fround(sum + (hasTable || code === ESCAPE ? of(this.#countsAt(n)) : usual[code]!))
    }
    return sum
  }

  /** The positions in the current message. */
  get positions(): PositionReader {
    const { positions, postings } = this.#termPostings!
    if (!this.#arePlacesOpen) this.#positions.open(positions!, postings)
    this.#arePlacesOpen = true
    this.#positions.moveTo(this.#at)
    return this.#positions
  }

  /** The index of a word at a position; -1 if it is to be ignored. */
  wordOf(position: number): number {
    return this.#isStrict && isInSignature(position) ? -1 : tokenIndexAt(position)
  }

  /** Whether it occurs at this distance from another term in the current message of both. */
  isBehind(other: PostingsCursor, distance: number): boolean {
    const [before, own] = [other.positions, this.positions]
    let [n, k] = [before.from, own.from]
    while (n < before.to && k < own.to) {
      const [first, second] = [before.values[n]!, own.values[k]!]
      const missing = tokenIndexAt(first) + distance - tokenIndexAt(second)
      if (missing > 0) k += 1
      else if (missing < 0 || other.wordOf(first) < 0) n += 1
      else if (this.wordOf(second) < 0) k += 1
      else return true
    }
    return false
  }

  /** Whether it occurs at this position in the current message. */
  isAt(at: number): boolean {
    const { values, from: begin, to: end } = this.positions
    let [from, to] = [begin, end]
    while (to - from > 4) {
      const middle = (from + to) >> 1
      if (tokenIndexAt(values[middle]!) < at) from = middle + 1
      else to = middle
    }
    for (; from < end && tokenIndexAt(values[from]!) <= at; from += 1)
      if (this.wordOf(values[from]!) === at) return true
    return false
  }

  #reaches(offset: number): boolean {
    if (!this.#termPostings) return false
    const { postings } = this.#termPostings
    const { bytes, codes, count, isDense } = postings
    if (isDense) {
      this.#at = offset
      return offset < count && bytes[codes + offset] !== NOT_PRESENT
    }
    // Galloping search: steps grow, then binary search.
    let [at, step] = [this.#at, 1]
    while (at + step < count && offsetAt(postings, at + step) < offset) {
      at += step
      step *= 2
    }
    for (; step > 0; step >>= 1) if (at + step <= count && offsetAt(postings, at + step - 1) < offset) at += step
    this.#at = at
    return at < count && offsetAt(postings, at) === offset
  }

  get #firstCode(): number {
    return this.#termPostings!.postings.starts?.[this.#at] ?? this.#at
  }
  get #endOfCodes(): number {
    return this.#termPostings!.postings.starts?.[this.#at + 1] ?? this.#at + 1
  }

  #countsAt(n: number): FieldFrequencies {
    const { postings } = this.#termPostings!
    const { bytes, codes, hasTable } = postings
    if (hasTable) return countsAt(postings, n, 0)
    const counted = this.#unusual
    for (; counted.code < n; counted.code += 1) if (bytes[codes + counted.code] === ESCAPE) counted.before += 1
    for (; counted.code > n; counted.code -= 1) if (bytes[codes + counted.code - 1] === ESCAPE) counted.before -= 1
    return countsAt(postings, n, counted.before)
  }

  #isOutsideSignature(): boolean {
    for (let n = this.#firstCode; n < this.#endOfCodes; n += 1) if (isOutsideSignature(this.#countsAt(n))) return true
    return false
  }
}
