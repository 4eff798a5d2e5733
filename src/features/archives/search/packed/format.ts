import { endianness } from 'node:os'
import { countsOf, unusual, type Counts } from './counts.ts'

/**
 * Which messages of a segment have a word, or one of several: how far each is before the last, the newest first, and how often
 * it has it. `starts`: where the codes of each message begin, if it may have several.
 */
export type Postings = {
  offsets: Uint16Array
  codes: Uint8Array
  starts: Uint32Array | null
  unusual: Unusual
}
/** Counts that have no code, four bytes each, in the order of the codes; and how many there are before each 64th of these. */
export type Unusual = { counts: Uint8Array; before: Uint32Array }
/** Where the words stand in each of these messages, from which place in the list on. */
export type Places = { starts: Uint32Array; values: Uint16Array }
/** What is known of each message of a segment, by how far it is before the last: when it was written (NaN: it is not there). */
export type Facts = { times: Float64Array; lengths: Uint32Array }

/** Reads the postings of a word, or of several one after the other, as those of one; with their places, if these are given. */
export function readPostings(bytes: Buffer, placed: Buffer | null): { postings: Postings; places: Places | null } {
  const words = wordsIn(bytes)
  const [only] = words
  if (only && words.length === 1)
    return { postings: postingsOf(only, bytes), places: placed && placesOf(placed, only.count) }
  const { offsets, starts, at, codes } = startsOf(words, bytes)
  const counted = new Map<number, number>()
  for (const { from, count, unusuals } of words) {
    let rest = unusuals
    for (let n = 0; n < count; n += 1) {
      const [code, place] = [bytes[from + 2 * count + n]!, at[offsetAt(bytes, from, n)]!++]
      codes[place] = code
      if (code !== unusual) continue
      counted.set(place, rest)
      rest += 4
    }
  }
  const counts = new Uint8Array(4 * counted.size)
  const inOrder = [...counted].toSorted(([a], [b]) => a - b)
  for (const [n, [, from]] of inOrder.entries()) counts.set(bytes.subarray(from, from + 4), 4 * n)
  return {
    postings: { offsets, codes, starts, unusual: unusualAmong(codes, counts) },
    places: placed && readPlaces(placed, words, bytes, offsets),
  }
}

/** Those of one word, as most are: its messages are in their order already, so that they are copied as they are. */
function postingsOf({ from, count, unusuals }: Word, bytes: Buffer): Postings {
  const offsets = new Uint16Array(count)
  if (isLittleEndian) new Uint8Array(offsets.buffer).set(bytes.subarray(from, from + 2 * count))
  else for (let n = 0; n < count; n += 1) offsets[n] = offsetAt(bytes, from, n)
  // Not a part of the buffer, which may be one of many things.
  const codes = Uint8Array.from(bytes.subarray(from + 2 * count, unusuals))
  const counts = Uint8Array.from(bytes.subarray(unusuals))
  return { offsets, codes, starts: null, unusual: unusualAmong(codes, counts) }
}
const isLittleEndian = endianness() === 'LE'

/** The places of one word in so many messages. */
function placesOf(placed: Buffer, count: number): Places {
  const starts = new Uint32Array(count + 1)
  // Each takes a byte at least.
  const values = new Uint16Array(placed.length)
  let [at, end] = [0, 0]
  for (let n = 0; n < count; n += 1) {
    let [left, shift] = [placed[at]! & 127, 7]
    for (; placed[at++]! > 127; shift += 7) left |= (placed[at]! & 127) << shift
    let place = 0
    for (; left > 0; left -= 1) {
      let step = placed[at]! & 127
      for (shift = 7; placed[at++]! > 127; shift += 7) step |= (placed[at]! & 127) << shift
      values[end++] = place += step
    }
    starts[n + 1] = end
  }
  return { starts, values: values.slice(0, end) }
}

/** A word among several: where its offsets begin, how many there are, and where its unusual counts begin. */
type Word = { from: number; count: number; unusuals: number }

const offsetAt = (bytes: Buffer, from: number, n: number): number =>
  bytes[from + 2 * n]! | (bytes[from + 2 * n + 1]! << 8)

function wordsIn(bytes: Buffer): Word[] {
  const words: Word[] = []
  for (let at = 0; at < bytes.length;) {
    const [from, count] = [at + 2, offsetAt(bytes, at, 0)]
    const unusuals = from + 3 * count
    words.push({ from, count, unusuals })
    at = unusuals
    for (let n = from + 2 * count; n < unusuals; n += 1) if (bytes[n] === unusual) at += 4
  }
  return words
}

/** The messages of several words, and where the codes of each of them begin. `at`: the same by how far it is before the last. */
function startsOf(words: readonly Word[], bytes: Buffer) {
  const last = words.reduce((most, { from, count }) => Math.max(most, offsetAt(bytes, from, count - 1)), -1)
  const at = new Uint32Array(last + 1)
  let [messages, sum] = [0, 0]
  for (const { from, count } of words)
    for (let n = 0; n < count; n += 1) if (at[offsetAt(bytes, from, n)]!++ === 0) messages += 1
  const [offsets, starts] = [new Uint16Array(messages), new Uint32Array(messages + 1)]
  for (let [offset, n] = [0, 0]; offset <= last; offset += 1) {
    const size = at[offset]!
    if (size === 0) continue
    offsets[n] = offset
    at[offset] = starts[n] = sum
    sum += size
    n += 1
  }
  starts[messages] = sum
  return { offsets, starts, at, codes: new Uint8Array(sum) }
}

function readPlaces(placed: Buffer, words: readonly Word[], bytes: Buffer, offsets: Uint16Array): Places {
  const index = new Uint16Array(offsets.at(-1)! + 1)
  offsets.forEach((offset, n) => (index[offset] = n))
  const starts = new Uint32Array(offsets.length + 1)
  // Once to see how many each message has, once to put them there.
  eachPlace(placed, words, bytes, offset => (starts[index[offset]! + 1]! += 1))
  for (let n = 0; n < offsets.length; n += 1) starts[n + 1]! += starts[n]!
  const next = starts.slice()
  const values = new Uint16Array(starts.at(-1)!)
  eachPlace(placed, words, bytes, (offset, place) => (values[next[index[offset]!]!++] = place))
  if (words.length > 1)
    offsets.forEach((_, n) => values.set(values.subarray(starts[n], starts[n + 1]).toSorted(), starts[n]))
  return { starts, values }
}

function eachPlace(
  placed: Buffer,
  words: readonly Word[],
  bytes: Buffer,
  visit: (offset: number, place: number) => void,
) {
  let at = 0
  const number = (): number => {
    let [value, shift] = [0, 0]
    for (; placed[at]! > 127; shift += 7) value |= (placed[at++]! & 127) << shift
    return value | (placed[at++]! << shift)
  }
  for (const { from, count } of words)
    for (let n = 0; n < count; n += 1) {
      const offset = offsetAt(bytes, from, n)
      let place = 0
      for (let left = number(); left > 0; left -= 1) visit(offset, (place += number()))
    }
}

export function countsAt({ codes, unusual: { counts, before } }: Postings, n: number): Counts {
  if (codes[n] !== unusual) return countsOf(codes[n]!)
  let place = before[n >> 6]!
  for (let k = n & ~63; k < n; k += 1) if (codes[k] === unusual) place += 1
  const at = 4 * place
  return [counts[at]!, counts[at + 1]!, counts[at + 2]!, counts[at + 3]!]
}

/** The counts that some codes stand for, by their order. */
export function unusualAmong(codes: Uint8Array, counts: Uint8Array): Unusual {
  const before = new Uint32Array((codes.length >> 6) + 1)
  let sum = 0
  for (let n = 0; n < codes.length; n += 1) {
    if ((n & 63) === 0) before[n >> 6] = sum
    if (codes[n] === unusual) sum += 1
  }
  return { counts, before }
}

export const packFacts = ({ times, lengths }: Facts): Buffer =>
  Buffer.concat([Buffer.from(times.buffer), Buffer.from(lengths.buffer)])

export function readFacts(bytes: Buffer): Facts {
  const size = bytes.length / (Float64Array.BYTES_PER_ELEMENT + Uint32Array.BYTES_PER_ELEMENT)
  const own = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
  return { times: new Float64Array(own, 0, size), lengths: new Uint32Array(own, 8 * size, size) }
}
