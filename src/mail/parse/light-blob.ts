type Chunk = Uint8Array | ArrayBuffer | string

const bytesOf = (chunk: Chunk): Uint8Array => {
  if (typeof chunk === 'string') return Buffer.from(chunk)
  return chunk instanceof ArrayBuffer ? new Uint8Array(chunk) : chunk
}

/** The one thing that the parser asks of a Blob: its bytes in one piece. */
class LightBlob {
  readonly #chunks: readonly Chunk[]

  constructor(chunks: readonly Chunk[]) {
    this.#chunks = chunks
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    const pieces = this.#chunks.map(bytesOf)
    const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
    let at = 0
    for (const piece of pieces) {
      whole.set(piece, at)
      at += piece.length
    }
    return whole.buffer
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
