import { growArray } from '../grow-array.ts'
import { longestWord } from './normalize.ts'
import { hashOf, TermTable, prime, seed } from './term-table.ts'

// PostgreSQL keeps a vector below 1 MB, 256 places for a word, and places up to 16383. docs/decisions/0026
const maxBytes = 900_000
const maxLexemes = 50_000
const maxPositions = 256
const maxPosition = 16_383

/** Pieces by their weights. A name has none, which is that of D to the server. */
export const weights = { none: 0, D: 1, C: 2, B: 3, A: 4 } as const
export const weightBits = 3

// The vector that is being made, in a few long lists.
const terms = new TermTable()
/** Of each lexeme: how often it stands somewhere, the first and the last of its places. */
export const fields = 3
export const [countOf, firstOf, lastOf] = [0, 1, 2] as const
let lexemes = new Int32Array(1024 * fields)
/** Places of all lexemes, each followed by where the next of its lexeme stands. */
let positions = new Int32Array(8192)
let [used, size] = [0, 0]

export function startVector(): void {
  terms.clear()
  used = size = 0
}

// The word that is looked for.
const mostOfWord = 4 * (longestWord + 2)
const letters = new Uint8Array(mostOfWord)

/** Adds a word of ASCII letters as it stands in a text. */
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

/** Adds a word as it is compared. */
export function addWord(word: string, at: number, weight: number): void {
  let end = 0
  for (let index = 0; index < word.length; index += 1) {
    const point = word.codePointAt(index)!
    if (point > 0xffff) index += 1
    end = pointAt(point, end)
  }
  add(end, hashOf(letters, 0, end), word.length, (Math.min(at, maxPosition) << weightBits) | weight)
}

/** Writes a character in UTF-8; answers where it ends. */
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

function add(length: number, hash: number, units: number, place: number): void {
  const known = terms.find(hash, letters, 0, length)
  if (known >= 0) return addPosition(known * fields, place)
  const taken = 3 * units + 6
  if (terms.count >= maxLexemes || size + taken > maxBytes) return
  size += taken
  const lexeme = terms.add(hash, letters, 0, length) * fields
  if (lexeme === lexemes.length) lexemes = growArray(lexemes)
  lexemes[lexeme + countOf] = 1
  lexemes[lexeme + firstOf] = lexemes[lexeme + lastOf] = newPosition(place)
}

function addPosition(lexeme: number, place: number): void {
  const last = lexemes[lexeme + lastOf]!
  if (lexemes[lexeme + countOf]! >= maxPositions || size >= maxBytes) return
  // Places are in their order. Beyond the last all are the same, and the first of them is the heaviest.
  if (positions[last]! >> weightBits >= place >> weightBits) return
  size += 2
  lexemes[lexeme + countOf]! += 1
  // First: a new place may replace the whole list, and what is assigned to the old one is lost.
  const added = newPosition(place)
  positions[last + 1] = lexemes[lexeme + lastOf] = added
}

function newPosition(place: number): number {
  if (used + 2 > positions.length) positions = growArray(positions)
  positions[used] = place
  positions[used + 1] = -1
  used += 2
  return used - 2
}

/** What was added since the beginning: lists that are good until the next one, and how much of them. */
export const currentVector = () => ({ words: terms, lexemes, places: positions, placed: used / 2 })
