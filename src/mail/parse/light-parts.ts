import PostalMime from 'postal-mime'

/** Takes a part of a mail in line by line, and has its bytes at the end. */
type Decoder = { update(line: Uint8Array): void; finalize(): Promise<ArrayBuffer> }

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
    const decoder = /base64|quoted-printable/i.test(encoding) ? this.contentDecoder : plainDecoder()
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

const firstBlock = 1024
const largestBlock = 1_048_576

/** What is not encoded, with one sort of line ends. */
function plainDecoder(): Decoder {
  const full: Uint8Array[] = []
  let [block, used, size] = [new Uint8Array(firstBlock), 0, 0]
  const append = (bytes: Uint8Array): void => {
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
  }
  return {
    update(line) {
      append(line)
      append(newline)
    },
    async finalize() {
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
const newline = Uint8Array.of(10)
