import type { Implementation } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../archives/index.ts'
import { mailDatabaseTemplate } from './email-template.ts'
import { getDatabaseImport, importDatabaseRows } from './csv/import.ts'
import { downloadDatabase } from './csv/write.ts'
import { getDatabase, getDatabases } from './get-databases.ts'
import { getDatabaseRow, getDatabaseRows } from './rows/get-rows.ts'
import { getDatabaseRowHistory } from './rows/history.ts'
import { deleteDatabase, newDatabase, updateDatabase } from './manage.ts'
import { getDeletedDatabaseRows, restoreDeletedDatabaseRow } from './restore/deleted-rows.ts'
import { restoreDatabaseRow } from './restore/restore-row.ts'
import { downloadDatabaseImage } from './rows/pictures.ts'
import { deleteDatabaseRow, newDatabaseRow, updateDatabaseRow } from './rows/rows.ts'
import { deleteDatabaseView, getDatabaseViews, newDatabaseView, updateDatabaseView } from './views/views.ts'

export { databaseBundle } from './bundle.ts'
export { parseRowEmail } from './email-template.ts'
export { rowImportJob } from './csv/import.ts'
export { sweepImports } from './csv/store.ts'
export { sweepDeletedRows } from './restore/store.ts'
export { databaseExport } from './export.ts'
export { changedTableIds, databaseFeedItems } from './feed-items.ts'
export { databaseEmails } from './emails.ts'
export { databaseFinders } from './finders.ts'
export { databaseContents, tableRemoval } from './removal.ts'
export { databaseVersions } from './edit-version.ts'

export const databaseHandlers = (deps: ArchiveDeps): Implementation[] => [
  getDatabases,
  getDatabase,
  getDatabaseRows(deps),
  getDatabaseRow(deps),
  newDatabase,
  updateDatabase,
  deleteDatabase,
  newDatabaseRow(deps),
  updateDatabaseRow(deps),
  deleteDatabaseRow,
  getDatabaseRowHistory,
  downloadDatabaseImage(deps),
  downloadDatabase(deps),
  importDatabaseRows(deps),
  getDatabaseImport,
  mailDatabaseTemplate,
  getDatabaseViews,
  newDatabaseView,
  updateDatabaseView,
  deleteDatabaseView,
  restoreDatabaseRow(deps),
  getDeletedDatabaseRows,
  restoreDeletedDatabaseRow(deps),
]
