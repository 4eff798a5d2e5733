import { normalizeBytes } from '../member-copy/texts.ts'

const newline = 10
const dot = 46
const dotted = '\r\n.'
// Larger pieces are shared by many mails.
const minCachedBytes = 1024

/** Pieces that were looked at, and what they are on the wire; a shared one is looked at once. */
const stuffedChunks = new WeakMap<Buffer, Buffer>()

/** A mail as it goes over the wire: lines end in CR LF, dots that begin a line are doubled, and a dot ends it. RFC 5321, 4.5.2 */
export function dotStuff(raw: readonly Buffer[]): Buffer[] {
  const pieces: Buffer[] = []
  let beginsLine = true
  for (const piece of raw) {
    if (piece.length === 0) continue
    if (beginsLine && piece[0] === dot) pieces.push(Buffer.from('.'))
    pieces.push(stuffChunk(piece))
    beginsLine = piece.at(-1) === newline
  }
  pieces.push(Buffer.from(beginsLine ? '.\r\n' : '\r\n.\r\n'))
  return pieces
}

function stuffChunk(piece: Buffer): Buffer {
  const cached = stuffedChunks.get(piece)
  if (cached) return cached
  // A CR or LF alone ends a line for some servers and not for others: then one mail becomes two.
  const made = doubleDots(normalizeBytes(piece))
  if (piece.length >= minCachedBytes) stuffedChunks.set(piece, made)
  return made
}

function doubleDots(piece: Buffer): Buffer {
  if (piece.indexOf(dotted) === -1) return piece
  // As one text: a mail may be nothing but dots, and pieces of it would be millions.
  return Buffer.from(piece.toString('latin1').replaceAll(dotted, `${dotted}.`), 'latin1')
}
