import { releaseArray, growArray } from '#content/grow-array.ts'
import { frequencyCode, ESCAPE, type FieldFrequencies } from '../field-frequencies.ts'
import { writePostings, type FrequencyColumn } from '../postings-codec.ts'
import { VarintReader } from '../position-reader.ts'
import { fieldAt, tokenIndexAt } from '../tsvector-reader.ts'

/** The postings and positions of a term, as `readTermPostings` reads them. */
export type EncodedTerm = { word: string; postings: Buffer; positions: Buffer }
/** A position and one of at most 256 words as one number, in the order of the positions. */
const termPosition = (position: number, word: number): number =>
  (tokenIndexAt(position) << 10) | (word << 2) | fieldAt(position)
export const readTermPosition = (value: number): { at: number; word: number; piece: number } => ({
  ...{ at: value >> 10, word: (value >> 2) & 255, piece: value & 3 },
})

// Enough for usual messages; unused memory is not allocated.
const bytesOfMessage = 2048

/**
 * Collects the terms of the messages of a segment, newest message first, by term number. There are hundreds of
 * thousands, so they are stored in one byte array: the number of a term, its codes, counts without a code, the byte
 * length of its positions, and these as deltas.
 */
export class SegmentWriter {
  readonly #size: number
  readonly #columns: number
  #bytes: Uint8Array<ArrayBuffer>
  #filled = 0
  /** For each message: its offset from the last, and where its terms begin. */
  readonly #messages: { offset: number; from: number }[] = []
  /** The document frequency of each term. */
  #counts = new Uint32Array(1024)

  /** `size`: the maximum number of messages; `columns`: how many frequencies each posting has. */
  constructor(size: number, columns = 1) {
    ;[this.#size, this.#columns] = [size, columns]
    this.#bytes = new Uint8Array(size * bytesOfMessage)
  }

  add(word: number, offset: number, counted: readonly FieldFrequencies[], positions: readonly number[]): void {
    if (this.#messages.at(-1)?.offset !== offset) this.#messages.push({ offset, from: this.#filled })
    const most = 5 * (this.#columns + 2) + 3 * positions.length
    if (this.#filled + most > this.#bytes.length) this.#bytes = growArray(this.#bytes, most)
    if (word >= this.#counts.length) this.#counts = growArray(this.#counts, word)
    this.#counts[word]! += 1
    this.#push(word)
    const codes = this.#filled
    this.#filled += this.#columns
    counted.forEach((counts, column) => {
      const code = (this.#bytes[codes + column] = frequencyCode(counts))
      if (code === ESCAPE) for (const count of counts) this.#bytes[this.#filled++] = Math.min(count, 255)
    })
    let [size, before] = [0, 0]
    for (const position of positions) {
      size += bytesOf(position - before)
      before = position
    }
    this.#push(size)
    before = 0
    for (const position of positions) {
      this.#push(position - before)
      before = position
    }
  }

  /** The terms that occur in at least `least` messages, most frequent first. */
  commonest(least: number): number[] {
    const counts = this.#counts
    return [...counts.keys()].filter(word => counts[word]! >= least).toSorted((a, b) => counts[b]! - counts[a]!)
  }

  /** The positions of some terms, message by message, encoded by `termPosition`. */
  *positionsOf(words: readonly number[]): Generator<{ offset: number; positions: Uint32Array }> {
    const order = new Int16Array(this.#counts.length).fill(-1)
    words.forEach((word, n) => (order[word] = n))
    for (let message = 0; message < this.#messages.length; message += 1) {
      const found: number[] = []
      this.#eachIn(message, (word, _, numbers, end) => {
        if (order[word]! >= 0)
          for (let position = 0; numbers.at < end;) found.push(termPosition((position += numbers.next()), order[word]!))
      })
      yield { offset: this.#messages[message]!.offset, positions: Uint32Array.from(found).toSorted() }
    }
  }

  /** All terms in alphabetical order. */
  *encodedTerms(nameOf: (word: number) => string): Generator<EncodedTerm> {
    const { ends, postings, offsets } = this.#byWord()
    const words = [...this.#counts.keys()].filter(word => this.#counts[word]! > 0)
    const names = words.map(word => ({ word, name: nameOf(word) })).toSorted((a, b) => (a.name < b.name ? -1 : 1))
    try {
      for (const { word, name } of names) {
        const [from, to] = [ends[word]! - this.#counts[word]!, ends[word]!]
        const these = postings.subarray(from, to)
        const columns = Array.from({ length: this.#columns }, (_, column) => this.#columnOf(these, column))
        yield {
          ...{ word: name, postings: writePostings(offsets.subarray(from, to), columns, this.#size) },
          positions: this.#placesOf(these),
        }
      }
    } finally {
      releaseArray(postings)
      releaseArray(offsets)
    }
  }

  [Symbol.dispose](): void {
    releaseArray(this.#bytes)
  }

  /** The position of each posting's codes and the offset of its message; postings of a term are adjacent, up to its `ends`. */
  #byWord() {
    const ends = new Uint32Array(this.#counts.length)
    for (let word = 1; word < ends.length; word += 1) ends[word] = ends[word - 1]! + this.#counts[word - 1]!
    const count = ends.at(-1)! + this.#counts.at(-1)!
    const [postings, offsets] = [new Uint32Array(count), new Uint16Array(count)]
    this.#messages.forEach(({ offset }, message) =>
      this.#eachIn(message, (word, codes) => {
        postings[ends[word]!] = codes
        offsets[ends[word]!++] = offset
      }),
    )
    return { ends, postings, offsets }
  }

  /** Visits the terms of a message with the position of the codes and a reader of the positions, which reach to `end`. */
  #eachIn(message: number, visit: (word: number, codes: number, numbers: VarintReader, end: number) => void): void {
    const last = this.#messages[message + 1]?.from ?? this.#filled
    const numbers = new VarintReader(this.#bytes, this.#messages[message]!.from)
    while (numbers.at < last) {
      const word = numbers.next()
      const codes = numbers.at
      numbers.at = this.#behindCounts(codes)
      const end = numbers.next() + numbers.at
      visit(word, codes, numbers, end)
      numbers.at = end
    }
  }

  // These loops run for each term of each message: nothing is allocated in them.
  #placesOf(postings: Uint32Array): Buffer {
    const numbers = new VarintReader(this.#bytes)
    let size = 0
    for (const codes of postings) {
      const from = (numbers.at = this.#behindCounts(codes))
      size += numbers.next() + numbers.at - from
    }
    const positions = Buffer.allocUnsafe(size)
    let at = 0
    for (const codes of postings) {
      const from = (numbers.at = this.#behindCounts(codes))
      const end = numbers.next() + numbers.at
      for (let n = from; n < end; n += 1) positions[at++] = this.#bytes[n]!
    }
    return positions
  }

  #columnOf(postings: Uint32Array, column: number): FrequencyColumn {
    const codes = new Uint8Array(postings.length)
    const counts: number[] = []
    postings.forEach((at, n) => {
      codes[n] = this.#bytes[at + column]!
      if (codes[n] !== ESCAPE) return
      const from = this.#behindCounts(at, column)
      for (let piece = 0; piece < 4; piece += 1) counts.push(this.#bytes[from + piece]!)
    })
    return { codes, counts }
  }

  /** The end of a posting's escaped frequencies, or of those before one of its columns. */
  #behindCounts(codes: number, before = this.#columns): number {
    let at = codes + this.#columns
    for (let column = 0; column < before; column += 1) if (this.#bytes[codes + column] === ESCAPE) at += 4
    return at
  }

  /** A varint: seven bits per byte, lowest first, with a continuation bit. */
  #push(value: number): void {
    for (; value > 127; value >>= 7) this.#bytes[this.#filled++] = (value & 127) | 128
    this.#bytes[this.#filled++] = value
  }
}

const bytesOf = (value: number): number => (value < 2 ** 7 ? 1 : value < 2 ** 14 ? 2 : 3)
