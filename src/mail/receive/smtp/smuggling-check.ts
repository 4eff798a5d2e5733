/** Faults in the byte structure of an incoming message. */
export type MessageFault = 'bare line end' | 'long line' | 'large head' | 'many lines'

const [lineFeed, carriageReturn, dot] = [0x0a, 0x0d, 0x2e]
const maxLineBytes = 2048
const maxHeadBytes = 100_000
const maxLines = 1_200_000
/** smtp-server removes doubled dots one at a time, which is expensive. */
const maxDottedLines = 20_000

/**
 * Checks the lines of a message while it arrives. Servers disagree about line endings, which allows one message to be read as two
 * (SMTP smuggling). Only CR LF is accepted, never a bare CR or LF (RFC 5321, section 2.3.8).
 */
export class SmugglingCheck {
  fault: MessageFault | null = null
  #inLine = 0
  #inHead = 0
  #lines = 0
  #dotted = 0
  #isHead = true
  #endsWithReturn = false

  scan(chunk: Buffer): void {
    let from = 0
    while (this.fault === null && from < chunk.length) {
      const feed = chunk.indexOf(lineFeed, from)
      const end = feed < 0 ? chunk.length : feed
      this.#checkPart(chunk, from, end, feed >= 0)
      from = end + 1
    }
  }

  /** Checks the end of the message, where a trailing CR has no LF. */
  end(): void {
    if (this.#endsWithReturn) this.fault ??= 'bare line end'
  }

  /** Checks part of a line; `isLast` means that a line feed follows it. */
  #checkPart(chunk: Buffer, from: number, end: number, isLast: boolean): void {
    const length = end - from
    const endsWithReturn = length > 0 ? chunk[end - 1] === carriageReturn : this.#endsWithReturn
    const bareReturn = chunk.indexOf(carriageReturn, from)
    const followsReturn = length > 0 && this.#endsWithReturn
    const hasBareReturn = bareReturn >= 0 && bareReturn < end - 1
    if (followsReturn || hasBareReturn || (isLast && !endsWithReturn)) return this.#find('bare line end')
    if (this.#inLine === 0 && length > 0 && chunk[from] === dot) this.#dotted += 1
    if (this.#dotted > maxDottedLines) return this.#find('many lines')
    this.#inLine += length
    if (this.#inLine > maxLineBytes + 1) return this.#find('long line')
    if (this.#isHead) this.#inHead += length + (isLast ? 1 : 0)
    if (this.#inHead > maxHeadBytes) return this.#find('large head')
    this.#endsWithReturn = !isLast && endsWithReturn
    if (isLast) this.#endLine()
  }

  #endLine(): void {
    this.#lines += 1
    if (this.#inLine === 1) this.#isHead = false
    this.#inLine = 0
    if (this.#lines > maxLines) this.#find('many lines')
  }

  #find(fault: MessageFault): void {
    this.fault ??= fault
  }
}

/** Checks a complete message. */
export function findMessageFault(raw: Buffer): MessageFault | null {
  const check = new SmugglingCheck()
  check.scan(raw)
  check.end()
  return check.fault
}
