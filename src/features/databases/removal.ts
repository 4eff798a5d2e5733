import { createResumableJob } from '#runtime/jobs/resumable-job.ts'
import { queryFamily } from '#storage/query.ts'
import { batchOf, contentsIn } from '../groups/index.ts'

const batch = 500
const tables = ['database_rows', 'database_images', 'database_changes', 'database_imports']
const ofTable = queryFamily(
  'database.removeOf',
  Object.fromEntries(tables.map(table => [table, batchOf(table, 'table_id = :table_id')])),
)

/** Removes what was in a table that is gone. */
export const tableRemoval = createResumableJob('database removal', async ({ read }, rest: { table_id: number }) => {
  for (const remove of Object.values(ofTable))
    if ((await remove.run(read, { ...rest, limit: batch })) === batch) return rest
  return null
})

/** What is removed in the background after its group; the cells follow their rows. */
export const databaseContents = contentsIn(['database_tables', ...tables])
