import { base64Lines, encodeForTransfer, transferEncodingOf, type TransferEncoding } from '#features/archives/index.ts'

/** What differs from copy to copy: the code of a link, by its place among the links of the mail. */
export type Slot = { link: number }
/** A text in which codes are still to be put. */
export type TextPiece = string | Slot
/** A mail in which they are: bytes that all copies share, codes, and ends of texts that are encoded with their codes. */
export type Piece = Buffer | Slot | { base64: readonly TextPiece[] }

/** One copy, by the codes of its links. What all copies share is not copied. */
export function fillSlots(pieces: readonly Piece[], codes: readonly string[]): Buffer[] {
  return pieces.map(piece => {
    if (Buffer.isBuffer(piece)) return piece
    if ('link' in piece) return Buffer.from(codes[piece.link]!, 'latin1')
    return Buffer.from(base64Lines(Buffer.from(fillText(piece.base64, codes))), 'latin1')
  })
}

export const fillText = (pieces: readonly TextPiece[], codes: readonly string[]): string =>
  pieces.map(piece => (typeof piece === 'string' ? piece : codes[piece.link]!)).join('')

/** Joins what stands together, so that a copy is few pieces. */
export function joinPieces(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  let same: Buffer[] = []
  const flush = () => {
    if (same.length > 0) result.push(same.length === 1 ? same[0]! : Buffer.concat(same))
    same = []
  }
  for (const piece of pieces) {
    if (Buffer.isBuffer(piece)) same.push(piece)
    else {
      flush()
      result.push(piece)
    }
  }
  flush()
  return result
}

/** Texts that stand together as one. */
export function mergeText(pieces: readonly TextPiece[]): TextPiece[] {
  const result: TextPiece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') result[result.length - 1] = last + piece
    else result.push(piece)
  }
  return result
}

const crlf = Buffer.from('\r\n')
/** The last line has an end too. */
export function withFinalLineEnd(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.at(-1)
  return Buffer.isBuffer(last) && last.subarray(-2).equals(crlf) ? pieces : [...pieces, crlf]
}

// Longer lines could be, but no program that shows a mail as it is would be pleased.
const longestLine = 200
// As long as most codes are.
const sampleToken = 'c'.repeat(40)

/** How a text with its codes is to be encoded. */
export function encodingFor(pieces: readonly TextPiece[]): TransferEncoding {
  const text = pieces.map(piece => (typeof piece === 'string' ? piece : sampleToken)).join('')
  const encoding = transferEncodingOf(text, longestLine)
  // What looks like a border between parts can be written otherwise.
  return encoding === '7bit' && /^(?:--|From )/m.test(text) ? 'quoted-printable' : encoding
}

const withCrlf = (text: string): string => text.replace(/\r\n?|\n/g, '\r\n')
const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')

/** A text as it stands in a mail. */
export function encodedText(pieces: readonly TextPiece[], encoding: TransferEncoding): Piece[] {
  if (encoding === 'base64') return inBase64(pieces)
  if (encoding === 'quoted-printable') return pieces.flatMap((piece, at) => inQuotedPrintable(piece, at, pieces))
  return pieces.map(piece => (typeof piece === 'string' ? bytes(withCrlf(piece)) : piece))
}

// RFC 2045, section 6.7: a `=` at the end of a line joins it with the next. A code has a line to itself.
function inQuotedPrintable(piece: TextPiece, at: number, pieces: readonly TextPiece[]): Piece[] {
  const next = pieces[at + 1]
  if (typeof piece !== 'string') {
    const isJoined = next !== undefined && !(typeof next === 'string' && /^[\r\n]/.test(next))
    return isJoined ? [piece, bytes('=\r\n')] : [piece]
  }
  const encoded = encodeForTransfer(piece, 'quoted-printable')
    .replace(/^-(?=-)/gm, '=2D')
    .replace(/^F(?=rom )/gm, '=46')
  return [bytes(next === undefined || encoded.endsWith('\n') ? encoded : `${encoded}=\r\n`)]
}

/** What stands before the first code is encoded once, in whole lines; the rest with the codes. */
function inBase64(pieces: readonly TextPiece[]): Piece[] {
  const first = pieces.findIndex(piece => typeof piece !== 'string')
  const before = Buffer.from(withCrlf(fillText(first < 0 ? pieces : pieces.slice(0, first), [])))
  if (first < 0) return [bytes(base64Lines(before))]
  const whole = cutBefore(before, before.length - (before.length % 57))
  const rest = pieces.slice(first).map(piece => (typeof piece === 'string' ? withCrlf(piece) : piece))
  const tail = { base64: [before.toString('utf8', whole), ...rest] }
  return whole === 0 ? [tail] : [bytes(`${base64Lines(before.subarray(0, whole))}\r\n`), tail]
}

/** The last end of a line of 57 bytes that parts no letter. */
function cutBefore(text: Buffer, from: number): number {
  let at = from
  while (at > 0 && (text[at]! & 0xc0) === 0x80) at -= 57
  return Math.max(at, 0)
}
