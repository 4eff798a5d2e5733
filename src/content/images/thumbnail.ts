import sharp from 'sharp'
import { isTooMuch, longestSide, mostPixels } from './cost.ts'

/** What a picture measures as it is seen, and a small one of it. */
export type Picture = { width: number; height: number; thumbnail: Uint8Array }

// The library reads many formats, most of them by code that few have looked at.
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

/** Reads a png, jpeg, gif or webp; null for what is none, is broken or is too large. */
export async function readPicture(content: Uint8Array): Promise<Picture | null> {
  try {
    const picture = sharp(content, { limitInputPixels: mostPixels, pages: 1, failOn: 'error', sequentialRead: true })
    const header = await picture.metadata()
    if (isTooMuch(header, content.length)) return null
    const thumbnail = await picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer()
    const { width, height, orientation = 1 } = header
    // From 5 on, a camera was held upright (Exif, tag 0x0112).
    return orientation < 5 ? { width, height, thumbnail } : { width: height, height: width, thumbnail }
  } catch {
    return null
  }
}
