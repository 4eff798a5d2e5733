import { codeOf, countsOf, unusual, type Counts } from './counts.ts'

/**
 * Which messages of a segment have a word, or one of several, by how far each is before the last, the newest first; and how
 * often. They stay the bytes that they came as: made into objects, lists take several times the memory. docs/decisions/0347
 */
export type Postings = {
  bytes: Uint8Array
  /** How far each message is before the last; null: all of the segment, one after the other. */
  offsets: Uint16Array | null
  /** How many messages they tell of: those that have it, two bytes each, or all of the segment where most have it. */
  count: number
  isOfAll: boolean
  /** Codes are numbers of counts in a table of their own: docs/decisions/0350. */
  hasTable: boolean
  /** Where in the bytes the codes begin, and the counts that have no code, four bytes each, in the order of the codes; or those of the table. */
  codes: number
  counts: number
  /** Where among the codes those of each message begin, if it may have several. */
  starts: Uint32Array | null
}
// What a message of a list of all has that has not the word: no counts have this code.
export const absent = 254
const [aloneHead, ofAllHead] = [2, 4]

const numberAt = (bytes: Uint8Array, at: number): number => bytes[at]! | (bytes[at + 1]! << 8)
/** How far a message of a list is before the last one. */
export const offsetAt = ({ offsets }: Postings, n: number): number => (offsets ? offsets[n]! : n)

// No number is so great: they say that there is a table, of the first codes and of the second.
const tableMarks = [0x80_00, 0x40_00] as const
const countMask = 0x3f_ff

/** How often a word stands in each message of a list: codes, and the counts that have none. */
export type Column = { codes: ArrayLike<number>; counts: ArrayLike<number> }

/**
 * Writes the postings of a word in a segment of so many messages. Two bytes say how many have it; then come their offsets,
 * their codes, and the counts that have no code. Where that is longer, nought and the size of the segment take the place of the
 * number, and each message has a code. Where many counts have no code, codes are numbers of counts in a table behind them.
 * Of a pair there are codes of its first word, and then of its second.
 */
export function writePostings(offsets: ArrayLike<number>, columns: readonly Column[], size: number): Buffer {
  const count = offsets.length
  const isOfAll = ofAllHead + columns.length * size < aloneHead + (2 + columns.length) * count
  const tables = columns.map(tableOf)
  const marks = tables.reduce((sum, table, n) => sum | (table ? tableMarks[n]! : 0), 0)
  const head = isOfAll ? Uint16Array.of(0, size | marks) : Uint16Array.of(count | marks, ...Array.from(offsets))
  const pieces = columns.flatMap((column, n) => {
    const { codes, behind } = tables[n] ?? { codes: Uint8Array.from(column.codes), behind: column.counts }
    if (!isOfAll) return [codes, Uint8Array.from(behind)]
    const all = new Uint8Array(size).fill(absent)
    for (let k = 0; k < count; k += 1) all[offsets[k]!] = codes[k]!
    return [all, Uint8Array.from(behind)]
  })
  return Buffer.concat([new Uint8Array(head.buffer), ...pieces])
}

/** A table of all counts that there are, how many first, and codes by it; undefined: it would be longer, or have too many. */
function tableOf({ codes, counts }: Column) {
  const numbers = new Map<number, number>()
  const table = [0]
  const own = new Uint8Array(codes.length)
  let rest = 0
  for (let n = 0; n < codes.length; n += 1) {
    const code = codes[n]!
    const these = code === unusual ? Array.from({ length: 4 }, () => counts[rest++]!) : countsOf(code)
    const key = these.reduce((sum, one) => sum * 256 + one, 0)
    let number = numbers.get(key)
    if (number === undefined) {
      numbers.set(key, (number = numbers.size))
      table.push(...these)
      if (number >= absent || table.length >= counts.length) return undefined
    }
    own[n] = number
  }
  table[0] = numbers.size
  return { behind: table, codes: own }
}

/** Those of one word, or of a pair with its first word, at the beginning of the bytes. */
export function postingsIn(bytes: Uint8Array): Postings {
  const isOfAll = numberAt(bytes, 0) === 0
  const said = numberAt(bytes, isOfAll ? 2 : 0)
  const count = said & countMask
  const offsets = isOfAll ? null : offsetsIn(bytes, count)
  const codes = isOfAll ? ofAllHead : aloneHead + 2 * count
  return { ...{ bytes, offsets, count, isOfAll, starts: null }, ...columnAt(codes, count, said, 0) }
}

/** The messages of a pair with how often its second word stands in them. */
export function secondOf(first: Postings): Postings {
  const { bytes, isOfAll, count } = first
  return { ...first, ...columnAt(endOf(first), count, numberAt(bytes, isOfAll ? 2 : 0), 1) }
}

function columnAt(codes: number, count: number, said: number, column: 0 | 1) {
  const hasTable = (said & tableMarks[column]) > 0
  return { hasTable, codes, counts: codes + count + (hasTable ? 1 : 0) }
}

/** The offsets as they stand, where they begin at an even byte. The order of bytes is that of all machines there are. */
function offsetsIn(bytes: Uint8Array, count: number): Uint16Array {
  const from = bytes.byteOffset + aloneHead
  if (from % 2 === 0) return new Uint16Array(bytes.buffer, from, count)
  return new Uint16Array(new Uint8Array(bytes.subarray(aloneHead, aloneHead + 2 * count)).buffer)
}

export function endOf({ bytes, counts, codes, hasTable }: Postings): number {
  if (hasTable) return counts + 4 * bytes[counts - 1]!
  let end = counts
  for (let n = codes; n < counts; n += 1) if (bytes[n] === unusual) end += 4
  return end
}

export const isIn = ({ bytes, codes }: Postings, n: number): boolean => bytes[codes + n] !== absent

/** The messages that have one of several words, each with the codes of all that it has. */
export function together(words: readonly Postings[]): Postings {
  const { offsets, starts, next } = startsOf(words)
  const codes = new Uint8Array(starts.at(-1)!)
  const counted: { place: number; counts: Counts }[] = []
  for (const word of words) {
    let before = 0
    for (let n = 0; n < word.count; n += 1) {
      if (!isIn(word, n)) continue
      const place = next[offsetAt(word, n)]!++
      const code = word.bytes[word.codes + n]!
      codes[place] = word.hasTable ? codeOf(countsAt(word, n, 0)) : code
      if (codes[place] === unusual) counted.push({ place, counts: countsAt(word, n, before) })
      if (code === unusual) before += 1
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
  return {
    bytes,
    offsets: offsetsIn(bytes, offsets.length),
    count: offsets.length,
    isOfAll: false,
    hasTable: false,
    codes: from,
    counts: from + codes.length,
    starts,
  }
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

/** The counts that a code stands for; `before`: how many before it have none of their own. */
export function countsAt({ bytes, codes, counts, hasTable }: Postings, n: number, before: number): Counts {
  const code = bytes[codes + n]!
  if (!hasTable && code !== unusual) return countsOf(code)
  const at = counts + 4 * (hasTable ? code : before)
  return [bytes[at]!, bytes[at + 1]!, bytes[at + 2]!, bytes[at + 3]!]
}
