import type { RecordContext } from '#runtime/calls/handler.ts'
import { query } from '#storage/query.ts'

/** Moderators are warned at each of these percentages. Below `enough`, warnings are reset. */
const [first, second] = [90, 99]
const resetPercent = 80
const usedAtLeast = (percent: number): string => `g.storage_used >= :space::bigint / 100 * ${percent}`

/** Groups beyond the last warning, or far enough below it to reset it. */
const lockUsageChanged = query(
  'group.lockSpaceChanged',
  `select g.id, now.percent as "percent!" from groups g,
     lateral (select case when ${usedAtLeast(second)} then ${second} when ${usedAtLeast(first)} then ${first} else 0 end as percent) now
   where now.percent > g.storage_warned_percent or (g.storage_warned_percent > 0 and not ${usedAtLeast(resetPercent)})
   order by g.id limit :limit for no key update of g skip locked`,
)
const recordUsageNotice = query('group.tellSpace', `update groups set storage_warned_percent = :percent where id = :id`)
const batch = 100

/** Finds groups whose space runs short, some at a time; whether there may be more. */
export async function notifyShortOfSpace({ tx, record }: RecordContext<'group.space_short'>, space: number) {
  const rows = await lockUsageChanged.all(tx, { space, limit: batch })
  for (const { id, percent } of rows) {
    await recordUsageNotice.run(tx, { id, percent })
    if (percent > 0) record('group.space_short', { group_id: id, percent })
  }
  return rows.length === batch
}
