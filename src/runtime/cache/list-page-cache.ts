import type { SerializedJson } from '../responses/serializers.ts'
import { createDoorkeeper } from './doorkeeper.ts'
import { createLruCache, perDatabase } from './lru-cache.ts'

/** Where a list goes on: the value that its last row is sorted by, and its id. */
export type ListCursor = { key: string | number; id: number }
/** The rows of a page as they were written, how many they are, where the list goes on behind them, and what else follows from them. */
export type CachedListPage = {
  data: SerializedJson<unknown[]>
  count: number
  next: ListCursor | undefined
  extraFields: unknown
}

/**
 * Pages as they were written, each under the print of its rows: what tells them from what they were before or will be. One is
 * used only where the database has just told the same print, so that none is ever old. docs/decisions/0004
 */
type ListPageCache = {
  /** Those that were kept of one question, by their prints. */
  get(question: string): ReadonlyMap<string, CachedListPage> | undefined
  set(question: string, print: string, page: CachedListPage): void
}

type PageVersions = { pages: Map<string, CachedListPage>; bytes: number }
const maxBytes = 8 * 1024 * 1024
/** Several people may see the same page, each with other marks on it. */
const maxVersions = 8

function createListPageCache(): ListPageCache {
  const questions = createLruCache<PageVersions>(maxBytes)
  const isRepeat = createDoorkeeper()

  function add(question: string, known: PageVersions, print: string, page: CachedListPage): void {
    // Somebody else may have read the same at the same time.
    if (known.pages.has(print)) return
    const { pages, bytes } =
      known.pages.size < maxVersions ? known : { pages: new Map<string, CachedListPage>(), bytes: 0 }
    pages.set(print, page)
    const size = bytes + print.length + page.data.bytes
    questions.set(question, { pages, bytes: size }, size)
  }
  return {
    get: question => questions.get(question)?.pages,
    set(question, print, page) {
      const known = questions.get(question)
      if (known || isRepeat(question)) add(question, known ?? { pages: new Map(), bytes: 0 }, print, page)
    },
  }
}

/** The pages that were read of a database. */
export const listPageCacheOf = perDatabase(createListPageCache)
