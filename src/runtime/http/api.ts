import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, errorObject, isApiError } from '#contract/errors.ts'
import type { Param } from '#contract/schema.ts'
import type { Blobs } from '#storage/blobs.ts'
import { serialise } from '../answers.ts'
import type { Implementation } from '../call.ts'
import { mergeRaw, type Raw } from '../parse.ts'
import type { Origin, Road } from '../road.ts'
import { readBody, type BodyLimits } from './body.ts'
import { readCookie, sessionCookie, writeCookie } from './cookies.ts'
import { parseForm } from './form.ts'
import { apiHeaders } from './security-headers.ts'

export type ApiParts = {
  road: Road
  blobs: Blobs
  implementations: readonly Implementation[]
  limits: BodyLimits
  loginByGet: boolean
  /** Where the pages are served from; a browser that says otherwise comes from somewhere else. */
  ownOrigin: string
  /** A real certificate: browsers may be told never to try plain HTTP again. */
  strictTransport: boolean
  openapi: () => string
}

/** Every endpoint as a route. The handlers only carry bytes: all that is decided is decided on the road. */
export function addApi(app: FastifyInstance, parts: ApiParts): void {
  const headers = apiHeaders(parts.strictTransport)
  for (const implementation of parts.implementations) {
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: `/api/v1/${implementation.endpoint.name}`,
      handler: handlerOf(implementation, parts, headers),
    })
  }
  app.get('/api/v1/openapi.json', (_request, reply) =>
    reply
      .headers({ ...headers, 'cache-control': 'public, max-age=300' })
      .type('application/json; charset=utf-8')
      .send(parts.openapi()),
  )
  app.all('/api/*', (_request, reply) =>
    sendError(reply.headers(headers), new ApiError('bad_request', 'unknown call'), 404),
  )
}

function handlerOf({ endpoint, ...implementation }: Implementation, parts: ApiParts, headers: Record<string, string>) {
  const takesFiles = Object.values(endpoint.params).some(param => (param as Param)['x-kind'] === 'files')
  const byGet =
    endpoint.method === 'GET' || endpoint.byGet === true || (endpoint.byGet === 'loginByGet' && parts.loginByGet)
  const whole = { endpoint, ...implementation }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.headers(headers)
    try {
      if (request.method !== 'POST' && !(request.method === 'GET' && byGet))
        throw new ApiError('bad_request', 'POST required')
      const { authorization, cookie } = request.headers
      const guest = await parts.road.enter(
        endpoint,
        { authorization, cookie: readCookie(cookie, sessionCookie) },
        originOf(request, parts.ownOrigin),
      )
      const raw = await rawOf(request, parts, takesFiles)
      const answer = await parts.road.proceed(whole, guest, raw)
      for (const set of answer.cookies) void reply.header('set-cookie', writeCookie(set))
      const text = serialise(endpoint, answer)
      return text === undefined
        ? reply.send()
        : reply.header('content-type', 'application/json; charset=utf-8').send(text)
    } catch (error) {
      return sendRefusal(request, reply, error)
    }
  }
}

async function rawOf(request: FastifyRequest, { limits, blobs }: ApiParts, takesFiles: boolean): Promise<Raw> {
  const at = request.raw.url!.indexOf('?')
  const query = at < 0 ? undefined : parseForm(request.raw.url!.slice(at + 1))
  if (request.method !== 'POST') return mergeRaw(query)
  const type = request.headers['content-type']
  const length = Number(request.headers['content-length'] ?? NaN)
  const body = await readBody(
    { stream: request.raw, type, length: Number.isNaN(length) ? undefined : length },
    limits,
    takesFiles,
    blobs,
  )
  return mergeRaw(query, body)
}

function originOf(request: FastifyRequest, ownOrigin: string): Origin {
  const { origin, 'sec-fetch-site': site, authorization, 'user-agent': agent = '' } = request.headers
  const host = `https://${request.host}`
  const foreign = origin !== undefined && origin !== ownOrigin && origin !== host
  return {
    via: authorization === undefined ? 'via_web' : 'via_api',
    address: request.ip,
    agent: agent.slice(0, 200),
    crossSite: site === 'cross-site' || foreign,
  }
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  // What was not read of the body would otherwise be taken for the next request.
  if (!request.raw.complete) void reply.header('connection', 'close')
  if (isApiError(error)) {
    if (error.type === 'rate_limit') void reply.header('retry-after', String(error.retryAfter ?? 1))
    return sendError(reply, error, error.type === 'rate_limit' ? 429 : 400)
  }
  request.log.error({ err: error }, 'a call failed')
  return sendError(reply, new ApiError('server', `request ${request.id}`), 400)
}

/** An error object, as every refusal of the API looks. */
export function sendError(reply: FastifyReply, error: ApiError, status: number): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(errorObject(error)))
}
