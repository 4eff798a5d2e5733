import { codeOf, countsOf, unusual, type Counts } from './counts.ts'

/** Which messages of a segment have a word: how far each is before the last, the newest first, and how often it has it. */
export type Postings = { offsets: Uint16Array; codes: Uint8Array; unusual: ReadonlyMap<number, Counts> }
/** What is known of each message of a segment, by how far it is before the last: when it was written (NaN: it is not there). */
export type Facts = { times: Float64Array; lengths: Uint32Array }

/** Collects the postings of one word, the newest message first. */
export class PostingsWriter {
  readonly #offsets: number[] = []
  readonly #codes: number[] = []
  readonly #unusual: number[] = []

  add(offset: number, counts: Counts): void {
    const code = codeOf(counts)
    this.#offsets.push(offset)
    this.#codes.push(code)
    if (code === unusual) this.#unusual.push(...counts.map(count => Math.min(count, 255)))
  }

  /** Two bytes say how many; then come all offsets, all codes, and the counts that have no code. */
  packed(): Buffer {
    const count = this.#offsets.length
    const bytes = Buffer.alloc(2 + 3 * count + this.#unusual.length)
    bytes.writeUInt16LE(count, 0)
    this.#offsets.forEach((offset, n) => bytes.writeUInt16LE(offset, 2 + 2 * n))
    bytes.set(this.#codes, 2 + 2 * count)
    bytes.set(this.#unusual, 2 + 3 * count)
    return bytes
  }
}

export function readPostings(bytes: Buffer): Postings {
  const count = bytes.readUInt16LE(0)
  const offsets = new Uint16Array(bytes.buffer.slice(bytes.byteOffset + 2, bytes.byteOffset + 2 + 2 * count))
  const codes = bytes.subarray(2 + 2 * count, 2 + 3 * count)
  const counted = new Map<number, Counts>()
  if (bytes.length > 2 + 3 * count) {
    let at = 2 + 3 * count
    codes.forEach((code, n) => {
      if (code !== unusual) return
      counted.set(n, [bytes[at]!, bytes[at + 1]!, bytes[at + 2]!, bytes[at + 3]!])
      at += 4
    })
  }
  return { offsets, codes, unusual: counted }
}

export const countsAt = ({ codes, unusual: counted }: Postings, n: number): Counts =>
  codes[n] === unusual ? counted.get(n)! : countsOf(codes[n]!)

export const packFacts = ({ times, lengths }: Facts): Buffer =>
  Buffer.concat([Buffer.from(times.buffer), Buffer.from(lengths.buffer)])

export function readFacts(bytes: Buffer): Facts {
  const size = bytes.length / (Float64Array.BYTES_PER_ELEMENT + Uint32Array.BYTES_PER_ELEMENT)
  const own = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
  return { times: new Float64Array(own, 0, size), lengths: new Uint32Array(own, 8 * size, size) }
}
