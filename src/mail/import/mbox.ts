import { endByLength, firstLine, nearBoundaries, nextBoundary, overlap } from './mbox-boundaries.ts'

/** One mail of an mbox file. */
export type MboxMail = {
  raw: Buffer
  /** The separator line: `From address date`. */
  envelope: string
  /** The offset in the file. */
  at: number
  /** No empty line precedes it. */
  guessed: boolean
  /** Lines in it that look almost like a separator, if any. */
  near?: { count: number; first: string }
}

/** A mail that exceeded the limit and is skipped. */
export type MboxGap = { tooLong: number; envelope: string; at: number }

type OpenMessage = { at: number; guessed: boolean; dropped: number; passed: boolean }

/**
 * Reads the mails of an mbox file of any size. A mail begins with a line `From ` with a sender and a date; such lines in a body
 * are quoted with `>`, which is removed once (mboxrd).
 */
export async function* readMbox(
  chunks: AsyncIterable<Uint8Array>,
  { limit }: { limit: number },
): AsyncGenerator<MboxMail | MboxGap> {
  let buffered = Buffer.alloc(0) as Buffer
  let current: OpenMessage = { at: 0, guessed: false, dropped: 0, passed: false }
  // How much of `buffered` contains no boundary.
  let searched = 0
  function* cut(isEnd: boolean): Generator<MboxMail | MboxGap> {
    for (;;) {
      const { border, wait, passed } = nextBoundary(buffered, { from: searched, isEnd, limit })
      current.passed ||= passed
      searched = border ? 0 : wait
      if (!border) return
      yield mailOf(buffered.subarray(0, border.at), current, limit)
      current = { at: current.at + current.dropped + border.at, guessed: border.guessed, dropped: 0, passed: false }
      buffered = buffered.subarray(border.at)
    }
  }
  for await (const chunk of chunks) {
    buffered = buffered.length === 0 ? Buffer.from(chunk) : Buffer.concat([buffered, chunk])
    yield* cut(false)
    if (buffered.length > limit + overlap) {
      // Of an oversized mail only the first line and a possible start of a boundary are kept.
      const shortened = Buffer.concat([firstLine(buffered), buffered.subarray(buffered.length - overlap)])
      current.dropped += buffered.length - shortened.length
      searched = Math.max(0, searched - (buffered.length - shortened.length))
      buffered = shortened
    }
  }
  yield* cut(true)
  if (buffered.length > 0) yield mailOf(buffered, current, limit)
}

const newline = 0x0a

function mailOf(bytes: Buffer, { at, guessed, dropped, passed }: OpenMessage, limit: number): MboxMail | MboxGap {
  const line = firstLine(bytes)
  const envelope = line.toString('utf8').trimEnd()
  if (bytes.length + dropped > limit) return { tooLong: bytes.length + dropped, envelope, at }
  const hasEnvelope = envelope.startsWith('From ')
  const rest = hasEnvelope ? bytes.subarray(line.length) : bytes
  const declaredEnd = endByLength(rest)
  const isDeclaredEnd = declaredEnd !== undefined && declaredEnd <= rest.length && isBlank(rest.subarray(declaredEnd))
  const raw = withoutQuotes(isDeclaredEnd ? rest.subarray(0, declaredEnd) : withoutLastLine(rest))
  const near = passed && !isDeclaredEnd ? nearBoundaries(rest) : { count: 0, first: '' }
  return { raw, envelope: hasEnvelope ? envelope : '', at, guessed, ...(near.count > 0 && { near }) }
}

const isBlank = (bytes: Buffer): boolean => bytes.length <= 4 && bytes.toString('latin1').trim() === ''

/** The empty line before the next separator is not part of the mail. */
function withoutLastLine(bytes: Buffer): Buffer {
  if (bytes.length >= 2 && bytes.at(-1) === newline && bytes.at(-2) === newline) return bytes.subarray(0, -1)
  const isCrlf = bytes.length >= 4 && bytes.subarray(-4).equals(Buffer.from('\r\n\r\n'))
  return isCrlf ? bytes.subarray(0, -2) : bytes
}

const quotedLineStart = Buffer.from('\n>')
const fromWord = Buffer.from('From ')

/** Removes one `>` from each line `>From `, `>>From ` and so on. */
function withoutQuotes(bytes: Buffer): Buffer {
  const pieces: Buffer[] = []
  let from = 0
  for (let at = bytes.indexOf(quotedLineStart); at >= 0; at = bytes.indexOf(quotedLineStart, at + 1)) {
    let word = at + 1
    while (bytes[word] === 0x3e) word += 1
    if (bytes[word] !== fromWord[0] || !bytes.subarray(word, word + fromWord.length).equals(fromWord)) continue
    pieces.push(bytes.subarray(from, at + 1))
    from = at + 2
  }
  return pieces.length === 0 ? bytes : Buffer.concat([...pieces, bytes.subarray(from)])
}
