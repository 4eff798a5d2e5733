import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { ApiError, errorObject, isApiError } from '#contract/errors.ts'
import { requestError } from '#contract/request-errors.ts'
import { eventsOf, framesOf, streamTypeOf, type FileStream, type Param } from '#contract/schema.ts'
import type { Role } from '#settings/roles.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { serializeResponse } from '../responses/serializers.ts'
import type { Implementation } from '../calls/handler.ts'
import { mergeRawParams, type RawParams } from '../calls/parse-params.ts'
import type { Caller, Origin } from '../calls/admission.ts'
import type { CallPipeline } from '../calls/pipeline.ts'
import { networkKey } from '../limits/rate-limiter.ts'
import { CallerGoneError, type RequestWatch } from './connections/request-timeout.ts'
import {
  bodyLimitsFor,
  drain,
  drainBudgets,
  readBody,
  type BodyLimits,
  type CallLimits,
  type DrainBudget,
} from './bodies/body.ts'
import { calledPath, methodsOf, type AllowedMethods } from './call-methods.ts'
import { loginCookieName, knownBrowserCookieName, readCookie, writeCookie } from './cookies.ts'
import { authorizationOf, cookiesFor, credentialsOf } from './credentials.ts'
import { serveSharedText } from './openapi-route.ts'
import { sendFile } from './files/file-response.ts'
import { errorLogLine } from './error-log-line.ts'
import { isUploadedFile, redirectToFileHost, type FileHost } from './files/file-host.ts'
import { ticketIn, withTickets } from './files/file-links.ts'
import { queryOf } from './bodies/form.ts'
import { hostNameOf } from './host-name.ts'
import type { BodyBudget, OpenBodyBudget } from './bodies/body-budget.ts'
import { SlowBodyError } from './bodies/min-rate.ts'
import { createPublicResponder, isPublicResponse, type SendPublicResponse } from './public-api-response.ts'
import { startEventStream, type OpenEvents } from './event-stream.ts'
import { upgradeOf, type Upgrade } from './connections/websocket-upgrades.ts'
import { openUploads, type UploadDeps } from './bodies/uploads.ts'

export type ApiDeps = UploadDeps & {
  pipeline: CallPipeline
  implementations: readonly Implementation[]
  limits: BodyLimits
  loginByGet: boolean
  /** The origin of our pages; a request with another origin comes from another site. */
  ownOrigin: string
  openapi: () => string
  /** The separate host for uploaded files, if there is one. */
  files?: FileHost | undefined
  /** The key that signs the tickets in addresses of files. */
  ticketKey: Buffer
  /** Opens the WebSocket of an authorised caller. */
  openSocket: (upgrade: Upgrade, opening: unknown, caller: Caller) => void
  /** Opens the event stream of an authorised caller. */
  openEvents: OpenEvents
}
/** What the server adds: the request timeouts and the body budgets. */
export type ServerHooks = { requestWatch: RequestWatch; openBodyBudget: OpenBodyBudget }
type RouteDeps = ApiDeps & ServerHooks & { roles: readonly Role[] }

/** Adds every endpoint as a route. The route handlers only transport bytes: the pipeline makes all decisions. */
export function addApi(app: FastifyInstance, deps: RouteDeps): void {
  const methods = new Map<string, AllowedMethods>()
  const sendToAll = createPublicResponder()
  for (const implementation of deps.implementations) {
    const { endpoint } = implementation
    const url = `/api/v1/${endpoint.name}`
    const answered = methodsOf(endpoint, deps)
    const handler = deps.roles.includes(roleOf(endpoint))
      ? routeHandler(implementation, { ...deps, sendToAll })
      : refuseElsewhere(deps)
    app.route({ method: [...answered.allow], url, handler })
    if (endpoint.keyInPath) app.route({ method: [...answered.allow], url: `${url}/:key`, handler })
    methods.set(url, { ...answered, keyInPath: endpoint.keyInPath === true })
  }
  const serve = serveSharedText(deps.openapi, 'application/json; charset=utf-8')
  app.get('/api/v1/openapi.json', (request, reply) =>
    passesRateLimit(request, reply, deps) ? serve(request, reply) : reply,
  )
  // Every request that no route matches, with any method: not all methods can have a route.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || !isCallPath(request.url)) return done()
    if (!passesRateLimit(request, reply, deps)) return undefined
    const answered = methods.get(calledPath(request.url, methods))
    if (!answered) return void sendError(reply, new ApiError('bad_request', 'unknown call'), 404)
    void reply.header('allow', answered.allow.join(', '))
    return void sendError(reply, requestError(answered.otherwise), 400)
  })
}

/** The role of the processes that serve a call. */
const roleOf = ({ returns }: Endpoint): Role => (framesOf(returns) || eventsOf(returns) ? 'live' : 'api')

/** Refuses what other processes of the installation serve. */
const refuseElsewhere =
  (deps: ApiDeps) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (!passesRateLimit(request, reply, deps)) return reply
    // A body that nobody reads would be parsed as the next request.
    if (!request.raw.complete) void reply.header('connection', 'close')
    return sendError(reply, requestError('not served by this node'), 400)
  }

/** Applies the rate limit to a request that is not a call; sends the refusal if it is exceeded. */
function passesRateLimit(request: FastifyRequest, reply: FastifyReply, { pipeline }: ApiDeps): boolean {
  try {
    pipeline.limitRequest(request.ip)
    return true
  } catch (error) {
    if (!isApiError(error)) throw error
    void sendRateLimited(reply, error)
    return false
  }
}

/** Whether a path belongs to the API, even if no such call exists. */
export const isCallPath = (path: string): boolean => /^\/api([/?]|$)/.test(path)

export const takesFiles = ({ params }: Endpoint): boolean =>
  Object.values(params).some(param => (param as Param)['x-kind'] === 'files')

function routeHandler(implementation: Implementation, deps: RouteDeps & { sendToAll: SendPublicResponse }) {
  const { endpoint } = implementation
  const hasFiles = takesFiles(endpoint)
  const takesKey = Object.hasOwn(endpoint.params, idempotencyParam)
  const limits = bodyLimitsFor(endpoint, deps.limits)
  const fileType = streamTypeOf(endpoint.returns)
  const isFile = isUploadedFile(implementation)
  const files = isFile ? deps.files : undefined

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const uploads = hasFiles ? openUploads(deps, request.log) : undefined
    const intake = mayHaveBody(request) ? deps.openBodyBudget(request.raw, networkKey(request.ip)) : undefined
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
      const credentials = credentialsOf(request, isFile ? ticketIn(request, deps.ticketKey) : undefined)
      const caller = await deps.pipeline.admit(endpoint, credentials, originOf(request, deps.ownOrigin))
      isKnown = caller.identity !== null
      const renewed = caller.identity?.renewedCookie
      if (renewed) void reply.header('set-cookie', writeCookie(renewed))
      const blobs = uploads?.blobs ?? deps.blobs
      const raw = await readParams(request, intake, { limits, takesFiles: hasFiles, blobs })
      if (takesKey) addIdempotencyKey(raw, request)
      isUnderWay = true
      const response = await deps.requestWatch.run({ request, reply, implementation, caller, raw }, settle)
      // A session cookie that the call sets replaces the renewed one.
      if (response.cookies.some(({ name }) => name === renewed?.name)) void reply.removeHeader('set-cookie')
      for (const set of cookiesFor(request, response.cookies)) void reply.header('set-cookie', writeCookie(set))
      if (framesOf(endpoint.returns)) return startSocket(request, reply, response.body, caller, deps)
      if (eventsOf(endpoint.returns)) return startEventStream(request, reply, response.body, deps.openEvents)
      if (files) return redirectToFileHost(reply, files, implementation, caller, raw)
      if (fileType !== undefined) return sendFile(reply, fileType, response.body as FileStream)
      if (endpoint.returns && isPublicResponse({ request, endpoint, caller, answer: response }))
        return deps.sendToAll(reply, { request, endpoint, caller, answer: response })
      const body = withTickets(deps.ticketKey, request, endpoint.returns, caller, response.body)
      const text = serializeResponse(endpoint, { ...response, body })
      return text === undefined
        ? reply.send()
        : reply.header('content-type', 'application/json; charset=utf-8').send(text)
    } catch (error) {
      if (!isUnderWay) await settle?.()
      return sendCallError(request, reply, error, intake && { intake, isKnown })
    }
  }
}

const idempotencyParam = 'idempotency_key'
/** The header that programs send: https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header */
function addIdempotencyKey(raw: RawParams, { headers }: FastifyRequest): void {
  const key = headers['idempotency-key']
  if (key !== undefined && !raw.has(idempotencyParam)) raw.set(idempotencyParam, key)
}

/** A request without an upgrade is refused. */
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

type BodyReadOptions = { limits: CallLimits; takesFiles: boolean; blobs: BlobStore; kept?: RawParams }

/** The parameters of a call, from the query string, the body, or both. */
export async function readParams(
  request: FastifyRequest,
  intake: BodyBudget | undefined,
  reading: BodyReadOptions,
): Promise<RawParams> {
  const query = queryOf(request)
  return intake ? mergeRawParams(query, await readBodyParams(request, intake, reading)) : mergeRawParams(query)
}

export async function readBodyParams(
  { raw: stream, headers }: FastifyRequest,
  intake: BodyBudget,
  { limits, takesFiles, blobs, kept }: BodyReadOptions,
): Promise<RawParams> {
  const length = Number(headers['content-length'] ?? NaN)
  const incoming = {
    stream,
    type: headers['content-type'],
    length: Number.isNaN(length) ? undefined : length,
    budget: intake,
    kept,
  }
  try {
    return await readBody(incoming, limits, takesFiles, blobs)
  } finally {
    intake.stop()
  }
}

// RFC 9112, section 6.3. A GET seldom has a body, and looking for one in the stream takes time.
function mayHaveBody({ method, headers }: FastifyRequest): boolean {
  return method === 'POST' || headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

// Destinations of requests by pages and scripts; any other (image, style…) is embedded content.
const expectedDestinations: readonly unknown[] = [undefined, 'empty', 'document']

export function originOf(request: FastifyRequest, ownOrigin: string): Origin {
  const { origin, 'sec-fetch-site': site, 'user-agent': agent = '', cookie } = request.headers
  const ownPage = origin !== undefined && (origin === ownOrigin || origin === `https://${request.host}`)
  const embedded = !expectedDestinations.includes(request.headers['sec-fetch-dest'])
  return {
    via: authorizationOf(request) === undefined ? 'via_web' : 'via_api',
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
  // The unread rest of the body would be parsed as the next request.
  if (!request.raw.complete) void reply.header('connection', 'close')
  if (isApiError(error)) {
    return error.type === 'rate_limit' ? sendRateLimited(reply, error) : sendError(reply, error, 400)
  }
  if (isSlow) return sendError(reply, requestError('the request cannot be read'), 400)
  if (error instanceof CallerGoneError) request.log.debug(error.message)
  else request.log.error({ err: error }, errorLogLine(error, 'a call failed'))
  return sendError(reply, new ApiError('server', `request ${request.id}`), 400)
}

/** How much of a refused request's body is still read. */
export const drainBudgetFor = (error: unknown, isKnown: boolean): DrainBudget =>
  isApiError(error) && error.type === 'rate_limit'
    ? drainBudgets.tooMany
    : isKnown
      ? drainBudgets.known
      : drainBudgets.stranger

const sendRateLimited = (reply: FastifyReply, error: ApiError): FastifyReply =>
  sendError(reply.header('retry-after', String(error.retryAfter ?? 1)), error, 429)

/** Sends an error object, the form of every API error. */
export function sendError(reply: FastifyReply, error: ApiError, status: number): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(errorObject(error)))
}
