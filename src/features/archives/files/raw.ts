import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { RawMessage, RawPart } from '../message/submission.ts'
import { lineEncoder, type LineFormat } from './base64-lines.ts'

/** A file of a mail is not in the blob store, or is not what it was. */
export class FileGoneError extends Error {
  override name = 'FileGoneError'
}

/** How long the mail is once its files are back in it. */
export function rawSize({ skeleton, parts }: RawMessage): number {
  return parts.reduce((sum, part) => sum + encodedSize(part), skeleton.length)
}

function encodedSize({ size, columns, newline }: RawPart): number {
  const letters = Math.ceil(size / 3) * 4
  return letters + Math.max(0, Math.ceil(letters / columns) - 1) * newline.length
}

/** What is left of a mail: where a file of it was lost, its place stays empty. */
export async function withPresentFiles({ skeleton, parts }: RawMessage, blobs: BlobStore): Promise<RawMessage> {
  const present: RawPart[] = []
  for (const part of parts) if (await blobs.isComplete(part.hash, part.size)) present.push(part)
  return { skeleton, parts: present }
}

/** The mail byte for byte, its files encoded as they were; no more of it is in memory than a piece. */
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

// Shorter ones stay where they are: naming them would take as much room.
const leastSize = 512
// The beginning of the first line, whether lines are 60 columns long or 76.
const probeBytes = 45
/** A file that is much like others may be found in the wrong place; that is tried only so often. */
const maxTries = 16

type EncodedPart = RawPart & { begin: number; end: number }

/**
 * Cuts files out of a mail where they stand in base64, in lines of whatever length. What is not found as it would be
 * written again, down to the byte, stays in the skeleton.
 */
export function splitRaw(raw: Buffer, files: readonly { hash: string; content: Buffer }[]): RawMessage {
  const encodedParts: EncodedPart[] = []
  // Files mostly come in the order of the mail, so that each is found soon after the one before.
  let after = 0
  for (const { hash, content } of files) {
    if (content.length < leastSize) continue
    const place = findFile(raw, content, after, raw.length) ?? findFile(raw, content, 0, after)
    if (!place || encodedParts.some(({ begin, end }) => place.begin < end && begin < place.end)) continue
    encodedParts.push({ at: 0, hash, size: content.length, ...place })
    after = place.end
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

/** Where a file stands between two places of a mail. */
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

/** How the first line ends, as the others will. */
function linesAt(raw: Buffer, begin: number): LineFormat {
  const feed = raw.indexOf(0x0a, begin)
  const end = feed < 0 ? raw.length : feed
  const newline = raw[end - 1] === 0x0d ? '\r\n' : '\n'
  return { columns: newline === '\n' ? end - begin : end - 1 - begin, newline }
}

/** Where the file ends, if it stands there whole. */
function endOf(raw: Buffer, begin: number, content: Buffer, lineFormat: LineFormat): number | undefined {
  const encoder = lineEncoder(lineFormat)
  let at = begin
  const isNext = (encoded: Buffer) => raw.subarray(at, (at += encoded.length)).equals(encoded)
  for (const piece of pieces(content, 0, content.length)) if (!isNext(encoder.add(piece))) return undefined
  return isNext(encoder.finish()) ? at : undefined
}
