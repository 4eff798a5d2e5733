import { growArray } from '../grow-array.ts'
import { longestWord } from './normalize.ts'
import { hashOf, TermTable, prime, seed } from './term-table.ts'

// PostgreSQL limits a vector to 1 MB, 256 positions per word, and positions up to 16383. docs/decisions/0026
const maxBytes = 900_000
const maxLexemes = 50_000
const maxPositions = 256
const maxPosition = 16_383

/** Fields by weight. Names have none, which the server treats as D. */
export const weights = { none: 0, D: 1, C: 2, B: 3, A: 4 } as const
export const weightBits = 3

// The vector being built, in a few typed arrays.
const terms = new TermTable()
/** For each lexeme: how often it occurs, its first and its last position. */
export const fields = 3
export const [countOf, firstOf, lastOf] = [0, 1, 2] as const
let lexemes = new Int32Array(1024 * fields)
/** Positions of all lexemes, each followed by the index of the next one of its lexeme. */
let positions = new Int32Array(8192)
let [used, size] = [0, 0]

export function startVector(): void {
  terms.clear()
  used = size = 0
}

// The word being looked up.
const mostOfWord = 4 * (longestWord + 2)
const letters = new Uint8Array(mostOfWord)

/** Adds a word of ASCII letters from a text. */
export function addAscii(text: string, from: number, to: number, at: number, weight: number): void {
  const length = Math.min(to - from, longestWord)
  let hash = seed
  for (let index = 0; index < length; index += 1) {
    const code = text.charCodeAt(from + index)
    const small = code >= 0x41 && code <= 0x5a ? code | 0x20 : code
    letters[index] = small
    hash = Math.imul(hash ^ small, prime)
  }
  add(length, hash, length, (Math.min(at, maxPosition) << weightBits) | weight)
}

/** Adds a normalized word. */
export function addWord(word: string, at: number, weight: number): void {
  let end = 0
  for (let index = 0; index < word.length; index += 1) {
    const point = word.codePointAt(index)!
    if (point > 0xffff) index += 1
    end = pointAt(point, end)
  }
  add(end, hashOf(letters, 0, end), word.length, (Math.min(at, maxPosition) << weightBits) | weight)
}

/** Writes a character in UTF-8; returns where it ends. */
function pointAt(point: number, at: number): number {
  if (point < 0x80) {
    letters[at] = point
    return at + 1
  }
  const more = point < 0x800 ? 1 : point < 0x1_00_00 ? 2 : 3
  letters[at] = ((0xff_00 >> (more + 1)) & 0xff) | (point >> (6 * more))
  for (let left = more - 1; left >= 0; left -= 1) letters[at + more - left] = 0x80 | ((point >> (6 * left)) & 0x3f)
  return at + more + 1
}

function add(length: number, hash: number, units: number, position: number): void {
  const existing = terms.find(hash, letters, 0, length)
  if (existing >= 0) return addPosition(existing * fields, position)
  const maxBytesNeeded = 3 * units + 6
  if (terms.count >= maxLexemes || size + maxBytesNeeded > maxBytes) return
  size += maxBytesNeeded
  const lexeme = terms.add(hash, letters, 0, length) * fields
  if (lexeme === lexemes.length) lexemes = growArray(lexemes)
  lexemes[lexeme + countOf] = 1
  lexemes[lexeme + firstOf] = lexemes[lexeme + lastOf] = newPosition(position)
}

function addPosition(lexeme: number, position: number): void {
  const last = lexemes[lexeme + lastOf]!
  if (lexemes[lexeme + countOf]! >= maxPositions || size >= maxBytes) return
  // Positions are ascending. Beyond the maximum all are the same, and the first of them has the highest weight.
  if (positions[last]! >> weightBits >= position >> weightBits) return
  size += 2
  lexemes[lexeme + countOf]! += 1
  // First: a new position may replace the array, and an assignment to the old one would be lost.
  const added = newPosition(position)
  positions[last + 1] = lexemes[lexeme + lastOf] = added
}

function newPosition(position: number): number {
  if (used + 2 > positions.length) positions = growArray(positions)
  positions[used] = position
  positions[used + 1] = -1
  used += 2
  return used - 2
}

/** The vector built since the last reset; the arrays are valid until the next one. */
export const currentVector = () => ({ words: terms, lexemes, places: positions, placed: used / 2 })
