import type { FastifyReply, FastifyRequest } from 'fastify'
import { createCache } from '#base/cache/cache.ts'
import { ApiError } from '#contract/errors.ts'
import { pageCallsFor, type PageCallDeps } from './page-calls.ts'
import { acceptHeaderFor, htmlType, type PageResponse } from './page-response.ts'

/** A response that is the same for every visitor, and the calls that rendering it made. docs/decisions/0039 */
type CachedPage = { answer: PageResponse; calls: readonly string[] }
/** Where the page that a request asks for is cached, or will be. */
type CacheSlot = {
  find(): Promise<PageResponse | undefined>
  store(page: CachedPage): void
}

/** The pages that visitors see, for a second at most: a change that this process knows of drops them at once. */
export function createPageCache(deps: PageCallDeps): (request: FastifyRequest, reply: FastifyReply) => CacheSlot {
  const cache = createCache<CachedPage>('public pages')
  return (request, reply) => {
    const key = cacheKeyOf(request, deps.pipeline.cacheGeneration())
    return {
      async find() {
        const match = key === undefined ? undefined : cache.get(key)
        return match && (await countCachedCalls(match.calls, request, reply, deps)) ? match.answer : undefined
      },
      store({ answer, calls }) {
        if (key === undefined || !answer.isPublic || reply.hasHeader('set-cookie')) return
        cache.set(key, { answer, calls }, key.length + answer.body.length)
      },
    }
  }
}

/**
 * Everything that the response to an anonymous visitor depends on; undefined for signed-in users. With `generation`,
 * which every change that this process knows of increments, a page rendered before a change is not found after it.
 */
function cacheKeyOf({ method, url, hostname, headers }: FastifyRequest, generation: number): string | undefined {
  if (method !== 'GET' || headers.cookie || acceptHeaderFor(headers) !== htmlType) return undefined
  return [generation, hostname, url, headers['accept-language']].join(' ')
}

/** A cached page counts against the rate limits as if it were rendered. */
async function countCachedCalls(
  calls: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
  deps: PageCallDeps,
): Promise<boolean> {
  const { admit } = pageCallsFor({ request, reply, ...emptyForm }, deps)
  try {
    for (const name of calls) await admit(name)
    return true
  } catch (error) {
    // The page itself shows the error.
    if (error instanceof ApiError) return false
    throw error
  }
}
const emptyForm = { form: async () => new Map(), begin: () => async () => {} }
