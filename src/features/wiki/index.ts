import type { Implementation } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../archives/index.ts'
import { deleteWikiFile, downloadWikiFile, uploadWikiFiles } from './files/files.ts'
import { findWikiPage, getWikiPages, getWikiPageSet, previewWikiPage, watchWikiPage } from './get-pages.ts'
import { compareWikiPage, getWikiChanges, getWikiHistory, mergeWikiPage } from './history/get-history.ts'
import { getDeletedWikiPages, restoreWikiPage, undeleteWikiPage } from './history/restore.ts'
import { deleteWikiPage, newWikiPage, updateWikiPage } from './pages.ts'
import { searchWiki } from './search.ts'

export { wikiBundle } from './bundle.ts'
export { wikiVersions } from './edit-version.ts'
export { wikiEmails } from './emails.ts'
export { wikiExport } from './export.ts'
export { changedPageIds, wikiFeedItems } from './feed-items.ts'
export { wikiFinder } from './finders.ts'
export { parsePageAgain } from './parse-again.ts'
export { wikiContents } from './removal.ts'

export const wikiHandlers = (deps: ArchiveDeps): Implementation[] => [
  getWikiPages,
  getWikiPageSet(deps),
  findWikiPage(deps),
  newWikiPage(deps),
  updateWikiPage(deps),
  deleteWikiPage,
  previewWikiPage(deps),
  searchWiki,
  watchWikiPage,
  getWikiHistory,
  getWikiChanges,
  compareWikiPage(deps),
  mergeWikiPage(deps),
  restoreWikiPage(deps),
  getDeletedWikiPages,
  undeleteWikiPage(deps),
  uploadWikiFiles(deps),
  deleteWikiFile(deps),
  downloadWikiFile(deps),
]
