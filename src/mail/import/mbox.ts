/** One mail of an mbox file. */
export type MboxMail = {
  raw: Buffer
  /** The line before it: `From address date`. */
  envelope: string
  /** Where it begins in the file. */
  at: number
}

/** A mail was longer than allowed; the rest of it is passed over. */
export type MboxGap = { tooLong: number; envelope: string; at: number }

const separator = Buffer.from('\nFrom ')
const newline = 0x0a

/**
 * The mails of an mbox file, one after the other, however large the file is. A mail begins with a line `From ` that comes
 * after an empty line or at the beginning; a body's own such lines are quoted by `>`, which is taken off once (mboxrd).
 */
export async function* readMbox(
  chunks: AsyncIterable<Uint8Array>,
  { limit }: { limit: number },
): AsyncGenerator<MboxMail | MboxGap> {
  let [buffered, offset] = [Buffer.alloc(0) as Buffer, 0]
  // How much of `buffered` is known to hold no border.
  let searched = 0
  let dropped = 0
  for await (const chunk of chunks) {
    buffered = buffered.length === 0 ? Buffer.from(chunk) : Buffer.concat([buffered, chunk])
    for (let border = borderIn(buffered, searched); border >= 0; border = borderIn(buffered, 0)) {
      yield mailOf(buffered.subarray(0, border), offset, dropped, limit)
      ;[offset, buffered, dropped] = [offset + dropped + border, buffered.subarray(border), 0]
    }
    if (buffered.length > limit + overlap) {
      // Only its first line and what a border could begin with are kept of what is too long anyway.
      const kept = Buffer.concat([firstLine(buffered), buffered.subarray(buffered.length - overlap)])
      dropped += buffered.length - kept.length
      buffered = kept
    }
    searched = Math.max(0, buffered.length - overlap)
  }
  if (buffered.length > 0) yield mailOf(buffered, offset, dropped, limit)
}

const maxEnvelope = 1000
// A border, and the line that it has to be seen by.
const overlap = maxEnvelope + 24

const firstLine = (bytes: Buffer): Buffer => {
  const end = bytes.indexOf(newline)
  return bytes.subarray(0, end < 0 || end > maxEnvelope ? maxEnvelope : end + 1)
}

/** Where the next mail begins, or -1. The line before must be empty; the very first line is no border. */
function borderIn(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(separator, Math.max(0, from)); at >= 0; at = bytes.indexOf(separator, at + 1)) {
    const isAfterEmpty = bytes[at - 1] === newline || (bytes[at - 1] === 0x0d && bytes[at - 2] === newline)
    if (isAfterEmpty && looksLikeEnvelope(bytes, at + 1)) return at + 1
  }
  return -1
}

// `From anna@example.org Sat Jan  3 …`: a body may well have a line that begins with From, but it hardly ends in a year.
const year = /\b(?:19|20)\d\d\b/
function looksLikeEnvelope(bytes: Buffer, at: number): boolean {
  const end = bytes.indexOf(newline, at)
  // The line is not whole yet: wait for more, as the end of the file is no border.
  if (end < 0) return false
  const line = bytes.toString('latin1', at, Math.min(end, at + maxEnvelope))
  return line.startsWith('From ') && year.test(line)
}

function mailOf(bytes: Buffer, at: number, dropped: number, limit: number): MboxMail | MboxGap {
  const line = firstLine(bytes)
  const envelope = line.toString('utf8').trimEnd()
  if (bytes.length + dropped > limit) return { tooLong: bytes.length + dropped, envelope, at }
  const hasEnvelope = envelope.startsWith('From ')
  const rest = hasEnvelope ? bytes.subarray(line.length) : bytes
  return { raw: withoutQuotes(withoutLastLine(rest)), envelope: hasEnvelope ? envelope : '', at }
}

/** The empty line before the next border belongs to the file, not to the mail. */
function withoutLastLine(bytes: Buffer): Buffer {
  if (bytes.length >= 2 && bytes.at(-1) === newline && bytes.at(-2) === newline) return bytes.subarray(0, -1)
  const isCrlf = bytes.length >= 4 && bytes.subarray(-4).equals(Buffer.from('\r\n\r\n'))
  return isCrlf ? bytes.subarray(0, -2) : bytes
}

const quoted = Buffer.from('\n>')
const fromWord = Buffer.from('From ')

/** Takes one `>` off each line that is `>From `, `>>From ` and so on. */
function withoutQuotes(bytes: Buffer): Buffer {
  const pieces: Buffer[] = []
  let from = 0
  for (let at = bytes.indexOf(quoted); at >= 0; at = bytes.indexOf(quoted, at + 1)) {
    let word = at + 1
    while (bytes[word] === 0x3e) word += 1
    if (!bytes.subarray(word, word + fromWord.length).equals(fromWord)) continue
    pieces.push(bytes.subarray(from, at + 1))
    from = at + 2
  }
  return pieces.length === 0 ? bytes : Buffer.concat([...pieces, bytes.subarray(from)])
}
