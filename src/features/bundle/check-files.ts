import { createHash } from 'node:crypto'
import { DamagedBlobError } from '#storage/blobs/blob.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Database, Tx } from '#storage/database.ts'
import { bundleTables } from './parts.ts'
import { hashesSql, linesOf } from './read-rows.ts'

/** Files that aren't in a group. `$1` is not used, but a group is always given. */
const otherHashes = `select distinct h as line from (
    select unnest(array[d.hash, d.thumbnail_hash]) as h from draft_attachments d
    union all select jsonb_array_elements_text(a.preferences -> 'photo') from accounts a
      where jsonb_typeof(a.preferences -> 'photo') = 'array'
  ) hashes where h ~ '^[0-9a-f]{64}$' order by 1`

export type WrongFile = { hash: string; is: 'missing' | 'damaged' }

/** The files of a group that are missing or differ from their hash; those of no group with `null`. */
export async function checkFiles(
  { database, blobs }: { database: Database; blobs: BlobStore },
  group_id: number | null,
  onChecked: (wrong: WrongFile | undefined) => void,
): Promise<void> {
  const text = group_id === null ? otherHashes : hashesSql(bundleTables)
  // Read in a transaction of its own for each list, so that none lasts as long as reading files.
  const lists = await database.transaction(tx => collect(tx, text, group_id ?? 0))
  for (const hash of lists) onChecked(await checkFile(blobs, hash))
}

async function collect(tx: Tx, text: string, group_id: number): Promise<string[]> {
  const hashes: string[] = []
  for await (const lines of linesOf(tx, text, group_id)) hashes.push(...lines)
  return hashes
}

async function checkFile(blobs: BlobStore, hash: string): Promise<WrongFile | undefined> {
  const blob = await blobs.open(hash)
  if (!blob) return { hash, is: 'missing' }
  const digest = createHash('sha256')
  try {
    for await (const chunk of blob.stream as AsyncIterable<Buffer>) digest.update(chunk)
  } catch (error) {
    if (error instanceof DamagedBlobError) return { hash, is: 'damaged' }
    throw error
  }
  return digest.digest('hex') === hash ? undefined : { hash, is: 'damaged' }
}
