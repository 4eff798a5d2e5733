import { budgets } from '#base/cache/budgets.ts'
import { createLoadingCache } from '#base/cache/cache.ts'
import { createFairQueue } from '#base/fair-queue.ts'
import type { FetchedPicture } from './fetch-picture.ts'

/** A failed request is not repeated during this time. */
const freshFailureMs = 60_000
// Small images take more memory than their bytes.
const minBytes = budgets['external pictures'].each

/** Finds the image at a URL; null if there is none. */
export type FindPicture = (url: string) => Promise<FetchedPicture | null>

/**
 * Caches images: many people view the same message within an hour, and the server is asked once. Requests are queued per
 * server, so that a slow one only delays its own images.
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
