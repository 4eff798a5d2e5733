import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { ApiError, errorObject } from '#contract/errors.ts'
import { addApi, sendError, type ApiParts } from './api.ts'
import { addPages } from './pages.ts'

export type ServerOptions = ApiParts & {
  host: string
  port: number
  httpPort: number | 'off'
  /** The public address of the service. */
  url: string
  certificate: { cert: string; key: string }
  trustedProxies: readonly string[]
  log: FastifyBaseLogger
}
export type RunningServer = { port: number; httpPort: number | null; close(): Promise<void> }

const seconds = 1000
// Every wait has an end: none of Fastify's own defaults is one.
const timeouts = {
  connectionTimeout: 60 * seconds,
  requestTimeout: 120 * seconds,
  keepAliveTimeout: 65 * seconds,
  handlerTimeout: 120 * seconds,
}
const headersTimeout = 15 * seconds
const maxHeaderSize = 16_384

/** Serves HTTPS, and plain HTTP only to say that it should have been HTTPS (or to a trusted proxy that did the TLS). */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, certificate, log } = options
  const app = fastify({
    https: { ...certificate, maxHeaderSize, minVersion: 'TLSv1.2' },
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    bodyLimit: options.limits.upload,
    clientErrorHandler: refuseMalformed,
    ...timeouts,
  }) as unknown as FastifyInstance
  app.server.headersTimeout = headersTimeout
  app.server.maxRequestsPerSocket = 10_000

  // Bodies are read by the handlers, after the caller was recognised.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  insistOnHttps(app, options)
  addLogging(app)
  addApi(app, options)
  await app.register(addPages, { strictTransport: options.strictTransport })
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'a request failed')
    const client =
      typeof (error as { statusCode?: number }).statusCode === 'number' &&
      (error as { statusCode: number }).statusCode < 500
    return sendError(
      reply,
      client
        ? new ApiError('bad_request', 'the request cannot be read')
        : new ApiError('server', `request ${request.id}`),
      400,
    )
  })

  await app.listen({ host, port: options.port })
  const plain = options.httpPort === 'off' ? null : await listenPlain(app, host, options.httpPort)
  return {
    port: (app.server.address() as AddressInfo).port,
    httpPort: plain && (plain.address() as AddressInfo).port,
    async close() {
      const closing = plain && new Promise(resolve => plain.close(resolve))
      plain?.closeIdleConnections()
      await app.close()
      await closing
    },
  }
}

function insistOnHttps(app: FastifyInstance, { url }: ServerOptions): void {
  const { origin } = new URL(url)
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    if (request.protocol === 'https') return undefined
    if (/^\/api(\/|$)/.test(request.url)) return sendError(reply, new ApiError('bad_request', 'https required'), 400)
    return reply.redirect(origin + request.url, 308)
  })
}

// The path alone: what stands behind the question mark may be a secret.
function addLogging(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    const line = {
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      ms,
      ip: request.ip,
    }
    request.log[ms > 2000 ? 'info' : 'debug'](line, 'answered')
  })
}

async function listenPlain(app: FastifyInstance, host: string, port: number): Promise<Server> {
  const server = createServer(
    {
      maxHeaderSize,
      keepAliveTimeout: timeouts.keepAliveTimeout,
      requestTimeout: timeouts.requestTimeout,
      headersTimeout,
      connectionsCheckingInterval: 5000,
    },
    (request, response) => app.routing(request, response),
  )
  server.timeout = timeouts.connectionTimeout
  server.on('clientError', refuseMalformed)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return server
}

/** What is not HTTP at all still gets an error object, then the line is cut. */
function refuseMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const body = JSON.stringify(errorObject(new ApiError('bad_request', 'the request cannot be read')))
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    `content-length: ${body.length}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
