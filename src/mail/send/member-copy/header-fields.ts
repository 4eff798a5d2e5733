import { encodeWord, foldLines } from 'nodemailer/lib/mime-funcs'
import addressparser from 'nodemailer/lib/addressparser'
import { decodeWords } from 'postal-mime'
import { isAscii, parseAddress } from '#contract/address.ts'
import { oneLine } from '#content/text/subject.ts'

export type Mailbox = { name: string; address: string }

const isPlain = (text: string): boolean => /^[ -~]*$/.test(text) && !text.includes('=?')
// Words of Latin letters are still read by a person this way.
const encodingOf = (text: string): 'Q' | 'B' => ((text.match(/[a-z]/gi)?.length ?? 0) * 2 > text.length ? 'Q' : 'B')

/** A text as it stands in a field: RFC 2047. Whatever it holds, it stays one text of one field. */
export function encodeWords(text: string): string {
  const line = oneLine(text)
  return isPlain(line) ? line : encodeWord(line, encodingOf(line), 52)
}

/** `"Ben Baker" <ben@example.org>` */
export function formatMailbox({ name, address }: Mailbox): string {
  const line = oneLine(name)
  if (line === '') return `<${address}>`
  if (!isPlain(line)) return `${encodeWord(line, encodingOf(line), 52)} <${address}>`
  const phrase = /^[\w ]+$/.test(line) ? line : `"${line.replace(/["\\]/g, '\\$&')}"`
  return `${phrase} <${address}>`
}

/** A field, in lines as they should be: RFC 5322, section 2.1.1. */
export const headerField = (name: string, value: string): string => `${foldLines(`${name}: ${value}`, 76)}\r\n`

// A thousand addresses; taking more apart would take long.
const maxValueLength = 40_000

/** The mailboxes that a field names, as far as one can write to them. */
export function mailboxesIn(value: string): Mailbox[] {
  const text = Buffer.from(value.slice(0, maxValueLength), 'latin1').toString('utf8')
  return addressparser(text, { flatten: true }).flatMap(({ name, address }) => {
    const found = parseAddress(address)
    // A copy goes to servers of every age.
    return found === null || !isAscii(found) ? [] : [{ name: oneLine(decodeWords(name)), address: found }]
  })
}

/** A value of a field that came, on one line and with nothing in it that is not printable. */
export const plainValue = (value: string): string =>
  value
    .replace(/[^ -~]+/g, ' ')
    .trim()
    .slice(0, 2000)
