import type { Position } from '#contract/permissions.ts'
import type { Account } from '#runtime/identity.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { maySeeTable } from './access.ts'
import { tableOf } from './finders.ts'
import { tableView } from './view.ts'

/** How many of those that somebody sees are in a feed, and among how many that were changed last they are looked for. */
const most = 5
const lookedAt = 20

/** The tables of a group that were changed last, as a list of ids. */
export const changedTableIds = (group_id: string) => `array(
    select t.id from database_tables t where t.group_id = ${group_id} order by t.updated desc, t.id desc limit ${lookedAt})`

const tablesByIds = query(
  'database.byIds',
  `select t.* from database_tables t where t.id = any(:ids::bigint[]) order by t.updated desc, t.id desc`,
  { isQuick: true },
)

/** Those that were found so, for feeds: what somebody in some position sees of those of one group. */
export async function tablesInFeeds(tx: Tx, account: Account, ids: readonly number[]) {
  const rows = ids.length === 0 ? [] : await tablesByIds.all(tx, { ids })
  const tablesOf = Map.groupBy(rows.map(tableOf), ({ group_id }) => group_id)
  return (group_id: number, position: Position) => {
    const asker = { position, account }
    const seen = (tablesOf.get(group_id) ?? []).filter(table => maySeeTable(asker, table))
    return seen.slice(0, most).map(table => tableView(table, asker))
  }
}
