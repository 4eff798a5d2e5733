import type { Metadata } from 'sharp'

/** The header fields of an image. */
export type PictureHeader = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling' | 'pages'
>

/** The memory limit for reading an image, including its file. */
export const maxMemory = 80_000_000
export const maxPixels = 40_000_000
/** Animated images: a browser would decode all frames. */
const maxFrames = 2000
/** The longer side of a thumbnail. */
export const longestSide = 400

/**
 * Whether an image exceeds the limits, judged by its header before anything is decoded. The numbers are measured:
 * docs/decisions/0021.
 */
export const isTooMuch = (header: PictureHeader, size: number, side = longestSide): boolean =>
  header.width * header.height > maxPixels ||
  (header.pages ?? 1) > maxFrames ||
  size + memoryOf(header, side) > maxMemory

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
