/** How many bytes stand behind the letters of a word: an end, and how many places it has. */
const termTrailerBytes = 3
const positionBytes = 2

/** A vector as the server hands it over, marked with these as well; each stands in it once, and where it is in order. */
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
