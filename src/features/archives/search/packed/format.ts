import { countsOf, unusual, type Counts } from './counts.ts'

/**
 * Which messages of a segment have a word, or one of several: how far each is before the last, the newest first, and how often
 * it has it. `starts`: where the codes of each message begin, if it may have several.
 */
export type Postings = {
  offsets: Uint16Array
  codes: Uint8Array
  starts: Uint32Array | null
  unusual: ReadonlyMap<number, Counts>
}
/** Where the words stand in each of these messages, from which place in the list on. */
export type Places = { starts: Uint32Array; values: Uint16Array }
/** What is known of each message of a segment, by how far it is before the last: when it was written (NaN: it is not there). */
export type Facts = { times: Float64Array; lengths: Uint32Array }

/** Reads the postings of a word, or of several one after the other, as those of one; with their places, if these are given. */
export function readPostings(bytes: Buffer, placed: Buffer | null): { postings: Postings; places: Places | null } {
  const words = wordsIn(bytes)
  const { offsets, starts, at, codes } = startsOf(words, bytes)
  const counted = new Map<number, Counts>()
  for (const { from, count, unusuals } of words) {
    let rest = unusuals
    for (let n = 0; n < count; n += 1) {
      const [code, place] = [bytes[from + 2 * count + n]!, at[offsetAt(bytes, from, n)]!++]
      codes[place] = code
      if (code !== unusual) continue
      counted.set(place, [bytes[rest]!, bytes[rest + 1]!, bytes[rest + 2]!, bytes[rest + 3]!])
      rest += 4
    }
  }
  return {
    postings: { offsets, codes, starts: words.length === 1 ? null : starts, unusual: counted },
    places: placed && readPlaces(placed, words, bytes, offsets),
  }
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

export const countsAt = ({ codes, unusual: counted }: Postings, n: number): Counts =>
  codes[n] === unusual ? counted.get(n)! : countsOf(codes[n]!)

export const packFacts = ({ times, lengths }: Facts): Buffer =>
  Buffer.concat([Buffer.from(times.buffer), Buffer.from(lengths.buffer)])

export function readFacts(bytes: Buffer): Facts {
  const size = bytes.length / (Float64Array.BYTES_PER_ELEMENT + Uint32Array.BYTES_PER_ELEMENT)
  const own = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
  return { times: new Float64Array(own, 0, size), lengths: new Uint32Array(own, 8 * size, size) }
}
