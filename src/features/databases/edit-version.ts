import type { Versions } from '#runtime/calls/optimistic-lock.ts'
import { lockRow, lockTable } from './store.ts'

export const databaseVersions: Pick<Versions, 'database' | 'databaserow'> = {
  // Changes to rows don't count as edits of a table.
  async database({ tx, row: { group_id, id } }) {
    const table = await lockTable.first(tx, { group_id, id })
    return table && (table.edited ?? table.created)
  },
  async databaserow({ tx, row: { group_id, table_id, id } }) {
    await lockTable.run(tx, { group_id, id: table_id })
    return (await lockRow.first(tx, { table_id, id }))?.updated
  },
}
