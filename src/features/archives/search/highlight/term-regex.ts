import { normalizeWord } from '#content/tokenizer/normalize.ts'

// Latin, Greek and Cyrillic letters that are normalized to another.
const blocks: readonly (readonly [from: number, to: number])[] = [
  [0xc0, 0x24f],
  [0x370, 0x52f],
  [0x1e00, 0x1fff],
]
let spellings: ReadonlyMap<string, string> | undefined
function spellingsOf(letter: string): string {
  spellings ??= allSpellings()
  return spellings.get(letter) ?? ''
}
function allSpellings(): Map<string, string> {
  const found = new Map<string, string>()
  for (const [from, to] of blocks) {
    for (let code = from; code <= to; code += 1) {
      const letter = String.fromCharCode(code)
      const folded = normalizeWord(letter)
      if (folded !== letter && folded.length === 1) found.set(folded, (found.get(folded) ?? '') + letter)
    }
  }
  return found
}

// Characters that may occur inside a word; rarely tags, except those that end a line.
const joinerChar = String.raw`[-'\u00ad\u200b-\u200d\u2010\u2011\u2019\u2060\ufeff]`
const tag = String.raw`<(?!br|\/(?:p|div|h[1-6]|li|tr|blockquote|pre|dt|dd|ul|ol|table)>)[^<>]*>`
const intraWord = { usual: `${joinerChar}?`, tagged: `(?:${joinerChar}|${tag})*` }
export const wordSeparator = new RegExp(`${joinerChar}|<[^<>]*>`, 'gu')
// Characters that may separate two words, with a maximum length. Only common ones: a class of all non-letters takes over a
// millisecond to compile.
const separatorChars = String.raw`\0-%'-\/:;=-@[-\x60{-\xa9\xab-\xb1\xb4\xb6-\xb8\xbb\xbf\xd7\xf7\u2000-\u206f\u20a0-\u20bf\u2190-\u245f\u2500-\u2775\u2794-\u2bff\u3000-\u3004`
const betweenWords = `(?:[${separatorChars}]|<[^<>]*>|&[a-z\\d#]+;){1,200}`

const taggedWord = new RegExp(String.raw`[a-z\d](?:${tag})+[a-z\d]`, 'i')
/** Whether HTML may contain words with tags in them. */
export const hasTaggedWords = (html: string): boolean => taggedWord.test(html)

/**
 * An expression for the terms in all usual spellings: far faster than tokenizing a text. Phrases come first, each in a
 * group of its own. Tags within words make it slower.
 */
export function termRegex(
  words: readonly string[],
  phrases: readonly (readonly string[])[],
  how: keyof typeof intraWord,
): RegExp {
  const spelled = (word: string): string =>
    Array.from(word, letter => `[${letter}${spellingsOf(letter)}]`).join(intraWord[how])
  const patterns = [...phrases.map(phrase => `(${phrase.map(spelled).join(betweenWords)})`), ...words.map(spelled)]
  return new RegExp(patterns.join('|'), 'giu')
}
