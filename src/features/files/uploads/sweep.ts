import { removeUnreferenced, type FindUnreferenced } from '#runtime/blobs/blob-locks.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Database } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { isOver, removeUpload } from './store.ts'

// The row is locked before the group, as whoever continues an upload does; one that is continued right now stays.
const findExpired = query(
  'fileUpload.expired',
  `select u.id from file_uploads u where ${isOver} order by u.id limit 1 for update of u skip locked`,
)
const takeParts = query(
  'fileUpload.takeParts',
  `delete from file_upload_parts p using (
     select o.upload_id, o.start from file_upload_parts o
     where not exists (select from file_uploads u where u.id = o.upload_id and u.file_id is null) limit 200
   ) old
   where p.upload_id = old.upload_id and p.start = old.start returning p.hash`,
)

type SweepDeps = { database: Database; blobs: BlobStore; findUnnamed: FindUnreferenced }

/** Forgets uploads that are over, and the parts of those that ended. */
export async function sweepFileUploads({ database, blobs, findUnnamed }: SweepDeps): Promise<void> {
  const removeExpired = () =>
    database.transaction(async tx => {
      const expired = await findExpired.first(tx)
      if (expired) await removeUpload.run(tx, expired)
      return expired !== undefined
    })
  while (await removeExpired());
  const removeParts = () =>
    database.transaction(async tx => {
      const parts = await takeParts.all(tx)
      await removeUnreferenced(
        tx,
        blobs,
        parts.map(({ hash }) => hash),
        findUnnamed,
      )
      return parts.length > 0
    })
  while (await removeParts());
}
