/** How base64 is broken into lines. */
export type LineFormat = { columns: number; newline: '\r\n' | '\n' }

/** Encodes bytes piece by piece, in lines. The last line has no end: that belongs to what follows. */
export function lineEncoder({ columns, newline }: LineFormat): {
  add(piece: Uint8Array): Buffer
  finish(): Buffer
} {
  const ending = Buffer.from(newline, 'latin1')
  let rest = Buffer.alloc(0)
  let column = 0

  function broken(letters: Buffer): Buffer {
    const breaks = Math.ceil((column + letters.length) / columns)
    const lines = Buffer.allocUnsafe(letters.length + breaks * ending.length)
    let at = 0
    for (let from = 0; from < letters.length;) {
      if (column === columns) {
        at += ending.copy(lines, at)
        column = 0
      }
      const taken = letters.copy(lines, at, from, Math.min(letters.length, from + columns - column))
      from += taken
      at += taken
      column += taken
    }
    return lines.subarray(0, at)
  }
  // Three bytes are four letters; what is over waits for the next piece.
  function encode(bytes: Buffer, length: number): Buffer {
    rest = Buffer.from(bytes.subarray(length))
    return broken(Buffer.from(bytes.toString('base64', 0, length), 'latin1'))
  }
  return {
    add(piece) {
      const bytes =
        rest.length > 0 ? Buffer.concat([rest, piece]) : Buffer.from(piece.buffer, piece.byteOffset, piece.length)
      return encode(bytes, bytes.length - (bytes.length % 3))
    },
    finish: () => encode(rest, rest.length),
  }
}
