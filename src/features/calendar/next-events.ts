import { may, type Position } from '#contract/permissions.ts'
import type { Account } from '#runtime/identity.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { shownEvents } from './store.ts'
import { eventView, type EventObject } from './view.ts'

/** How much of what is to come is in a feed. */
const most = 5

const nextIds = query(
  'event.next',
  `select e.id from unnest(:group_ids::bigint[]) as g(id) cross join lateral (
     select e.id from events e where e.group_id = g.id and e.deleted is null and e.starts > now() order by e.starts, e.id limit ${most}) e`,
  { isQuick: true },
)

/** What is next in groups, for a feed: what somebody in some position sees of one group. */
export async function nextEvents(tx: Tx, account: Account, group_ids: readonly number[]) {
  const ids = (await nextIds.all(tx, { group_ids })).map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await shownEvents.all(tx, { ids, account_id: account.id })
  const eventsOf = Map.groupBy(rows.map(eventView), ({ group_id }) => group_id)
  return (group_id: number, position: Position): EventObject[] =>
    may('calendar_visible', position) ? (eventsOf.get(group_id) ?? []) : []
}
