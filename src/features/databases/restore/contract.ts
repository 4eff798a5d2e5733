import { endpoint } from '#contract/endpoint.ts'
import { list } from '#contract/list-page.ts'
import { Id } from '#contract/schema.ts'
import { DATABASE, DATABASE_ROW } from '#contract/targets.ts'
import { DatabaseRow, DeletedDatabaseRow } from '#contract/databases.ts'

export const restoreDatabaseRow = endpoint('restoredatabaserow', {
  method: 'POST',
  summary: 'Undo a change of a row: its columns get the values from before. Images are not restored.',
  who: 'account',
  on: 'databaserow',
  edits: 'databaserow',
  needs: 'manage_databases',
  params: {
    ...DATABASE_ROW,
    change_id: Id({ description: 'The change, from `getdatabaserowhistory`.', invalid: 'invalid change_id' }),
  },
  returns: DatabaseRow,
  errors: ['invalid change_id', 'nothing to restore', 'group out of space'],
  records: ['database.row_updated'],
})

export const getDeletedDatabaseRows = endpoint('getdeleteddatabaserows', {
  method: 'GET',
  summary:
    'List the deleted rows of a table that the caller can restore. They are kept for 30 days, at most 200 per table.',
  who: 'account',
  on: 'database',
  needs: 'manage_databases',
  params: DATABASE,
  returns: list(DeletedDatabaseRow, { fields: ['deleted'], field: 'deleted', dir: 'desc' }),
})

export const restoreDeletedDatabaseRow = endpoint('restoredeleteddatabaserow', {
  method: 'POST',
  summary:
    'Restore a deleted row, with its number, images and history. Values that its table has no place for are lost.',
  who: 'account',
  on: 'database',
  needs: 'manage_databases',
  params: { ...DATABASE, row_id: Id({ description: 'The deleted row.', invalid: 'invalid row_id' }) },
  returns: DatabaseRow,
  errors: ['invalid row_id', 'too many rows', 'group out of space'],
  records: ['database.row_restored'],
})
