import type { Position } from '#contract/permissions.ts'
import type { Account } from '#runtime/identity.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { maySeeTable } from './access.ts'
import { tableOf } from './finders.ts'
import { tableView } from './view.ts'

/** How many of those that somebody sees are in a feed. */
const most = 5
const changedTables = query(
  'database.changed',
  `select t.* from unnest(:group_ids::bigint[]) as g(id) cross join lateral (
     select t.* from database_tables t where t.group_id = g.id order by t.updated desc, t.id desc limit 20) t
   order by t.updated desc, t.id desc`,
  { isQuick: true },
)

/** The tables of groups that were changed last, for a feed: what somebody in some position sees of those of one group. */
export async function tablesInFeeds(tx: Tx, account: Account, group_ids: readonly number[]) {
  const tablesOf = Map.groupBy((await changedTables.all(tx, { group_ids })).map(tableOf), ({ group_id }) => group_id)
  return (group_id: number, position: Position) => {
    const asker = { position, account }
    const seen = (tablesOf.get(group_id) ?? []).filter(table => maySeeTable(asker, table))
    return seen.slice(0, most).map(table => tableView(table, asker))
  }
}
