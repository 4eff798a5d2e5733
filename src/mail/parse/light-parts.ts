import PostalMime from 'postal-mime'

/** Takes a part of a mail in line by line, and has its bytes at the end. */
type Decoder = { update(line: Uint8Array): void; finalize(): Promise<ArrayBuffer> }
/** The parser's own keep what they have decoded in pieces. */
type OwnDecoder = Decoder & { chunks: (Uint8Array | ArrayBuffer | string)[] }

/** As much of the parser's own part as is changed here. */
type Part = {
  postalMime: object
  contentDecoder: Decoder
  contentType: { parsed: { value: string } }
  contentDisposition: { parsed: { value: string } }
  setupContentDecoder(encoding: string): void
}

const mostParts = 2000
/** What is looked at of all texts together. The text of a message is shorter, also where it is half markup. */
const mostText = 4 * 1_048_576

/**
 * The parser keeps every line of a part as two objects of a hundred bytes each until its end, and every text whole and in
 * two formats, however long. In the thread that reads mails its parts keep bytes, and texts end somewhere.
 * See docs/decisions/0091.
 */
export function useLightParts(): void {
  const { prototype } = (new PostalMime() as unknown as { root: { constructor: { prototype: Part } } }).root.constructor
  const original = prototype.setupContentDecoder
  const seen = new WeakMap<object, { parts: number; text: number }>()
  prototype.setupContentDecoder = function setup(this: Part, encoding: string): void {
    const mail = seen.get(this.postalMime) ?? { parts: 0, text: 0 }
    seen.set(this.postalMime, mail)
    mail.parts += 1
    if (mail.parts > mostParts) throw new Error(`it has more than ${mostParts} parts`)
    original.call(this, encoding)
    const decoder = gathered(this.contentDecoder as OwnDecoder)
    this.contentDecoder = isText(this) ? limited(decoder, mail) : decoder
  }
}

const isText = ({ contentType, contentDisposition }: Part): boolean =>
  /^text\/(?:plain|html)$/.test(contentType.parsed.value) && contentDisposition.parsed.value !== 'attachment'

/** Takes no more than is looked at of the texts of a mail. */
const limited = (decoder: Decoder, mail: { text: number }): Decoder => ({
  update(line) {
    const left = mostText - mail.text
    mail.text += line.length + 1
    if (left > 0) decoder.update(line.length > left ? line.subarray(0, left) : line)
  },
  finalize: () => decoder.finalize(),
})

/** Takes each piece from the decoder as soon as it is there. */
function gathered(decoder: OwnDecoder): Decoder {
  const { chunks } = decoder
  const { append, takeAll } = gatherBytes()
  return {
    update(line) {
      decoder.update(line)
      for (const chunk of chunks) append(bytesOf(chunk))
      chunks.length = 0
    },
    async finalize() {
      append(new Uint8Array(await decoder.finalize()))
      return takeAll()
    },
  }
}

const newline = Uint8Array.of(10)
/** The one text among the pieces is the end of a line. */
function bytesOf(chunk: Uint8Array | ArrayBuffer | string): Uint8Array {
  if (typeof chunk === 'string') return newline
  return chunk instanceof ArrayBuffer ? new Uint8Array(chunk) : chunk
}

const firstBlock = 1024
const largestBlock = 1_048_576

/** Bytes in blocks that grow, and in one piece at the end. */
function gatherBytes() {
  const full: Uint8Array[] = []
  let [block, used, size] = [new Uint8Array(firstBlock), 0, 0]
  return {
    append(bytes: Uint8Array): void {
      for (let from = 0; from < bytes.length;) {
        if (used === block.length) {
          full.push(block)
          block = new Uint8Array(Math.min(largestBlock, 2 * block.length))
          used = 0
        }
        const piece = bytes.subarray(from, from + block.length - used)
        block.set(piece, used)
        used += piece.length
        from += piece.length
      }
      size += bytes.length
    },
    takeAll(): ArrayBuffer {
      const whole = new Uint8Array(size)
      let at = 0
      // Each is let go as soon as it is copied.
      for (let next = full.shift(); next; next = full.shift()) {
        whole.set(next, at)
        at += next.length
      }
      whole.set(block.subarray(0, used), at)
      return whole.buffer
    },
  }
}
