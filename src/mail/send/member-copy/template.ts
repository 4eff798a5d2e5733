import { base64Lines, encodeForTransfer, transferEncodingOf, type TransferEncoding } from '#features/archives/index.ts'

/** A slot for the token of a link, by the index of the link. */
export type Slot = { link: number }
/** Text with slots for tokens. */
export type TextPiece = string | Slot
/** A piece of a mail: bytes shared by all copies, a slot, or text that is encoded together with its tokens. */
export type Piece = Buffer | Slot | { base64: readonly TextPiece[] }

/** Fills in the tokens of one copy. Shared bytes are not copied. */
export function fillSlots(pieces: readonly Piece[], codes: readonly string[]): Buffer[] {
  return pieces.map(piece => {
    if (Buffer.isBuffer(piece)) return piece
    if ('link' in piece) return Buffer.from(codes[piece.link]!, 'latin1')
    return Buffer.from(base64Lines(Buffer.from(fillText(piece.base64, codes))), 'latin1')
  })
}

export const fillText = (pieces: readonly TextPiece[], codes: readonly string[]): string =>
  pieces.map(piece => (typeof piece === 'string' ? piece : codes[piece.link]!)).join('')

/** Merges adjacent buffers, so that a copy has few pieces. */
export function joinPieces(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = []
  let adjacent: Buffer[] = []
  const flush = () => {
    if (adjacent.length > 0) result.push(adjacent.length === 1 ? adjacent[0]! : Buffer.concat(adjacent))
    adjacent = []
  }
  for (const piece of pieces) {
    if (Buffer.isBuffer(piece)) adjacent.push(piece)
    else {
      flush()
      result.push(piece)
    }
  }
  flush()
  return result
}

/** Merges adjacent strings. */
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
/** Adds a line end to the last line. */
export function withFinalLineEnd(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.at(-1)
  return Buffer.isBuffer(last) && last.subarray(-2).equals(crlf) ? pieces : [...pieces, crlf]
}

// Longer lines are allowed, but unpleasant in clients that show the source.
const longestLine = 200
// As long as most tokens.
const sampleToken = 'c'.repeat(40)

/** The transfer encoding for a text with its tokens. */
export function encodingFor(pieces: readonly TextPiece[]): TransferEncoding {
  const text = pieces.map(piece => (typeof piece === 'string' ? piece : sampleToken)).join('')
  const encoding = transferEncodingOf(text, longestLine)
  // Lines that look like a boundary are escaped in quoted-printable.
  return encoding === '7bit' && /^(?:--|From )/m.test(text) ? 'quoted-printable' : encoding
}

const withCrlf = (text: string): string => text.replace(/\r\n?|\n/g, '\r\n')
const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')

/** Encodes a text for transfer. */
export function encodedText(pieces: readonly TextPiece[], encoding: TransferEncoding): Piece[] {
  if (encoding === 'base64') return inBase64(pieces)
  if (encoding === 'quoted-printable') return pieces.flatMap((piece, at) => inQuotedPrintable(piece, at, pieces))
  return pieces.map(piece => (typeof piece === 'string' ? bytes(withCrlf(piece)) : piece))
}

// RFC 2045, section 6.7: `=` at the end of a line joins it with the next one. A token has its own line.
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

/** The text before the first token is encoded once, in whole lines; the rest with the tokens. */
function inBase64(pieces: readonly TextPiece[]): Piece[] {
  const first = pieces.findIndex(piece => typeof piece !== 'string')
  const before = Buffer.from(withCrlf(fillText(first < 0 ? pieces : pieces.slice(0, first), [])))
  if (first < 0) return [bytes(base64Lines(before))]
  const sharedLength = cutBefore(before, before.length - (before.length % 57))
  const rest = pieces.slice(first).map(piece => (typeof piece === 'string' ? withCrlf(piece) : piece))
  const tail = { base64: [before.toString('utf8', sharedLength), ...rest] }
  return sharedLength === 0 ? [tail] : [bytes(`${base64Lines(before.subarray(0, sharedLength))}\r\n`), tail]
}

/** The last multiple of 57 bytes that does not split a UTF-8 character. */
function cutBefore(text: Buffer, from: number): number {
  let at = from
  while (at > 0 && (text[at]! & 0xc0) === 0x80) at -= 57
  return Math.max(at, 0)
}
