import { availableParallelism, totalmem } from 'node:os'
import type { Readable } from 'node:stream'
import { createFairQueue } from '#base/fair-queue.ts'
import { limitsOf, type ImageKind } from './cost.ts'
import { startDecoder, type Decoder, type DecodeResult, type DecodeOrder } from './decoder.ts'
import type { CropSize, MeasuredPicture, Picture, ScaledPicture } from './thumbnail.ts'

export { limitsOf } from './cost.ts'
export { pictureTypes, typeOf } from './sniff.ts'
export { readExif, type PhotoDetails } from './read-exif.ts'
export { stripMetadata } from './strip-metadata.ts'
export type { CropSize, Picture, ScaledPicture } from './thumbnail.ts'

const gigabyte = 2 ** 30
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
/** Each takes a processor and up to 200 MB while it works, with the largest photos 300 MB. */
export const maxDecoders = Math.max(1, Math.min(4, availableParallelism(), Math.floor(memory / gigabyte)))
/** Of those that are read in the background; one is left for people who wait. */
export const decodersInBackground = Math.max(1, maxDecoders - 1)
const idleLimit = 30_000

// An image takes at most a second of a processor: the last in the queue waits for less than a minute. Only photos in
// albums, of unusual cameras, take more.
const decodeQueue = createFairQueue({
  running: { group: maxDecoders },
  queued: { owner: 20 * maxDecoders, total: 60 * maxDecoders },
})
/** Idle decoders, with the timers that end them. */
const idleDecoders = new Map<Decoder, NodeJS.Timeout>()

export type PictureFile = {
  size: number
  /** Opened when its turn has come. */
  open(): Promise<Readable>
  /** The owner: images of one party wait for each other, but do not delay others. docs/decisions/0021 */
  queueKey: string
  signal: AbortSignal
  /** A photo of an album may take more; without it, the image is one of a message. */
  kind?: ImageKind
}

/** Measures an image and makes a thumbnail; null if it cannot be read. */
export const readPicture = (file: PictureFile): Promise<Picture | null> => decodeInTurn(file, {})

/** Shrinks an image to at most `side` pixels per side, in the same format; null if that fails or it is animated. */
export const shrinkPicture = (file: PictureFile, side: number): Promise<Uint8Array | null> =>
  decodeInTurn(file, { side })

/** Turns the pixels of a PNG or WebP as its metadata says, in the same format; null if that fails or takes too much. */
export const turnPicture = (file: PictureFile, keepsMetadata: boolean): Promise<Uint8Array | null> =>
  decodeInTurn(file, { turning: { keepsMetadata } })

/** Makes photos of these sizes, which have the same shape, as WebP; null if the image cannot be read. */
export const cropPicture = (file: PictureFile, crops: readonly CropSize[]): Promise<Uint8Array[] | null> =>
  decodeInTurn(file, { crops })

/** The displayed size of an image by its header, without decoding it; null if it cannot be read. */
export const measurePicture = (file: PictureFile, side: number): Promise<MeasuredPicture | null> =>
  decodeInTurn(file, { measuredFor: side })

/** Makes an image at most so large in each of several sizes, the largest first, as WebP; null if it cannot be read. */
export const scalePicture = (file: PictureFile, sides: readonly number[]): Promise<ScaledPicture | null> =>
  decodeInTurn(file, { sides })

async function decodeInTurn<O extends Omit<DecodeOrder, 'size' | 'kind'>>(
  { size, open, queueKey, signal, kind = 'picture' }: PictureFile,
  task: O,
): Promise<DecodeResult<O & DecodeOrder> | null> {
  if (size > limitsOf[kind].memory) return null
  const order: O & DecodeOrder = { ...task, size, kind }
  return decodeQueue.run({ owner: queueKey }, signal, async () => {
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
