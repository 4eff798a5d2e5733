import type { Settings } from '#settings/index.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Database } from '#storage/database.ts'
import { archiveParts, type ArchiveParts } from '../parts.ts'
import { wordPacking, type Packing } from './packed/pack.ts'

/** What the archives need, and what packs the words of those that are searched. */
export type SearchParts = ArchiveParts & { packing: Packing }

export const searchParts = (settings: Settings, blobs: Blobs, database: Database): SearchParts => ({
  ...archiveParts(settings, blobs),
  packing: wordPacking(database),
})
