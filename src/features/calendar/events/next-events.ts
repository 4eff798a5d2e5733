import { may, type GroupAccess } from '#contract/permissions.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Tx } from '#storage/database.ts'
import type { Addresses } from '../../groups/index.ts'
import { eventViews } from '../store.ts'
import { eventView, type EventObject } from '../view.ts'

/** Maximum number of upcoming events in a feed. */
const maxEvents = 5

/** SQL array of the ids of a group's next events. */
export const nextEventIds = (group_id: string) => `array(
    select e.id from events e where e.group_id = ${group_id} and e.deleted is null and e.starts > now()
    order by e.starts, e.id limit ${maxEvents})`

/** Feed items of one group, as the caller may see them. */
export async function nextEvents(tx: Tx, account: Account, ids: readonly number[], addresses: Addresses) {
  const rows = ids.length === 0 ? [] : await eventViews.all(tx, { ids, account_id: account.id })
  const eventsOf = Map.groupBy(
    rows.map(row => eventView(row, addresses)),
    ({ group_id }) => group_id,
  )
  return (group_id: number, access: GroupAccess): EventObject[] =>
    may('calendar_visible', access) ? (eventsOf.get(group_id) ?? []) : []
}
