import { orientationIn, tagsWith } from './orientation.ts'

const [startOfScan, endOfImage, app1] = [0xda, 0xd9, 0xe1]
const exifHeader = 'Exif\0\0'

/** A JPEG with what is needed to show it; null if it can't be parsed, or its end is missing. */
export function stripJpeg(content: Buffer): Buffer | null {
  const parts = [content.subarray(0, 2)]
  let orientation: number | undefined
  let isBeforeScans = true
  for (let at = 2; ;) {
    if (content.readUInt8(at) !== 0xff) return null
    const marker = content.readUInt8(at + 1)
    // What follows the image may be another one, with metadata of its own.
    if (marker === endOfImage) return Buffer.concat([...parts, content.subarray(at, at + 2)])
    // Any marker may have fill bytes before it.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const next = at + 2 + content.readUInt16BE(at + 2)
    if (next > content.length) return null
    const segment = content.subarray(at, next)
    if (marker === app1) orientation ??= orientationOf(segment)
    if (marker === startOfScan) {
      const end = endOfScan(content, next)
      if (end < 0) return null
      if (isBeforeScans) parts.push(...exifWith(orientation))
      parts.push(content.subarray(at, end))
      isBeforeScans = false
      at = end
      continue
    }
    parts.push(...keptOf(marker, segment))
    at = next
  }
}

/** The next marker that is none of the scan itself: 0 is an escaped byte, d0 to d7 restart its decoder. */
function endOfScan(content: Buffer, start: number): number {
  for (let at = content.indexOf(0xff, start); at >= 0; at = content.indexOf(0xff, at + 1)) {
    const marker = content[at + 1]
    if (marker !== 0 && marker !== 0xff && !(marker !== undefined && marker >= 0xd0 && marker <= 0xd7)) return at
  }
  return -1
}

/** The parts of application segments that a picture needs, by marker and name: how many bytes of them, all by default. */
const keptApplications: readonly { marker: number; name: string; bytes?: number }[] = [
  // Without its thumbnail.
  { marker: 0xe0, name: 'JFIF\0', bytes: 14 },
  // Colors: the profile, and how Adobe's programs transform them.
  { marker: 0xe2, name: 'ICC_PROFILE\0' },
  { marker: 0xee, name: 'Adobe', bytes: 12 },
]

/** Frames, tables of codes and quantization, arithmetic coding, lines and restarts. */
const isNeeded = (marker: number): boolean => (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xdb && marker <= 0xdd)

function keptOf(marker: number, segment: Buffer): Buffer[] {
  if (isNeeded(marker)) return [segment]
  const kept = keptApplications.find(
    one => one.marker === marker && segment.toString('latin1', 4, 4 + one.name.length) === one.name,
  )
  if (!kept) return []
  const { bytes = segment.length - 4 } = kept
  const short = Buffer.from(segment.subarray(0, 4 + bytes))
  // A thumbnail of no pixels.
  if (marker === 0xe0 && short.length === 18) short.writeUInt16BE(0, 16)
  short.writeUInt16BE(short.length - 2, 2)
  return [short]
}

const orientationOf = (segment: Buffer): number | undefined =>
  segment.toString('latin1', 4, 10) === exifHeader ? orientationIn(segment.subarray(10)) : undefined

/** A segment that only says how the picture is turned. */
function exifWith(orientation: number | undefined): Buffer[] {
  const tags = tagsWith(orientation)
  if (!tags) return []
  const body = Buffer.concat([Buffer.from(exifHeader, 'latin1'), tags])
  const head = Buffer.from([0xff, app1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return [head, body]
}
