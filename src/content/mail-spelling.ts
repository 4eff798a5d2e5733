// How a text may be written in a mail: as encoded words in its head (RFC 2047), and in quoted-printable (RFC 2045, section 6.7).

const encodedWord = /=\?([^?]{1,60})\?([bq])\?([^?]*)\?=/gi

const byteOf = (_: string, hex: string): string => String.fromCharCode(Number.parseInt(hex, 16))
const hexOf = (byte: string): string => `=${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

const unquoted = (text: string): string => text.replaceAll('_', ' ').replace(/=([0-9a-f]{2})/gi, byteOf)
const quoted = (text: string): string => text.replace(/[^\w.-]|_/g, hexOf).replaceAll('=20', '_')

/**
 * Changes what stands in encoded words, as bytes in Latin 1: whatever the character set, an address is one. A word that is not
 * changed stays as it was written.
 */
export function replaceEncoded(head: string, change: (bytes: string) => string): string {
  return head.replace(encodedWord, (whole, charset: string, encoding: string, text: string) => {
    const isBase64 = encoding.toLowerCase() === 'b'
    const before = isBase64 ? Buffer.from(text, 'base64').toString('latin1') : unquoted(text)
    const after = change(before)
    if (after === before) return whole
    const written = isBase64 ? Buffer.from(after, 'latin1').toString('base64') : quoted(after)
    return `=?${charset}?${encoding}?${written}?=`
  })
}

/** As a part of a pattern: a line may be broken anywhere in quoted-printable. */
export const softBreak = '(?:=\\r?\\n)?'

/** As a pattern: a text as it may be spelled in quoted-printable, each letter by a pattern of its own. */
export const spelledBy = (text: string, letterPattern: (letter: string) => string): string =>
  text.split('').map(letterPattern).join(softBreak)

/** As a pattern: a letter itself, or its number. */
export const letterOrByte = (letter: string): string => `(?:${RegExp.escape(letter)}|${hexOf(letter)})`
