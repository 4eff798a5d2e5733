import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, isApiError } from '#contract/errors.ts'
import { requestError } from '#contract/request-errors.ts'
import { isDiskFull } from '#storage/errors.ts'
import type { Implementation } from '../../calls/handler.ts'
import { Files, type RawParams } from '../../calls/parse-params.ts'
import type { CallPipeline } from '../../calls/pipeline.ts'
import { networkKey } from '../../limits/rate-limiter.ts'
import { drainBudgetFor, originOf, sendError } from '../api.ts'
import { drain } from '../bodies/body.ts'
import type { OpenBodyBudget } from '../bodies/body-budget.ts'
import { queryOf } from '../bodies/form.ts'
import { openUploads, type UploadDeps } from '../bodies/uploads.ts'
import { readCookie, sessionCookieName, writeCookie } from '../cookies.ts'
import { CallerGoneError, type RequestWatch } from '../connections/request-timeout.ts'
import { errorLogLine } from '../error-log-line.ts'
import { unmask } from '../web/csrf-mask.ts'
import {
  TusError,
  bytesType,
  checkVersion,
  metadataOf,
  metadataTextOf,
  numberHeader,
  tusExtensions,
  tusVersion,
} from './headers.ts'
import { slicesOf } from './slices.ts'

export type TusDeps = UploadDeps & {
  pipeline: CallPipeline
  implementations: readonly Implementation[]
  limits: { upload: number }
  ownOrigin: string
  requestWatch: RequestWatch
  openBodyBudget: OpenBodyBudget
}
type Upload = {
  id: number
  group_id: number
  name: string
  size: number
  offset: number
  expires: string
  metadata: string
  file_id: number
}

const path = '/api/v1/tus'
const itemPath = `${path}/:group_id/:upload_id`

/**
 * The tus protocol: uploads that continue after a lost connection. Each request becomes calls of the API, which check the
 * permission; a long body becomes one call for every few megabytes.
 */
export function addTus(app: FastifyInstance, deps: TusDeps): void {
  const calls = callsFor(deps)
  const answer =
    (work: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      try {
        deps.pipeline.limitRequest(request.ip)
        checkVersion(request, reply)
        return await work(request, reply)
      } catch (error) {
        return refuse(request, reply, error, deps)
      }
    }

  const begin = answer(async (request, reply) => {
    const metadata = metadataOf(request)
    const given: RawParams = new Map([['name', 'file'], ...(queryOf(request) ?? [])])
    for (const [key, param] of [
      ['filename', 'name'],
      ['path', 'path'],
      ['group_name', 'group_name'],
      ['group_id', 'group_id'],
    ] as const)
      if (metadata.has(key)) given.set(param, metadata.get(key))
    given.set('metadata', metadataTextOf(request))
    given.set('size', String(numberHeader(request, 'upload-length')))
    let upload = await calls.call(request, reply, 'newfileupload', given)
    // An empty file has no parts, and some clients send the beginning at once.
    if (upload.size === 0 || request.headers['content-type'] === bytesType)
      upload = await calls.append(request, reply, upload)
    return describe(reply, upload).header('location', `${path}/${upload.group_id}/${upload.id}`).code(201).send()
  })
  const look = answer(async (request, reply) => {
    const upload = await calls.call(request, reply, 'getfileupload', paramsOf(request))
    // Others than clients of the protocol begin uploads without.
    const sent = upload.metadata || `filename ${Buffer.from(upload.name).toString('base64')}`
    return describe(reply, upload)
      .headers({ 'upload-length': upload.size, 'upload-metadata': sent, 'cache-control': 'no-store' })
      .send()
  })
  const add = answer(async (request, reply) => {
    if (request.headers['content-type'] !== bytesType) throw new TusError(415, `content-type must be ${bytesType}`)
    const offset = numberHeader(request, 'upload-offset')
    const upload = await calls.call(request, reply, 'getfileupload', paramsOf(request))
    if (upload.offset !== offset) throw new ApiError('bad_request', 'invalid offset')
    return describe(reply, await calls.append(request, reply, upload))
      .code(204)
      .send()
  })
  const cancel = answer(async (request, reply) => {
    await calls.call(request, reply, 'deletefileupload', paramsOf(request))
    return reply.code(204).send()
  })
  const overridden: Record<string, typeof add> = { PATCH: add, DELETE: cancel, HEAD: look }

  app.options(path, (request, reply) => sendAbilities(reply))
  app.options(itemPath, (request, reply) => sendAbilities(reply))
  app.post(path, begin)
  app.head(itemPath, look)
  app.patch(itemPath, add)
  app.delete(itemPath, cancel)
  // For browsers and proxies that know no other methods.
  app.post(itemPath, (request, reply) => {
    const method = request.headers['x-http-method-override']
    const handler = typeof method === 'string' && Object.hasOwn(overridden, method) ? overridden[method]! : unknown
    return handler(request, reply)
  })
  const unknown = answer(async () => {
    throw new TusError(405, 'unknown method')
  })
}

const sendAbilities = (reply: FastifyReply): FastifyReply =>
  reply
    .headers({ 'tus-resumable': tusVersion, 'tus-version': tusVersion, 'tus-extension': tusExtensions })
    .code(204)
    .send()

const describe = (reply: FastifyReply, { offset, size, file_id, expires }: Upload): FastifyReply =>
  reply.headers({
    'upload-offset': file_id > 0 ? size : offset,
    ...(file_id > 0 ? {} : { 'upload-expires': new Date(expires).toUTCString() }),
  })

const paramsOf = ({ params }: FastifyRequest): RawParams => new Map(Object.entries(params as Record<string, string>))

function callsFor(deps: TusDeps) {
  const { pipeline, requestWatch, openBodyBudget, ownOrigin } = deps
  const byName = new Map(deps.implementations.map(one => [one.endpoint.name, one]))
  // A slice and what is read with it fit the quota of uploads.
  const sliceBytes = Math.min(8 * 1024 * 1024, deps.limits.upload / 2)

  type Settle = { settle?: () => Promise<void>; mayOutlive?: boolean }
  async function call(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    raw: RawParams,
    { settle, mayOutlive = false }: Settle = {},
  ): Promise<Upload> {
    const implementation = byName.get(name)!
    const { authorization, cookie, 'x-csrf-token': csrf } = request.headers
    const caller = await pipeline.admit(
      implementation.endpoint,
      { authorization, cookie: readCookie(cookie, sessionCookieName) },
      // The request was counted when it came.
      { ...originOf(request, ownOrigin), isCounted: true },
    )
    if (caller.identity?.renewedCookie) void reply.header('set-cookie', writeCookie(caller.identity.renewedCookie))
    // Masked, as pages have it.
    const given: RawParams = new Map(raw).set('csrf', unmask(csrf))
    const watched = { request, reply, implementation, caller, raw: given, isPart: true, mayOutlive }
    return (await requestWatch.run(watched, settle)).body as Upload
  }

  /** Stores a body slice by slice: what has arrived stays if the connection is lost. */
  async function append(request: FastifyRequest, reply: FastifyReply, upload: Upload): Promise<Upload> {
    const body = slicesOf(request.raw, sliceBytes)
    let at = upload
    do {
      const budget = openBodyBudget(request.raw, networkKey(request.ip))
      const uploads = openUploads(deps, request.log)
      const settle = async (): Promise<void> => {
        budget.release()
        await uploads.release()
      }
      try {
        const stored = await uploads.blobs.put(body.slice(budget), { limit: at.size - at.offset }).catch(tooLarge)
        budget.stop()
        if (stored.size === 0 && at.size > 0) {
          await settle()
          break
        }
        const { group_id, id: upload_id, offset } = at
        const file = { ...stored, filename: 'part', content_type: bytesType }
        const raw: RawParams = new Map(Object.entries({ group_id, upload_id, offset, fileupload: new Files([file]) }))
        at = await call(request, reply, 'continuefileupload', raw, { settle, mayOutlive: true })
      } catch (error) {
        await settle()
        throw error
      }
    } while (!body.isDone)
    if (body.cause !== undefined) throw new CallerGoneError('the connection was lost')
    return at
  }
  return { call, append }
}

const tooLarge = (error: unknown): never => {
  throw error instanceof Error && error.name === 'BlobTooLargeError' ? requestError('post too big') : error
}

/** The status that clients of the protocol act on: they try again after 409, 423 and from 500 on. */
const statusByText: Readonly<Record<string, number>> = {
  'invalid offset': 409,
  'invalid upload_id': 404,
  'invalid group_id': 404,
  'post too big': 413,
  'group out of space': 413,
}
const statusByType: Readonly<Record<string, number>> = {
  authentication: 401,
  rate_limit: 429,
  inadequate_permissions: 403,
  bad_csrf: 403,
  expired: 401,
  server: 503,
}

async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  { openBodyBudget }: TusDeps,
): Promise<FastifyReply> {
  if (!request.raw.complete && !request.raw.destroyed) {
    const budget = openBodyBudget(request.raw, networkKey(request.ip))
    await drain(
      request.raw,
      budget.memory,
      drainBudgetFor(error, !isApiError(error) || error.type !== 'authentication'),
    )
    budget.release()
  }
  if (!request.raw.complete) void reply.header('connection', 'close')
  if (error instanceof TusError) return sendError(reply, new ApiError('bad_request', error.message), error.status)
  if (isApiError(error)) {
    if (error.type === 'rate_limit') void reply.header('retry-after', String(error.retryAfter ?? 1))
    return sendError(reply, error, statusByText[error.extra] ?? statusByType[error.type] ?? 400)
  }
  if (error instanceof CallerGoneError) request.log.debug(error.message)
  else request.log.error({ err: error }, errorLogLine(error, 'an upload failed'))
  return sendError(reply, new ApiError('server', `request ${request.id}`), isDiskFull(error) ? 507 : 500)
}
