import { NOT_PRESENT, hasPosting, offsetAt, type Postings } from './postings-codec.ts'

/**
 * The positions in each message of a list. Of one term as they are stored: for each message the length in bytes, then
 * each position as its distance from the one before. Of several terms decoded: `starts` are those of each message.
 */
export type Positions = { bytes: Uint8Array; from: number } | { starts: Uint32Array; values: Uint16Array }

/** Reads positions, newest message first. Only those of requested messages are decoded. */
export class PositionReader {
  #positions: Positions | undefined
  #postings: Postings | undefined
  /** The positions of the current message: a range of `values`. */
  values: Uint16Array
  from = 0
  to = 0
  /** The current message, and where its positions end in the bytes. */
  #message = -1
  #end = 0
  // The buffer for decoded positions; united ones are used as they are.
  #own = new Uint16Array(16)

  constructor() {
    this.values = this.#own
  }

  /** Starts with another posting list. */
  open(positions: Positions, postings: Postings): void {
    ;[this.#positions, this.#postings, this.#message] = [positions, postings, -1]
    if ('bytes' in positions) [this.values, this.from, this.#end] = [this.#own, 0, positions.from]
    else this.values = positions.values
  }

  /** Moves on to a message of the list. */
  moveTo(message: number): void {
    const positions = this.#positions!
    if (!('bytes' in positions)) {
      this.from = positions.starts[message]!
      this.to = positions.starts[message + 1]!
    } else if (message !== this.#message) this.#read(positions.bytes, message)
  }

  // The inner loop of every phrase search.
  #read(bytes: Uint8Array, message: number): void {
    const { bytes: list, codes, isDense } = this.#postings!
    let [at, size] = [this.#end, 0]
    for (let n = this.#message + 1; n <= message; n += 1) {
      if (isDense && list[codes + n] === NOT_PRESENT) continue
      // Skips those of the previous message.
      at += size
      size = bytes[at++]!
      for (let shift = 7; bytes[at - 1]! > 127; shift += 7) size = (size & ((1 << shift) - 1)) | (bytes[at++]! << shift)
    }
    if (size > this.values.length) this.values = this.#own = new Uint16Array(2 * size)
    const { values } = this
    const end = at + size
    let [position, count] = [0, 0]
    while (at < end) {
      let distance = bytes[at++]!
      for (let shift = 7; bytes[at - 1]! > 127; shift += 7)
        distance = (distance & ((1 << shift) - 1)) | (bytes[at++]! << shift)
      position += distance
      values[count++] = position
    }
    this.to = count
    this.#message = message
    this.#end = end
  }
}

/** Reads varints: seven bits per byte, lowest first, with a continuation bit. */
export class VarintReader {
  readonly #bytes: Uint8Array
  at: number
  constructor(bytes: Uint8Array, from = 0) {
    this.#bytes = bytes
    this.at = from
  }

  next(): number {
    const bytes = this.#bytes
    let value = bytes[this.at]! & 127
    for (let shift = 7; bytes[this.at++]! > 127; shift += 7) value |= (bytes[this.at]! & 127) << shift
    return value
  }
}

/** The positions of several terms in the messages that contain one of them. */
export function unionPositions(positionBytes: Buffer, words: readonly Postings[], postings: Postings): Positions {
  const { count } = postings
  const index = new Uint16Array(offsetAt(postings, count - 1) + 1)
  for (let n = 0; n < count; n += 1) index[offsetAt(postings, n)] = n
  const starts = new Uint32Array(count + 1)
  // First in the order of the terms, with their number in each message; then by message.
  const [read, sizes]: [Uint16Array, number[]] = [new Uint16Array(positionBytes.length), []]
  const numbers = new VarintReader(positionBytes)
  let end = 0
  for (const word of words)
    for (let n = 0; n < word.count; n += 1) {
      if (!hasPosting(word, n)) continue
      const [from, last] = [end, numbers.next() + numbers.at]
      for (let position = 0; numbers.at < last;) read[end++] = position += numbers.next()
      sizes.push(end - from)
      starts[index[offsetAt(word, n)]! + 1]! += end - from
    }
  for (let n = 0; n < count; n += 1) starts[n + 1]! += starts[n]!
  const next = starts.slice()
  const values = new Uint16Array(end)
  let [at, k] = [0, 0]
  for (const word of words)
    for (let n = 0; n < word.count; n += 1) {
      if (!hasPosting(word, n)) continue
      const message = index[offsetAt(word, n)]!
      for (let left = sizes[k++]!; left > 0; left -= 1) values[next[message]!++] = read[at++]!
    }
  for (let n = 0; n < count; n += 1)
    if (starts[n + 1]! - starts[n]! > 1) values.subarray(starts[n], starts[n + 1]).sort()
  return { starts, values }
}
