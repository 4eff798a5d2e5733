import { FileGoneError } from '#runtime/blobs/open-blob.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { RawMessage, RawPart } from '../message/submission.ts'
import { lineEncoder, type LineFormat } from './base64-lines.ts'

/** The size of the mail including its encoded attachments. */
export function rawSize({ skeleton, parts }: RawMessage): number {
  return parts.reduce((sum, part) => sum + encodedSize(part), skeleton.length)
}

function encodedSize({ size, columns, newline }: RawPart): number {
  const letters = Math.ceil(size / 3) * 4
  return letters + Math.max(0, Math.ceil(letters / columns) - 1) * newline.length
}

/** Drops attachments that are missing from the blob store. */
export async function withPresentFiles({ skeleton, parts }: RawMessage, blobs: BlobStore): Promise<RawMessage> {
  const present: RawPart[] = []
  for (const part of parts) if (await blobs.isComplete(part.hash, part.size)) present.push(part)
  return { skeleton, parts: present }
}

/** Streams the mail byte for byte, with its attachments encoded as they were. */
export async function* joinRaw({ skeleton, parts }: RawMessage, blobs: BlobStore): AsyncGenerator<Uint8Array> {
  let from = 0
  for (const part of parts) {
    yield* pieces(skeleton, from, part.at)
    from = part.at
    const blob = await blobs.open(part.hash)
    if (blob?.size !== part.size) {
      blob?.stream.destroy()
      throw new FileGoneError(`the file ${part.hash} of a mail is missing`)
    }
    const encoder = lineEncoder(part)
    for await (const piece of blob.stream as AsyncIterable<Buffer>) yield encoder.add(piece)
    yield encoder.finish()
  }
  yield* pieces(skeleton, from, skeleton.length)
}

const pieceBytes = 65_536

function* pieces(bytes: Buffer, from: number, to: number): Generator<Buffer> {
  for (let at = from; at < to; at += pieceBytes) yield bytes.subarray(at, Math.min(to, at + pieceBytes))
}

// Smaller files stay in the skeleton: referencing them would take as much space.
const minSize = 512
// Shorter than the first line, whether lines have 60 or 76 columns.
const probeBytes = 45
/** The start of a file may match in several places; this limits the attempts. */
const maxTries = 16

type EncodedPart = RawPart & { begin: number; end: number }

/**
 * Cuts base64-encoded files out of a mail, with lines of any length. A file that would not be encoded again to the same
 * bytes stays in the skeleton.
 */
export function splitRaw(raw: Buffer, files: readonly { hash: string; content: Buffer }[]): RawMessage {
  const encodedParts: EncodedPart[] = []
  // Files are mostly in the order of the mail, so the search starts after the previous one.
  let after = 0
  for (const { hash, content } of files) {
    if (content.length < minSize) continue
    const span = findFile(raw, content, after, raw.length) ?? findFile(raw, content, 0, after)
    if (!span || encodedParts.some(({ begin, end }) => span.begin < end && begin < span.end)) continue
    encodedParts.push({ at: 0, hash, size: content.length, ...span })
    after = span.end
  }
  encodedParts.sort((a, b) => a.begin - b.begin)

  const pieces: Buffer[] = []
  const parts: RawPart[] = []
  let [from, at] = [0, 0]
  for (const { begin, end, ...part } of encodedParts) {
    pieces.push(raw.subarray(from, begin))
    at += begin - from
    from = end
    parts.push({ ...part, at })
  }
  return { skeleton: Buffer.concat([...pieces, raw.subarray(from)]), parts }
}

type FileSpan = Pick<EncodedPart, 'begin' | 'end' | 'columns' | 'newline'>

/** Finds an encoded file in a range of a mail. */
function findFile(raw: Buffer, content: Buffer, from: number, to: number): FileSpan | undefined {
  const probe = Buffer.from(`\n${content.toString('base64', 0, probeBytes)}`, 'latin1')
  let at = raw.indexOf(probe, from)
  for (let tries = 0; tries < maxTries && at >= 0 && at < to; tries += 1) {
    const begin = at + 1
    const lineFormat = linesAt(raw, begin)
    const end = endOf(raw, begin, content, lineFormat)
    if (end !== undefined) return { begin, end, ...lineFormat }
    at = raw.indexOf(probe, begin)
  }
  return undefined
}

/** Line length and line break, as in the first line. */
function linesAt(raw: Buffer, begin: number): LineFormat {
  const feed = raw.indexOf(0x0a, begin)
  const end = feed < 0 ? raw.length : feed
  const newline = raw[end - 1] === 0x0d ? '\r\n' : '\n'
  return { columns: newline === '\n' ? end - begin : end - 1 - begin, newline }
}

/** The end of the encoded file; undefined if the content differs. */
function endOf(raw: Buffer, begin: number, content: Buffer, lineFormat: LineFormat): number | undefined {
  const encoder = lineEncoder(lineFormat)
  let at = begin
  const isNext = (encoded: Buffer) => raw.subarray(at, (at += encoded.length)).equals(encoded)
  for (const piece of pieces(content, 0, content.length)) if (!isNext(encoder.add(piece))) return undefined
  return isNext(encoder.finish()) ? at : undefined
}
