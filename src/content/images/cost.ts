import type { Metadata } from 'sharp'

/** The header fields of an image. */
export type PictureHeader = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling' | 'pages'
>

/** What reading one image may take. */
export type DecodeLimits = {
  pixels: number
  /** As its header promises, including its file. */
  memory: number
  /** Where the process ends itself, because the header promised less. */
  growth: number
  processorMs: number
}
/**
 * Images in messages are read while people wait. Photos in albums are also those of the largest cameras: a JPEG of 200
 * megapixels takes 70 MB and a second, since it is decoded at a part of its size.
 */
export const limitsOf = {
  picture: { pixels: 40_000_000, memory: 80_000_000, growth: 90_000_000, processorMs: 900 },
  photo: { pixels: 200_000_000, memory: 180_000_000, growth: 215_000_000, processorMs: 4000 },
} as const satisfies Record<string, DecodeLimits>
export type ImageKind = keyof typeof limitsOf
/** Animated images: a browser would decode all frames. */
const maxFrames = 2000
/** The longer side of a thumbnail. */
export const longestSide = 400

/**
 * Whether an image exceeds the limits, judged by its header before anything is decoded. The numbers are measured:
 * docs/decisions/0021.
 */
export const isTooMuch = (
  header: PictureHeader,
  size: number,
  side = longestSide,
  { pixels, memory }: DecodeLimits = limitsOf.picture,
): boolean =>
  header.width * header.height > pixels || (header.pages ?? 1) > maxFrames || size + memoryOf(header, side) > memory

/** Whether it takes too much to turn an image: it is decoded whole, and copied. As measured. */
export const isTooMuchToTurn = ({ format, width, height, channels, depth }: PictureHeader, size: number): boolean => {
  const pixelBytes = format === 'webp' ? 10 : 2 * channels * (depth === 'uchar' ? 1 : 2)
  return 2 * size + width * height * pixelBytes > limitsOf.photo.memory
}

// Thumbnail rows that are made at a time, and buffered twice.
const rowsAtOnce = 128
const twice = 1.3

/** Memory for decoding, as measured: by pixel if a format is only decoded whole, else by the rows held at a time. */
function memoryOf(
  { format, width, height, channels, depth, isProgressive, ...rest }: PictureHeader,
  side: number,
): number {
  const pixels = width * height
  const pixelBytes = channels * (depth === 'uchar' ? 1 : 2)
  // All samples as 16-bit numbers; with 4:2:0 the two chroma channels have a quarter each.
  const coefficients = rest.chromaSubsampling === '4:2:0' && channels === 3 ? 3 : 2 * channels
  const rows = Math.min(height * twice, (rowsAtOnce * Math.max(width, height)) / side)
  const byRows = width * pixelBytes * rows
  const needs: Record<string, () => number> = {
    gif: () => pixels * 6,
    webp: () => pixels * ((rest.pages ?? 1) > 1 ? 8 : 5),
    png: () => (isProgressive ? pixels * pixelBytes + byRows : byRows),
    // Other JPEGs are decoded at an eighth of the size for a thumbnail.
    jpeg: () => (isProgressive ? pixels * coefficients : side === longestSide ? byRows / 64 : byRows),
  }
  return needs[format]?.() ?? Infinity
}
