import { Readable } from 'node:stream'
import type { Value } from '#contract/enumerations.ts'
import { photoSides } from '#contract/groups/photo-sides.ts'
import { shrinkPicture } from '#content/images/index.ts'
import type { RawMessage } from '#features/archives/index.ts'

/** A file; images that were read have dimensions. */
export type MeasuredFile = { hash: string; width: number | null; height: number | null }
type MailWithContents = { raw: RawMessage; contents: ReadonlyMap<string, Buffer> }

// Images not resized by then are sent unchanged.
const shrinkTimeoutMs = 20_000

/** Resizes the images of a mail to the limit of the group. The archive keeps the originals. */
export async function shrinkPictures(
  { raw, contents }: MailWithContents,
  files: readonly MeasuredFile[],
  { queueKey, size }: { queueKey: string; size: Value<'max_photo_size'> },
): Promise<MailWithContents> {
  const side = photoSides[size]
  const large = files.filter(({ width, height }) => Math.max(width ?? 0, height ?? 0) > side)
  if (large.length === 0) return { raw, contents }
  const signal = AbortSignal.timeout(shrinkTimeoutMs)
  const smaller = new Map(contents)
  for (const hash of new Set(large.map(file => file.hash))) {
    const content = contents.get(hash)
    const shrunk = content && (await shrinkContent(content, { side, queueKey, signal }))
    if (shrunk && shrunk.length < content.length) smaller.set(hash, shrunk)
  }
  const parts = raw.parts.map(part => ({ ...part, size: smaller.get(part.hash)?.length ?? part.size }))
  return { raw: { ...raw, parts }, contents: smaller }
}

/** Undefined if the queue is full or it takes too long: a large image is better than no mail. */
async function shrinkContent(content: Buffer, options: { side: number; queueKey: string; signal: AbortSignal }) {
  const { side, queueKey, signal } = options
  const file = { size: content.length, open: async () => Readable.from([content]), queueKey, signal }
  const resized = await shrinkPicture(file, side).catch(() => null)
  return resized ? Buffer.from(resized.buffer, resized.byteOffset, resized.byteLength) : undefined
}
