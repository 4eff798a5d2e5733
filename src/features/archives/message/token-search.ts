import type { SignedTokens } from '#runtime/notifications/email-content.ts'
import { isPostingToken } from '#contract/posting-token.ts'

// Quoted-printable may break a line anywhere (RFC 2045, section 6.7).
const softBreak = /=\r?\n/g
// It begins where a word does: no other letter of a short word is tried.
const run = /(?<![a-zA-Z2-7])(?:[a-zA-Z2-7](?:=\r?\n)?){18,250}/g
/** Escape sequences before a token use its alphabet: `%2F`, `%252F`, `-3D`, `=3D`. */
const escapes = /^(?:[2-7a-f]{2}){0,3}/i
/** The signatures of at most this many candidates are checked. Beyond it, any candidate counts as a token. */
const maxTokens = 1000

/** A search for tokens in related texts, and the tokens found so far. */
export type TokenSearch = {
  /** The number of characters before the token; null if there is none. */
  find(letters: string): number | null
  /** The purpose of each token. */
  found: Map<string, string>
}

/** Recognizes tokens by their signature, wherever they occur: mail filters rewrite links and put ours inside theirs. */
export function createTokenSearch({ looksLikeToken, purposeOf }: SignedTokens): TokenSearch {
  const isValid = new Map<string, boolean>()
  const found = new Map<string, string>()
  const check = (code: string): boolean => {
    const purpose = purposeOf(code)
    if (purpose !== null) found.set(code.toLowerCase(), purpose)
    isValid.set(code, purpose !== null)
    return purpose !== null
  }
  const isCode = (text: string): boolean =>
    isPostingToken(text.toLowerCase()) ||
    (looksLikeToken(text) && (isValid.get(text) ?? (isValid.size >= maxTokens ? true : check(text))))
  return {
    found,
    find(letters) {
      const escapesLength = escapes.exec(letters)?.[0].length ?? 0
      for (let skipped = 0; skipped <= escapesLength; skipped += 2) if (isCode(letters.slice(skipped))) return skipped
      return null
    },
  }
}

type ReplaceToken = (piece: string, skipped: number) => string

/** Replaces every token in a text. The first `skipped` characters of a match don't belong to the token. */
export const replaceTokens = (text: string, search: TokenSearch, replace: ReplaceToken): string =>
  replaceEncoded(
    text.replace(run, piece => {
      const skipped = search.find(piece.replace(softBreak, ''))
      return skipped === null ? piece : replace(piece, skipped)
    }),
    search,
    replace,
  )

/** The same for encoded tokens: percent-encoded, or in a link encoded as base64 inside another link. */
function replaceEncoded(text: string, search: TokenSearch, replace: ReplaceToken): string {
  const hasCode = (one: string): boolean => (one.match(run) ?? []).some(piece => search.find(piece) !== null)
  const withoutEscaped = text.includes('%')
    ? text.replace(longWord, word => (unescaped(word).some(hasCode) ? replace(word, 0) : word))
    : text
  return withoutEscaped.replace(longBase64, word =>
    hasCode(Buffer.from(word, 'base64').toString('latin1')) ? replace(word, 0) : word,
  )
}
const longWord = /(?<![^\s"'<>])[^\s"'<>]{18,}/g
const longBase64 = /(?<![a-zA-Z0-9+/_-])[a-zA-Z0-9+/_-]{40,}/g

const maxEscapes = 3

/** A word with its percent-encoding removed once, twice and three times. */
function unescaped(word: string): string[] {
  const decodings: string[] = []
  let text = word
  for (let n = 0; n < maxEscapes && text.includes('%'); n += 1) {
    text = text.replace(/%([0-9a-f]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)))
    decodings.push(text)
  }
  return decodings
}
