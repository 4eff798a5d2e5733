// Magic numbers by offset, each character one byte. Types that a browser would run are not listed, so no file gets one.
// The first match counts.
const signatures: readonly (readonly [type: string, bytes: Readonly<Record<number, string>>])[] = [
  ['image/png', { 0: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR' }],
  ['image/jpeg', { 0: '\xff\xd8\xff' }],
  ['image/gif', { 0: 'GIF87a' }],
  ['image/gif', { 0: 'GIF89a' }],
  ['image/webp', { 0: 'RIFF', 8: 'WEBPVP8' }],
  ['image/heic', { 4: 'ftypheic' }],
  ['image/avif', { 4: 'ftypavif' }],
  ['video/mp4', { 4: 'ftyp' }],
  ['video/webm', { 0: '\x1aE\xdf\xa3' }],
  ['audio/mpeg', { 0: 'ID3' }],
  ['audio/mpeg', { 0: '\xff\xfb' }],
  ['audio/flac', { 0: 'fLaC' }],
  ['audio/wav', { 0: 'RIFF', 8: 'WAVE' }],
  ['application/ogg', { 0: 'OggS' }],
  ['application/pdf', { 0: '%PDF-' }],
  ['application/zip', { 0: 'PK\x03\x04' }],
  ['application/gzip', { 0: '\x1f\x8b\x08' }],
  ['application/x-7z-compressed', { 0: "7z\xbc\xaf'\x1c" }],
]
const signatureBytes = 32
const plainType = 'text/plain'
const unknownType = 'application/octet-stream'

/** The image types that browsers may show inline. */
export const pictureTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

/** The type of a file by its content, whatever its name says. Reads only as much as needed. */
export async function typeOf(content: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  try {
    for await (const piece of content) {
      const beginning = Buffer.from(piece.subarray(0, signatureBytes)).toString('latin1')
      const mark = isFirst && signatureIn(beginning)
      if (mark) return mark[0]
      isFirst = false
      if (/[^\P{Cc}\t\n\f\r]/u.test(decoder.decode(piece, { stream: true }))) return unknownType
    }
    decoder.decode()
    return plainType
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      return unknownType
    throw error
  }
}

const signatureIn = (beginning: string) =>
  signatures.find(([, bytes]) => Object.entries(bytes).every(([at, text]) => beginning.startsWith(text, Number(at))))
