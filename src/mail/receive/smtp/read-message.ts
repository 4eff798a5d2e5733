import { randomUUID } from 'node:crypto'
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { SmugglingCheck, type MessageFault } from './smuggling-check.ts'

/** A message read from the stream, or its fault. `release` frees its memory or file. */
export type BufferedMessage = {
  fault: MessageFault | 'too large' | null
  size: number
  read(): Promise<Buffer>
  release(): Promise<void>
}

/** A faulty message that is too long to read to its end; the connection is closed. */
export class EndlessMailError extends Error {
  override name = 'EndlessMailError'
  readonly fault: NonNullable<BufferedMessage['fault']>
  constructor(fault: NonNullable<BufferedMessage['fault']>) {
    super(fault)
    this.fault = fault
  }
}

/** Larger messages are buffered on disk. */
const maxBytesInMemory = 256 * 1024

/**
 * Reads a message and checks it while it arrives. After a fault the rest is read and discarded. Large messages are buffered in an
 * unlinked file, so nothing is left behind after a crash.
 */
export async function readMessage(
  stream: Readable,
  { folder, limit, count }: { folder: string; limit: number; count?: (bytes: number) => void },
): Promise<BufferedMessage> {
  const check = new SmugglingCheck()
  const chunks: Buffer[] = []
  let [size, file]: [number, FileHandle | undefined] = [0, undefined]
  const findFault = (): BufferedMessage['fault'] => (size > limit ? 'too large' : check.fault)
  const isFaulty = (): boolean => findFault() !== null
  const discard = async (): Promise<void> => {
    chunks.length = 0
    await file?.close()
    file = undefined
  }
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      count?.(chunk.length)
      if (isFaulty() && size > 2 * limit) throw new EndlessMailError(findFault() ?? 'too large')
      if (isFaulty()) continue
      check.scan(chunk)
      // Reading the rest of such a message would take too long.
      if (check.fault === 'many lines') throw new EndlessMailError(check.fault)
      if (isFaulty()) {
        await discard()
        continue
      }
      chunks.push(chunk)
      if (size <= maxBytesInMemory) continue
      file ??= await openAnonymousFile(folder)
      for (const part of chunks.splice(0)) await file.writeFile(part)
    }
  } catch (error) {
    await discard()
    throw error
  }
  check.end()
  if (isFaulty()) await discard()
  return {
    fault: findFault(),
    size,
    async read() {
      if (!file) return Buffer.concat(chunks)
      const raw = Buffer.allocUnsafe(size)
      for (let at = 0; at < size;) {
        const { bytesRead } = await file.read(raw, at, size - at, at)
        if (bytesRead === 0) throw new Error('a buffered email is shorter than when it was written')
        at += bytesRead
      }
      return raw
    },
    release: discard,
  }
}

async function openAnonymousFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}
