const longest = 100
// Sentence ends and brackets, Western and East Asian.
const finalPunctuation = /(?<![:?!.;)：？！。；）…])[:?!.;)：？！。；）…]+$/u
/** Numbers and the signs around them: `#12`, `#3/4`, `#1.2`. */
const numbersAlone = /^[\p{Nd}\p{No}\p{P}\p{Sm}\p{Sc}\p{Sk}]*$/u

/** The hashtag in a word after #, without trailing punctuation; null if there is none. */
export function tagIn(word: string): string | null {
  const name = word.normalize('NFC').replace(finalPunctuation, '')
  return numbersAlone.test(name) || Array.from(name).length > longest ? null : name
}
