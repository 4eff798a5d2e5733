import { crc32 } from 'node:zlib'
import { orientationIn, tagsWith } from './orientation.ts'
import { stripJpeg } from './strip-jpeg.ts'

// Removes where and by whom a picture was taken, without touching its pixels: what isn't needed to show it is left out.

/** The picture without its metadata; null if it can't be parsed, or its end is missing. */
export function stripMetadata(content: Buffer, media_type: string): Buffer | null {
  try {
    return strippers[media_type]?.(content) ?? null
  } catch (error) {
    // Reading beyond its end.
    if (error instanceof RangeError) return null
    throw error
  }
}

const strippers: Readonly<Record<string, (content: Buffer) => Buffer | null>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
  'image/gif': stripGif,
}

const keptChunks: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND gAMA cHRM sRGB iCCP cICP sBIT tRNS bKGD pHYs acTL fcTL fdAT'.split(' '),
)

function stripPng(content: Buffer): Buffer | null {
  const parts = [content.subarray(0, 8)]
  let tags: Buffer | null = null
  for (let at = 8; ;) {
    const next = at + 12 + content.readUInt32BE(at)
    const type = content.toString('latin1', at + 4, at + 8)
    if (next > content.length) return null
    if (type === 'eXIf') tags = tagsWith(orientationIn(content.subarray(at + 8, next - 4)))
    // Behind the pixels, programs don't look for it.
    if (type === 'IDAT' && tags) parts.push(pngChunk('eXIf', tags))
    if (type === 'IDAT') tags = null
    if (keptChunks.has(type)) parts.push(content.subarray(at, next))
    if (type === 'IEND') return Buffer.concat(parts)
    at = next
  }
}

function pngChunk(type: string, content: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), content, Buffer.alloc(4)])
  chunk.writeUInt32BE(content.length)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

/** The flags of VP8X for EXIF and XMP. */
const [exifFlag, xmpFlag] = [0x08, 0x04]
const webpChunks: ReadonlySet<string> = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L', 'EXIF'])
const frameChunks: ReadonlySet<string> = new Set(['ALPH', 'VP8 ', 'VP8L'])
/** Before the chunks of a frame: its place, size and duration. */
const frameHeader = 16

function stripWebp(content: Buffer): Buffer | null {
  const end = 8 + content.readUInt32LE(4)
  if (end > content.length) return null
  const chunks = chunksOf(content.subarray(12, end), webpChunks)
  if (!chunks) return null
  const tags = tagsWith(orientationIn(tiffOf(chunks.find(({ type }) => type === 'EXIF')?.content)))
  const parts: Buffer[] = []
  for (const { type, content: found } of chunks) {
    const frame = type === 'ANMF' ? chunksOf(found.subarray(frameHeader), frameChunks) : []
    if (!frame) return null
    if (type === 'VP8X') {
      const flags = Buffer.from(found)
      flags.writeUInt8((flags.readUInt8(0) & ~(exifFlag | xmpFlag)) | (tags ? exifFlag : 0))
      parts.push(webpChunk(type, flags))
    } else if (type === 'ANMF')
      parts.push(
        webpChunk(
          type,
          Buffer.concat([found.subarray(0, frameHeader), ...frame.map(one => webpChunk(one.type, one.content))]),
        ),
      )
    else if (type !== 'EXIF') parts.push(webpChunk(type, found))
  }
  if (tags) parts.push(webpChunk('EXIF', tags))
  const body = Buffer.concat(parts)
  const head = Buffer.from(content.subarray(0, 12))
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

type WebpChunk = { type: string; content: Buffer }
/** The chunks of these types; null if one is longer than what holds it. */
function chunksOf(content: Buffer, types: ReadonlySet<string>): WebpChunk[] | null {
  const chunks: WebpChunk[] = []
  for (let at = 0; at + 8 <= content.length;) {
    const size = content.readUInt32LE(at + 4)
    if (at + 8 + size > content.length) return null
    const type = content.toString('latin1', at, at + 4)
    if (types.has(type)) chunks.push({ type, content: content.subarray(at + 8, at + 8 + size) })
    at += 8 + size + (size % 2)
  }
  return chunks
}

function webpChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

/** Some programs write the header of a JPEG before the tags. */
const tiffOf = (exif: Buffer = Buffer.alloc(0)): Buffer =>
  exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif

const [extension, image, trailer, graphicControl, application] = [0x21, 0x2c, 0x3b, 0xf9, 0xff]
/** How often an animation repeats; XMP is in an application extension too. */
const keptApplications: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

function stripGif(content: Buffer): Buffer | null {
  const colors = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + colors(content.readUInt8(10))
  const parts = [content.subarray(0, at)]
  for (;;) {
    const kind = content.readUInt8(at)
    if (kind === trailer) return Buffer.concat([...parts, content.subarray(at, at + 1)])
    if (kind !== extension && kind !== image) return null
    let next = at + (kind === image ? 11 + colors(content.readUInt8(at + 9)) : 2)
    for (let size = -1; size !== 0; next += size + 1) size = content.readUInt8(next)
    if (kind === image || isShown(content, at)) parts.push(content.subarray(at, next))
    at = next
  }
}

function isShown(content: Buffer, at: number): boolean {
  const label = content.readUInt8(at + 1)
  if (label === application) return keptApplications.has(content.toString('latin1', at + 3, at + 14))
  return label === graphicControl
}
