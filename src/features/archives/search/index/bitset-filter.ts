import { NOT_PRESENT, offsetAt, type Postings } from './postings-codec.ts'
import type { QueryTermPostings } from './segment-cache.ts'
import { large } from './segment-store.ts'

/** A bit for each message of a segment, by its offset from the last. */
type Bits = Uint32Array
/**
 * A condition by posting lists: all lists of one of the alternatives. `isExact`: the lists alone decide, without
 * positions.
 */
export type FilterClause = { not: boolean; isExact: boolean; alternatives: readonly (readonly number[])[] }

/**
 * The messages of a segment that may match, newest first: a superset of the matches. Posting lists are combined as
 * bitsets, so that few messages remain to be checked one by one. The result is valid until the next call.
 */
export function candidatesIn(
  queryTermPostings: QueryTermPostings,
  choices: readonly FilterClause[],
  size: number,
): Uint16Array {
  const few = shortestPostings(queryTermPostings, choices)
  if (few && few.count * farFewer < size) return offsetsOf(few)

  const words = Math.ceil(size / 32)
  const all = new Uint32Array(words).fill(0xff_ff_ff_ff)
  if (size % 32 > 0) all[words - 1] = (1 << (size % 32)) - 1
  const rowOf = (lists: readonly number[]): Bits => {
    const bits = new Uint32Array(words).fill(0xff_ff_ff_ff)
    for (const list of lists) intersect(bits, queryTermPostings[list]?.postings)
    return bits
  }
  const eitherOf = ({ alternatives }: FilterClause): Bits => {
    const [first, ...others] = alternatives.map(rowOf)
    for (const other of others) for (let n = 0; n < words; n += 1) first![n]! |= other[n]!
    return first ?? new Uint32Array(words)
  }
  for (const choice of choices) {
    if (choice.not && !choice.isExact) continue
    const bits = eitherOf(choice)
    const flip = choice.not ? 0xff_ff_ff_ff : 0
    for (let n = 0; n < words; n += 1) all[n]! &= bits[n]! ^ flip
  }
  return numbersIn(all)
}

// A list that is shorter than the segment by this factor is scanned directly instead of building bitsets.
const farFewer = 32

/** The shortest posting list that every match must be in. */
function shortestPostings(queryTermPostings: QueryTermPostings, choices: readonly FilterClause[]) {
  let fewest: Postings | undefined
  for (const { not, alternatives } of choices) {
    if (not || alternatives.length !== 1) continue
    for (const list of alternatives[0]!) {
      const postings = queryTermPostings[list]?.postings
      if (postings && !postings.isDense && !(fewest && fewest.count <= postings.count)) fewest = postings
    }
  }
  return fewest
}

// Allocated once and refilled for each list.
const listBits = new Uint32Array(large / 32)
const numbers = new Uint16Array(large)

function offsetsOf(list: Postings): Uint16Array {
  for (let n = 0; n < list.count; n += 1) numbers[n] = offsetAt(list, n)
  return numbers.subarray(0, list.count)
}

function intersect(bits: Bits, list: Postings | undefined): void {
  listBits.fill(0)
  if (list) {
    const { bytes, offsets, codes, count, isDense } = list
    if (isDense) for (let n = 0; n < count; n += 1) listBits[n >> 5]! |= bytes[codes + n] === NOT_PRESENT ? 0 : 1 << n
    else
      for (let at = offsets; at < offsets + 2 * count; at += 2) {
        const offset = bytes[at]! | (bytes[at + 1]! << 8)
        listBits[offset >> 5]! |= 1 << offset
      }
  }
  for (let n = 0; n < bits.length; n += 1) bits[n]! &= listBits[n]!
}

function numbersIn(bits: Bits): Uint16Array {
  let count = 0
  for (let n = 0; n < bits.length; n += 1)
    for (let left = bits[n]!; left !== 0; left &= left - 1) numbers[count++] = 32 * n + 31 - Math.clz32(left & -left)
  return numbers.subarray(0, count)
}
