import { createHash, type Hash } from 'node:crypto'
import { fieldsOf, nameOf } from '#features/archives/index.ts'
import { withFinalLineEnd, fillSlots, type Piece, type TextPiece } from '../member-copy/template.ts'

/** Splits a mail into head and body. */
export function headAndBody(pieces: readonly Piece[]): { head: Piece[]; body: Piece[] } {
  const at = pieces.findIndex(piece => Buffer.isBuffer(piece) && piece.includes('\r\n\r\n'))
  const lastHeadPiece = pieces[at]
  if (!Buffer.isBuffer(lastHeadPiece)) throw new Error('a mail without an end of its head')
  const cut = lastHeadPiece.indexOf('\r\n\r\n') + 2
  return {
    head: [...pieces.slice(0, at), lastHeadPiece.subarray(0, cut)],
    body: [lastHeadPiece.subarray(cut + 2), ...pieces.slice(at + 1)],
  }
}

/** The canonical header fields by name (relaxed, RFC 6376 section 3.4.2), with slots for tokens. */
export function canonicalFields(head: readonly Piece[]): Map<string, TextPiece[]> {
  // U+0001 does not occur in our headers, so it can mark slots.
  const marks = Array.from({ length: 64 }, (_, link) => `\u0001${link}\u0001`)
  const text = Buffer.concat(fillSlots(head, marks)).toString('latin1')
  return new Map(
    fieldsOf(text)
      .filter(field => field !== '')
      .map(field => [nameOf(field), withSlots(canonicalField(field))]),
  )
}

/** Returns `name:value` on one line, without a line end. */
export function canonicalField(field: string): string {
  const colon = field.indexOf(':')
  const value = field
    .slice(colon + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()
  return `${field.slice(0, colon).trim().toLowerCase()}:${value}`
}

const withSlots = (text: string): TextPiece[] =>
  // oxlint-disable-next-line no-control-regex -- the letter that marks a code
  text.split(/\u0001(\d+)\u0001/).map((piece, at) => (at % 2 === 1 ? { link: Number(piece) } : piece))

/** Hashes the body of each copy (RFC 6376, section 3.4.4); the part before the first token is hashed once. */
export function bodyHasher(body: readonly Piece[]): (codes: readonly string[]) => string {
  const isNothing = body.every(piece => Buffer.isBuffer(piece) && piece.length === 0)
  // The last line ends with CR LF on the wire.
  const whole = isNothing ? body : withFinalLineEnd(body)
  const last = whole.length - 1
  const withSingleSpaces = whole.map(piece => (Buffer.isBuffer(piece) ? withoutSpaces(piece) : piece))
  const pieces = withSingleSpaces.map((piece, at) =>
    Buffer.isBuffer(piece) && at === last ? withoutEmptyLines(piece) : piece,
  )
  // A body of only empty lines counts as empty.
  if (last === 0 && Buffer.isBuffer(pieces[0]) && pieces[0].equals(emptyLine)) pieces.pop()
  const firstSlot = pieces.findIndex(piece => !Buffer.isBuffer(piece))
  const remaining = firstSlot < 0 ? [] : pieces.slice(firstSlot)
  const sharedHash = createHash('sha256')
  for (const piece of firstSlot < 0 ? pieces : pieces.slice(0, firstSlot)) sharedHash.update(piece as Buffer)
  return codes => {
    const hash: Hash = sharedHash.copy()
    for (const piece of fillSlots(remaining, codes)) hash.update(piece)
    return hash.digest('base64')
  }
}

const emptyLine = Buffer.from('\r\n')

function withoutSpaces(piece: Buffer): Buffer {
  const text = piece.toString('latin1')
  if (!/[ \t]/.test(text)) return piece
  return Buffer.from(text.replace(/[ \t]+/g, ' ').replace(/ (?=\r\n)/g, ''), 'latin1')
}

function withoutEmptyLines(piece: Buffer): Buffer {
  let end = piece.length
  while (end >= 4 && piece.readUInt32BE(end - 4) === 0x0d0a0d0a) end -= 2
  return piece.subarray(0, end)
}
