import type { ReadText } from '#content/text/index.ts'
import type { Addresses } from '../../groups/index.ts'

// What lets its holder do something in somebody's name, and must not be passed on: links under our mails, addresses of ours. Whoever
// answers a mail with all of it below has them in what they write.
const code = '[a-z2-7]{16,200}'
const commands = ['approve', 'reject', 'delete', 'confirm', 'reply', 'probe', 'bounce']
const pages = ['mail/link/', 'mail/unsubscribe/', 'getmailfile?code=']

/** Whose codes they are. */
export type House = Pick<Addresses, 'url' | 'mailDomain'>

/** What PostgreSQL finds texts by that may hold one. */
export const somethingLikeACode = `(mail/(link|unsubscribe)/|getmailfile\\?code=|\\+(${commands.join('|')})\\+)[a-z2-7]{16}`

/** A text of somebody who has answered one of our mails, without the codes that were theirs alone. */
export function withoutCodes(text: string, { url, mailDomain }: House): string {
  const links = new RegExp(
    `(${RegExp.escape(url)}/(?:mail/(?:link|unsubscribe)/|api/v1/getmailfile\\?code=))${code}`,
    'gi',
  )
  const addresses = new RegExp(`\\+(?:${commands.join('|')})\\+${code}(?=@${RegExp.escape(mailDomain)})`, 'gi')
  return text.replace(links, '$1').replace(addresses, '')
}

/** The same for a message that was read. */
export function readWithoutCodes(text: ReadText, house: House): ReadText {
  const clean = (one: string): string => withoutCodes(one, house)
  if (clean(text.html) === text.html && clean(text.plain) === text.plain) return text
  const { body, quoted, remainder } = text.words
  return {
    ...text,
    body: clean(text.body),
    quoted: clean(text.quoted),
    remainder: clean(text.remainder),
    html: clean(text.html),
    plain: clean(text.plain),
    words: { body: clean(body), quoted: clean(quoted), remainder: clean(remainder) },
    snippet: clean(text.snippet),
  }
}

// In quoted-printable a line may be broken anywhere, and an equals sign is written in full (RFC 2045, section 6.7).
const broken = '(?:=\\r?\\n)?'
const spelled = (literal: string): string =>
  literal
    .split('')
    .map(letter => (letter === '=' ? '=(?:3D)?' : RegExp.escape(letter)))
    .join(broken)
const letters = `(?:[a-z2-7]${broken}){16,200}`
const before = [...pages.map(spelled), ...commands.map(command => spelled(`+${command}+`))].join('|')
const inBytes = new RegExp(`(${before})${broken}(${letters})`, 'gi')

/** The bytes of a text, as Latin 1, with an x for each letter of a code: as long as it was. */
export const blanked = (bytes: string): string =>
  bytes.replace(inBytes, (whole, start: string) => start + whole.slice(start.length).replace(/[a-z2-7]/gi, 'x'))

/** The same for what is in base64, its lines where they were. */
export function blankedBase64(bytes: string): string {
  const written = bytes.replace(/\s+/g, '')
  const decoded = Buffer.from(written, 'base64')
  const text = decoded.toString('latin1')
  const blank = blanked(text)
  if (blank === text || decoded.toString('base64') !== written) return bytes
  const anew = Buffer.from(blank, 'latin1').toString('base64')
  let at = 0
  return bytes.replace(/\S/g, () => anew[at++]!)
}
