type Chunk = Uint8Array | ArrayBuffer | string

const sizeOf = (chunk: Chunk): number => (typeof chunk === 'string' ? Buffer.byteLength(chunk) : chunk.byteLength)

/** The one thing that the parser asks of a Blob: its bytes in one piece. */
class LightBlob {
  readonly #chunks: readonly Chunk[]

  constructor(chunks: readonly Chunk[]) {
    this.#chunks = chunks
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    let size = 0
    for (const chunk of this.#chunks) size += sizeOf(chunk)
    const buffer = new ArrayBuffer(size)
    const whole = Buffer.from(buffer)
    let at = 0
    for (const chunk of this.#chunks) {
      // Every second one is the end of a line.
      if (chunk === '\n') whole[at++] = 10
      else if (typeof chunk === 'string') at += whole.write(chunk, at)
      else {
        whole.set(chunk instanceof ArrayBuffer ? new Uint8Array(chunk) : chunk, at)
        at += chunk.byteLength
      }
    }
    return buffer
  }
}

/**
 * The parser makes a Blob of all lines of each part, which for Node is work for other threads, line by line: half of the
 * time of a mail, and much memory for a long one. In the thread that reads mails, where nothing else needs one, these take
 * its place.
 */
export function useLightBlobs(): void {
  globalThis.Blob = LightBlob as unknown as typeof Blob
}
