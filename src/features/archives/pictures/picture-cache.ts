import { createQueue } from '#content/queue.ts'
import type { Fetched } from './fetch-picture.ts'

const mostBytes = 32_000_000
const mostPictures = 1000
const fresh = 10 * 60_000
/** A server that does not answer is not asked again by everybody who looks. */
const freshRefusal = 60_000

type Kept = { picture: Promise<Fetched | null>; bytes: number; until: number }
/** Finds the picture at an address; null where there is none. */
export type FindPicture = (url: string) => Promise<Fetched | null>

/**
 * Keeps pictures for a while, as much as fits: many look at the same message in the same hour, and who keeps the picture is asked
 * once. Servers are asked in turns, so that a slow one is waited for by its own pictures alone.
 */
export function pictureCache(fetch: (url: string) => Promise<Fetched>): FindPicture {
  const kept = new Map<string, Kept>()
  const inTurn = createQueue({ atOnce: 8, waiting: { each: 40, all: 200 } })
  let bytes = 0
  function drop(url: string, entry: Kept): void {
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
  function ask(url: string): Kept {
    const party = URL.parse(url)?.host ?? ''
    const picture = inTurn(party, new AbortController().signal, () => fetch(url)).catch(() => null)
    const entry: Kept = { picture, bytes: 0, until: Infinity }
    void picture.then(found => {
      entry.until = Date.now() + (found ? fresh : freshRefusal)
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
