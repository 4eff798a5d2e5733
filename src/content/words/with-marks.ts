/** How many bytes stand behind the letters of a word: an end, and how many places it has. */
const afterWord = 3
const ofPlace = 2

/** A vector as the server hands it over, marked with these as well; each stands in it once, and where it is in order. */
export function withMarks({ buffer, byteOffset, byteLength }: Uint8Array, marks: readonly string[]): Buffer {
  const vector = Buffer.from(buffer, byteOffset, byteLength)
  if (marks.length === 0) return vector
  const lexemes = [...new Set(marks)].map(mark => Buffer.from(mark)).toSorted(Buffer.compare)
  const added = lexemes.reduce((sum, { length }) => sum + length + afterWord, 0)
  const marked = Buffer.allocUnsafeSlow(vector.length + added)
  let to = marked.writeInt32BE(vector.readInt32BE(0) + lexemes.length, 0)
  let copied = to
  let from = to
  for (const lexeme of lexemes) {
    while (from < vector.length) {
      const end = vector.indexOf(0, from)
      if (lexeme.compare(vector, from, end) < 0) break
      from = end + afterWord + ofPlace * vector.readUInt16BE(end + 1)
    }
    to += vector.copy(marked, to, copied, from)
    copied = from
    to += lexeme.copy(marked, to)
    marked.fill(0, to, to + afterWord)
    to += afterWord
  }
  vector.copy(marked, to, copied)
  return marked
}
