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

const [startOfScan, endOfImage, exif, comment] = [0xda, 0xd9, 0xe1, 0xfe]
/** JFIF, color profiles and Adobe's color transform: without them the colors would be others. */
const keptSegments: ReadonlySet<number> = new Set([0xe0, 0xe2, 0xee])

function stripJpeg(content: Buffer): Buffer | null {
  const parts = [content.subarray(0, 2)]
  let orientation = 1
  for (let at = 2; ;) {
    if (content.readUInt8(at) !== 0xff) return null
    const marker = content.readUInt8(at + 1)
    // What follows the image may be another one, with metadata of its own.
    if (marker === startOfScan) {
      const end = content.indexOf(Buffer.from([0xff, endOfImage]), at)
      if (end < 0) return null
      return Buffer.concat([...parts, ...exifWith(orientation), content.subarray(at, end + 2)])
    }
    const next = at + 2 + content.readUInt16BE(at + 2)
    const segment = content.subarray(at, next)
    if (marker === exif) orientation = orientationIn(segment) ?? orientation
    const isMetadata = (marker >= 0xe0 && marker <= 0xef && !keptSegments.has(marker)) || marker === comment
    if (!isMetadata) parts.push(segment)
    at = next
  }
}

const exifHeader = 'Exif\0\0'
const orientationTag = 0x0112

/** Exif, 4.6.4: the orientation in the first directory. */
function orientationIn(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, 10) !== exifHeader) return undefined
  const tiff = segment.subarray(10)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let n = 0; n < short(directory); n += 1) {
    const entry = directory + 2 + 12 * n
    if (short(entry) === orientationTag) return short(entry + 8)
  }
  return undefined
}

/** A segment that only says how the picture is turned. */
function exifWith(orientation: number): Buffer[] {
  if (orientation < 2 || orientation > 8) return []
  const tiff = Buffer.alloc(26)
  tiff.write('MM', 'latin1')
  tiff.writeUInt16BE(42, 2)
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(orientationTag, 10)
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  const body = Buffer.concat([Buffer.from(exifHeader, 'latin1'), tiff])
  const head = Buffer.from([0xff, exif, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return [head, body]
}

const keptChunks: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND gAMA cHRM sRGB iCCP cICP sBIT tRNS bKGD pHYs acTL fcTL fdAT'.split(' '),
)

function stripPng(content: Buffer): Buffer | null {
  const parts = [content.subarray(0, 8)]
  for (let at = 8; ;) {
    const next = at + 12 + content.readUInt32BE(at)
    const type = content.toString('latin1', at + 4, at + 8)
    if (next > content.length) return null
    if (keptChunks.has(type)) parts.push(content.subarray(at, next))
    if (type === 'IEND') return Buffer.concat(parts)
    at = next
  }
}

/** The flags of VP8X for EXIF and XMP. */
const metadataFlags = 0x0c

function stripWebp(content: Buffer): Buffer | null {
  const end = 8 + content.readUInt32LE(4)
  if (end > content.length) return null
  const parts: Buffer[] = []
  for (let at = 12; at + 8 <= end;) {
    const size = content.readUInt32LE(at + 4)
    const next = at + 8 + size + (size % 2)
    const type = content.toString('latin1', at, at + 4)
    if (at + 8 + size > end) return null
    const chunk = Buffer.from(content.subarray(at, next))
    if (type === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~metadataFlags, 8)
    if (type !== 'EXIF' && type !== 'XMP ') parts.push(chunk)
    at = next
  }
  const body = Buffer.concat(parts)
  const head = Buffer.from(content.subarray(0, 12))
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

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
