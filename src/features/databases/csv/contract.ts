import { endpoint } from '#contract/endpoint.ts'
import { DatabaseImport } from '#contract/databases.ts'
import { Flag, Id, UploadedFiles, optional, stream } from '#contract/schema.ts'
import { DATABASE } from '#contract/targets.ts'
import { FILTER } from '../contract.ts'

export const downloadDatabase = endpoint('downloaddatabase', {
  method: 'GET',
  summary: 'The rows of a table as a CSV file, all or those that a filter lets through.',
  who: 'account',
  on: 'database',
  needs: 'database_visible',
  params: { ...DATABASE, ...FILTER },
  returns: stream('text/csv'),
  extension: true,
})

export const importDatabaseRows = endpoint('importdatabaserows', {
  method: 'POST',
  summary:
    'Add the rows of a CSV file, whose first line names the columns. Where a line is wrong nothing is written, but the answer ' +
    'says which; else they are written in the background.',
  who: 'account',
  on: 'database',
  needs: 'manage_databases',
  params: {
    ...DATABASE,
    preview: optional(Flag({ description: 'Write nothing: only say what is wrong.' })),
    skip_wrong: optional(Flag({ description: 'Write all lines but the wrong ones.' })),
    fileupload: UploadedFiles({ description: 'The file, in UTF-8.' }),
  },
  returns: DatabaseImport,
  errors: ['too many rows', 'group out of space', 'import under way'],
  records: ['database.rows_imported'],
  extension: true,
})

export const getDatabaseImport = endpoint('getdatabaseimport', {
  method: 'GET',
  summary: 'How far the rows of a file are written.',
  who: 'account',
  on: 'database',
  needs: 'manage_databases',
  params: { ...DATABASE, import_id: Id({ description: 'The import.', invalid: 'invalid import_id' }) },
  returns: DatabaseImport,
  errors: ['invalid import_id'],
  extension: true,
})
