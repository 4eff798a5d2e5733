// How a picture is turned, in a directory of tags: Exif 2.32, chapter 4.6.

const tag = 0x0112

/** What the tags say, 1 to 8; undefined if they don't, or can't be parsed. */
export function orientationIn(tiff: Buffer): number | undefined {
  try {
    const isLittle = tiff.toString('latin1', 0, 2) === 'II'
    const short = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
    const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
    for (let n = 0; n < short(directory); n += 1) {
      const entry = directory + 2 + 12 * n
      if (short(entry) === tag) return short(entry + 8)
    }
    return undefined
  } catch (error) {
    // Reading beyond its end.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Tags that say nothing else; null if the picture isn't turned. */
export function tagsWith(orientation = 1): Buffer | null {
  if (orientation < 2 || orientation > 8) return null
  const tiff = Buffer.alloc(26)
  tiff.write('MM', 'latin1')
  tiff.writeUInt16BE(42, 2)
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(tag, 10)
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
