import { tagIn } from '#content/text/tag-name.ts'

// White space and the comma, which end a hashtag, the # that begins one, and what nobody sees: controls, line ends and
// format characters, save the two joiners that some scripts and emoji cannot do without.
const forbidden = /^#|[\s,\p{Cc}\p{Cf}\p{Cs}]/u
const joiners = /[\u{200c}\u{200d}]/gu
const visible = /[^\p{M}\p{Z}\p{Cc}\p{Cf}]/u

/** A word as the name of a hashtag, or null where it cannot be one, or would not be read as one in a subject. */
export function tagName(word: string): string | null {
  const name = word.normalize('NFC')
  const seen = name.replace(joiners, '')
  if (forbidden.test(seen) || tagIn(name) !== name || tagIn(seen) === null) return null
  return visible.test(seen) ? name : null
}

const unseen = /(?![\u{200c}\u{200d}])\p{Cf}/gu
/** Words of a subject as hashtag names, without invisible characters. Others are no hashtags. */
export const tagNames = (words: readonly string[]): string[] =>
  words.map(word => tagName(word.replace(unseen, ''))).filter(name => name !== null)
