import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { discardMerge } from './segment-merge.ts'

const markFormatUsed = query(
  'indexFormat.use',
  `insert into search_formats as f (format) values (:format)
   on conflict (format) do update set used = now() where f.used < now() - interval '1 minute'`,
)
/**
 * Formats that no running program uses. A running one marks its format at least once a day, even while building a large
 * index.
 */
const unusedFormats = query(
  'indexFormat.unused',
  `select format from search_formats where format <> :format and used < now() - interval '1 day'`,
)
const retireSegments = query(
  'indexFormat.retire',
  `update search_segments set state = 'gone', leased_until = now() + interval '1 minute' where format = :format and state <> 'gone'`,
)
const mergesOfFormat = query('indexFormat.merges', `select group_id, id from search_merges where format = :format`)
const forgetFormat = query('indexFormat.forget', `delete from search_formats where format = :format`)

/** Marks a format as used, and removes the data of unused formats. */
export async function retireUnusedFormats(tx: Tx, format: number, signal: AbortSignal): Promise<void> {
  await markFormatUsed.run(tx, { format })
  for (const unused of await unusedFormats.all(tx, { format })) {
    await retireSegments.run(tx, unused)
    for (const { group_id, id } of await mergesOfFormat.all(tx, unused)) await discardMerge(tx, group_id, id, signal)
    await forgetFormat.run(tx, unused)
  }
}
