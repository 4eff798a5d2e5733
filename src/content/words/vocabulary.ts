import { fold, longestWord } from './fold.ts'

// Cutting a word out of a text and folding it takes longer than all else that is done with it, and most words have been met before. So
// words have numbers, and a word that was met before is known by its letters where they stand in the text. docs/decisions/0348

/** More are not kept from one text to the next. */
const mostKnown = 32_768
let words: string[]
let numbers: Map<string, number>

// Spellings: their letters one after the other, where each ends, its word; and where a spelling is, by a number made of its letters.
const mostSpellings = 32_768
const letters = new Uint16Array(10 * mostSpellings)
const ends = new Uint32Array(mostSpellings + 1)
const spelled = new Int32Array(mostSpellings + 1)
const slots = new Uint16Array(4 * mostSpellings)
let spellings: number

function forget(): void {
  words = ['']
  numbers = new Map([['', 0]])
  spellings = 0
  slots.fill(0)
}
forget()

/** Numbers are of use until this is called the next time: before each text, as what is known must end somewhere. */
export function beginText(): void {
  if (words.length > mostKnown || spellings === mostSpellings) forget()
}

export const wordNumbered = (number: number): string => words[number]!

/** The number of a word as it is compared; 0 is that of the empty one. */
export function numberOf(word: string): number {
  const known = numbers.get(word)
  if (known !== undefined) return known
  words.push(word)
  numbers.set(word, words.length - 1)
  return words.length - 1
}

const small = (code: number): number => (code >= 0x41 && code <= 0x5a ? code | 0x20 : code)

// Whoever picks words that come to the same place must not have all of them looked at for each.
const mostLooks = 8

/** The number of a word as it stands in a text. */
export function numberAt(text: string, from: number, to: number): number {
  if (to - from > longestWord) return numberOf(fold(copied(text, from, to)))
  let sum = 0
  for (let at = from; at < to; at += 1) sum = Math.imul(sum ^ small(text.charCodeAt(at)), 0x01_00_01_93) ^ (sum >>> 15)
  for (let look = 0; look < mostLooks; look += 1) {
    const slot = (sum + look) & (slots.length - 1)
    const known = slots[slot]!
    if (known === 0) return remembered(slot, text, from, to)
    if (isSpelled(known, text, from, to)) return spelled[known]!
  }
  return numberOf(fold(copied(text, from, to)))
}

function isSpelled(spelling: number, text: string, from: number, to: number): boolean {
  const begin = ends[spelling - 1]!
  if (ends[spelling]! - begin !== to - from) return false
  for (let at = from; at < to; at += 1) if (letters[begin + at - from] !== small(text.charCodeAt(at))) return false
  return true
}

function remembered(slot: number, text: string, from: number, to: number): number {
  const number = numberOf(fold(copied(text, from, to)))
  const begin = ends[spellings]!
  if (spellings === mostSpellings || begin + to - from > letters.length) return number
  spellings += 1
  for (let at = from; at < to; at += 1) letters[begin + at - from] = small(text.charCodeAt(at))
  ends[spellings] = begin + to - from
  spelled[spellings] = number
  slots[slot] = spellings
  return number
}

/** A piece of a text that does not keep all of the text in memory. */
const copied = (text: string, from: number, to: number): string =>
  Buffer.from(text.slice(from, Math.min(to, from + 4 * longestWord)), 'utf16le').toString('utf16le')
