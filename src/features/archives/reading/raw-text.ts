import { isUtf8 } from 'node:buffer'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { joinRaw, withPresentFiles, rawSize } from '../files/raw.ts'
import { redactRaw, type RawViewer } from '../files/redact-raw.ts'
import type { RawMessage } from '../message/submission.ts'

type RawTextOptions = { blobs: BlobStore; limit: number; reader: RawViewer }

/** A mail as text: decoded as UTF-8 if valid, otherwise as Latin-1. */
export async function rawText(stored: RawMessage, { blobs, limit, reader }: RawTextOptions): Promise<string> {
  const present = stored.parts.length === 0 ? stored : await withPresentFiles(stored, blobs)
  const raw = truncateTo(redactRaw(present, reader), limit)
  if (raw.parts.length === 0) return textOf(raw.skeleton)
  const pieces: Uint8Array[] = []
  for await (const piece of joinRaw(raw, blobs)) pieces.push(piece)
  return textOf(Buffer.concat(pieces))
}

const textOf = (bytes: Buffer): string => bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1')

/** Truncates a mail for a response. Attachments that exceed the limit are left out. */
function truncateTo({ skeleton, parts }: RawMessage, limit: number): RawMessage {
  let room = limit - skeleton.length
  if (room < 0) return { skeleton: skeleton.subarray(0, limit), parts: [] }
  const fitting = parts.filter(part => {
    const size = rawSize({ skeleton: Buffer.alloc(0), parts: [part] })
    const fits = size <= room
    if (fits) room -= size
    return fits
  })
  return { skeleton, parts: fitting }
}
