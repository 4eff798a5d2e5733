import type { SerializedJson } from '../responses/serializers.ts'
import { createDoorkeeper } from './doorkeeper.ts'
import { createLruCache, perDatabase } from './lru-cache.ts'

/** The sort key and the id of the last row of a list page. */
export type ListCursor = { key: string | number; id: number }
/** The serialized rows of a list page, their number, the cursor of the next page, and values derived from the rows. */
export type CachedListPage = {
  data: SerializedJson<unknown[]>
  count: number
  next: ListCursor | undefined
  extraFields: unknown
}

/**
 * Serialized list pages, each stored under a fingerprint of its rows. A page is used only when the database has just
 * returned the same fingerprint, so it is never stale. docs/decisions/0004
 */
type ListPageCache = {
  /** The cached versions of one query, by fingerprint. */
  get(question: string): ReadonlyMap<string, CachedListPage> | undefined
  set(question: string, print: string, page: CachedListPage): void
}

type PageVersions = { pages: Map<string, CachedListPage>; bytes: number }
const maxBytes = 8 * 1024 * 1024
/** The same page can differ between viewers. */
const maxVersions = 8

function createListPageCache(): ListPageCache {
  const questions = createLruCache<PageVersions>(maxBytes)
  const isRepeat = createDoorkeeper()

  function add(question: string, cached: PageVersions, print: string, page: CachedListPage): void {
    // A concurrent request may have stored the same page.
    if (cached.pages.has(print)) return
    const { pages, bytes } =
      cached.pages.size < maxVersions ? cached : { pages: new Map<string, CachedListPage>(), bytes: 0 }
    pages.set(print, page)
    const size = bytes + print.length + page.data.bytes
    questions.set(question, { pages, bytes: size }, size)
  }
  return {
    get: question => questions.get(question)?.pages,
    set(question, print, page) {
      const cached = questions.get(question)
      if (cached || isRepeat(question)) add(question, cached ?? { pages: new Map(), bytes: 0 }, print, page)
    },
  }
}

export const listPageCacheOf = perDatabase(createListPageCache)
