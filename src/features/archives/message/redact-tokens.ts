import type { SignedTokens } from '#runtime/notifications/email-content.ts'
import { softBreak, encodedPattern } from '#content/mail-encoding-patterns.ts'
import type { ParsedText } from '#content/text/index.ts'
import type { Addresses } from '../../groups/index.ts'
import { replaceTokens, createTokenSearch, type TokenSearch } from './token-search.ts'

// Signed tokens in links and addresses of our emails let their holder act as the recipient, so they must not be published.
// A reply that quotes the whole email contains them.
const tokenPattern = '[a-z2-7]{16,200}'
const commands = ['approve', 'reject', 'delete', 'confirm', 'reply', 'probe', 'bounce']
const pages = ['mail/link/', 'mail/vote/', 'mail/unsubscribe/', 'getmailfile?code=']

/** The server's URL, its mail domain and the signer of its tokens. */
export type RedactionContext = Pick<Addresses, 'url' | 'mailDomain'> & { codes: SignedTokens }

/** Regular expression for PostgreSQL that finds texts that may contain a token, even inside rewritten links. */
const slash = '(/|_|%(25)*2F)+'
export const tokenLikePatterns = [
  `mail${slash}(link|vote|unsubscribe)${slash}[a-z2-7]{16}`,
  `getmailfile(\\?|-3F|%(25)*3F)code(=|-3D|%(25)*3D)[a-z2-7]{16}`,
  `(\\+|%(25)*2B)(${commands.join('|')})(\\+|%(25)*2B)[a-z2-7]{16}`,
].join('|')

const cutToken = (piece: string, skipped: number): string => piece.slice(0, skipped)

/** Removes tokens from a text, such as a reply that quotes one of our emails. */
export function redactTokens(
  text: string,
  { url, mailDomain, codes }: RedactionContext,
  search: TokenSearch = createTokenSearch(codes),
): string {
  const links = new RegExp(
    `(${RegExp.escape(url)}/(?:mail/(?:link|vote|unsubscribe)/|api/v1/getmailfile\\?code=))${tokenPattern}`,
    'gi',
  )
  const addresses = new RegExp(`\\+(?:${commands.join('|')})\\+${tokenPattern}(?=@${RegExp.escape(mailDomain)})`, 'gi')
  // Tokens with a valid signature are replaced first, so that `search` records them.
  return replaceTokens(text, search, cutToken).replace(links, '$1').replace(addresses, '')
}

/** Redacts a parsed message, and returns the unsubscribe tokens it contained. */
export function redactReadText(text: ParsedText, context: RedactionContext): { text: ParsedText; leaving: string[] } {
  const search = createTokenSearch(context.codes)
  const clean = (html: string): string => redactTokens(html, context, search)
  if (clean(text.html) === text.html && clean(text.plain) === text.plain) return { text, leaving: [] }
  const leaving = [...search.found].filter(([, purpose]) => purpose === 'unsubscribe').map(([code]) => code)
  const { body, quoted, remainder } = text.words
  const cleaned = {
    ...text,
    body: clean(text.body),
    quoted: clean(text.quoted),
    remainder: clean(text.remainder),
    html: clean(text.html),
    plain: clean(text.plain),
    words: { body: clean(body), quoted: clean(quoted), remainder: clean(remainder) },
    snippet: clean(text.snippet),
  }
  return { text: cleaned, leaving }
}

// Quoted-printable encodes an equals sign as =3D.
const spelled = (literal: string): string =>
  encodedPattern(literal, letter => (letter === '=' ? '=(?:3D)?' : RegExp.escape(letter)))
const tokenLetters = `(?:[a-z2-7]${softBreak}){16,200}`
const tokenPrefix = [...pages.map(spelled), ...commands.map(command => spelled(`+${command}+`))].join('|')
const inBytes = new RegExp(`(${tokenPrefix})${softBreak}(${tokenLetters})`, 'gi')

/** Overwrites tokens in Latin-1 text with x, keeping its length. */
export const blankTokens = (bytes: string, codes: SignedTokens): string =>
  replaceTokens(bytes, createTokenSearch(codes), blankToken).replace(inBytes, (whole, start: string) =>
    blankToken(whole, start.length),
  )

const blankToken = (piece: string, skipped: number): string =>
  piece.slice(0, skipped) + piece.slice(skipped).replace(/[a-z2-7]/gi, 'x')
