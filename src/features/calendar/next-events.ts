import type { Account } from '#runtime/identity.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { visibleGroups } from './get-events.ts'
import { shownEvents } from './store.ts'
import { eventView, type EventObject } from './view.ts'

/** How much of what is to come is in a feed. */
const most = 5

const nextIds = query(
  'event.next',
  `select e.id from unnest(:group_ids::bigint[]) as g(id) cross join lateral (
     select e.id from events e where e.group_id = g.id and e.deleted is null and e.starts > now() order by e.starts, e.id limit ${most}) e`,
)

/** What is next in groups of which somebody sees the calendar. */
export async function nextEvents(
  tx: Tx,
  account: Account,
  group_ids: readonly number[],
): Promise<Map<number, EventObject[]>> {
  const seen = new Set(await visibleGroups(tx, account, null))
  const ids = await nextIds.all(tx, { group_ids: group_ids.filter(id => seen.has(id)) })
  if (ids.length === 0) return new Map()
  const rows = await shownEvents.all(tx, { ids: ids.map(({ id }) => id), account_id: account.id })
  return Map.groupBy(rows.map(eventView), ({ group_id }) => group_id)
}
