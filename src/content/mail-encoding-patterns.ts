// How a text may be encoded in an email: as encoded words in headers (RFC 2047), and in quoted-printable (RFC 2045,
// section 6.7).

const encodedWord = /=\?([^?]{1,60})\?([bq])\?([^?]*)\?=/gi

const byteOf = (_: string, hex: string): string => String.fromCharCode(Number.parseInt(hex, 16))
const hexOf = (byte: string): string => `=${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

const unquoted = (text: string): string => text.replaceAll('_', ' ').replace(/=([0-9a-f]{2})/gi, byteOf)
const quoted = (text: string): string => text.replace(/[^\w.-]|_/g, hexOf).replaceAll('=20', '_')

/**
 * Changes the content of encoded words, as bytes in Latin 1: an address is ASCII in every character set. Unchanged
 * words keep their encoding.
 */
export function replaceInEncodedWords(head: string, change: (bytes: string) => string): string {
  return head.replace(encodedWord, (whole, charset: string, encoding: string, text: string) => {
    const isBase64 = encoding.toLowerCase() === 'b'
    const before = isBase64 ? Buffer.from(text, 'base64').toString('latin1') : unquoted(text)
    const after = change(before)
    if (after === before) return whole
    const encoded = isBase64 ? Buffer.from(after, 'latin1').toString('base64') : quoted(after)
    return `=?${charset}?${encoding}?${encoded}?=`
  })
}

/** A pattern for a soft line break, which can occur anywhere in quoted-printable. */
export const softBreak = '(?:=\\r?\\n)?'

/** A pattern for a text in quoted-printable, with a pattern for each character. */
export const encodedPattern = (text: string, letterPattern: (letter: string) => string): string =>
  text.split('').map(letterPattern).join(softBreak)

/** A pattern for a character, plain or encoded. */
export const letterOrByte = (letter: string): string => `(?:${RegExp.escape(letter)}|${hexOf(letter)})`
