import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** A damaged or truncated file. The data before the damage is valid. */
export class DamagedGzipError extends Error {
  override name = 'DamagedGzipError'
}

const chunkBytes = 1_048_576

/** Unpacks a gzip file. `check` gets the bytes read and unpacked so far and may throw. */
export async function* unpackGzip(
  path: string,
  check: (read: number, unpacked: number) => void,
): AsyncGenerator<Buffer> {
  const file = createReadStream(path)
  // Unpacked in small pieces, since the piece with the damage is lost, and joined, since an mbox is searched faster in large
  // ones.
  const gunzip = createGunzip()
  file.on('error', error => gunzip.destroy(error))
  file.pipe(gunzip)
  let pieces: Buffer[] = []
  let [pending, unpacked] = [0, 0]
  try {
    for await (const piece of gunzip as AsyncIterable<Buffer>) {
      unpacked += piece.length
      check(gunzip.bytesWritten, unpacked)
      pieces.push(piece)
      pending += piece.length
      if (pending < chunkBytes) continue
      yield Buffer.concat(pieces)
      ;[pieces, pending] = [[], 0]
    }
    if (pending > 0) yield Buffer.concat(pieces)
  } catch (error) {
    if (!isZlibError(error)) throw error
    if (pending > 0) yield Buffer.concat(pieces)
    throw new DamagedGzipError(error.message)
  } finally {
    file.destroy()
    gunzip.destroy()
  }
}

/** Unpacks gzipped chunks, whose errors end it too. `check` gets the bytes read and unpacked so far and may throw. */
export async function* gunzipChunks(
  chunks: AsyncIterable<Buffer>,
  check: (read: number, unpacked: number) => void,
): AsyncGenerator<Buffer> {
  const source = Readable.from(chunks, { objectMode: false })
  const gunzip = createGunzip()
  source.on('error', error => gunzip.destroy(error))
  source.pipe(gunzip)
  let unpacked = 0
  try {
    for await (const piece of gunzip as AsyncIterable<Buffer>) {
      unpacked += piece.length
      check(gunzip.bytesWritten, unpacked)
      yield piece
    }
  } catch (error) {
    throw isZlibError(error) ? new DamagedGzipError(error.message) : error
  } finally {
    source.destroy()
    gunzip.destroy()
  }
}

const isZlibError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
