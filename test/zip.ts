import { inflateRawSync } from 'node:zlib'

/** The entries of a zip by way of its directory, as any program that opens it goes. */
export function unzip(zip: Buffer): Record<string, string> {
  const found: Record<string, string> = {}
  let at = zip.readUInt32LE(zip.lastIndexOf(Buffer.from('PK\u0005\u0006')) + 16)
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, extra, comment] = [28, 30, 32].map(offset => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(begin, begin + zip.readUInt32LE(at + 20))
    found[name] = (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes).toString()
    at += 46 + nameLength + extra + comment
  }
  return found
}
