import { endpoint } from '#contract/endpoint.ts'
import { DatabaseImport } from '#contract/databases.ts'
import { Flag, Id, UploadedFiles, optional, stream } from '#contract/schema.ts'
import { DATABASE } from '#contract/targets.ts'
import { FILTER } from '../contract.ts'

export const downloadDatabase = endpoint('downloaddatabase', {
  method: 'GET',
  summary: 'Export the rows of a table as CSV, all or filtered.',
  who: 'account',
  on: 'database',
  needs: 'database_visible',
  params: { ...DATABASE, ...FILTER },
  returns: stream('text/csv'),
  replica: true,
})

export const importDatabaseRows = endpoint('importdatabaserows', {
  method: 'POST',
  summary:
    'Import rows from a CSV file whose first line has the column names. If a line has errors, nothing is imported, and the ' +
    'response lists them; otherwise the import runs in the background.',
  who: 'account',
  on: 'database',
  needs: 'manage_databases',
  params: {
    ...DATABASE,
    preview: optional(Flag({ description: 'Import nothing: only check the file.' })),
    skip_wrong: optional(Flag({ description: 'Import all lines except those with errors.' })),
    fileupload: UploadedFiles({ description: 'The file, in UTF-8.' }),
  },
  returns: DatabaseImport,
  errors: ['too many rows', 'group out of space', 'import under way'],
  records: ['database.rows_imported'],
})

export const getDatabaseImport = endpoint('getdatabaseimport', {
  method: 'GET',
  summary: 'Get the progress of an import.',
  who: 'account',
  on: 'database',
  needs: 'manage_databases',
  params: { ...DATABASE, import_id: Id({ description: 'The import.', invalid: 'invalid import_id' }) },
  returns: DatabaseImport,
  errors: ['invalid import_id'],
})
