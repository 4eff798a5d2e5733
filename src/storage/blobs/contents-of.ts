import type { BlobStore } from './blob-store.ts'

/** The contents of files, one after the other. */
export async function* contentsOf(
  open: BlobStore['open'],
  hashes: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  for (const hash of hashes) {
    const found = await open(hash)
    if (!found) throw new Error(`the file ${hash} is missing`)
    for await (const chunk of found.stream as AsyncIterable<Buffer>) {
      signal.throwIfAborted()
      yield chunk
    }
  }
}
