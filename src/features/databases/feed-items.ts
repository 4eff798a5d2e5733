import type { GroupAccess } from '#contract/permissions.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { maySeeTable } from './access.ts'
import { tableOf } from './finders.ts'
import { tableView } from './view.ts'

/** How many of those that somebody sees are in a feed, and among how many that were changed last they are looked for. */
const maxTables = 5
const maxScanned = 20

/** The tables of a group that were changed last, as a list of ids. */
export const changedTableIds = (group_id: string) => `array(
    select t.id from database_tables t where t.group_id = ${group_id} order by t.updated desc, t.id desc limit ${maxScanned})`

const tablesByIds = query(
  'database.byIds',
  `select t.* from database_tables t where t.id = any(:ids::bigint[]) order by t.updated desc, t.id desc`,
  { batchable: true },
)

/** Feed items of one group, as a caller with the given access sees them. */
export async function databaseFeedItems(tx: Tx, account: Account, ids: readonly number[]) {
  const rows = ids.length === 0 ? [] : await tablesByIds.all(tx, { ids })
  const tablesOf = Map.groupBy(rows.map(tableOf), ({ group_id }) => group_id)
  return (group_id: number, access: GroupAccess) => {
    const asker = { access, account }
    const seen = (tablesOf.get(group_id) ?? []).filter(table => maySeeTable(asker, table))
    return seen.slice(0, maxTables).map(table => tableView(table, asker))
  }
}
