/** The bytes after a lexeme: a terminator and the number of positions. */
const termTrailerBytes = 3
const positionBytes = 2

/** Adds keywords to a binary vector, each once and in sort order. */
export function withKeywords({ buffer, byteOffset, byteLength }: Uint8Array, keywords: readonly string[]): Buffer {
  const vector = Buffer.from(buffer, byteOffset, byteLength)
  if (keywords.length === 0) return vector
  const lexemes = [...new Set(keywords)].map(mark => Buffer.from(mark)).toSorted(Buffer.compare)
  const added = lexemes.reduce((sum, { length }) => sum + length + termTrailerBytes, 0)
  const marked = Buffer.allocUnsafeSlow(vector.length + added)
  let to = marked.writeInt32BE(vector.readInt32BE(0) + lexemes.length, 0)
  let copied = to
  let from = to
  for (const lexeme of lexemes) {
    while (from < vector.length) {
      const end = vector.indexOf(0, from)
      if (lexeme.compare(vector, from, end) < 0) break
      from = end + termTrailerBytes + positionBytes * vector.readUInt16BE(end + 1)
    }
    to += vector.copy(marked, to, copied, from)
    copied = from
    to += lexeme.copy(marked, to)
    marked.fill(0, to, to + termTrailerBytes)
    to += termTrailerBytes
  }
  vector.copy(marked, to, copied)
  return marked
}
