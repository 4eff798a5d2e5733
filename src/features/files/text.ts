import { isUtf8 } from 'node:buffer'
import { decodeText } from '#content/text/charset.ts'
import { blobChunks } from '#runtime/blobs/open-blob.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'

export const textType = 'text/plain'
export const maxTextBytes = 200_000

const byteOrders: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' }
const utf16Of = (bytes: Uint8Array): string | undefined => byteOrders[Buffer.from(bytes.subarray(0, 2)).toString('hex')]
// Text of any code page has none of them; other files hardly ever have none.
const controls = /[^\P{Cc}\t\n\f\r\u0080-\u009f]/u

/** Whether a file that isn't UTF-8 is text in UTF-16 or in an older code page, as some programs still write it. */
export async function isOtherText(blobs: BlobStore, hash: string): Promise<boolean> {
  let decoder: TextDecoder | undefined
  try {
    for await (const chunk of blobChunks(blobs, hash)) {
      decoder ??= new TextDecoder(utf16Of(chunk) ?? 'latin1', { fatal: true })
      if (controls.test(decoder.decode(chunk, { stream: true }))) return false
    }
    decoder?.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** The bytes without a character that was cut in two. */
function wholeCharacters(bytes: Uint8Array): Uint8Array {
  for (let cut = 0; cut < 4; cut += 1) {
    const whole = bytes.subarray(0, bytes.length - cut)
    if (isUtf8(whole)) return whole
  }
  return bytes
}

/** The beginning of a file as text. */
export async function textOf(blobs: BlobStore, hash: string): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const chunk of blobChunks(blobs, hash)) {
    pieces.push(chunk.subarray(0, maxTextBytes - size))
    size += chunk.length
    if (size >= maxTextBytes) break
  }
  const bytes = Buffer.concat(pieces)
  const utf16 = utf16Of(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  return decodeText(size > bytes.length ? wholeCharacters(bytes) : bytes, '').replace(/^\ufeff/, '')
}
