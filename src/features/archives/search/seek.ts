import { fold } from '#content/words/fold.ts'

// Accents and the like: Latin, Greek and Cyrillic letters that are compared as another.
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
      const folded = fold(letter)
      if (folded !== letter && folded.length === 1) found.set(folded, (found.get(folded) ?? '') + letter)
    }
  }
  return found
}

// What may stand in a word without parting it.
const joints = `[-'\\u00ad\\u200b-\\u200d\\u2010\\u2011\\u2019\\u2060\\ufeff]`
export const parting = new RegExp(joints, 'g')

/** Finds where words may stand, however they are spelled there: far quicker than reading a text word by word. */
export function expressionFor(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null
  const written = words.map(word => Array.from(word, letter => `[${letter}${spellingsOf(letter)}]`).join(`${joints}?`))
  return new RegExp(written.join('|'), 'giu')
}
