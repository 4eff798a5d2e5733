import { lockBlobs } from '#runtime/lock-blobs.ts'
import type { Operation } from '#runtime/commit.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Database } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import { inspectFile, type Inspected } from './inspect-file.ts'

/** The newest pictures that nobody has looked at yet; one that came with many mails is one. */
const unread = query(
  'attachment.unread',
  `select hash, max(size) as "size!" from (
     select hash, size from attachments where is_unread order by id desc limit :limit) u group by hash`,
)
const setRead = query(
  'attachment.setRead',
  `update attachments a set is_unread = false, width = p.width, height = p.height, thumbnail_hash = p.thumbnail_hash
   from json_to_recordset(:pictures::json) as p(hash text, width int, height int, thumbnail_hash text)
   where a.hash = p.hash and a.is_unread`,
)

type Read = { hash: string } & Pick<Inspected, 'width' | 'height' | 'thumbnail_hash'>
const nothing = { width: null, height: null, thumbnail_hash: null }

const batch = 20
// One party among others, so that people's own pictures come in between; nobody waits for these.
const inspector = { party: 'import', signal: AbortSignal.any([]) }

type Parts = {
  blobs: Blobs
  database: Database
  operate: <T>(work: (operation: Operation) => Promise<T>) => Promise<T>
}

/** Measures pictures that came with imported mails and makes small ones of them, until there are no more. */
export function pictureReading({ blobs, database, operate }: Parts): () => Promise<void> {
  let isReading = false
  async function readSome(): Promise<boolean> {
    const files = await unread.all(database.read, { limit: batch })
    const pictures: Read[] = []
    for (const { hash, size } of files) {
      const found = (await blobs.isWhole(hash, size)) ? await inspectFile(blobs, { hash, size }, inspector) : nothing
      pictures.push({ hash, ...found })
    }
    if (pictures.length === 0) return false
    await operate(async ({ tx }) => {
      await lockBlobs(
        tx,
        blobs,
        pictures.map(({ thumbnail_hash }) => thumbnail_hash),
      )
      await setRead.run(tx, { pictures: json(pictures) })
    })
    return true
  }
  return async () => {
    // The clock asks again while many are being read.
    if (isReading) return
    isReading = true
    try {
      while (await readSome());
    } finally {
      isReading = false
    }
  }
}
