import type { Seals } from '#runtime/letters.ts'
import { softBreak, spelledBy } from '#content/mail-spelling.ts'
import type { ReadText } from '#content/text/index.ts'
import type { Addresses } from '../../groups/index.ts'
import { replaceCodes, searchFor, type Search } from './sealed-codes.ts'

// What lets its holder do something in somebody's name, and must not be passed on: links under our mails, addresses of ours. Whoever
// answers a mail with all of it below has them in what they write.
const code = '[a-z2-7]{16,200}'
const commands = ['approve', 'reject', 'delete', 'confirm', 'reply', 'probe', 'bounce']
const pages = ['mail/link/', 'mail/unsubscribe/', 'getmailfile?code=']

/** Whose codes they are. */
export type House = Pick<Addresses, 'url' | 'mailDomain'> & { codes: Seals }

/** What PostgreSQL finds texts by that may hold one, also inside the links of others. */
const slash = '(/|_|%(25)*2F)+'
export const somethingLikeACode = [
  `mail${slash}(link|unsubscribe)${slash}[a-z2-7]{16}`,
  `getmailfile(\\?|-3F|%(25)*3F)code(=|-3D|%(25)*3D)[a-z2-7]{16}`,
  `(\\+|%(25)*2B)(${commands.join('|')})(\\+|%(25)*2B)[a-z2-7]{16}`,
].join('|')

const cut = (piece: string, skipped: number): string => piece.slice(0, skipped)

/** A text of somebody who has answered one of our mails, without the codes that were theirs alone. */
export function withoutCodes(
  text: string,
  { url, mailDomain, codes }: House,
  search: Search = searchFor(codes),
): string {
  const links = new RegExp(
    `(${RegExp.escape(url)}/(?:mail/(?:link|unsubscribe)/|api/v1/getmailfile\\?code=))${code}`,
    'gi',
  )
  const addresses = new RegExp(`\\+(?:${commands.join('|')})\\+${code}(?=@${RegExp.escape(mailDomain)})`, 'gi')
  // First by the seal, so that it is known what was found.
  return replaceCodes(text, search, cut).replace(links, '$1').replace(addresses, '')
}

/** The same for a message that was read, with the codes for leaving a group that it held. */
export function readWithoutCodes(text: ReadText, house: House): { text: ReadText; leaving: string[] } {
  const search = searchFor(house.codes)
  const clean = (one: string): string => withoutCodes(one, house, search)
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
const letters = `(?:[a-z2-7]${softBreak}){16,200}`
const before = [...pages.map(spelled), ...commands.map(command => spelled(`+${command}+`))].join('|')
const inBytes = new RegExp(`(${before})${softBreak}(${letters})`, 'gi')

/** The bytes of a text, as Latin 1, with an x for each letter of a code: as long as it was. */
export const blanked = (bytes: string, seals: Seals): string =>
  replaceCodes(bytes, searchFor(seals), blankedFrom).replace(inBytes, (whole, start: string) =>
    blankedFrom(whole, start.length),
  )

const blankedFrom = (piece: string, skipped: number): string =>
  piece.slice(0, skipped) + piece.slice(skipped).replace(/[a-z2-7]/gi, 'x')
