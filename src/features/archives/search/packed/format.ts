import { countsOf, unusual, type Counts } from './counts.ts'

/**
 * Which messages of a segment have a word, or one of several, by how far each is before the last, the newest first; and how
 * often. They stay the bytes that they came as: made into objects, lists take several times the memory. docs/decisions/0347
 */
export type Postings = {
  bytes: Uint8Array
  /** How many messages they tell of: those that have it, two bytes each, or all of the segment where most have it. */
  count: number
  isOfAll: boolean
  /** Where in the bytes the codes begin, and the counts that have no code, four bytes each, in the order of the codes. */
  codes: number
  counts: number
  /** Where among the codes those of each message begin, if it may have several. */
  starts: Uint32Array | null
}
/** Where the words stand in each of these messages, from which place in the list on. */
export type Places = { starts: Uint32Array; values: Uint16Array }
/**
 * What is known of each message of a segment, by how far it is before the last: how many seconds after the first of them it was
 * written, and how many words it has.
 */
export type Facts = { first: number; times: Uint32Array; lengths: Uint16Array | Uint32Array }

// What a message of a list of all has that has not the word: no counts have this code.
export const absent = 254
const [aloneHead, ofAllHead] = [2, 4]

const numberAt = (bytes: Uint8Array, at: number): number => bytes[at]! | (bytes[at + 1]! << 8)
/** How far a message of a list is before the last one. */
export const offsetAt = ({ bytes, isOfAll }: Postings, n: number): number =>
  isOfAll ? n : numberAt(bytes, aloneHead + 2 * n)

/**
 * Writes the postings of a word in a segment of so many messages. Two bytes say how many have it; then come their offsets,
 * their codes, and the counts that have no code. Where that is longer, nought and the size of the segment take the place of the
 * number, and each message has a code.
 */
export function writePostings(
  offsets: ArrayLike<number>,
  codes: ArrayLike<number>,
  counts: ArrayLike<number>,
  size: number,
): Buffer {
  const count = offsets.length
  const isOfAll = ofAllHead + size < aloneHead + 3 * count
  const from = isOfAll ? ofAllHead : aloneHead + 2 * count
  const bytes = Buffer.alloc(from + (isOfAll ? size : codes.length) + counts.length)
  if (isOfAll) bytes.fill(absent, from, from + size).writeUInt16LE(size, 2)
  else bytes.writeUInt16LE(count, 0)
  for (let n = 0; n < count; n += 1) {
    if (!isOfAll) bytes.writeUInt16LE(offsets[n]!, aloneHead + 2 * n)
    bytes[from + (isOfAll ? offsets[n]! : n)] = codes[n]!
  }
  bytes.set(counts, bytes.length - counts.length)
  return bytes
}

/** Reads the postings of a word, or of several one after the other as those of one; with their places, if these are given. */
export function readPostings(
  bytes: Buffer,
  placed: Buffer | null,
  areSeveral: boolean,
): { postings: Postings; places: Places | null } {
  if (!areSeveral) {
    // A copy: the buffer may be a part of one of many things.
    const postings = postingsIn(new Uint8Array(bytes))
    return { postings, places: placed && placesOf(placed, postings) }
  }
  const words: Postings[] = []
  for (let at = 0; at < bytes.length; at += endOf(words.at(-1)!)) words.push(postingsIn(bytes.subarray(at)))
  const postings = together(words)
  return { postings, places: placed && placesTogether(placed, words, postings) }
}

/** Those of one word, at the beginning of the bytes. */
export function postingsIn(bytes: Uint8Array): Postings {
  const isOfAll = numberAt(bytes, 0) === 0
  const count = numberAt(bytes, isOfAll ? 2 : 0)
  const codes = isOfAll ? ofAllHead : aloneHead + 2 * count
  return { bytes, count, isOfAll, codes, counts: codes + count, starts: null }
}

function endOf({ bytes, counts, codes }: Postings): number {
  let end = counts
  for (let n = codes; n < counts; n += 1) if (bytes[n] === unusual) end += 4
  return end
}

const isIn = ({ bytes, codes }: Postings, n: number): boolean => bytes[codes + n] !== absent

/** The messages that have one of several words, each with the codes of all that it has. */
function together(words: readonly Postings[]): Postings {
  const { offsets, starts, next } = startsOf(words)
  const codes = new Uint8Array(starts.at(-1)!)
  const counted: { place: number; counts: Uint8Array }[] = []
  for (const word of words) {
    let rest = word.counts
    for (let n = 0; n < word.count; n += 1) {
      if (!isIn(word, n)) continue
      const [code, place] = [word.bytes[word.codes + n]!, next[offsetAt(word, n)]!++]
      codes[place] = code
      if (code === unusual) counted.push({ place, counts: word.bytes.subarray(rest, (rest += 4)) })
    }
  }
  const counts = new Uint8Array(4 * counted.length)
  for (const [n, one] of counted.toSorted((a, b) => a.place - b.place).entries()) counts.set(one.counts, 4 * n)
  return listOf(offsets, codes, counts, starts)
}

/** Postings of messages of which each may have several codes. */
export function listOf(
  offsets: ArrayLike<number>,
  codes: ArrayLike<number>,
  counts: ArrayLike<number>,
  starts: Uint32Array,
): Postings {
  const from = aloneHead + 2 * offsets.length
  const bytes = new Uint8Array(from + codes.length + counts.length)
  for (let n = 0; n < offsets.length; n += 1) {
    bytes[aloneHead + 2 * n] = offsets[n]! & 255
    bytes[aloneHead + 2 * n + 1] = offsets[n]! >> 8
  }
  bytes.set(codes, from)
  bytes.set(counts, from + codes.length)
  return { bytes, count: offsets.length, isOfAll: false, codes: from, counts: from + codes.length, starts }
}

/** The messages of several words, and where the codes of each of them begin. `next`: the same by how far it is before the last. */
function startsOf(words: readonly Postings[]) {
  const last = words.reduce((most, word) => Math.max(most, offsetAt(word, word.count - 1)), -1)
  const next = new Uint32Array(last + 1)
  let [messages, sum] = [0, 0]
  for (const word of words)
    for (let n = 0; n < word.count; n += 1) if (isIn(word, n) && next[offsetAt(word, n)]!++ === 0) messages += 1
  const [offsets, starts] = [new Uint16Array(messages), new Uint32Array(messages + 1)]
  for (let [offset, n] = [0, 0]; offset <= last; offset += 1) {
    const size = next[offset]!
    if (size === 0) continue
    offsets[n] = offset
    next[offset] = starts[n] = sum
    sum += size
    n += 1
  }
  starts[messages] = sum
  return { offsets, starts, next }
}

/** Numbers of seven bits a byte, the lowest first, where those that are not the last of a number are marked. */
export class Numbers {
  readonly #bytes: Uint8Array
  #at: number
  constructor(bytes: Uint8Array, from = 0) {
    this.#bytes = bytes
    this.#at = from
  }

  next(): number {
    const bytes = this.#bytes
    let value = bytes[this.#at]! & 127
    for (let shift = 7; bytes[this.#at++]! > 127; shift += 7) value |= (bytes[this.#at]! & 127) << shift
    return value
  }
}

/** The places of one word. */
function placesOf(placed: Buffer, postings: Postings): Places {
  const { count, isOfAll } = postings
  const starts = new Uint32Array(count + 1)
  // Each takes a byte at least.
  const values = new Uint16Array(placed.length)
  const numbers = new Numbers(placed)
  let end = 0
  for (let n = 0; n < count; n += 1) {
    let place = 0
    for (let left = isOfAll && !isIn(postings, n) ? 0 : numbers.next(); left > 0; left -= 1)
      values[end++] = place += numbers.next()
    starts[n + 1] = end
  }
  return { starts, values: values.slice(0, end) }
}

/** The places of several words in the messages that have one of them. */
function placesTogether(placed: Buffer, words: readonly Postings[], { bytes, count }: Postings): Places {
  const index = new Uint16Array(numberAt(bytes, aloneHead + 2 * (count - 1)) + 1)
  for (let n = 0; n < count; n += 1) index[numberAt(bytes, aloneHead + 2 * n)] = n
  const starts = new Uint32Array(count + 1)
  // In the order of the words first, with how many there are of each in each message; then by messages.
  const [read, sizes]: [Uint16Array, number[]] = [new Uint16Array(placed.length), []]
  const numbers = new Numbers(placed)
  let end = 0
  for (const word of words)
    for (let n = 0; n < word.count; n += 1) {
      if (!isIn(word, n)) continue
      const size = numbers.next()
      sizes.push(size)
      starts[index[offsetAt(word, n)]! + 1]! += size
      for (let [left, place] = [size, 0]; left > 0; left -= 1) read[end++] = place += numbers.next()
    }
  for (let n = 0; n < count; n += 1) starts[n + 1]! += starts[n]!
  const next = starts.slice()
  const values = new Uint16Array(end)
  let [at, k] = [0, 0]
  for (const word of words)
    for (let n = 0; n < word.count; n += 1) {
      if (!isIn(word, n)) continue
      const message = index[offsetAt(word, n)]!
      for (let left = sizes[k++]!; left > 0; left -= 1) values[next[message]!++] = read[at++]!
    }
  for (let n = 0; n < count; n += 1)
    if (starts[n + 1]! - starts[n]! > 1) values.subarray(starts[n], starts[n + 1]).sort()
  return { starts, values }
}

/** The counts that a code stands for; `before`: how many before it have none of their own. */
export function countsAt({ bytes, codes, counts }: Postings, n: number, before: number): Counts {
  const code = bytes[codes + n]!
  if (code !== unusual) return countsOf(code)
  const at = counts + 4 * before
  return [bytes[at]!, bytes[at + 1]!, bytes[at + 2]!, bytes[at + 3]!]
}

// Of a message that is not there.
const never = 2 ** 32 - 1

/** The second in which a message was written; NaN: it is not there. */
export const timeAt = ({ first, times }: Facts, offset: number): number =>
  times[offset] === never ? NaN : first + times[offset]!

/** `times`: NaN where there is no message. */
export function factsOf(times: Float64Array, lengths: Uint32Array): Facts {
  const first = times.reduce((least, time) => (time < least ? time : least), Infinity)
  return {
    first,
    times: Uint32Array.from(times, time => (Number.isNaN(time) ? never : time - first)),
    lengths: lengths.every(length => length < 2 ** 16) ? Uint16Array.from(lengths) : lengths,
  }
}

export const packFacts = ({ first, times, lengths }: Facts): Buffer =>
  Buffer.concat([new Float64Array([first]), times, lengths].map(({ buffer }) => Buffer.from(buffer)))

/** Reads what is known of so many messages. */
export function readFacts(bytes: Buffer, size: number): Facts {
  const own = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
  // Written before there were seconds: milliseconds, eight bytes each.
  if (own.byteLength === 12 * size)
    return factsOf(
      new Float64Array(own, 0, size).map(time => Math.floor(time / 1000)),
      new Uint32Array(own, 8 * size, size),
    )
  const [behind, isShort] = [8 + 4 * size, own.byteLength === 8 + 6 * size]
  return {
    first: new Float64Array(own, 0, 1)[0]!,
    times: new Uint32Array(own, 8, size),
    lengths: isShort ? new Uint16Array(own, behind, size) : new Uint32Array(own, behind, size),
  }
}
