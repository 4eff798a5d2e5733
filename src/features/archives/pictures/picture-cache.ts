import { createFairQueue } from '#base/fair-queue.ts'
import type { FetchedPicture } from './fetch-picture.ts'

const mostBytes = 32_000_000
const mostPictures = 1000
const freshMs = 10 * 60_000
/** A server that does not answer is not asked again by everybody who looks. */
const freshFailureMs = 60_000

type CachedPicture = { picture: Promise<FetchedPicture | null>; bytes: number; until: number }
/** Finds the picture at an address; null where there is none. */
export type FindPicture = (url: string) => Promise<FetchedPicture | null>

/**
 * Keeps pictures for a while, as much as fits: many look at the same message in the same hour, and who keeps the picture is asked
 * once. Servers are asked in turns, so that a slow one is waited for by its own pictures alone.
 */
export function pictureCache(fetch: (url: string) => Promise<FetchedPicture>): FindPicture {
  const kept = new Map<string, CachedPicture>()
  const queue = createFairQueue({ running: { group: 8 }, queued: { owner: 40, total: 200 } })
  let bytes = 0
  function drop(url: string, entry: CachedPicture): void {
    if (kept.get(url) !== entry) return
    kept.delete(url)
    bytes -= entry.bytes
  }
  function makeRoom(): void {
    for (const [url, entry] of kept) {
      if (bytes <= mostBytes && kept.size <= mostPictures) return
      drop(url, entry)
    }
  }
  function ask(url: string): CachedPicture {
    const owner = URL.parse(url)?.host ?? ''
    const picture = queue.run({ owner }, new AbortController().signal, () => fetch(url)).catch(() => null)
    const entry: CachedPicture = { picture, bytes: 0, until: Infinity }
    void picture.then(found => {
      entry.until = Date.now() + (found ? freshMs : freshFailureMs)
      if (kept.get(url) !== entry) return
      entry.bytes = found?.content.length ?? 0
      bytes += entry.bytes
      makeRoom()
    })
    return entry
  }
  return url => {
    const known = kept.get(url)
    const isFresh = known !== undefined && Date.now() < known.until
    const entry = isFresh ? known : ask(url)
    if (known && !isFresh) drop(url, known)
    // The last one asked for is the last to go.
    kept.delete(url)
    kept.set(url, entry)
    makeRoom()
    return entry.picture
  }
}
