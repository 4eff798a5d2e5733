import type { PageResponse } from './page-response.ts'

/** A response, and the calls that rendering it made. */
type CachedPageResponse = { answer: PageResponse; calls: readonly string[] }
type Entry = CachedPageResponse & { changes: number; until: number }

export type PageResponseCache = {
  get(key: string): CachedPageResponse | undefined
  /** Called before rendering; the returned function caches the response unless something has changed meanwhile. */
  begin(): (key: string, cachedPageResponse: CachedPageResponse) => void
}

const lifetime = 1000
const defaultMaxBytes = 16 * 1024 * 1024

/**
 * Responses that are the same for every visitor, so that a popular page is rendered once. Each is cached until any
 * change that this process knows of, and for one second at most. docs/decisions/0039
 */
export function createPageResponseCache(
  changes: () => number,
  { mostBytes = defaultMaxBytes, clock = () => performance.now() } = {},
): PageResponseCache {
  const entries = new Map<string, Entry>()
  let bytes = 0
  return {
    get(key) {
      const entry = entries.get(key)
      return entry && entry.changes === changes() && entry.until > clock() ? entry : undefined
    },
    begin() {
      const begun = changes()
      return (key, cachedPageResponse) => {
        if (changes() !== begun) return
        bytes += key.length + cachedPageResponse.answer.body.length
        // Full: start empty. Everything expires within a second, so no eviction order is needed.
        if (bytes > mostBytes) {
          entries.clear()
          bytes = key.length + cachedPageResponse.answer.body.length
          if (bytes > mostBytes) return
        }
        entries.set(key, { ...cachedPageResponse, changes: begun, until: clock() + lifetime })
      }
    },
  }
}
