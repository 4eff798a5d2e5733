import { keyOf, type Condition, type Lexeme, type Row } from '../conditions.ts'
import { absent, offsetAt, type Postings } from './format.ts'
import type { Plain, Standing } from './standing.ts'
import { large } from './store.ts'

/** A bit for each message of a segment, by how far it is before the last. */
type Bits = Uint32Array

/**
 * The messages of a segment that may match, the newest first: all that do are among them. Words are held against each other as
 * bits, thirty-two messages at a time, so that what remains to be looked at one by one is little.
 */
export function candidatesIn(standings: ReadonlyMap<string, Standing | null>, plain: Plain, size: number): Uint16Array {
  const listOf = (lexeme: Lexeme): Postings | null => standings.get(keyOf(lexeme))?.postings ?? null
  const wanted = plain.conditions.filter(({ not }) => !not)
  const few = fewestOf(wanted, listOf)
  if (few && few.count * farFewer < size) return offsetsOf(few)

  const words = Math.ceil(size / 32)
  const all = new Uint32Array(words).fill(0xff_ff_ff_ff)
  if (size % 32 > 0) all[words - 1] = (1 << (size % 32)) - 1
  const rowOf = ({ lexemes }: Row): Bits => {
    const bits = new Uint32Array(words).fill(0xff_ff_ff_ff)
    for (const lexeme of lexemes) narrow(bits, listOf(lexeme))
    return bits
  }
  const eitherOf = ({ ways }: Condition): Bits => {
    const [first, ...others] = ways.map(rowOf)
    for (const other of others) for (let n = 0; n < words; n += 1) first![n]! |= other[n]!
    return first ?? new Uint32Array(words)
  }
  for (const condition of plain.conditions) {
    if (condition.not && !isExact(condition, plain.outsideSignature)) continue
    const bits = eitherOf(condition)
    const flip = condition.not ? 0xff_ff_ff_ff : 0
    for (let n = 0; n < words; n += 1) all[n]! &= bits[n]! ^ flip
  }
  return numbersIn(all)
}

// A list that has so much fewer messages than the segment is gone through sooner than bits are made of others.
const farFewer = 32

/** The shortest list without which nothing matches. */
function fewestOf(wanted: readonly Condition[], listOf: (lexeme: Lexeme) => Postings | null): Postings | undefined {
  const lists = wanted
    .filter(({ ways }) => ways.length === 1)
    .flatMap(({ ways }) => ways[0]!.lexemes.map(listOf))
    .filter(list => list !== null && !list.isOfAll) as Postings[]
  return lists.reduce<Postings | undefined>((a, b) => (a && a.count <= b.count ? a : b), undefined)
}

const offsetsOf = (list: Postings): Uint16Array => Uint16Array.from({ length: list.count }, (_, n) => offsetAt(list, n))

/** Whether the lists alone tell who has what it says: not where in a message. */
const isExact = ({ ways }: Condition, outsideSignature: boolean): boolean =>
  ways.every(({ places, lexemes }) => places === null && !(outsideSignature && lexemes.some(({ isText }) => isText)))

// Made once: they are filled anew for each list.
const own = new Uint32Array(large / 32)
const numbers = new Uint16Array(large)

/** Leaves those that are in a list. */
function narrow(bits: Bits, list: Postings | null): void {
  own.fill(0)
  if (list?.isOfAll) {
    const { bytes, codes, count } = list
    for (let n = 0; n < count; n += 1) if (bytes[codes + n] !== absent) own[n >> 5]! |= 1 << n
  } else if (list) {
    const { offsets, count } = list
    for (let n = 0; n < count; n += 1) own[offsets![n]! >> 5]! |= 1 << offsets![n]!
  }
  for (let n = 0; n < bits.length; n += 1) bits[n]! &= own[n]!
}

/** To be gone through before others are asked for. */
function numbersIn(bits: Bits): Uint16Array {
  let count = 0
  for (let n = 0; n < bits.length; n += 1)
    for (let left = bits[n]!; left !== 0; left &= left - 1) numbers[count++] = 32 * n + 31 - Math.clz32(left & -left)
  return numbers.subarray(0, count)
}
