/** What is wrong with the form of a mail that comes in, by its bytes. */
export type MessageFault = 'bare line end' | 'long line' | 'large head' | 'many lines'

const [lineFeed, carriageReturn, dot] = [0x0a, 0x0d, 0x2e]
const maxLineBytes = 2048
const maxHeadBytes = 100_000
const maxLines = 1_200_000
/** The SMTP library takes the doubled dots away one at a time: each costs it as much as a thousand letters. */
const maxDottedLines = 20_000

/**
 * Looks at the lines of a mail while it comes in. Where a line ends is what programs disagree about, which is how one mail
 * is made to look like two (SMTP smuggling): here it ends with CR LF, and neither stands alone (RFC 5321, section 2.3.8).
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
      this.#lookAtPiece(chunk, from, end, feed >= 0)
      from = end + 1
    }
  }

  /** The last line of a mail ends too. */
  end(): void {
    if (this.#endsWithReturn) this.fault ??= 'bare line end'
  }

  /** A piece of a line; `isLast`: a line feed comes after it. */
  #lookAtPiece(chunk: Buffer, from: number, end: number, isLast: boolean): void {
    const length = end - from
    const endsWithReturn = length > 0 ? chunk[end - 1] === carriageReturn : this.#endsWithReturn
    const lone = chunk.indexOf(carriageReturn, from)
    const isTorn = length > 0 && this.#endsWithReturn
    const hasLone = lone >= 0 && lone < end - 1
    if (isTorn || hasLone || (isLast && !endsWithReturn)) return this.#find('bare line end')
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

/** The same of a mail that is there as a whole. */
export function findMessageFault(raw: Buffer): MessageFault | null {
  const check = new SmugglingCheck()
  check.scan(raw)
  check.end()
  return check.fault
}
