import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'
import type { Implementation } from '../../calls/handler.ts'
import type { RawParams } from '../../calls/parse-params.ts'
import type { Caller } from '../../calls/admission.ts'
import type { CallPipeline } from '../../calls/pipeline.ts'
import { parseResponse } from '../../responses/parsed-responses.ts'
import { originOf } from '../api.ts'
import type { RequestWatch } from '../connections/request-timeout.ts'
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
  /** Called before each call; the returned function is called when its work has ended. */
  begin: () => () => Promise<void>
}
export type PageCalls = {
  call: PagePlatform['call']
  callWithKey: PagePlatform['callWithKey']
  /** Authenticates the caller of a call, or throws. */
  admit(name: string): Promise<AdmittedCall>
  /** The names of the calls that passed admission. */
  calls: readonly string[]
}
type AdmittedCall = { implementation: Implementation; caller: Caller }

/** The calls of one page: the same pipeline as over HTTP, with the cookie of the page request. */
export function pageCallsFor(
  { request, reply, form, begin }: PageRequest,
  { pipeline, requestWatch, implementations, ownOrigin }: PageCallDeps,
): PageCalls {
  let cookie = readCookie(request.headers.cookie, sessionCookieName)
  const calls: string[] = []
  const read = pipeline.newReadBatch()
  const isForm = request.method === 'POST'
  const origin = { ...originOf(request, ownOrigin), ...(isForm ? {} : { crossSite: false }) }
  // The page request itself was counted; it covers the first call.
  let isCounted = true
  const enter = async (name: string, apiKey?: string): Promise<AdmittedCall> => {
    const implementation = implementations.get(name)
    if (!implementation) throw new ApiError('bad_request', 'unknown call')
    const { endpoint } = implementation
    if (!isForm && !isAllowedWhileRendering(endpoint))
      throw new Error(`looking at a page must not make the call ${name}`)
    const proof =
      apiKey === undefined
        ? { authorization: undefined, cookie }
        : { authorization: `Bearer ${apiKey}`, cookie: undefined }
    const caller = await pipeline.admit(endpoint, proof, { ...origin, isCounted })
    isCounted = false
    calls.push(name)
    return { implementation, caller: { ...caller, read } }
  }
  const call: PagePlatform['call'] = async (name, input) => {
    const { implementation, caller } = await enter(name)
    const { endpoint } = implementation
    const raw: RawParams = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
    // A change must come from a form on one of our pages.
    if (isForm && endpoint.method === 'POST' && endpoint.csrf !== false)
      raw.set('csrf', unmask((await form()).get('csrf')))
    // A change that viewing a page makes gets its CSRF token from the page.
    if (!isForm && endpoint.byShowing && caller.identity?.csrf) raw.set('csrf', caller.identity.csrf)
    const response = await requestWatch.run({ request, reply, implementation, caller, raw, isPart: true }, begin())
    for (const set of [
      ...(caller.identity?.renewedCookie ? [caller.identity.renewedCookie] : []),
      ...response.cookies,
    ]) {
      void reply.header('set-cookie', writeCookie(set))
      // Later calls of this page use the new session, or none.
      if (set.name === sessionCookieName) cookie = set.value ?? undefined
    }
    return parseResponse(endpoint, response)
  }
  // No CSRF token: whoever sends the form knows the key.
  const callWithKey: PagePlatform['callWithKey'] = async (name, input, apiKey) => {
    const { implementation, caller } = await enter(name, apiKey)
    const raw: RawParams = new Map(Object.entries(input))
    const watched = {
      request,
      reply,
      implementation,
      caller: { ...caller, read: pipeline.newReadBatch() },
      raw,
      isPart: true,
    }
    return parseResponse(implementation.endpoint, await requestWatch.run(watched, begin()))
  }
  return { call, callWithKey, admit: name => enter(name), calls }
}

/**
 * Viewing a page changes nothing, except for calls declared `byShowing` (such as marking as read) and the two steps of
 * a sign-in with an identity provider: it redirects the browser back by a link, and a cookie shows that the same
 * browser started it.
 */
const isAllowedWhileRendering = ({ method, who, byShowing }: Endpoint): boolean =>
  method === 'GET' || who === 'browser' || byShowing === true
