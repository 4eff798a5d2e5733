import { isUtf8 } from 'node:buffer'
import type { Blobs } from '#storage/blobs.ts'
import { joinRaw, presentRaw, rawSize } from '../files/raw.ts'
import { shownRaw, type RawReader } from '../files/shown-raw.ts'
import type { RawMessage } from '../message/submission.ts'

type Options = { blobs: Blobs; limit: number; reader: RawReader }

/** A mail as text that can be shown: as UTF-8 where it is that, else byte by byte. */
export async function rawText(stored: RawMessage, { blobs, limit, reader }: Options): Promise<string> {
  const present = stored.parts.length === 0 ? stored : await presentRaw(stored, blobs)
  const raw = within(shownRaw(present, reader), limit)
  if (raw.parts.length === 0) return textOf(raw.skeleton)
  const pieces: Uint8Array[] = []
  for await (const piece of joinRaw(raw, blobs)) pieces.push(piece)
  return textOf(Buffer.concat(pieces))
}

const textOf = (bytes: Buffer): string => bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1')

/** What of a mail goes into an answer: files that would make it too long are left out, each where it stood. */
function within({ skeleton, parts }: RawMessage, limit: number): RawMessage {
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
