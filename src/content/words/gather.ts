import { randomBytes } from 'node:crypto'
import { longestWord } from './fold.ts'

// PostgreSQL keeps a vector below 1 MB, 256 places for a word, and places up to 16383. docs/decisions/0061
const mostBytes = 900_000
const mostLexemes = 50_000
const mostPlaces = 256
const lastPlace = 16_383

/** Pieces by their weights. A name has none, which is that of D to the server. */
export const weights = { none: 0, D: 1, C: 2, B: 3, A: 4 } as const
export const weightBits = 3

// The vector that is being made, in a few long lists. Texts have thousands of words, and there are thousands of texts: that is several
// times as quick as something for each word. Words stand one after the other in `letters`, in UTF-8, the next one behind them while
// it is looked for.
let letters = Buffer.allocUnsafeSlow(65_536)
let written = 0
/** Of each lexeme: where its letters end, what they are found by, how often it stands somewhere, the first and the last of its places. */
export const fields = 5
export const [endOf, hashOf, countOf, firstOf, lastOf] = [0, 1, 2, 3, 4] as const
let lexemes = new Int32Array(1024 * fields)
let known = 0
/** Places of all lexemes, each followed by where the next of its lexeme stands. */
let places = new Int32Array(8192)
let used = 0
const usualSlots = 4096
/** By the hash of its letters: the lexeme and one, or 0. */
let slots = new Int32Array(usualSlots)
let size = 0

export function begin(): void {
  if (slots.length > usualSlots) slots = new Int32Array(usualSlots)
  else slots.fill(0)
  known = used = written = size = 0
}

// FNV-1a, from where nobody knows: whoever picks words that come to the same slot would have all of them looked at for each.
const [seed, prime] = [randomBytes(4).readInt32BE(), 0x01_00_01_93]
const mostOfWord = 4 * (longestWord + 2)

/** Adds a word of ASCII letters as it stands in a text. */
export function addAscii(text: string, from: number, to: number, at: number, weight: number): void {
  if (written + mostOfWord > letters.length) letters = Buffer.concat([letters], 2 * letters.length)
  const length = Math.min(to - from, longestWord)
  const [list, end] = [letters, written]
  let hash = seed
  for (let index = 0; index < length; index += 1) {
    const code = text.charCodeAt(from + index)
    const small = code >= 0x41 && code <= 0x5a ? code | 0x20 : code
    list[end + index] = small
    hash = Math.imul(hash ^ small, prime)
  }
  add(length, hash, length, (Math.min(at, lastPlace) << weightBits) | weight)
}

/** Adds a word as it is compared. */
export function addWord(word: string, at: number, weight: number): void {
  if (written + mostOfWord > letters.length) letters = Buffer.concat([letters], 2 * letters.length)
  let end = written
  for (let index = 0; index < word.length; index += 1) {
    const point = word.codePointAt(index)!
    if (point > 0xffff) index += 1
    end = pointAt(point, end)
  }
  let hash = seed
  for (let index = written; index < end; index += 1) hash = Math.imul(hash ^ letters[index]!, prime)
  add(end - written, hash, word.length, (Math.min(at, lastPlace) << weightBits) | weight)
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
  const mask = slots.length - 1
  let slot = hash & mask
  for (let found = slots[slot]!; found > 0; found = slots[slot]!) {
    const lexeme = (found - 1) * fields
    if (lexemes[lexeme + hashOf] === hash && isWritten(found - 1, length)) return addPlace(lexeme, place)
    slot = (slot + 1) & mask
  }
  const taken = 3 * units + 6
  if (known >= mostLexemes || size + taken > mostBytes) return
  size += taken
  written += length
  slots[slot] = known + 1
  const lexeme = known * fields
  known += 1
  lexemes[lexeme + endOf] = written
  lexemes[lexeme + hashOf] = hash
  lexemes[lexeme + countOf] = 1
  lexemes[lexeme + firstOf] = lexemes[lexeme + lastOf] = newPlace(place)
  if (known * fields === lexemes.length) lexemes = doubled(lexemes)
  if (known * 2 > slots.length) moreSlots()
}

/** Whether the word behind the others is this lexeme. */
function isWritten(lexeme: number, length: number): boolean {
  const from = lexeme === 0 ? 0 : lexemes[(lexeme - 1) * fields + endOf]!
  if (lexemes[lexeme * fields + endOf]! - from !== length) return false
  const [list, end] = [letters, written]
  for (let index = 0; index < length; index += 1) if (list[from + index] !== list[end + index]) return false
  return true
}

function addPlace(lexeme: number, place: number): void {
  const last = lexemes[lexeme + lastOf]!
  if (lexemes[lexeme + countOf]! >= mostPlaces || size >= mostBytes) return
  // Places are in their order. Beyond the last all are the same, and the first of them is the heaviest.
  if (places[last]! >> weightBits >= place >> weightBits) return
  size += 2
  lexemes[lexeme + countOf]! += 1
  places[last + 1] = lexemes[lexeme + lastOf] = newPlace(place)
}

function newPlace(place: number): number {
  if (used + 2 > places.length) places = doubled(places)
  places[used] = place
  places[used + 1] = -1
  used += 2
  return used - 2
}

function doubled(list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(list.length * 2)
  longer.set(list)
  return longer
}

function moreSlots(): void {
  slots = new Int32Array(slots.length * 2)
  const mask = slots.length - 1
  for (let lexeme = 0; lexeme < known; lexeme += 1) {
    let slot = lexemes[lexeme * fields + hashOf]! & mask
    while (slots[slot]! > 0) slot = (slot + 1) & mask
    slots[slot] = lexeme + 1
  }
}

/** What was added since the beginning: lists that are good until the next one, and how much of them. */
export const gathered = () => ({ letters, lexemes, places, known, bytes: written, placed: used / 2 })
