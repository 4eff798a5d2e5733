import type { Versions } from '#runtime/calls/optimistic-lock.ts'
import { lockRow, lockTable } from './store.ts'
import { lockView } from './views/store.ts'

export const databaseVersions: Pick<Versions, 'database' | 'databaserow' | 'databaseview'> = {
  // Changes to rows don't count as edits of a table.
  async database({ tx, row: { group_id, id } }) {
    const table = await lockTable.first(tx, { group_id, id })
    return table && (table.edited ?? table.created)
  },
  async databaserow({ tx, row: { group_id, table_id, id } }) {
    await lockTable.run(tx, { group_id, id: table_id })
    return (await lockRow.first(tx, { table_id, id }))?.updated
  },
  async databaseview({ tx, group, account, params }) {
    const table_id = params['database_id'] as number
    await lockTable.run(tx, { group_id: group.id, id: table_id })
    const view = { id: params['view_id'] as number, table_id, account_id: account.id }
    return (await lockView.first(tx, view))?.updated
  },
}
