import { isMark } from '#content/words/index.ts'
import { codeOf, unusual, type Counts } from './counts.ts'
import { writePostings, type Column } from './format.ts'
import { Numbers } from './places.ts'
import { pieceAt, wordAt } from './vector.ts'

/** The postings and places of a word, as `readStanding` reads them. */
export type PackedWord = { word: string; postings: Buffer; places: Buffer }
/** Where one of at most 256 words stands, and which: as one number, in the order of the places. */
const wordPlace = (place: number, word: number): number => (wordAt(place) << 10) | (word << 2) | pieceAt(place)
export const readWordPlace = (value: number): { at: number; word: number; piece: number } => ({
  ...{ at: value >> 10, word: (value >> 2) & 255, piece: value & 3 },
})

/**
 * Collects the words of the messages of a segment, the newest message first. Hundreds of thousands of small things: they lie
 * side by side in a few long lists, which take a tenth of the memory that objects would.
 */
export class SegmentWriter {
  readonly #size: number
  readonly #columns: number
  readonly #words = new Map<string, number>()
  /** Of each posting: its word, its message, its codes, and where its bytes begin. */
  #word = new Uint32Array(1024)
  #offset = new Uint16Array(1024)
  #code: Uint8Array
  // One more, for where the last one ends.
  #start = new Uint32Array(1025)
  #count = 0
  /** Counts that have no code, and places. */
  #bytes = new Uint8Array(4096)
  #filled = 0
  /** `size`: how many messages it has at most; `columns`: counts of so many words are told of each posting. */
  constructor(size: number, columns = 1) {
    ;[this.#size, this.#columns] = [size, columns]
    this.#code = new Uint8Array(columns * this.#word.length)
  }

  add(word: string, offset: number, counted: readonly Counts[], places: readonly number[]): void {
    const n = this.#count
    if (n === this.#word.length) this.#grow()
    if (this.#filled + 3 * places.length + 8 > this.#bytes.length)
      this.#bytes = longer(this.#bytes, 3 * places.length + 8, size => new Uint8Array(size))
    this.#word[n] = this.#numberOf(word)
    this.#offset[n] = offset
    this.#start[n] = this.#filled
    for (let column = 0; column < this.#columns; column += 1) {
      const counts = counted[column]!
      const code = (this.#code[n * this.#columns + column] = codeOf(counts))
      if (code === unusual) for (const count of counts) this.#bytes[this.#filled++] = Math.min(count, 255)
    }
    let before = 0
    for (const place of places) {
      this.#push(place - before)
      before = place
    }
    this.#count += 1
  }

  /** The words that are in at least so many messages, the commonest of them. */
  commonest(most: number, least: number): string[] {
    const counts = new Uint32Array(this.#words.size)
    for (let n = 0; n < this.#count; n += 1) counts[this.#word[n]!]! += 1
    return [...this.#words]
      .filter(([word, number]) => counts[number]! >= least && !isMark(word))
      .toSorted(([, a], [, b]) => counts[b]! - counts[a]!)
      .slice(0, most)
      .map(([word]) => word)
  }

  /** Where some of the words stand, message by message: each a number that `readWordPlace` reads, in the order of the places. */
  *placesOf(words: readonly string[]): Generator<{ offset: number; places: Uint32Array }> {
    const order = new Int16Array(this.#words.size).fill(-1)
    words.forEach((word, n) => (order[this.#words.get(word)!] = n))
    for (let n = 0; n < this.#count;) {
      const offset = this.#offset[n]!
      const places: number[] = []
      for (; n < this.#count && this.#offset[n] === offset; n += 1) {
        const word = order[this.#word[n]!]!
        if (word < 0) continue
        const numbers = new Numbers(this.#bytes, this.#start[n]! + this.#unusualBytes(n))
        const end = n + 1 < this.#count ? this.#start[n + 1]! : this.#filled
        for (let place = 0; numbers.at < end;) {
          place += numbers.next()
          places.push(wordPlace(place, word))
        }
      }
      yield { offset, places: Uint32Array.from(places).toSorted() }
    }
  }

  /** All words, in their order. */
  *packed(): Generator<PackedWord> {
    this.#start[this.#count] = this.#filled
    const { ends, order } = this.#byWord()
    const words = [...this.#words].toSorted(([a], [b]) => (a < b ? -1 : 1))
    for (const [word, number] of words)
      yield { word, ...this.#packedOf(order.subarray(number === 0 ? 0 : ends[number - 1], ends[number])) }
  }

  /** Postings by their words, and where those of each word end. */
  #byWord() {
    const ends = new Uint32Array(this.#words.size)
    for (let n = 0; n < this.#count; n += 1) ends[this.#word[n]!]! += 1
    for (let n = 1; n < ends.length; n += 1) ends[n]! += ends[n - 1]!
    const next = Uint32Array.from(ends, (_, number) => (number === 0 ? 0 : ends[number - 1]!))
    const order = new Uint32Array(this.#count)
    for (let n = 0; n < this.#count; n += 1) order[next[this.#word[n]!]!++] = n
    return { ends, order }
  }

  /** Places: of each message how many bytes they take, so that they can be passed over, then how far each is behind the one before. */
  #packedOf(these: Uint32Array): Omit<PackedWord, 'word'> {
    const columns = Array.from({ length: this.#columns }, (_, column) => this.#columnOf(these, column))
    const offsets = these.map(n => this.#offset[n]!)
    return { postings: writePostings(offsets, columns, this.#size), places: this.#placesOf(these) }
  }

  // These loops run for each word of each message: nothing is made in them.
  #placesOf(these: Uint32Array): Buffer {
    let [longest, at] = [0, 0]
    for (const n of these) longest += this.#start[n + 1]! - this.#start[n]! + 3
    const places = Buffer.allocUnsafe(longest)
    for (const n of these) {
      const [from, to] = [this.#start[n]! + this.#unusualBytes(n), this.#start[n + 1]!]
      for (const byte of sevenBits(to - from)) places[at++] = byte
      for (let k = from; k < to; k += 1) places[at++] = this.#bytes[k]!
    }
    return places.subarray(0, at)
  }

  #columnOf(these: Uint32Array, column: number): Column {
    const codes = new Uint8Array(these.length)
    const counts: number[] = []
    these.forEach((n, k) => {
      codes[k] = this.#code[n * this.#columns + column]!
      if (codes[k] !== unusual) return
      const from = this.#start[n]! + this.#unusualBytes(n, column)
      for (let piece = 0; piece < 4; piece += 1) counts.push(this.#bytes[from + piece]!)
    })
    return { codes, counts }
  }

  /** How many bytes the counts of a posting take that have no code, before one of its columns or in all. */
  #unusualBytes(n: number, before = this.#columns): number {
    let bytes = 0
    for (let column = 0; column < before; column += 1)
      if (this.#code[n * this.#columns + column] === unusual) bytes += 4
    return bytes
  }

  #numberOf(word: string): number {
    const known = this.#words.get(word)
    if (known !== undefined) return known
    // A copy: a piece of a text would keep all of it.
    this.#words.set(Buffer.from(word).toString(), this.#words.size)
    return this.#words.size - 1
  }

  #push(value: number): void {
    for (const byte of sevenBits(value)) this.#bytes[this.#filled++] = byte
  }

  #grow(): void {
    this.#word = longer(this.#word, 0, size => new Uint32Array(size))
    this.#offset = longer(this.#offset, 0, size => new Uint16Array(size))
    this.#code = longer(this.#code, 0, size => new Uint8Array(size))
    this.#start = longer(this.#start, 0, size => new Uint32Array(size))
  }
}

// Of the numbers that are usual, none is made twice.
const usualBytes = Array.from({ length: 1024 }, (_, value) => bytesOfNumber(value))
const sevenBits = (value: number): Uint8Array => usualBytes[value] ?? bytesOfNumber(value)
/** Seven bits a byte, the lowest first; what is not the last is marked. */
function bytesOfNumber(value: number): Uint8Array {
  const bytes: number[] = []
  for (; value > 127; value >>= 7) bytes.push((value & 127) | 128)
  return Uint8Array.of(...bytes, value)
}

type List = Uint8Array | Uint16Array | Uint32Array

function longer<T extends List>(list: T, least: number, make: (size: number) => T): T {
  const made = make(2 * list.length + least)
  made.set(list)
  return made
}
