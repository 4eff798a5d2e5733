// Reads when and with what a photo was taken, but never where: Exif 2.32, chapter 4.6.

/** What a camera says about a photo; absent: it doesn't. `taken` is in the time of the place, which it doesn't name. */
export type PhotoDetails = {
  taken?: string
  make?: string
  model?: string
  shutter_speed?: string
  focal_length?: number
  aperture?: number
  iso?: number
}

/** The details in a JPEG; none if it has none, or they can't be parsed. */
export function readExif(content: Buffer): PhotoDetails {
  return (
    unlessBroken(() => {
      const tiff = tiffIn(content)
      return tiff ? detailsIn(tiff) : {}
    }) ?? {}
  )
}

function unlessBroken<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    // Reading beyond its end.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const [startOfScan, app1] = [0xda, 0xe1]
const exifHeader = 'Exif\0\0'

function tiffIn(content: Buffer): Buffer | null {
  if (content.readUInt16BE(0) !== 0xffd8) return null
  for (let at = 2; content.readUInt8(at) === 0xff && content.readUInt8(at + 1) !== startOfScan;) {
    const next = at + 2 + content.readUInt16BE(at + 2)
    const isExif = content.readUInt8(at + 1) === app1 && content.toString('latin1', at + 4, at + 10) === exifHeader
    if (isExif) return content.subarray(at + 10, next)
    at = next
  }
  return null
}

const tags = {
  make: 0x010f,
  model: 0x0110,
  details: 0x8769,
  exposureTime: 0x829a,
  aperture: 0x829d,
  iso: 0x8827,
  taken: 0x9003,
  focalLength: 0x920a,
} as const
/** How a number is written. */
const types = { short: 3, long: 4, fraction: 5 } as const
/** A directory has a few dozen entries; one that claims more is broken. */
const maxEntries = 500

const noEntries: ReadonlyMap<number, number> = new Map()

function detailsIn(tiff: Buffer): PhotoDetails {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number): number => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  /** The entries of a directory: where each begins, by its tag. */
  const entriesAt = (directory: number): Map<number, number> => {
    const entries = new Map<number, number>()
    for (let n = 0; n < Math.min(short(directory), maxEntries); n += 1)
      entries.set(short(directory + 2 + 12 * n), directory + 2 + 12 * n)
    return entries
  }
  const main = entriesAt(long(4))
  const pointer = main.get(tags.details)
  const more = (pointer === undefined ? undefined : unlessBroken(() => entriesAt(long(pointer + 8)))) ?? noEntries
  const text = (at: number | undefined): string | undefined => {
    if (at === undefined) return undefined
    const length = long(at + 4)
    const from = length > 4 ? long(at + 8) : at + 8
    return lineOf(tiff.toString('latin1', from, from + Math.min(length, maxText)))
  }
  /** Programs write numbers in other types than the cameras do. */
  const valueAt: Readonly<Record<number, (at: number) => number>> = {
    [types.short]: short,
    [types.long]: long,
    [types.fraction]: at => long(long(at)) / long(long(at) + 4),
  }
  const number = (at: number | undefined): number | undefined => {
    const value = at === undefined ? undefined : valueAt[short(at + 2)]?.(at + 8)
    return value !== undefined && Number.isFinite(value) && value > 0 && value < 1e7 ? value : undefined
  }
  const speed = () => {
    const seconds = number(more.get(tags.exposureTime))
    return seconds === undefined || seconds >= 1e5 ? undefined : speedOf(seconds)
  }
  const length = (tag: number) => {
    const value = number(more.get(tag))
    return value === undefined || value >= 1e5 ? undefined : Math.round(value * 10) / 10
  }
  const readers = {
    taken: () => momentOf(text(more.get(tags.taken))),
    make: () => text(main.get(tags.make)),
    model: () => text(main.get(tags.model)),
    shutter_speed: speed,
    focal_length: () => length(tags.focalLength),
    aperture: () => length(tags.aperture),
    iso: () => number(more.get(tags.iso)),
  }
  // One that can't be read doesn't take the others with it.
  const given = Object.entries<() => string | number | undefined>(readers).map(
    ([detail, read]) => [detail, unlessBroken(read)] as const,
  )
  return Object.fromEntries(given.filter(([, value]) => value !== undefined))
}

const maxText = 60
/** What is printable of a text, up to where it ends. */
function lineOf(text: string): string | undefined {
  const [line = ''] = text.split('\0')
  const printable = line.replaceAll(/[^ -~\u00a1-\u00ff]/g, '').trim()
  return printable === '' ? undefined : printable
}

/** `1/250`, or whole seconds and tenths of them. */
const speedOf = (seconds: number): string =>
  seconds < 0.3 ? `1/${Math.round(1 / seconds)}` : String(Math.round(seconds * 10) / 10)

/** `2026:11:17 09:30:00` as ISO 8601; undefined for a day or a time that doesn't exist. */
function momentOf(text = ''): string | undefined {
  const found = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(text)
  if (!found) return undefined
  const [, year, month, day, time] = found
  const moment = `${year}-${month}-${day}T${time}`
  // A day such as 31 February becomes another one.
  const parsed = new Date(`${moment}Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(moment) ? moment : undefined
}
