// RFC 5545, section 3.1: lines have at most 75 bytes; longer ones are folded.
const maxLineBytes = 75

function foldLine(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > maxLineBytes) {
      pieces.push(piece)
      piece = ' '
      bytes = 1
    }
    piece += character
    bytes += size
  }
  return [...pieces, piece].join('\r\n')
}

/** The content of a calendar file. */
export const linesText = (lines: readonly string[]): string => lines.map(line => `${foldLine(line)}\r\n`).join('')

/** Escapes a text value. */
export const escapeValue = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Quotes a parameter value, in which quotes cannot be escaped. */
export const quoteParameter = (text: string): string => `"${text.replaceAll(/["\p{Cc}\u2028\u2029]+/gu, ' ').trim()}"`
