import { normalizeWord, longestWord } from './normalize.ts'

/** A normalized word of a text: its position among the words, and its range in the text. */
export type Token = {
  word: string
  at: number
  from: number
  to: number
  /**
   * `joined`: parts of a compound as one (e-mail: email); `letter` and `gram`: one and two characters of a dense
   * script.
   */
  is: 'word' | 'joined' | 'letter' | 'gram'
}

const maxCompoundParts = 4

// Scripts without spaces between words, and Hangul, whose words carry endings: indexed as bigrams. Some accents of
// Latin letters are in these scripts too.
const dense =
  /[[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]&&[\p{L}\p{M}\p{N}]]--[\u0300-\u036f]]/v
const letter = /[\p{L}\p{M}\p{N}]/u
// Soft hyphens and zero-width characters, which may occur inside a word.
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/u
const joints = new Set(['-', '\u2010', '\u2011', "'", '\u2019'])

const unknown = 0
const none = 1
const plainLetter = 2
const denseLetter = 3
const denseMark = 4
const unseenLetter = 5
const halfOfPair = 6
type CharKind = typeof none | typeof plainLetter | typeof denseLetter | typeof denseMark | typeof unseenLetter

function kindOf(character: string): CharKind {
  if (unseen.test(character)) return unseenLetter
  if (!letter.test(character)) return none
  if (!dense.test(character)) return plainLetter
  return /[\p{M}\uff9e\uff9f]/u.test(character) ? denseMark : denseLetter
}
// A cache of character kinds: much faster than testing the expressions again.
const kinds = new Uint8Array(0x10000).fill(halfOfPair, 0xd800, 0xdc00)
const kindAt = (text: string, index: number): number => {
  const code = text.charCodeAt(index)
  const kind = kinds[code]!
  if (kind !== unknown && kind !== halfOfPair) return kind
  return kind === unknown ? (kinds[code] = kindOf(String.fromCharCode(code))) : kindOfPair(text, index)
}
function kindOfPair(text: string, index: number): CharKind {
  const point = text.codePointAt(index)!
  return point > 0xffff ? kindOf(String.fromCodePoint(point)) : none
}
const widthAt = (text: string, index: number): number => (text.codePointAt(index)! > 0xffff ? 2 : 1)

/** Called for each word; returning false stops. */
type Visit = (word: string, at: number, from: number, to: number, is: Token['is']) => unknown
/** The same, but `word` is undefined if it equals the lower-case ASCII text of its range. */
type VisitTokenRange = (word: string | undefined, at: number, from: number, to: number, is: Token['is']) => unknown

/** The maximum number of words of a text. */
export const maxTokens = 50_000

/** Calls `visit` for each word of a text, beginning at position `at`; returns the position after the last. Linear. */
export function eachToken(text: string, visit: Visit, at = 1): number {
  // Lower-casing the whole text is far faster than each word, if no character changes its length.
  const lower = text.toLowerCase()
  const isAligned = lower.length === text.length
  const lettersAt = (from: number, to: number): string =>
    isAligned ? lower.slice(from, Math.min(to, from + longestWord)) : smallLetters(text, from, to)
  return eachTokenRange(
    text,
    (word, place, from, to, is) => visit(word ?? lettersAt(from, to), place, from, to, is),
    at,
  )
}

const smallLetters = (text: string, from: number, to: number): string =>
  text.slice(from, Math.min(to, from + longestWord)).toLowerCase()

/** The same without creating a string for each word. */
export function eachTokenRange(text: string, visit: VisitTokenRange, at = 1): number {
  // The compound that the last word may belong to: its parts joined, and where they began.
  let parts = 0
  let joined = ''
  let [beganAt, beganFrom, endedAt] = [at, 0, 0]
  const endCompound = () => {
    if (parts > 1 && parts <= maxCompoundParts && joined.length <= longestWord)
      visit(joined, beganAt, beganFrom, endedAt, 'joined')
    parts = 0
  }

  let index = 0
  while (index < text.length && at <= maxTokens) {
    const kind = kindAt(text, index)
    if (kind === none || kind === unseenLetter) {
      index += 1
      continue
    }
    const from = index
    if (kind !== plainLetter) {
      if (parts > 0) endCompound()
      index = denseEnd(text, from)
      at = eachGram(text, from, index, visit, at)
      continue
    }
    index = asciiEnd(text, from)
    const isAscii = index === text.length || kindAt(text, index) === none
    if (!isAscii) index = plainEnd(text, index)
    const word = isAscii ? undefined : normalizeWord(text.slice(from, index))
    if (word === '') continue
    if (parts > 0 && !(from === endedAt + 1 && joints.has(text[endedAt]!))) endCompound()
    if (parts === 0) {
      beganAt = at
      beganFrom = from
    } else {
      if (parts === 1) joined = normalizeWord(text.slice(beganFrom, endedAt))
      joined = parts < maxCompoundParts ? joined + (word ?? smallLetters(text, from, index)) : ''
    }
    parts += 1
    endedAt = index
    if (visit(word, at++, from, index, 'word') === false) return at
  }
  endCompound()
  return at
}

/** Where a run of ASCII letters ends. */
function asciiEnd(text: string, index: number): number {
  let at = index
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code > 0x7f || kinds[code] !== plainLetter) break
  }
  return at
}

function plainEnd(text: string, index: number): number {
  for (;;) {
    const kind = index < text.length ? kindAt(text, index) : none
    if (kind !== plainLetter && kind !== unseenLetter) return index
    index += widthAt(text, index)
  }
}
function denseEnd(text: string, index: number): number {
  for (;;) {
    const kind = index < text.length ? kindAt(text, index) : none
    if (kind === none || kind === plainLetter) return index
    index += widthAt(text, index)
  }
}

const isLeading = (code: number) => code >= 0x1100 && code < 0x1160
const isJamo = (code: number) => code >= 0x1160 && code < 0x1200

// Each character alone, so that it can be found, and as a bigram with the one before, as most words have two.
function eachGram(text: string, start: number, end: number, visit: VisitTokenRange, at: number): number {
  let before = ''
  let beforeFrom = start
  let index = start
  while (index < end && at <= maxTokens) {
    const from = index
    index += widthAt(text, index)
    if (isLeading(text.charCodeAt(from))) while (index < end && isJamo(text.charCodeAt(index))) index += 1
    while (index < end && kindAt(text, index) !== denseLetter) index += widthAt(text, index)
    const sign = normalizeWord(text.slice(from, index))
    if (!sign) continue
    if (before) visit(before + sign, at - 1, beforeFrom, index, 'gram')
    visit(sign, at++, from, index, 'letter')
    before = sign
    beforeFrom = from
  }
  return at
}

export function tokenize(text: string): Token[] {
  const words: Token[] = []
  eachToken(text, (word, at, from, to, is) => words.push({ word, at, from, to, is }))
  return words
}
