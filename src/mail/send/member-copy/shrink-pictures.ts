import { Readable } from 'node:stream'
import type { Value } from '#contract/enumerations.ts'
import { shrinkPicture } from '#content/images/index.ts'
import type { RawMessage } from '#features/archives/index.ts'

/** The longer side of a picture in a mail, in pixels, as a group wishes it. */
const sides: Record<Value<'max_photo_size'>, number> = {
  max_photo_size_none: Infinity,
  max_photo_size_ex_small: 320,
  max_photo_size_small: 640,
  max_photo_size_somewhat_small: 800,
  max_photo_size_medium_small: 1024,
  max_photo_size_medium: 1280,
  max_photo_size_large: 2048,
}

/** What is known of a file: a picture that was read has measures. */
export type MeasuredFile = { hash: string; width: number | null; height: number | null }
type MailWithContents = { raw: RawMessage; contents: ReadonlyMap<string, Buffer> }

// Making mails has an end: what is not smaller by then goes as it is.
const shrinkTimeoutMs = 20_000

/** A mail whose pictures are no larger than its group wishes. The archive keeps them as they are. */
export async function shrinkPictures(
  { raw, contents }: MailWithContents,
  files: readonly MeasuredFile[],
  { queueKey, size }: { queueKey: string; size: Value<'max_photo_size'> },
): Promise<MailWithContents> {
  const side = sides[size]
  const large = files.filter(({ width, height }) => Math.max(width ?? 0, height ?? 0) > side)
  if (large.length === 0) return { raw, contents }
  const signal = AbortSignal.timeout(shrinkTimeoutMs)
  const smaller = new Map(contents)
  for (const hash of new Set(large.map(file => file.hash))) {
    const content = contents.get(hash)
    const made = content && (await shrinkContent(content, { side, queueKey, signal }))
    if (made && made.length < content.length) smaller.set(hash, made)
  }
  const parts = raw.parts.map(part => ({ ...part, size: smaller.get(part.hash)?.length ?? part.size }))
  return { raw: { ...raw, parts }, contents: smaller }
}

/** Undefined where too many wait, or it takes too long: a large picture is better than no mail. */
async function shrinkContent(content: Buffer, how: { side: number; queueKey: string; signal: AbortSignal }) {
  const { side, queueKey, signal } = how
  const file = { size: content.length, open: async () => Readable.from([content]), queueKey, signal }
  const made = await shrinkPicture(file, side).catch(() => null)
  return made ? Buffer.from(made.buffer, made.byteOffset, made.byteLength) : undefined
}
