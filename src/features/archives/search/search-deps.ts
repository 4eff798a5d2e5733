import type { Settings } from '#settings/index.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Database } from '#storage/database.ts'
import { archiveDeps, type ArchiveDeps } from '../deps.ts'
import { createIndexer, type Indexer } from './index/build/indexer.ts'
import { type SegmentCache, createSegmentCache } from './index/segment-cache.ts'

/** What the archives need, what packs the words of those that are searched, and what is kept of that in memory. */
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
