import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { DamagedBlobError, pathOfHash, type StoredBlob } from '../blob.ts'
import { chunksOf, type S3Client } from './client.ts'
import { FileStorageError } from './errors.ts'

const mostBreaks = 3
const pauseMs = 200

/**
 * The content of an object. The last chunk is given out only if the hash is right: whoever gets damaged content learns that it is not
 * complete.
 */
export async function* contentOf(
  client: S3Client,
  { hash, size }: StoredBlob,
  response: IncomingMessage,
): AsyncGenerator<Uint8Array> {
  const digest = createHash('sha256')
  let held: Buffer | undefined
  for await (const chunk of wholeOf(client, { hash, size }, response)) {
    if (held) yield held
    digest.update(chunk)
    held = chunk
  }
  if (digest.digest('hex') !== hash) throw new DamagedBlobError(`the file ${hash} in ${client.place} is damaged`)
  if (held) yield held
}

/** All bytes: if the connection breaks, it goes on where it broke. */
async function* wholeOf(client: S3Client, { hash, size }: StoredBlob, first: IncomingMessage): AsyncGenerator<Buffer> {
  let response: IncomingMessage | undefined = first
  for (let offset = 0, breaks = 0; ;) {
    let broke: unknown
    const chunks = chunksOf(response)
    try {
      for (;;) {
        const next = await chunks.next().catch((error: unknown) => void (broke = error))
        if (!next || next.done === true) break
        breaks = 0
        offset += next.value.length
        yield next.value
      }
    } finally {
      await chunks.return(undefined)
    }
    if (offset >= size) return
    breaks += 1
    if (breaks > mostBreaks)
      throw new FileStorageError(client.place, 'broken off', `${offset} of ${size} bytes came`, { cause: broke })
    await pause(pauseMs * breaks)
    const headers: Record<string, string> = offset > 0 ? { range: `bytes=${offset}-` } : {}
    response = await client.send({ method: 'GET', key: pathOfHash(hash), headers })
    if (!response) throw new DamagedBlobError(`the file ${hash} in ${client.place} is gone or damaged`)
    // A server that does not know ranges sends it all.
    if (offset > 0 && response.statusCode !== 206) {
      response.destroy()
      throw new FileStorageError(client.place, 'broken off', 'the server cannot continue an answer')
    }
  }
}
