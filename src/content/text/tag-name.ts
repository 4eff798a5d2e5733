const longest = 100
// What ends a sentence or a bracket, in the West and in the East.
const ending = /(?<![:?!.;)：？！。；）…])[:?!.;)：？！。；）…]+$/u
/** Numbers and the signs around them: `#12`, `#3/4`, `#1.2`. */
const numbersAlone = /^[\p{Nd}\p{No}\p{P}\p{Sm}\p{Sc}\p{Sk}]*$/u

/** The hashtag that a word after # means; what follows it in a sentence is no part of it. Null: it means none. */
export function tagIn(word: string): string | null {
  const name = word.normalize('NFC').replace(ending, '')
  return numbersAlone.test(name) || Array.from(name).length > longest ? null : name
}
