import type { FastifyReply, FastifyRequest } from 'fastify'
import { createLoadingCache } from '#base/cache/cache.ts'
import type { ApiError } from '#contract/errors.ts'
import { sendError } from '../api.ts'
import { readPageResponse, sendPageResponse, type PageResponse } from './page-response.ts'
import type { PageChunks, PagePlatform, Pages } from './platform.ts'

type RateLimitPageDeps = { pages: Pages; ownOrigin: string }
export type SendRateLimitPage = (request: FastifyRequest, reply: FastifyReply, error: ApiError) => Promise<FastifyReply>

const path = '/too-many'

/** Sends the rate-limit page. It is rendered once per language, because it has to cost less than the refused page. */
export function createRateLimitPage({ pages, ownOrigin }: RateLimitPageDeps): SendRateLimitPage {
  const cache = createLoadingCache<PageResponse>('rate limit pages')
  return async (request, reply, error) => {
    void reply.header('retry-after', String(error.retryAfter ?? 1))
    if (request.headers.accept?.includes('json')) return sendError(reply, error, 429)
    const language = /^[a-z]{2}\b/i.exec(request.headers['accept-language'] ?? '')?.[0].toLowerCase() ?? 'en'
    const response = await cache.get(language, () => makePage(pages, `${ownOrigin}${path}`, language))
    return sendPageResponse(request, reply, response)
  }
}

async function makePage(pages: Pages, url: string, language: string): Promise<PageResponse> {
  let shown: PageChunks = []
  const nothing = () => Promise.reject(new Error('this page makes no calls'))
  const platform: PagePlatform = {
    call: nothing,
    callWithKey: nothing,
    send: nothing,
    form: nothing,
    typedForm: nothing,
    show: pieces => {
      shown = pieces
    },
    report: () => {},
    mask: secret => secret,
    hasSession: false,
    isShown: false,
  }
  const pageRequest = new Request(url, { headers: { accept: 'text/html', 'accept-language': language } })
  const response = await pages.respond(pageRequest, { platform, getClientAddress: () => '' })
  return readPageResponse(response, shown)
}
