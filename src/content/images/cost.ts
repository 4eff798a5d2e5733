import type { Metadata } from 'sharp'

/** What the beginning of a picture tells about it. */
export type PictureHeader = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling' | 'pages'
>

/** Memory that a picture may take to be read, its file included. */
export const maxMemory = 80_000_000
export const maxPixels = 40_000_000
/** Pictures that move: a browser would decode them all. */
const maxFrames = 2000
/** The longer side of the small picture. */
export const longestSide = 400

/**
 * Whether a picture is larger than is read: by what it says of itself, before anything of it is decoded. The numbers are
 * measured: docs/decisions/0021.
 */
export const isTooMuch = (header: PictureHeader, size: number, side = longestSide): boolean =>
  header.width * header.height > maxPixels ||
  (header.pages ?? 1) > maxFrames ||
  size + memoryOf(header, side) > maxMemory

// Rows of the small picture that are made at a time, and what is held twice on the way.
const rowsAtOnce = 128
const twice = 1.3

/** Memory for decoding, as measured: by the pixel where a format is only decoded whole, else by the rows held at a time. */
function memoryOf(
  { format, width, height, channels, depth, isProgressive, ...rest }: PictureHeader,
  side: number,
): number {
  const pixels = width * height
  const pixelBytes = channels * (depth === 'uchar' ? 1 : 2)
  // All samples as numbers of two bytes; two of three colours may have a quarter of them (4:2:0).
  const coefficients = rest.chromaSubsampling === '4:2:0' && channels === 3 ? 3 : 2 * channels
  const rows = Math.min(height * twice, (rowsAtOnce * Math.max(width, height)) / side)
  const byRows = width * pixelBytes * rows
  const needs: Record<string, () => number> = {
    gif: () => pixels * 6,
    webp: () => pixels * ((rest.pages ?? 1) > 1 ? 8 : 5),
    png: () => (isProgressive ? pixels * pixelBytes + byRows : byRows),
    // Of others it decodes an eighth of the size at once, for the small picture.
    jpeg: () => (isProgressive ? pixels * coefficients : side === longestSide ? byRows / 64 : byRows),
  }
  return needs[format]?.() ?? Infinity
}
