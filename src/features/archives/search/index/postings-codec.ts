import { frequencyCode, frequenciesOf, ESCAPE, type FieldFrequencies } from './field-frequencies.ts'

/**
 * The messages of a segment that contain a term, or one of several, by their offset from the last, newest first, with
 * frequencies. They stay encoded: as objects they would take several times the memory.
 */
export type Postings = {
  /** May hold other lists too: the numbers below are indexes into it. */
  bytes: Uint8Array
  /** Where they begin, and where their offsets from the last message begin, two bytes each. */
  from: number
  offsets: number
  /** The number of postings: the messages that contain the term or, if most do, all messages of the segment. */
  count: number
  isDense: boolean
  /** Codes are numbers of entries in a table of frequencies. */
  hasTable: boolean
  /** Where the codes begin, and the frequencies behind them, four bytes each: those of the table, or of each `ESCAPE`. */
  codes: number
  counts: number
  /** Where among the codes those of each message begin, if it may have several. */
  starts: Uint32Array | null
}
// The code of a message in a dense list that does not contain the term.
export const NOT_PRESENT = 254
const [sparseHead, denseHead] = [2, 4]

const numberAt = (bytes: Uint8Array, at: number): number => bytes[at]! | (bytes[at + 1]! << 8)
/** The offset of the nth posting from the last message. */
export const offsetAt = ({ bytes, offsets, isDense }: Postings, n: number): number =>
  isDense ? n : bytes[offsets + 2 * n]! | (bytes[offsets + 2 * n + 1]! << 8)

// A segment has fewer messages than these bits: they mark a table for the first column, and for the second.
const tableMarks = [0x80_00, 0x40_00] as const
const countMask = 0x3f_ff

/** The frequencies of a term in each message: codes, and the counts without a code. */
export type FrequencyColumn = { codes: ArrayLike<number>; counts: ArrayLike<number> }

/**
 * Encodes the postings of a term in a segment of `size` messages. Sparse: the number of postings, their offsets, their
 * codes. Dense, if that is shorter: 0, the size of the segment, a code for each of its messages. Behind the codes are the
 * frequencies of each `ESCAPE`, or a table to which all codes refer. A bigram has two columns, codes and frequencies of
 * the first term and then of the second.
 */
export function writePostings(offsets: ArrayLike<number>, columns: readonly FrequencyColumn[], size: number): Buffer {
  const count = offsets.length
  const isDense = denseHead + columns.length * size < sparseHead + (2 + columns.length) * count
  const encoded = columns.map(
    column => tableOf(column) ?? { codes: column.codes, behind: column.counts, hasTable: false },
  )
  const marks = encoded.reduce((sum, { hasTable }, n) => sum | (hasTable ? tableMarks[n]! : 0), 0)
  const [head, each] = isDense ? [denseHead, size] : [sparseHead + 2 * count, count]
  const bytes = Buffer.allocUnsafe(encoded.reduce((sum, { behind }) => sum + each + behind.length, head))
  if (isDense) bytes.writeUInt16LE(0)
  bytes.writeUInt16LE((isDense ? size : count) | marks, isDense ? 2 : 0)
  if (!isDense) for (let n = 0; n < count; n += 1) bytes.writeUInt16LE(offsets[n]!, sparseHead + 2 * n)
  let at = head
  for (const { codes, behind } of encoded) {
    if (isDense) bytes.fill(NOT_PRESENT, at, at + size)
    for (let n = 0; n < count; n += 1) bytes[at + (isDense ? offsets[n]! : n)] = codes[n]!
    bytes.set(behind, at + each)
    at += each + behind.length
  }
  return bytes
}

/** A table of all frequencies, and codes that refer to it; undefined: it would be longer, or have too many entries. */
function tableOf({ codes, counts }: FrequencyColumn) {
  if (counts.length === 0) return undefined
  const numbers = new Map<number, number>()
  const table = [0]
  const tableCodes = new Uint8Array(codes.length)
  let rest = 0
  for (let n = 0; n < codes.length; n += 1) {
    const code = codes[n]!
    const these = code === ESCAPE ? Array.from({ length: 4 }, () => counts[rest++]!) : frequenciesOf(code)
    const key = these.reduce((sum, one) => sum * 256 + one, 0)
    let number = numbers.get(key)
    if (number === undefined) {
      numbers.set(key, (number = numbers.size))
      table.push(...these)
      if (number >= NOT_PRESENT || table.length >= counts.length) return undefined
    }
    tableCodes[n] = number
  }
  table[0] = numbers.size
  return { codes: tableCodes, behind: table, hasTable: true }
}

/** Reads the postings at an offset; for a bigram, with the frequencies of its first word. */
export function readPostings(bytes: Uint8Array, from = 0): Postings {
  const isDense = numberAt(bytes, from) === 0
  const header = numberAt(bytes, isDense ? from + 2 : from)
  const count = header & countMask
  const offsets = from + sparseHead
  const codes = isDense ? from + denseHead : offsets + 2 * count
  const hasTable = (header & tableMarks[0]) > 0
  return {
    bytes,
    from,
    offsets,
    count,
    isDense,
    hasTable,
    codes,
    counts: countsBehind(codes, count, hasTable),
    starts: null,
  }
}

/** The postings of a bigram with the frequencies of its second word. */
export function secondTermPostings(first: Postings): Postings {
  const { bytes, from, isDense, count } = first
  const hasTable = (numberAt(bytes, isDense ? from + 2 : from) & tableMarks[1]) > 0
  const codes = postingsEnd(first)
  return { ...first, hasTable, codes, counts: countsBehind(codes, count, hasTable) }
}

// A table begins with its size.
const countsBehind = (codes: number, count: number, hasTable: boolean): number => codes + count + (hasTable ? 1 : 0)

/** Where the postings end; of a bigram, its first column. */
export function postingsEnd({ bytes, counts, codes, hasTable }: Postings): number {
  if (hasTable) return counts + 4 * bytes[counts - 1]!
  let end = counts
  for (let n = codes; n < counts; n += 1) if (bytes[n] === ESCAPE) end += 4
  return end
}

export const hasPosting = ({ bytes, codes }: Postings, n: number): boolean => bytes[codes + n] !== NOT_PRESENT

/** The union of several postings, each message with the codes of all its terms. */
export function unionPostings(words: readonly Postings[]): Postings {
  const { offsets, starts, next } = startsOf(words)
  const codes = new Uint8Array(starts.at(-1)!)
  const counted: { place: number; counts: FieldFrequencies }[] = []
  for (const word of words) {
    let before = 0
    for (let n = 0; n < word.count; n += 1) {
      if (!hasPosting(word, n)) continue
      const index = next[offsetAt(word, n)]!++
      const code = word.bytes[word.codes + n]!
      codes[index] = word.hasTable ? frequencyCode(countsAt(word, n, 0)) : code
      if (codes[index] === ESCAPE) counted.push({ place: index, counts: countsAt(word, n, before) })
      if (code === ESCAPE) before += 1
    }
  }
  const counts = new Uint8Array(4 * counted.length)
  for (const [n, one] of counted.toSorted((a, b) => a.place - b.place).entries()) counts.set(one.counts, 4 * n)
  return createPostings(offsets, codes, counts, starts)
}

/** Postings of messages that may have several codes each. */
export function createPostings(
  offsets: ArrayLike<number>,
  codes: ArrayLike<number>,
  counts: ArrayLike<number>,
  starts: Uint32Array,
): Postings {
  const from = sparseHead + 2 * offsets.length
  const bytes = new Uint8Array(from + codes.length + counts.length)
  for (let n = 0; n < offsets.length; n += 1) {
    bytes[sparseHead + 2 * n] = offsets[n]! & 255
    bytes[sparseHead + 2 * n + 1] = offsets[n]! >> 8
  }
  bytes.set(codes, from)
  bytes.set(counts, from + codes.length)
  return {
    ...{ bytes, from: 0, offsets: sparseHead, count: offsets.length, isDense: false, hasTable: false },
    ...{ codes: from, counts: from + codes.length, starts },
  }
}

/** The messages that have one of several terms, and where the codes of each begin. `next`: the same by offset. */
function startsOf(words: readonly Postings[]) {
  const last = words.reduce((most, word) => Math.max(most, offsetAt(word, word.count - 1)), -1)
  const next = new Uint32Array(last + 1)
  let [messages, sum] = [0, 0]
  for (const word of words)
    for (let n = 0; n < word.count; n += 1) if (hasPosting(word, n) && next[offsetAt(word, n)]!++ === 0) messages += 1
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

/** The frequencies of the nth posting; `before`: how many before it are `ESCAPE`. */
export function countsAt({ bytes, codes, counts, hasTable }: Postings, n: number, before: number): FieldFrequencies {
  const code = bytes[codes + n]!
  if (!hasTable && code !== ESCAPE) return frequenciesOf(code)
  const at = counts + 4 * (hasTable ? code : before)
  return [bytes[at]!, bytes[at + 1]!, bytes[at + 2]!, bytes[at + 3]!]
}
