import type { Implementation } from '#runtime/call.ts'
import type { ArchiveParts } from '../archives/index.ts'
import { mailDatabaseTemplate } from './by-mail.ts'
import { getDatabaseImport, importDatabaseRows } from './csv/import.ts'
import { downloadDatabase } from './csv/write.ts'
import { getDatabase, getDatabases } from './get-databases.ts'
import { getDatabaseRow, getDatabaseRows } from './get-rows.ts'
import { getDatabaseRowHistory } from './history.ts'
import { deleteDatabase, newDatabase, updateDatabase } from './manage.ts'
import { downloadDatabaseImage } from './pictures.ts'
import { deleteDatabaseRow, newDatabaseRow, updateDatabaseRow } from './rows.ts'

export { valuesInMail } from './by-mail.ts'
export { rowWriting } from './csv/import.ts'
export { sweepImports } from './csv/store.ts'
export { databaseRowsOf } from './export.ts'
export { changedTableIds, tablesInFeeds } from './tables-in-feeds.ts'
export { databaseLetters } from './letters.ts'
export { databaseFinders } from './finders.ts'
export { databaseContents, tableRemoval } from './removal.ts'
export { databaseVersions } from './version.ts'

export const databaseVerbs = (parts: ArchiveParts): Implementation[] => [
  getDatabases,
  getDatabase,
  getDatabaseRows(parts),
  getDatabaseRow(parts),
  newDatabase,
  updateDatabase,
  deleteDatabase,
  newDatabaseRow(parts),
  updateDatabaseRow(parts),
  deleteDatabaseRow,
  getDatabaseRowHistory,
  downloadDatabaseImage(parts),
  downloadDatabase(parts),
  importDatabaseRows(parts),
  getDatabaseImport,
  mailDatabaseTemplate,
]
