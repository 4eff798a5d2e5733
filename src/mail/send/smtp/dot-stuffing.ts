import { normalizeBytes } from '../member-copy/texts.ts'

const newline = 10
const dot = 46
const dotted = '\r\n.'
// Larger pieces are usually shared by many mails.
const minCachedBytes = 1024

/** Cache of dot-stuffed pieces, since they are shared between mails. */
const stuffedChunks = new WeakMap<Buffer, Buffer>()

/** Encodes a mail for the wire: CR LF line ends, dot stuffing and the final dot. RFC 5321, section 4.5.2 */
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
  // Servers disagree about bare CR and LF, which allows SMTP smuggling.
  const stuffed = doubleDots(normalizeBytes(piece))
  if (piece.length >= minCachedBytes) stuffedChunks.set(piece, stuffed)
  return stuffed
}

function doubleDots(piece: Buffer): Buffer {
  if (piece.indexOf(dotted) === -1) return piece
  // Processed as one string, since a mail of only dots would give millions of pieces.
  return Buffer.from(piece.toString('latin1').replaceAll(dotted, `${dotted}.`), 'latin1')
}
