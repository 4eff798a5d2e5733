import { createHash, type Hash } from 'node:crypto'
import { fieldsOf, nameOf } from '#features/archives/index.ts'
import { withFinalLineEnd, fillSlots, type Piece, type TextPiece } from '../member-copy/template.ts'

/** The head of a mail apart from its body. */
export function headAndBody(pieces: readonly Piece[]): { head: Piece[]; body: Piece[] } {
  const at = pieces.findIndex(piece => Buffer.isBuffer(piece) && piece.includes('\r\n\r\n'))
  const border = pieces[at]
  if (!Buffer.isBuffer(border)) throw new Error('a mail without an end of its head')
  const cut = border.indexOf('\r\n\r\n') + 2
  return {
    head: [...pieces.slice(0, at), border.subarray(0, cut)],
    body: [border.subarray(cut + 2), ...pieces.slice(at + 1)],
  }
}

/** The fields of a head as they are signed, by their names: RFC 6376, section 3.4.2. Codes are still to be put in. */
export function canonicalFields(head: readonly Piece[]): Map<string, TextPiece[]> {
  // Nothing of ours has such a letter: where one was, a code goes.
  const marks = Array.from({ length: 64 }, (_, link) => `\u0001${link}\u0001`)
  const text = Buffer.concat(fillSlots(head, marks)).toString('latin1')
  return new Map(
    fieldsOf(text)
      .filter(field => field !== '')
      .map(field => [nameOf(field), withSlots(canonicalField(field))]),
  )
}

/** `name:value`, on one line and without an end of it. */
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

/** Hashes the body of each copy; what comes before the first code is hashed once. RFC 6376, section 3.4.4. */
export function bodyHasher(body: readonly Piece[]): (codes: readonly string[]) => string {
  const isNothing = body.every(piece => Buffer.isBuffer(piece) && piece.length === 0)
  // On its way the last line gets an end too.
  const whole = isNothing ? body : withFinalLineEnd(body)
  const last = whole.length - 1
  const spaced = whole.map(piece => (Buffer.isBuffer(piece) ? withoutSpaces(piece) : piece))
  const pieces = spaced.map((piece, at) => (Buffer.isBuffer(piece) && at === last ? withoutEmptyLines(piece) : piece))
  // A body of nothing but empty lines is nothing at all.
  if (last === 0 && Buffer.isBuffer(pieces[0]) && pieces[0].equals(emptyLine)) pieces.pop()
  const shared = pieces.findIndex(piece => !Buffer.isBuffer(piece))
  const own = shared < 0 ? [] : pieces.slice(shared)
  const begun = createHash('sha256')
  for (const piece of shared < 0 ? pieces : pieces.slice(0, shared)) begun.update(piece as Buffer)
  return codes => {
    const hash: Hash = begun.copy()
    for (const piece of fillSlots(own, codes)) hash.update(piece)
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
