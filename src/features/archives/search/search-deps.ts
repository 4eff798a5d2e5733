import type { Settings } from '#settings/index.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Database } from '#storage/database.ts'
import { archiveDeps, type ArchiveDeps } from '../deps.ts'
import { createSearchIndex, type SearchIndex, type SearchIndexOptions } from './index/index.ts'

/** The dependencies of a search: those of the archives, and the index. */
export type SearchDeps = ArchiveDeps & { searchIndex: SearchIndex }

type SearchDepsInput = Pick<SearchIndexOptions, 'indexElsewhere'> & {
  settings: Settings
  blobs: BlobStore
  database: Database
  codes: ArchiveDeps['codes']
}

export const createSearchDeps = ({
  settings,
  blobs,
  database,
  codes,
  indexElsewhere,
}: SearchDepsInput): SearchDeps => ({
  ...archiveDeps(settings, blobs, codes),
  searchIndex: createSearchIndex(database, settings.searchMemory, { indexElsewhere }),
})
