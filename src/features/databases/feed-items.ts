import type { GroupAccess } from '#contract/permissions.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { maySeeTable } from './access.ts'
import { tableOf } from './finders.ts'
import { tableView } from './view.ts'

/** Maximum number of tables in a feed, and of recently changed tables to check for visibility. */
const maxTables = 5
const maxScanned = 20

/** SQL array of the ids of a group's recently changed tables. */
export const changedTableIds = (group_id: string) => `array(
    select t.id from database_tables t where t.group_id = ${group_id} order by t.updated desc, t.id desc limit ${maxScanned})`

const tablesByIds = query(
  'database.byIds',
  `select t.* from database_tables t where t.id = any(:ids::bigint[]) order by t.updated desc, t.id desc`,
  { batchable: true },
)

/** Feed items of one group, as the caller may see them. */
export async function databaseFeedItems(tx: Tx, account: Account, ids: readonly number[]) {
  const rows = ids.length === 0 ? [] : await tablesByIds.all(tx, { ids })
  const tablesOf = Map.groupBy(rows.map(tableOf), ({ group_id }) => group_id)
  return (group_id: number, access: GroupAccess) => {
    const asker = { access, account }
    const visible = (tablesOf.get(group_id) ?? []).filter(table => maySeeTable(asker, table))
    return visible.slice(0, maxTables).map(table => tableView(table, asker))
  }
}
