/** How base64 is broken into lines. */
export type LineFormat = { columns: number; newline: '\r\n' | '\n' }

/** Encodes a stream as base64 lines. The last line has no line break, which belongs to what follows. */
export function lineEncoder({ columns, newline }: LineFormat): {
  add(piece: Uint8Array): Buffer
  finish(): Buffer
} {
  const lineBreak = Buffer.from(newline, 'latin1')
  let rest = Buffer.alloc(0)
  let column = 0

  function wrapLines(letters: Buffer): Buffer {
    const breaks = Math.ceil((column + letters.length) / columns)
    const lines = Buffer.allocUnsafe(letters.length + breaks * lineBreak.length)
    let length = 0
    for (let from = 0; from < letters.length;) {
      if (column === columns) {
        length += lineBreak.copy(lines, length)
        column = 0
      }
      const copied = letters.copy(lines, length, from, Math.min(letters.length, from + columns - column))
      from += copied
      length += copied
      column += copied
    }
    return lines.subarray(0, length)
  }
  // Three bytes become four characters; remaining bytes wait for the next piece.
  function encode(bytes: Buffer, length: number): Buffer {
    rest = Buffer.from(bytes.subarray(length))
    return wrapLines(Buffer.from(bytes.toString('base64', 0, length), 'latin1'))
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
