import { budgets } from '#base/cache/budgets.ts'
import { createLoadingCache } from '#base/cache/cache.ts'
import { createFairQueue } from '#base/fair-queue.ts'
import type { FetchedPicture } from './fetch-picture.ts'

/** A server that does not answer is not asked again by everybody who looks. */
const freshFailureMs = 60_000
// Many small pictures take more than their bytes.
const minBytes = budgets['external pictures'].each

/** Finds the picture at an address; null where there is none. */
export type FindPicture = (url: string) => Promise<FetchedPicture | null>

/**
 * Keeps pictures for a while, as much as fits: many look at the same message in the same hour, and who keeps the picture is asked
 * once. Servers are asked in turns, so that a slow one is waited for by its own pictures alone.
 */
export function pictureCache(fetch: (url: string) => Promise<FetchedPicture>): FindPicture {
  const cache = createLoadingCache<FetchedPicture | null>('external pictures')
  const queue = createFairQueue({ running: { group: 8 }, queued: { owner: 40, total: 200 } })
  return url =>
    cache.get(url, async stored => {
      const owner = URL.parse(url)?.host ?? ''
      const picture = await queue.run({ owner }, new AbortController().signal, () => fetch(url)).catch(() => null)
      if (picture) stored.bytes = Math.max(minBytes, picture.content.length)
      else stored.ttl = freshFailureMs
      return picture
    })
}
