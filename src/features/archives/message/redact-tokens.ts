import type { SignedTokens } from '#runtime/notifications/email-content.ts'
import { softBreak, spelledBy } from '#content/mail-spelling.ts'
import type { ParsedText } from '#content/text/index.ts'
import type { Addresses } from '../../groups/index.ts'
import { replaceTokens, createTokenSearch, type TokenSearch } from './token-search.ts'

// What lets its holder do something in somebody's name, and must not be passed on: links under our mails, addresses of ours. Whoever
// answers a mail with all of it below has them in what they write.
const tokenPattern = '[a-z2-7]{16,200}'
const commands = ['approve', 'reject', 'delete', 'confirm', 'reply', 'probe', 'bounce']
const pages = ['mail/link/', 'mail/unsubscribe/', 'getmailfile?code=']

/** Whose codes they are. */
export type RedactionContext = Pick<Addresses, 'url' | 'mailDomain'> & { codes: SignedTokens }

/** What PostgreSQL finds texts by that may hold one, also inside the links of others. */
const slash = '(/|_|%(25)*2F)+'
export const tokenLikePatterns = [
  `mail${slash}(link|unsubscribe)${slash}[a-z2-7]{16}`,
  `getmailfile(\\?|-3F|%(25)*3F)code(=|-3D|%(25)*3D)[a-z2-7]{16}`,
  `(\\+|%(25)*2B)(${commands.join('|')})(\\+|%(25)*2B)[a-z2-7]{16}`,
].join('|')

const cutToken = (piece: string, skipped: number): string => piece.slice(0, skipped)

/** A text of somebody who has answered one of our mails, without the codes that were theirs alone. */
export function redactTokens(
  text: string,
  { url, mailDomain, codes }: RedactionContext,
  search: TokenSearch = createTokenSearch(codes),
): string {
  const links = new RegExp(
    `(${RegExp.escape(url)}/(?:mail/(?:link|unsubscribe)/|api/v1/getmailfile\\?code=))${tokenPattern}`,
    'gi',
  )
  const addresses = new RegExp(`\\+(?:${commands.join('|')})\\+${tokenPattern}(?=@${RegExp.escape(mailDomain)})`, 'gi')
  // First by the seal, so that it is known what was found.
  return replaceTokens(text, search, cutToken).replace(links, '$1').replace(addresses, '')
}

/** The same for a message that was read, with the codes for leaving a group that it held. */
export function redactReadText(text: ParsedText, context: RedactionContext): { text: ParsedText; leaving: string[] } {
  const search = createTokenSearch(context.codes)
  const clean = (one: string): string => redactTokens(one, context, search)
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

// In quoted-printable an equals sign is written in full.
const spelled = (literal: string): string =>
  spelledBy(literal, letter => (letter === '=' ? '=(?:3D)?' : RegExp.escape(letter)))
const tokenLetters = `(?:[a-z2-7]${softBreak}){16,200}`
const tokenPrefix = [...pages.map(spelled), ...commands.map(command => spelled(`+${command}+`))].join('|')
const inBytes = new RegExp(`(${tokenPrefix})${softBreak}(${tokenLetters})`, 'gi')

/** The bytes of a text, as Latin 1, with an x for each letter of a code: as long as it was. */
export const blankTokens = (bytes: string, seals: SignedTokens): string =>
  replaceTokens(bytes, createTokenSearch(seals), blankToken).replace(inBytes, (whole, start: string) =>
    blankToken(whole, start.length),
  )

const blankToken = (piece: string, skipped: number): string =>
  piece.slice(0, skipped) + piece.slice(skipped).replace(/[a-z2-7]/gi, 'x')
