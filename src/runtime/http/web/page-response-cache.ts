import type { PageResponse } from './page-response.ts'

/** An answer, and the calls that whoever gets it would have made. */
type CachedPageResponse = { answer: PageResponse; calls: readonly string[] }
type Entry = CachedPageResponse & { changes: number; until: number }

export type PageResponseCache = {
  get(key: string): CachedPageResponse | undefined
  /** Told before an answer is made; what comes back keeps it, unless something has changed meanwhile. */
  begin(): (key: string, cachedPageResponse: CachedPageResponse) => void
}

const lifetime = 1000
const defaultMaxBytes = 16 * 1024 * 1024

/**
 * Answers that everybody gets alike: a page that many look at is made once. Each is kept until anything changes that this process
 * hears of, whatever it is, and a second at most, as all that is kept. docs/decisions/0039
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
        // Full: begin anew. All of it is old within a second, and no bookkeeping is needed on the way.
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
