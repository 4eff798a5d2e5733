import type { SignedTokens } from '#runtime/notifications/email-content.ts'

// In quoted-printable a line may be broken anywhere (RFC 2045, section 6.7).
const softBreak = /=\r?\n/g
const run = /(?:[a-z2-7](?:=\r?\n)?){18,250}/gi
/** Escapes before a code are written with the same letters: `%2F`, `%252F`, `-3D`, `=3D`. */
const escapes = /^(?:[2-7a-f]{2}){0,3}/i
/** The seals of so many are read. In a text with more of them, whatever could be a code counts as one. */
const maxTokens = 1000

/** A search for codes in what belongs together, and what it has found by now. */
export type TokenSearch = {
  /** How many letters come before the code; null where there is none. */
  find(letters: string): number | null
  /** The codes, by what they were made for. */
  found: Map<string, string>
}

/** A code is known by its seal, wherever it stands: programs that check mail write links anew, with ours inside theirs. */
export function createTokenSearch({ looksLikeToken, purposeOf }: SignedTokens): TokenSearch {
  const known = new Map<string, boolean>()
  const found = new Map<string, string>()
  const read = (code: string): boolean => {
    const purpose = purposeOf(code)
    if (purpose !== null) found.set(code.toLowerCase(), purpose)
    known.set(code, purpose !== null)
    return purpose !== null
  }
  const isCode = (text: string): boolean =>
    looksLikeToken(text) && (known.get(text) ?? (known.size >= maxTokens ? true : read(text)))
  return {
    found,
    find(letters) {
      const most = escapes.exec(letters)?.[0].length ?? 0
      for (let skipped = 0; skipped <= most; skipped += 2) if (isCode(letters.slice(skipped))) return skipped
      return null
    },
  }
}

type ReplaceToken = (piece: string, skipped: number) => string

/** Every code in a text replaced; the first letters of a piece may not be of it. */
export const replaceTokens = (text: string, search: TokenSearch, replace: ReplaceToken): string =>
  replaceEncoded(
    text.replace(run, piece => {
      const skipped = search.find(piece.replace(softBreak, ''))
      return skipped === null ? piece : replace(piece, skipped)
    }),
    search,
    replace,
  )

/** The same where letters of the code are encoded: in percents, or a whole link as base64 inside another link. */
function replaceEncoded(text: string, search: TokenSearch, replace: ReplaceToken): string {
  const hasCode = (one: string): boolean => (one.match(run) ?? []).some(piece => search.find(piece) !== null)
  return text
    .replace(/[^\s"'<>]{18,}/g, word => (unescaped(word).some(hasCode) ? replace(word, 0) : word))
    .replace(/[a-z0-9+/_-]{40,}/gi, word =>
      hasCode(Buffer.from(word, 'base64').toString('latin1')) ? replace(word, 0) : word,
    )
}

const maxEscapes = 3

/** A word with its escapes taken off, once, twice and three times. */
function unescaped(word: string): string[] {
  const all: string[] = []
  let text = word
  for (let n = 0; n < maxEscapes && text.includes('%'); n += 1) {
    text = text.replace(/%([0-9a-f]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)))
    all.push(text)
  }
  return all
}
