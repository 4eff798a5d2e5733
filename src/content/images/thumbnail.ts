import sharp, { type Metadata, type Sharp } from 'sharp'
import { isTooMuch, isTooMuchToTurn, limitsOf, longestSide, type DecodeLimits } from './cost.ts'

/** The displayed size of an image. */
export type PictureSize = { width: number; height: number }
/** The displayed size of an image, and its thumbnail. */
export type Picture = PictureSize & { thumbnail: Uint8Array }

// The library reads many formats, most of them with little-reviewed code.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
})
sharp.concurrency(1)
sharp.cache(false)

const openImage = (content: Uint8Array, { pixels }: Pick<DecodeLimits, 'pixels'> = limitsOf.picture): Sharp =>
  sharp(content, { limitInputPixels: pixels, pages: 1, failOn: 'error', sequentialRead: true })
/** For a header alone: as many as can be counted. */
const mostPixels = Number.MAX_SAFE_INTEGER
const fitWithin = (picture: Sharp, side: number): Sharp =>
  picture.autoOrient().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

// From 5 on, the image is rotated by 90 degrees (Exif, tag 0x0112).
const displayedSize = ({ width, height, orientation = 1 }: Metadata): PictureSize =>
  orientation < 5 ? { width, height } : { width: height, height: width }

/** The displayed size, whether the pixels are turned to get it, and whether it would take too much to scale it. */
export type MeasuredPicture = PictureSize & { isTurned: boolean; isTooMuch: boolean }

/** The displayed size by the header; null for other files. */
export async function measurePicture(
  content: Uint8Array,
  side: number,
  limits: DecodeLimits,
): Promise<MeasuredPicture | null> {
  try {
    const header = await openImage(content, { pixels: mostPixels }).metadata()
    const isTurned = (header.orientation ?? 1) > 1
    return { ...displayedSize(header), isTurned, isTooMuch: isTooMuch(header, content.length, side, limits) }
  } catch {
    return null
  }
}

/** Reads a png, jpeg, gif or webp; null for other, broken or too large files. */
export async function readPicture(content: Uint8Array): Promise<Picture | null> {
  try {
    const picture = openImage(content)
    const header = await picture.metadata()
    if (isTooMuch(header, content.length)) return null
    const thumbnail = await fitWithin(picture, longestSide).webp({ quality: 75 }).toBuffer()
    return { ...displayedSize(header), thumbnail }
  } catch {
    return null
  }
}

/** How each format is written; others are not shrunk. */
const encoders: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  jpeg: picture => picture.jpeg({ quality: 82 }),
  png: picture => picture.png({ compressionLevel: 9 }),
  webp: picture => picture.webp({ quality: 80 }),
}

/** Shrinks an image to at most `side` pixels per side, in the same format; null if that fails or it is animated. */
export async function shrinkPicture(
  content: Uint8Array,
  side: number,
  limits: DecodeLimits,
): Promise<Uint8Array | null> {
  try {
    const picture = openImage(content, limits)
    const header = await picture.metadata()
    const write = encoders[header.format]
    if (!write || (header.pages ?? 1) > 1 || isTooMuch(header, content.length, side, limits)) return null
    return await write(fitWithin(picture, side)).toBuffer()
  } catch {
    return null
  }
}

/** The first chunk of pixels of a WebP that keeps them as they are. */
const losslessChunk = 'VP8L'

/**
 * Turns the pixels of a PNG or WebP as its metadata says, which not all browsers heed there; null if it is animated or
 * takes too much.
 */
export async function turnPicture(
  content: Uint8Array,
  { keepsMetadata }: { keepsMetadata: boolean },
): Promise<Uint8Array | null> {
  try {
    const picture = openImage(content, limitsOf.photo)
    const header = await picture.metadata()
    if ((header.pages ?? 1) > 1 || isTooMuchToTurn(header, content.length)) return null
    const turned = picture.autoOrient()
    const shown = keepsMetadata ? turned.keepMetadata() : turned.keepIccProfile()
    if (header.format === 'png') return await shown.png({ compressionLevel: 6 }).toBuffer()
    if (header.format !== 'webp') return null
    const lossless = Buffer.from(content).includes(losslessChunk)
    return await shown.webp({ lossless, quality: 90, effort: 2 }).toBuffer()
  } catch {
    return null
  }
}

/** The size of a photo that fills its frame. */
export type CropSize = { width: number; height: number }

/**
 * Crops an image from the middle to the first size, and scales that to the others; null if it cannot be read. Only pixels
 * are left: no metadata, no animation.
 */
export async function cropPicture(content: Uint8Array, sizes: readonly CropSize[]): Promise<Uint8Array[] | null> {
  const [largest] = sizes
  try {
    const picture = openImage(content)
    const side = Math.max(longestSide, ...sizes.map(({ width }) => width))
    if (!largest || isTooMuch(await picture.metadata(), content.length, side)) return null
    const { data, info } = await picture
      .autoOrient()
      .resize({ ...largest, fit: 'cover' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const scaled = (size: CropSize) =>
      sharp(data, { raw: { width, height, channels } }).resize(size).webp({ quality: 80 })
    return await Promise.all(sizes.map(size => scaled(size).toBuffer()))
  } catch {
    return null
  }
}

/** The displayed size of an image, and the image in several sizes. */
export type ScaledPicture = PictureSize & { scaled: Uint8Array[] }

/** Scales an image to at most the first side, and that to the others; null if it cannot be read. Only pixels are left. */
export async function scalePicture(
  content: Uint8Array,
  sides: readonly number[],
  limits: DecodeLimits,
): Promise<ScaledPicture | null> {
  try {
    const picture = openImage(content, limits)
    const header = await picture.metadata()
    const [largest = longestSide] = sides
    if (isTooMuch(header, content.length, largest, limits)) return null
    const { data, info } = await fitWithin(picture, largest)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const scaled: Uint8Array[] = []
    // One after the other: together they would need more memory.
    for (const side of sides)
      scaled.push(await fitWithin(sharp(data, { raw }), side).webp({ quality: 78, effort: 2 }).toBuffer())
    return { ...displayedSize(header), scaled }
  } catch {
    return null
  }
}
