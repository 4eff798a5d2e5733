import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'
import type { Implementation } from '../../calls/handler.ts'
import type { RawParams } from '../../calls/parse-params.ts'
import type { Caller } from '../../calls/admission.ts'
import type { CallPipeline } from '../../calls/pipeline.ts'
import { parseResponse } from '../../responses/parsed-responses.ts'
import { originOf } from '../api.ts'
import type { RequestWatch } from '../request-timeout.ts'
import { readCookie, sessionCookieName, writeCookie } from '../cookies.ts'
import { unmask } from './csrf-mask.ts'
import type { PagePlatform } from './platform.ts'

export type PageCallDeps = {
  pipeline: CallPipeline
  requestWatch: RequestWatch
  implementations: ReadonlyMap<string, Implementation>
  ownOrigin: string
}
type PageRequest = {
  request: FastifyRequest
  reply: FastifyReply
  form: () => Promise<RawParams>
  /** Told before a call; what comes back, when nothing of it goes on any more. */
  begin: () => () => Promise<void>
}
/** The calls of one page. */
export type PageCalls = {
  call: PagePlatform['call']
  /** Recognises whoever is about to make a call, or refuses them. */
  admit(name: string): Promise<AdmittedCall>
  /** The calls that were made, as far as whoever made them was let in. */
  calls: readonly string[]
}
type AdmittedCall = { implementation: Implementation; caller: Caller }

/** The calls of one page: the same pipeline as over HTTP, as whoever's cookie came with the request for the page. */
export function pageCallsFor(
  { request, reply, form, begin }: PageRequest,
  { pipeline, requestWatch, implementations, ownOrigin }: PageCallDeps,
): PageCalls {
  let cookie = readCookie(request.headers.cookie, sessionCookieName)
  const calls: string[] = []
  const read = pipeline.newReadBatch()
  const isForm = request.method === 'POST'
  const origin = { ...originOf(request, ownOrigin), ...(isForm ? {} : { crossSite: false }) }
  // The page was counted when it was asked for, which is its first call.
  let isCounted = true
  const enter = async (name: string): Promise<AdmittedCall> => {
    const implementation = implementations.get(name)
    if (!implementation) throw new ApiError('bad_request', 'unknown call')
    const { endpoint } = implementation
    if (!isForm && !isAllowedWhileRendering(endpoint))
      throw new Error(`looking at a page must not make the call ${name}`)
    const caller = await pipeline.admit(endpoint, { authorization: undefined, cookie }, { ...origin, isCounted })
    isCounted = false
    calls.push(name)
    return { implementation, caller: { ...caller, read } }
  }
  const call: PagePlatform['call'] = async (name, input) => {
    const { implementation, caller } = await enter(name)
    const { endpoint } = implementation
    const raw: RawParams = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
    // A change is one that the form of a page of ours asked for.
    if (isForm && endpoint.method === 'POST' && endpoint.csrf !== false)
      raw.set('csrf', unmask((await form()).get('csrf')))
    // What showing a page changes is asked for by the page itself.
    if (!isForm && endpoint.byShowing && caller.identity?.csrf) raw.set('csrf', caller.identity.csrf)
    const answer = await requestWatch.run({ request, reply, implementation, caller, raw, isPart: true }, begin())
    for (const set of [...(caller.identity?.renewedCookie ? [caller.identity.renewedCookie] : []), ...answer.cookies]) {
      void reply.header('set-cookie', writeCookie(set))
      // What is asked next on this page is asked by whoever has just signed in, or by nobody.
      if (set.name === sessionCookieName) cookie = set.value ?? undefined
    }
    return parseResponse(endpoint, answer)
  }
  return { call, admit: enter, calls }
}

/**
 * Looking at a page changes nothing, but for what is declared to be done by it (what was shown is read), and for the two steps
 * through an identity provider: it sends the browser back by a link, and what the browser keeps shows that it was this one which
 * set out.
 */
const isAllowedWhileRendering = ({ method, who, byShowing }: Endpoint): boolean =>
  method === 'GET' || who === 'browser' || byShowing === true
