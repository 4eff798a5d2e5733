// RFC 5545, section 3.1: lines of at most 75 bytes, the rest of a longer one after a space.
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

/** Lines as a calendar file has them. */
export const linesText = (lines: readonly string[]): string => lines.map(line => `${foldLine(line)}\r\n`).join('')

/** A text as a value: nothing in it begins a line or a value of its own. */
export const escapeValue = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** A text as a parameter, which has no way to write quotes. */
export const quoteParameter = (text: string): string => `"${text.replaceAll(/["\p{Cc}\u2028\u2029]+/gu, ' ').trim()}"`
