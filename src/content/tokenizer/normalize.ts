import { createCache } from '#base/cache/cache.ts'

/** The maximum length of a word: further characters are ignored. */
export const longestWord = 64

// Optional marks: accents, and the vowel signs of Hebrew and Arabic. Not the signs of other scripts, nor the one that
// makes й.
const marks = [
  String.raw`\u{300}-\u{305}\u{307}-\u{36f}`,
  String.raw`\u{591}-\u{5bd}\u{5bf}\u{5c1}\u{5c2}\u{5c4}\u{5c5}\u{5c7}`,
  String.raw`\u{610}-\u{61a}\u{640}\u{64b}-\u{65f}\u{670}\u{6d6}-\u{6dc}\u{6df}-\u{6e4}\u{6e7}\u{6e8}\u{6ea}-\u{6ed}`,
  String.raw`\u{fe00}-\u{fe0f}`,
].join('')
const droppedChars = new RegExp(String.raw`(?<!и)\u{306}|[${marks}]|[^\p{L}\p{M}\p{N}]`, 'gu')
const spellings: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ŋ: 'n', ŧ: 't', ĸ: 'k' },
  ...{ ς: 'σ', ɓ: 'b', ɖ: 'd', ɗ: 'd', ƒ: 'f', ɠ: 'g', ƙ: 'k', ƴ: 'y', ʻ: '', ʼ: '', ʾ: '', ʿ: '' },
}
const spelledChars = new RegExp(`[${Object.keys(spellings).join('')}]`, 'gu')
const ascii = /^[\x20-\x7e]*$/
// Lower-case letters of other alphabets that normalizing leaves as they are; kana, Han, Hangul.
const alreadyNormal = /^[α-ρσ-ωа-яא-ת\u0627-\u063a\u0641-\u064a\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3]+$/

/** A normalized word: lower case, no accents, one spelling. Empty if nothing is left. */
export function normalizeWord(word: string): string {
  if (ascii.test(word)) return word.slice(0, longestWord).toLowerCase()
  if (alreadyNormal.test(word)) return word.slice(0, longestWord)
  const cached = normalizedCache.get(word)
  if (cached !== undefined) return cached
  const folded = computeNormalized(word)
  if (word.length <= longestWord) normalizedCache.set(word, folded)
  return folded
}

// Normalizing is the most expensive step, and most words occur repeatedly.
const normalizedCache = createCache<string>('normalized words')

function computeNormalized(word: string): string {
  const folded = word
    .slice(0, 4 * longestWord)
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .replace(droppedChars, '')
    .replace(spelledChars, sign => spellings[sign]!)
    .normalize('NFC')
    .slice(0, longestWord)
  return folded.isWellFormed() ? folded : folded.slice(0, -1)
}
