import type { BundlePart } from '#runtime/bundle/part.ts'
import { groupTables } from './csv/write.ts'

const row = { row_id: 'row', table_id: 'table' }

/** Tables with their rows, images, views and history. */
export const databaseBundle: BundlePart = {
  tables: [
    {
      table: 'database_tables',
      order: 'id',
      id: 'table',
      refs: { account_id: 'account' },
      html: row => (row['desc_type'] === 'html' ? ['description', 'display_template'] : ['display_template']),
    },
    { table: 'database_rows', order: 'id', id: 'row', refs: { table_id: 'table', account_id: 'account' } },
    { table: 'database_images', order: 'row_id, col_id', refs: row, hashes: 'array[t.hash, t.thumbnail_hash]' },
    { table: 'database_changes', order: 'id', refs: { ...row, account_id: 'account' } },
    {
      table: 'database_deleted_rows',
      order: 'row_id',
      refs: { ...row, account_id: 'account', deleted_by: 'account' },
    },
    { table: 'database_views', order: 'id', id: 'view', refs: { table_id: 'table', account_id: 'account' } },
  ],
  async *files({ tx, group }) {
    yield* groupTables(tx, group.id)
  },
}
