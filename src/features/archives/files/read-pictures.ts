import { lockBlobs } from '#runtime/blobs/blob-locks.ts'
import type { SystemTransaction } from '#runtime/transactions/commit-with-facts.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Database } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import { inspectFile, type FileInspection } from './inspect-file.ts'

/** The newest images that were not inspected yet, each hash once. */
const unreadPictures = query(
  'attachment.unread',
  `select hash, max(size) as "size!" from (
     select hash, size from attachments where is_unread order by id desc limit :limit) u group by hash`,
)
const setDimensions = query(
  'attachment.setRead',
  `update attachments a set is_unread = false, width = p.width, height = p.height, thumbnail_hash = p.thumbnail_hash
   from json_to_recordset(:pictures::json) as p(hash text, width int, height int, thumbnail_hash text)
   where a.hash = p.hash and a.is_unread`,
)

type PictureDimensions = { hash: string } & Pick<FileInspection, 'width' | 'height' | 'thumbnail_hash'>
const noDimensions = { width: null, height: null, thumbnail_hash: null }

const batch = 20
// A queue key of its own, so that images that users upload take turns with imported ones.
const queueKey = 'import'

type PictureReadingDeps = {
  blobs: BlobStore
  database: Database
  operate: <T>(work: (systemTransaction: SystemTransaction) => Promise<T>) => Promise<T>
}

/** Measures images of imported mails and makes thumbnails, until none are left. */
export function createPictureReader({
  blobs,
  database,
  operate,
}: PictureReadingDeps): (signal: AbortSignal) => Promise<void> {
  let isReading = false
  async function readSome(signal: AbortSignal): Promise<boolean> {
    const files = await unreadPictures.all(database.read, { limit: batch })
    const pictures: PictureDimensions[] = []
    for (const { hash, size } of files) {
      signal.throwIfAborted()
      const isComplete = await blobs.isComplete(hash, size)
      const dimensions = isComplete ? await inspectFile(blobs, { hash, size }, { queueKey, signal }) : noDimensions
      pictures.push({ hash, ...dimensions })
    }
    if (pictures.length === 0) return false
    await operate(async ({ tx }) => {
      await lockBlobs(
        tx,
        blobs,
        pictures.map(({ thumbnail_hash }) => thumbnail_hash),
      )
      await setDimensions.run(tx, { pictures: json(pictures) })
    })
    return true
  }
  return async signal => {
    // The scheduler may start this again while it is still running.
    if (isReading) return
    isReading = true
    try {
      while (await readSome(signal));
    } finally {
      isReading = false
    }
  }
}
