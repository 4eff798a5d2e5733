import { encodeWord, foldLines } from 'nodemailer/lib/mime-funcs'
import addressparser from 'nodemailer/lib/addressparser'
import { decodeWords } from 'postal-mime'
import { isAscii, parseAddress } from '#contract/address.ts'
import { oneLine } from '#content/text/subject.ts'

export type Mailbox = { name: string; address: string }

const isPlain = (text: string): boolean => /^[ -~]*$/.test(text) && !text.includes('=?')
// Q encoding keeps mostly Latin text readable.
const encodingOf = (text: string): 'Q' | 'B' => ((text.match(/[a-z]/gi)?.length ?? 0) * 2 > text.length ? 'Q' : 'B')

/** Encodes text for a header field: RFC 2047. The result is always one line. */
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

/** Folds a header field: RFC 5322, section 2.1.1. */
export const headerField = (name: string, value: string): string => `${foldLines(`${name}: ${value}`, 76)}\r\n`

// About a thousand addresses; parsing more would take too long.
const maxValueLength = 40_000

/** The valid mailboxes of a header field. */
export function mailboxesIn(value: string): Mailbox[] {
  const text = Buffer.from(value.slice(0, maxValueLength), 'latin1').toString('utf8')
  return addressparser(text, { flatten: true }).flatMap(({ name, address }) => {
    const parsed = parseAddress(address)
    // Old servers do not support addresses beyond ASCII.
    return parsed === null || !isAscii(parsed) ? [] : [{ name: oneLine(decodeWords(name)), address: parsed }]
  })
}

/** A header value on one line, with only printable ASCII. */
export const plainValue = (value: string): string =>
  value
    .replace(/[^ -~]+/g, ' ')
    .trim()
    .slice(0, 2000)
