import type { Settings } from '#settings/index.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Database } from '#storage/database.ts'
import { archiveParts, type ArchiveParts } from '../parts.ts'
import { wordPacking, type Packing } from './packed/pack.ts'
import { type Shelf, wordShelf } from './packed/shelf.ts'

/** What the archives need, what packs the words of those that are searched, and what is kept of that in memory. */
export type SearchParts = ArchiveParts & {
  packing: Packing
  shelf: Shelf
}

type SearchHouse = { settings: Settings; blobs: Blobs; database: Database; codes: ArchiveParts['codes'] }

export const searchParts = ({ settings, blobs, database, codes }: SearchHouse): SearchParts => ({
  ...archiveParts(settings, blobs, codes),
  packing: wordPacking(database),
  shelf: wordShelf(settings.searchMemory),
})
