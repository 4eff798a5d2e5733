import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

export type FileDigest = { bytes: number; sha256: string }

/** Writes a new file that survives a power cut; answers its size and hash. */
export async function writeFileFrom(path: string, content: Readable, signal?: AbortSignal): Promise<FileDigest> {
  const digest = hashing()
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(content, digest.stream, file, { signal })
  return digest.written()
}

/** The same, compressed; the hash is that of the compressed file. */
export const writeCompressed = (path: string, content: Readable, signal?: AbortSignal): Promise<FileDigest> => {
  const gzip = createGzip({ level: 1 })
  content.once('error', error => gzip.destroy(error))
  return writeFileFrom(path, content.pipe(gzip), signal)
}

/** The size and hash of a file. */
export async function hashFile(path: string): Promise<FileDigest> {
  const digest = hashing()
  digest.stream.resume()
  await pipeline(createReadStream(path), digest.stream)
  return digest.written()
}

function hashing(): { stream: Transform; written(): FileDigest } {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  return { stream, written: () => ({ bytes, sha256: hash.digest('hex') }) }
}
