import { randomUUID } from 'node:crypto'
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { SmugglingCheck, type MessageFault } from './smuggling-check.ts'

/** A mail that has come in whole, or what is wrong with it; `release` gives back what it took up. */
export type BufferedMessage = {
  fault: MessageFault | 'too large' | null
  size: number
  read(): Promise<Buffer>
  release(): Promise<void>
}

/** Nobody waits for the end of what is wrong with a mail and does not end. */
export class EndlessMailError extends Error {
  override name = 'EndlessMailError'
  readonly fault: NonNullable<BufferedMessage['fault']>
  constructor(fault: NonNullable<BufferedMessage['fault']>) {
    super(fault)
    this.fault = fault
  }
}

/** So much of a mail is kept in memory; the rest waits on the disk. */
const maxBytesInMemory = 256 * 1024

/**
 * Takes a mail in as it comes. What is wrong with it is seen at once, and from then on it is only read to its end. A long
 * one lies in a file without a name, so that nothing of it is left behind, whatever happens.
 */
export async function readMessage(
  stream: Readable,
  { folder, limit, count }: { folder: string; limit: number; count?: (bytes: number) => void },
): Promise<BufferedMessage> {
  const check = new SmugglingCheck()
  const chunks: Buffer[] = []
  let [size, file]: [number, FileHandle | undefined] = [0, undefined]
  const findFault = (): BufferedMessage['fault'] => (size > limit ? 'too large' : check.fault)
  const isWrong = (): boolean => findFault() !== null
  const drop = async (): Promise<void> => {
    chunks.length = 0
    await file?.close()
    file = undefined
  }
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      count?.(chunk.length)
      if (isWrong() && size > 2 * limit) throw new EndlessMailError(findFault() ?? 'too large')
      if (isWrong()) continue
      check.scan(chunk)
      // To read even the rest of such a mail takes too long.
      if (check.fault === 'many lines') throw new EndlessMailError(check.fault)
      if (isWrong()) {
        await drop()
        continue
      }
      chunks.push(chunk)
      if (size <= maxBytesInMemory) continue
      file ??= await openAnonymousFile(folder)
      for (const part of chunks.splice(0)) await file.writeFile(part)
    }
  } catch (error) {
    await drop()
    throw error
  }
  check.end()
  if (isWrong()) await drop()
  return {
    fault: findFault(),
    size,
    async read() {
      if (!file) return Buffer.concat(chunks)
      const raw = Buffer.allocUnsafe(size)
      for (let at = 0; at < size;) {
        const { bytesRead } = await file.read(raw, at, size - at, at)
        if (bytesRead === 0) throw new Error('a mail that was put aside is shorter than it was')
        at += bytesRead
      }
      return raw
    },
    release: drop,
  }
}

async function openAnonymousFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}
