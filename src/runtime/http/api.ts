import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { ApiError, errorObject, isApiError } from '#contract/errors.ts'
import { requestError } from '#contract/request-errors.ts'
import { framesOf, streamTypeOf, type FileStream, type Param } from '#contract/schema.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { isDiskFull } from '#storage/errors.ts'
import { serializeResponse } from '../responses/serializers.ts'
import type { Implementation } from '../calls/handler.ts'
import { mergeRawParams, type RawParams } from '../calls/parse-params.ts'
import type { Caller, Origin } from '../calls/admission.ts'
import type { CallPipeline } from '../calls/pipeline.ts'
import { networkKey } from '../limits/rate-limiter.ts'
import { CallerGoneError, type RequestWatch } from './request-timeout.ts'
import {
  bodyLimitsFor,
  drain,
  drainBudgets,
  readBody,
  type BodyLimits,
  type CallLimits,
  type DrainBudget,
} from './bodies/body.ts'
import { loginCookieName, knownBrowserCookieName, readCookie, sessionCookieName, writeCookie } from './cookies.ts'
import { serveSharedText } from './openapi-route.ts'
import { sendFile } from './files/file-response.ts'
import { isUploadedFile, redirectToFileHost, type FileHost } from './files/file-host.ts'
import { queryOf } from './bodies/form.ts'
import { hostNameOf } from './host-name.ts'
import type { BodyBudget, OpenBodyBudget } from './bodies/body-budget.ts'
import { SlowBodyError } from './bodies/min-rate.ts'
import { createPublicResponder, isPublicResponse, type SendPublicResponse } from './public-response.ts'
import { upgradeOf, type Upgrade } from './websocket-upgrades.ts'
import { openUploads, type UploadDeps } from './bodies/uploads.ts'

export type ApiDeps = UploadDeps & {
  pipeline: CallPipeline
  implementations: readonly Implementation[]
  limits: BodyLimits
  loginByGet: boolean
  /** Where the pages are served from; a browser that says otherwise comes from somewhere else. */
  ownOrigin: string
  openapi: () => string
  /** Where files that people bring are served from, if not from here. */
  files?: FileHost | undefined
  /** Opens the conversation of somebody who was let in. */
  openSocket: (upgrade: Upgrade, opening: unknown, caller: Caller) => void
}
/** What the server adds: who waits for what, and what bodies take up. */
export type ServerHooks = { requestWatch: RequestWatch; openBodyBudget: OpenBodyBudget }

/** Every endpoint as a route. The handlers only carry bytes: all that is decided is decided on the pipeline. */
export function addApi(app: FastifyInstance, parts: ApiDeps & ServerHooks): void {
  const methods = new Map<string, AllowedMethods>()
  const sendToAll = createPublicResponder()
  for (const implementation of parts.implementations) {
    const { endpoint } = implementation
    const url = `/api/v1/${endpoint.name}`
    const answered = answersGet(endpoint, parts) ? readMethods : endpoint.byPatch ? patchMethods : changeMethods
    app.route({ method: [...answered.allow], url, handler: routeHandler(implementation, { ...parts, sendToAll }) })
    methods.set(url, answered)
  }
  const serve = serveSharedText(parts.openapi, 'application/json; charset=utf-8')
  app.get('/api/v1/openapi.json', (request, reply) =>
    passesRateLimit(request, reply, parts) ? serve(request, reply) : reply,
  )
  // Whatever no route takes, by whatever method: not all methods could have a route.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || !isCallPath(request.url)) return done()
    if (!passesRateLimit(request, reply, parts)) return undefined
    const answered = methods.get(request.url.split('?')[0]!)
    if (!answered) return void sendError(reply, new ApiError('bad_request', 'unknown call'), 404)
    void reply.header('allow', answered.allow.join(', '))
    return void sendError(reply, requestError(answered.otherwise), 400)
  })
}

/** Whether a request that is no call is within the rate; one that is not has been told so. */
function passesRateLimit(request: FastifyRequest, reply: FastifyReply, { pipeline }: ApiDeps): boolean {
  try {
    pipeline.countRequest(request.ip)
    return true
  } catch (error) {
    if (!isApiError(error)) throw error
    void sendRateLimited(reply, error)
    return false
  }
}

/** The methods that a call answers, and how any other is refused. */
type AllowedMethods = { allow: readonly ('GET' | 'POST' | 'PATCH')[]; otherwise: Parameters<typeof requestError>[0] }
const readMethods: AllowedMethods = { allow: ['GET', 'POST'], otherwise: 'GET or POST required' }
const changeMethods: AllowedMethods = { allow: ['POST'], otherwise: 'POST required' }
const patchMethods: AllowedMethods = { allow: ['POST', 'PATCH'], otherwise: 'POST required' }

const answersGet = ({ method, byGet }: Endpoint, { loginByGet }: ApiDeps): boolean =>
  method === 'GET' || byGet === true || (byGet === 'loginByGet' && loginByGet)

/** Whether a path belongs to the API, be there such a call or not. */
export const isCallPath = (path: string): boolean => /^\/api([/?]|$)/.test(path)

/** Whether files may come with a call. */
export const takesFiles = ({ params }: Endpoint): boolean =>
  Object.values(params).some(param => (param as Param)['x-kind'] === 'files')

function routeHandler(
  implementation: Implementation,
  parts: ApiDeps & ServerHooks & { sendToAll: SendPublicResponse },
) {
  const { endpoint } = implementation
  const hasFiles = takesFiles(endpoint)
  const limits = bodyLimitsFor(endpoint, parts.limits)
  const fileType = streamTypeOf(endpoint.returns)
  const files = isUploadedFile(implementation) ? parts.files : undefined

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const uploads = hasFiles ? openUploads(parts, request.log) : undefined
    const intake = mayHaveBody(request) ? parts.openBodyBudget(request.raw, networkKey(request.ip)) : undefined
    const settle =
      intake || uploads
        ? async (): Promise<void> => {
            intake?.release()
            await uploads?.release()
          }
        : undefined
    let isUnderWay = false
    let isKnown = false
    try {
      const { authorization, cookie } = request.headers
      const caller = await parts.pipeline.admit(
        endpoint,
        { authorization, cookie: readCookie(cookie, sessionCookieName) },
        originOf(request, parts.ownOrigin),
      )
      isKnown = caller.identity !== null
      const renewed = caller.identity?.renewedCookie
      if (renewed) void reply.header('set-cookie', writeCookie(renewed))
      const blobs = uploads?.blobs ?? parts.blobs
      const raw = await readParams(request, intake, { limits, takesFiles: hasFiles, blobs })
      isUnderWay = true
      const answer = await parts.requestWatch.run({ request, reply, implementation, caller, raw }, settle)
      // What the call says of the session counts, not that it was extended before.
      if (answer.cookies.some(({ name }) => name === renewed?.name)) void reply.removeHeader('set-cookie')
      for (const set of answer.cookies) void reply.header('set-cookie', writeCookie(set))
      if (framesOf(endpoint.returns)) return startSocket(request, reply, answer.body, caller, parts)
      if (files) return redirectToFileHost(reply, files, implementation, caller, raw)
      if (fileType !== undefined) return sendFile(reply, fileType, answer.body as FileStream)
      if (endpoint.returns && isPublicResponse({ request, endpoint, caller, answer }))
        return parts.sendToAll(reply, { request, endpoint, caller, answer })
      const text = serializeResponse(endpoint, answer)
      return text === undefined
        ? reply.send()
        : reply.header('content-type', 'application/json; charset=utf-8').send(text)
    } catch (error) {
      if (!isUnderWay) await settle?.()
      return sendCallError(request, reply, error, intake && { intake, isKnown })
    }
  }
}

/** Whoever asked for nothing but an answer is told that there is none. */
function startSocket(
  request: FastifyRequest,
  reply: FastifyReply,
  opening: unknown,
  caller: Caller,
  { openSocket }: ApiDeps,
): FastifyReply {
  const upgrade = upgradeOf(request.raw)
  if (!upgrade) throw requestError('websocket required')
  openSocket(upgrade, opening, caller)
  return reply.hijack()
}

type BodyReadOptions = { limits: CallLimits; takesFiles: boolean; blobs: BlobStore }

/** What a call is given: in the query, in the body, or both. */
export async function readParams(
  request: FastifyRequest,
  intake: BodyBudget | undefined,
  reading: BodyReadOptions,
): Promise<RawParams> {
  const query = queryOf(request)
  return intake ? mergeRawParams(query, await readBodyParams(request, intake, reading)) : mergeRawParams(query)
}

/** The parameters in the body of a request. */
export async function readBodyParams(
  { raw: stream, headers }: FastifyRequest,
  intake: BodyBudget,
  { limits, takesFiles, blobs }: BodyReadOptions,
): Promise<RawParams> {
  const length = Number(headers['content-length'] ?? NaN)
  const incoming = {
    stream,
    type: headers['content-type'],
    length: Number.isNaN(length) ? undefined : length,
    budget: intake,
  }
  try {
    return await readBody(incoming, limits, takesFiles, blobs)
  } finally {
    intake.stop()
  }
}

// RFC 9112, section 6.3. A GET seldom has one, and looking for it in the stream would take time.
function mayHaveBody({ method, headers }: FastifyRequest): boolean {
  return method === 'POST' || headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

// What a browser asks for on behalf of a page or a script of it; anything else (image, style…) is a part of some text.
const expectedDestinations: readonly unknown[] = [undefined, 'empty', 'document']

export function originOf(request: FastifyRequest, ownOrigin: string): Origin {
  const { origin, 'sec-fetch-site': site, authorization, 'user-agent': agent = '', cookie } = request.headers
  const ownPage = origin !== undefined && (origin === ownOrigin || origin === `https://${request.host}`)
  const embedded = !expectedDestinations.includes(request.headers['sec-fetch-dest'])
  return {
    via: authorization === undefined ? 'via_web' : 'via_api',
    address: request.ip,
    agent: agent.slice(0, 200),
    crossSite: site === 'cross-site' || (origin !== undefined && !ownPage) || embedded,
    ownPage,
    loginSecret: readCookie(cookie, loginCookieName),
    knownBrowserCookie: readCookie(cookie, knownBrowserCookieName),
    host: hostNameOf(request.hostname),
  }
}

async function sendCallError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  coming: { intake: BodyBudget; isKnown: boolean } | undefined,
): Promise<FastifyReply> {
  const isSlow = error instanceof SlowBodyError
  if (coming && !request.raw.complete && !isSlow)
    await drain(request.raw, coming.intake.memory, drainBudgetFor(error, coming.isKnown))
  // What was not read of the body even so would be taken for the next request.
  if (!request.raw.complete) void reply.header('connection', 'close')
  if (isApiError(error)) {
    return error.type === 'rate_limit' ? sendRateLimited(reply, error) : sendError(reply, error, 400)
  }
  if (isSlow) return sendError(reply, requestError('the request cannot be read'), 400)
  if (error instanceof CallerGoneError) request.log.debug(error.message)
  else request.log.error({ err: error }, isDiskFull(error) ? 'the disk is full' : 'a call failed')
  return sendError(reply, new ApiError('server', `request ${request.id}`), 400)
}

/** How much is read on of the body of somebody who is refused. */
export const drainBudgetFor = (error: unknown, isKnown: boolean): DrainBudget =>
  isApiError(error) && error.type === 'rate_limit'
    ? drainBudgets.tooMany
    : isKnown
      ? drainBudgets.known
      : drainBudgets.stranger

const sendRateLimited = (reply: FastifyReply, error: ApiError): FastifyReply =>
  sendError(reply.header('retry-after', String(error.retryAfter ?? 1)), error, 429)

/** An error object, as every refusal of the API looks. */
export function sendError(reply: FastifyReply, error: ApiError, status: number): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(errorObject(error)))
}
