import type { FieldFrequencies } from './field-frequencies.ts'

const [quote, colon, comma, space] = [0x27, 0x3a, 0x2c, 0x20]
const [zero, nine] = [0x30, 0x39]
// Subject, new text, quoted text and signature are A, B, C and (not written) D.
const firstPiece = 0x41
const signature = 3

/** Gets the range of bytes of a lexeme, its frequencies, and its positions as `positionOf` encodes them, in an array that is reused. */
type Visit = (from: number, to: number, counts: FieldFrequencies, positions: readonly number[]) => void

/** A position and its field as one number, in the order of the positions. */
export const positionOf = (at: number, piece: number): number => 4 * at + piece
export const tokenIndexAt = (position: number): number => position >> 2
export const fieldAt = (position: number): number => position & 3
export const isInSignature = (position: number): boolean => fieldAt(position) === signature

/** Reads a binary tsvector. Returns its number of words, as `documentLength` does. */
export function eachLexeme(vector: Buffer, visit: Visit): number {
  const positions: number[] = []
  let [at, length] = [4, 0]
  while (at < vector.length) {
    let end = at
    while (vector[end]! > 0) end += 1
    const count = (vector[end + 1]! << 8) | vector[end + 2]!
    const next = end + 3 + 2 * count
    positions.length = 0
    // Two bits of weight, of which A is the heaviest, and fourteen of position.
    for (let n = end + 3; n < next; n += 2)
      positions.push(positionOf(((vector[n]! & 0x3f) << 8) | vector[n + 1]!, signature - (vector[n]! >> 6)))
    visit(at, end, frequenciesIn(positions), positions)
    length += Math.max(1, count)
    at = next
  }
  return length
}

/** The length of a message as ts_rank counts it: each position, and one for a lexeme without. The vector is as in `'bread':1A,7B 'p=12'`. */
export function documentLength(vector: string): number {
  const positions: number[] = []
  let [at, length] = [0, 0]
  while (at < vector.length) {
    positions.length = 0
    at = readPositions(vector, endOfQuotation(vector, at + 1) + 1, positions) + 1
    length += Math.max(1, positions.length)
  }
  return length
}

/** Reads the positions after a lexeme, if it has some; returns where they end. */
export function readPositions(vector: string, at: number, positions: number[]): number {
  if (vector.charCodeAt(at) !== colon) return at
  let number = 0
  let piece = signature
  for (let index = at + 1; ; index += 1) {
    const code = index < vector.length ? vector.charCodeAt(index) : space
    if (code >= zero && code <= nine) number = 10 * number + code - zero
    else if (code !== comma && code !== space) piece = code - firstPiece
    else {
      positions.push(positionOf(number, piece))
      if (code === space) return index
      ;[number, piece] = [0, signature]
    }
  }
}

export function frequenciesIn(positions: readonly number[]): FieldFrequencies {
  const counts: FieldFrequencies = [0, 0, 0, 0]
  for (const position of positions) counts[position & 3]! += 1
  return counts
}

/** Where a quoted lexeme ends; quotes within it are doubled. */
function endOfQuotation(vector: string, from: number): number {
  for (let end = vector.indexOf("'", from); ; end = vector.indexOf("'", end + 2))
    if (vector.charCodeAt(end + 1) !== quote) return end
}
