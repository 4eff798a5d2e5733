import { createResumableJob } from '#runtime/jobs/resumable-job.ts'
import { queryFamily } from '#storage/query.ts'
import { batchOf, contentsIn } from '../groups/index.ts'

const batch = 500
const tables = [
  'database_rows',
  'database_images',
  'database_changes',
  'database_imports',
  'database_views',
  'database_deleted_rows',
]
const ofTable = queryFamily(
  'database.removeOf',
  Object.fromEntries(tables.map(table => [table, batchOf(table, 'table_id = :table_id')])),
)

/** Deletes the rows of a deleted table in batches. */
export const tableRemoval = createResumableJob('database removal', async ({ read }, progress: { table_id: number }) => {
  for (const remove of Object.values(ofTable))
    if ((await remove.run(read, { ...progress, limit: batch })) === batch) return progress
  return null
})

/** Tables that are cleared in the background after the group was deleted; cells are deleted with their rows. */
export const databaseContents = contentsIn(['database_tables', ...tables])
