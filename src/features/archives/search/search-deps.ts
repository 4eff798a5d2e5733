import type { Settings } from '#settings/index.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Database } from '#storage/database.ts'
import { archiveDeps, type ArchiveDeps } from '../deps.ts'
import { createIndexer, type Indexer } from './index/build/indexer.ts'
import { type SegmentCache, createSegmentCache } from './index/segment-cache.ts'

/** The dependencies of a search: those of the archives, the indexer and the segment cache. */
export type SearchDeps = ArchiveDeps & {
  indexer: Indexer
  segmentCache: SegmentCache
}

type SearchDepsInput = { settings: Settings; blobs: BlobStore; database: Database; codes: ArchiveDeps['codes'] }

export const createSearchDeps = ({ settings, blobs, database, codes }: SearchDepsInput): SearchDeps => ({
  ...archiveDeps(settings, blobs, codes),
  indexer: createIndexer(database),
  segmentCache: createSegmentCache(settings.searchMemory),
})
