import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { ApiError, errorObject, isApiError } from '#contract/errors.ts'
import { requestError } from '#contract/refusals.ts'
import { framesOf, streamTypeOf, type FileStream, type Param } from '#contract/schema.ts'
import type { Blobs } from '#storage/blobs.ts'
import { isDiskFull } from '#storage/failures.ts'
import { serialise } from '../answers.ts'
import type { Implementation } from '../call.ts'
import { mergeRaw, type Raw } from '../parse.ts'
import type { Guest, Origin } from '../door.ts'
import type { Road } from '../road.ts'
import { addressKey } from '../rates.ts'
import { LeftError, type Attendant } from './attend.ts'
import { limitsFor, passOver, patience, readBody, type BodyLimits, type CallLimits, type Patience } from './body.ts'
import { loginCookie, markCookie, readCookie, sessionCookie, writeCookie } from './cookies.ts'
import { serveDocument } from './document.ts'
import { sendFile } from './file-answer.ts'
import { isBrought, sendThere, type FilesHost } from './files-host.ts'
import { queryOf } from './form.ts'
import { hostNameOf } from './host-name.ts'
import type { Intake, OpenIntake } from './intake.ts'
import { SlowBodyError } from './pace.ts'
import { createPublicAnswers, isForAll, type SendToAll } from './public-answer.ts'
import { upgradeOf, type Upgrade } from './upgrades.ts'
import { openUploads, type UploadParts } from './uploads.ts'

export type ApiParts = UploadParts & {
  road: Road
  implementations: readonly Implementation[]
  limits: BodyLimits
  loginByGet: boolean
  /** Where the pages are served from; a browser that says otherwise comes from somewhere else. */
  ownOrigin: string
  openapi: () => string
  /** Where files that people bring are served from, if not from here. */
  files?: FilesHost | undefined
  /** Opens the conversation of somebody who was let in. */
  openSocket: (upgrade: Upgrade, opening: unknown, guest: Guest) => void
}
/** What the server adds: who waits for what, and what bodies take up. */
export type ApiHands = { attendant: Attendant; openIntake: OpenIntake }

/** Every endpoint as a route. The handlers only carry bytes: all that is decided is decided on the road. */
export function addApi(app: FastifyInstance, parts: ApiParts & ApiHands): void {
  const methods = new Map<string, Methods>()
  const sendToAll = createPublicAnswers()
  for (const implementation of parts.implementations) {
    const { endpoint } = implementation
    const url = `/api/v1/${endpoint.name}`
    const answered = answersGet(endpoint, parts) ? reading : endpoint.byPatch ? patching : changing
    app.route({ method: [...answered.allow], url, handler: handlerOf(implementation, { ...parts, sendToAll }) })
    methods.set(url, answered)
  }
  const serve = serveDocument(parts.openapi, 'application/json; charset=utf-8')
  app.get('/api/v1/openapi.json', (request, reply) => (admitted(request, reply, parts) ? serve(request, reply) : reply))
  // Whatever no route takes, by whatever method: not all methods could have a route.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || !isCallPath(request.url)) return done()
    if (!admitted(request, reply, parts)) return undefined
    const answered = methods.get(request.url.split('?')[0]!)
    if (!answered) return void sendError(reply, new ApiError('bad_request', 'unknown call'), 404)
    void reply.header('allow', answered.allow.join(', '))
    return void sendError(reply, requestError(answered.otherwise), 400)
  })
}

/** Whether a request that is no call is within the rate; one that is not has been told so. */
function admitted(request: FastifyRequest, reply: FastifyReply, { road }: ApiParts): boolean {
  try {
    road.admit(request.ip)
    return true
  } catch (error) {
    if (!isApiError(error)) throw error
    void sendTooMany(reply, error)
    return false
  }
}

/** The methods that a call answers, and how any other is refused. */
type Methods = { allow: readonly ('GET' | 'POST' | 'PATCH')[]; otherwise: Parameters<typeof requestError>[0] }
const reading: Methods = { allow: ['GET', 'POST'], otherwise: 'GET or POST required' }
const changing: Methods = { allow: ['POST'], otherwise: 'POST required' }
const patching: Methods = { allow: ['POST', 'PATCH'], otherwise: 'POST required' }

const answersGet = ({ method, byGet }: Endpoint, { loginByGet }: ApiParts): boolean =>
  method === 'GET' || byGet === true || (byGet === 'loginByGet' && loginByGet)

/** Whether a path belongs to the API, be there such a call or not. */
export const isCallPath = (path: string): boolean => /^\/api([/?]|$)/.test(path)

/** Whether files may come with a call. */
export const takesFiles = ({ params }: Endpoint): boolean =>
  Object.values(params).some(param => (param as Param)['x-kind'] === 'files')

function handlerOf(implementation: Implementation, parts: ApiParts & ApiHands & { sendToAll: SendToAll }) {
  const { endpoint } = implementation
  const hasFiles = takesFiles(endpoint)
  const limits = limitsFor(endpoint, parts.limits)
  const fileType = streamTypeOf(endpoint.returns)
  const files = isBrought(implementation) ? parts.files : undefined

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const uploads = hasFiles ? openUploads(parts, request.log) : undefined
    const intake = mayHaveBody(request) ? parts.openIntake(request.raw, addressKey(request.ip)) : undefined
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
      const guest = await parts.road.enter(
        endpoint,
        { authorization, cookie: readCookie(cookie, sessionCookie) },
        originOf(request, parts.ownOrigin),
      )
      isKnown = guest.identity !== null
      const renewed = guest.identity?.renewed
      if (renewed) void reply.header('set-cookie', writeCookie(renewed))
      const blobs = uploads?.blobs ?? parts.blobs
      const raw = await rawOf(request, intake, { limits, takesFiles: hasFiles, blobs })
      isUnderWay = true
      const answer = await parts.attendant.attend({ request, reply, implementation, guest, raw }, settle)
      // What the call says of the session counts, not that it was extended before.
      if (answer.cookies.some(({ name }) => name === renewed?.name)) void reply.removeHeader('set-cookie')
      for (const set of answer.cookies) void reply.header('set-cookie', writeCookie(set))
      if (framesOf(endpoint.returns)) return startConversation(request, reply, answer.body, guest, parts)
      if (files) return sendThere(reply, files, implementation, guest, raw)
      if (fileType !== undefined) return sendFile(reply, fileType, answer.body as FileStream)
      if (endpoint.returns && isForAll({ request, endpoint, guest, answer }))
        return parts.sendToAll(reply, { request, endpoint, guest, answer })
      const text = serialise(endpoint, answer)
      return text === undefined
        ? reply.send()
        : reply.header('content-type', 'application/json; charset=utf-8').send(text)
    } catch (error) {
      if (!isUnderWay) await settle?.()
      return sendRefusal(request, reply, error, intake && { intake, isKnown })
    }
  }
}

/** Whoever asked for nothing but an answer is told that there is none. */
function startConversation(
  request: FastifyRequest,
  reply: FastifyReply,
  opening: unknown,
  guest: Guest,
  { openSocket }: ApiParts,
): FastifyReply {
  const upgrade = upgradeOf(request.raw)
  if (!upgrade) throw requestError('websocket required')
  openSocket(upgrade, opening, guest)
  return reply.hijack()
}

type Reading = { limits: CallLimits; takesFiles: boolean; blobs: Blobs }

/** What a call is given: in the query, in the body, or both. */
export async function rawOf(request: FastifyRequest, intake: Intake | undefined, reading: Reading): Promise<Raw> {
  const query = queryOf(request)
  return intake ? mergeRaw(query, await bodyOf(request, intake, reading)) : mergeRaw(query)
}

/** The parameters in the body of a request. */
export async function bodyOf(
  { raw: stream, headers }: FastifyRequest,
  intake: Intake,
  { limits, takesFiles, blobs }: Reading,
): Promise<Raw> {
  const length = Number(headers['content-length'] ?? NaN)
  const incoming = { stream, type: headers['content-type'], length: Number.isNaN(length) ? undefined : length, intake }
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
const asked: readonly unknown[] = [undefined, 'empty', 'document']

export function originOf(request: FastifyRequest, ownOrigin: string): Origin {
  const { origin, 'sec-fetch-site': site, authorization, 'user-agent': agent = '', cookie } = request.headers
  const ownPage = origin !== undefined && (origin === ownOrigin || origin === `https://${request.host}`)
  const embedded = !asked.includes(request.headers['sec-fetch-dest'])
  return {
    via: authorization === undefined ? 'via_web' : 'via_api',
    address: request.ip,
    agent: agent.slice(0, 200),
    crossSite: site === 'cross-site' || (origin !== undefined && !ownPage) || embedded,
    ownPage,
    loginSecret: readCookie(cookie, loginCookie),
    marks: readCookie(cookie, markCookie),
    host: hostNameOf(request.hostname),
  }
}

async function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  coming: { intake: Intake; isKnown: boolean } | undefined,
): Promise<FastifyReply> {
  const isSlow = error instanceof SlowBodyError
  if (coming && !request.raw.complete && !isSlow)
    await passOver(request.raw, coming.intake.memory, patienceWith(error, coming.isKnown))
  // What was not read of the body even so would be taken for the next request.
  if (!request.raw.complete) void reply.header('connection', 'close')
  if (isApiError(error)) {
    return error.type === 'rate_limit' ? sendTooMany(reply, error) : sendError(reply, error, 400)
  }
  if (isSlow) return sendError(reply, requestError('the request cannot be read'), 400)
  if (error instanceof LeftError) request.log.debug(error.message)
  else request.log.error({ err: error }, isDiskFull(error) ? 'the disk is full' : 'a call failed')
  return sendError(reply, new ApiError('server', `request ${request.id}`), 400)
}

/** How much is read on of the body of somebody who is refused. */
export const patienceWith = (error: unknown, isKnown: boolean): Patience =>
  isApiError(error) && error.type === 'rate_limit' ? patience.tooMany : isKnown ? patience.known : patience.stranger

const sendTooMany = (reply: FastifyReply, error: ApiError): FastifyReply =>
  sendError(reply.header('retry-after', String(error.retryAfter ?? 1)), error, 429)

/** An error object, as every refusal of the API looks. */
export function sendError(reply: FastifyReply, error: ApiError, status: number): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(errorObject(error)))
}
