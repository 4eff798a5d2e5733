import { availableParallelism, totalmem } from 'node:os'
import type { Readable } from 'node:stream'
import { createFairWorkQueue } from '../fair-queue.ts'
import { maxMemory } from './cost.ts'
import { startDecoder, type Decoder, type DecodeResult, type DecodeOrder } from './decoder.ts'
import type { Picture } from './thumbnail.ts'

export { QueueFullError } from '../fair-queue.ts'
export { pictureTypes, typeOf } from './sniff.ts'
export type { Picture } from './thumbnail.ts'

const gigabyte = 2 ** 30
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
/** Each takes a processor and up to 200 MB while it works. */
export const maxDecoders = Math.max(1, Math.min(4, availableParallelism(), Math.floor(memory / gigabyte)))
const idleLimit = 30_000

// A picture takes a second of a processor at most: whoever comes last waits for less than a minute.
const decodeQueue = createFairWorkQueue({
  concurrency: maxDecoders,
  maxWaiting: { each: 20 * maxDecoders, all: 60 * maxDecoders },
})
/** Those that have nothing to do, and when they are ended. */
const idleDecoders = new Map<Decoder, NodeJS.Timeout>()

export type PictureFile = {
  size: number
  /** Opened when its turn has come. */
  open(): Promise<Readable>
  /** Whose it is: pictures of one party wait for each other, and not everybody for them. docs/decisions/0021 */
  queueKey: string
  /** Aborted when nobody waits for it any more. */
  signal: AbortSignal
}

/** Measures a picture and makes a small one of it; null where it cannot be read. */
export const readPicture = (file: PictureFile): Promise<Picture | null> => decodeInTurn(file, { size: file.size })

/** The picture with sides of so many pixels at most, as a file of its kind; null where it cannot be made, or moves. */
export const shrinkPicture = (file: PictureFile, side: number): Promise<Uint8Array | null> =>
  decodeInTurn(file, { size: file.size, side })

async function decodeInTurn<O extends DecodeOrder>(
  { open, queueKey, signal }: PictureFile,
  order: O,
): Promise<DecodeResult<O> | null> {
  if (order.size > maxMemory) return null
  return decodeQueue(queueKey, signal, async () => {
    const decoder = await takeDecoder(signal)
    try {
      return await decoder.read(await open(), order, signal)
    } finally {
      if (decoder.isUsable()) parkDecoder(decoder)
    }
  })
}

async function takeDecoder(signal: AbortSignal): Promise<Decoder> {
  for (const [decoder, timer] of idleDecoders) {
    clearTimeout(timer)
    idleDecoders.delete(decoder)
    if (decoder.isUsable()) return decoder
  }
  return startDecoder(signal)
}

function parkDecoder(decoder: Decoder): void {
  const end = () => {
    idleDecoders.delete(decoder)
    decoder.stop()
  }
  idleDecoders.set(decoder, setTimeout(end, idleLimit).unref())
}
