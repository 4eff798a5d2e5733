import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerOptions as HttpOptions } from 'node:http'
import type { Server as HttpsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { CertificateSource } from './certificate-files.ts'
import type { AcmeCertificates } from './acme/renew-certificates.ts'
import { addChallenges, endChallenges, followCertificates, tlsOptionsOf } from './acme/serve.ts'
import { ApiError, errorObject } from '#contract/errors.ts'
import { requestError } from '#contract/request-errors.ts'
import { allRoles, type Role } from '#settings/roles.ts'
import { addApi, isCallPath, sendError, type ApiDeps } from './api.ts'
import { pathOf, readablePath } from './request-path.ts'
import { createRequestWatch } from './connections/request-timeout.ts'
import { createConnectionTracker, type ConnectionLimits } from './connections/connection-limits.ts'
import { isEventStream } from './event-stream.ts'
import { addFileHost } from './files/file-host.ts'
import { createBodyBudgets, type BodyBudgetLimits } from './bodies/body-budget.ts'
import { createLazyLogger } from './lazy-logger.ts'
import { addProbes, type ReadinessCheck } from './probes.ts'
import { startMinRateWatchdog } from './bodies/min-rate.ts'
import { createRequestMeter, type RequestMeter } from './connections/request-meter.ts'
import { apiHeaders } from './security-headers.ts'
import { hostNameOf } from './host-name.ts'
import { untilNobodyConnects } from './connections/until-nobody-connects.ts'
import { isUpgradeRequest, routeUpgrades } from './connections/websocket-upgrades.ts'
import { addTus } from './tus/tus.ts'
import { addWeb } from './web/mount.ts'
import type { Pages } from './web/platform.ts'
import { traceRequests } from '../tracing/trace-requests.ts'

export type ServerOptions = ApiDeps & {
  host: string
  port: number
  httpPort: number | 'off'
  /** The public URL of the installation. */
  url: string
  certificate: { cert: string; key: string }
  /** Certificates from an authority, by host name; `certificate` is for the time before. */
  acme?: AcmeCertificates | undefined
  /** The operator's own certificate files, which may change. */
  certificateFiles?: CertificateSource | undefined
  trustedProxies: readonly string[]
  /** Host names of former services, whose pages are redirected. */
  oldHosts?: readonly string[]
  /** The certificate is publicly trusted, so HSTS may be sent. */
  strictTransport: boolean
  log: FastifyBaseLogger
  bounds: ServerLimits
  /** Whether the process can serve; for load balancers. */
  checkReady: ReadinessCheck
  /** Ends the event streams that are open. */
  endEvents: () => void
  /** Closes all WebSockets. */
  endSockets: () => Promise<void>
  /** What this process serves; by default everything. */
  roles?: readonly Role[]
  /** The web pages; without them, a few plain pages describe the service. */
  pages?: Pages | undefined
  /** Requests become traces. */
  isTraced?: boolean
  /** Timeouts in milliseconds that differ from the defaults. */
  timeouts?: Partial<Timeouts>
}
/** Resource limits per visitor, and the timeout of a call. */
export type ServerLimits = {
  connections: ConnectionLimits
  bodies: BodyBudgetLimits
  /** The minimum bytes per second of a body. */
  bodyRate: number
  callSeconds: number
}
export type RunningServer = {
  port: number
  httpPort: number | null
  /** Tells load balancers that the process stops; requests are still served. */
  drain(): void
  /** Its requests, and how many connections are open. */
  requests: RequestMeter
  connections(): number
  close(): Promise<void>
}

const seconds = 1000
// Every wait has a timeout: none of Fastify's defaults is one.
const defaultTimeouts = {
  /** From the first byte of a request to the end of its headers. */
  headers: 15 * seconds,
  /** Until the end of the body; its minimum rate is checked separately. */
  request: 3600 * seconds,
  /** How long a body may be slower than the minimum rate. */
  body: 15 * seconds,
  /** Idle in both directions, without a request in progress. */
  connection: 60 * seconds,
  /** Until the next request. */
  keepAlive: 65 * seconds,
  /** For calls in progress when the server stops. */
  stopping: 10 * seconds,
  /** How often the timeouts are checked. */
  checkEvery: 5 * seconds,
}
export type Timeouts = typeof defaultTimeouts

/** Serves HTTPS; plain HTTP only redirects or refuses (or serves a trusted proxy that terminates TLS). */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, certificate, log } = options
  const timeouts = { ...defaultTimeouts, ...options.timeouts }
  const http: HttpOptions = {
    maxHeaderSize: 16_384,
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    connectionsCheckingInterval: timeouts.checkEvery,
    // Node's own response has no body; ours is an error object.
    requireHostHeader: false,
    shouldUpgradeCallback: isUpgradeRequest,
  }
  const app = fastify({
    https: { ...certificate, ...http, minVersion: 'TLSv1.2', ...(options.acme && tlsOptionsOf(options.acme)) },
    loggerInstance: createLazyLogger(log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // Requests on open connections are still answered while the server closes.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => (options.pages ? readablePath(pathOf(url)) : pathOf(url)),
    // Calls and pages parse the query string themselves.
    routerOptions: { querystringParser: () => ({}) },
    clientErrorHandler: refuseMalformed,
    frameworkErrors: (_error, request, reply) =>
      void sendError(
        reply.headers({ ...apiHeaders(options.strictTransport), 'x-request-id': request.id }),
        unreadable(),
        400,
      ),
    connectionTimeout: timeouts.connection,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
  }) as unknown as FastifyInstance
  app.server.maxRequestsPerSocket = 10_000
  const { bounds } = options
  const connections = createConnectionTracker({
    limits: bounds.connections,
    trustedProxies: options.trustedProxies,
    log: network => log.warn({ network }, 'too many connections: new ones from there are closed'),
  })
  const pace = startMinRateWatchdog({ rate: bounds.bodyRate, grace: timeouts.body, checkEvery: timeouts.checkEvery })
  const requestWatch = createRequestWatch(options.pipeline, connections, bounds.callSeconds * seconds)
  connections.watch(app.server)

  // The handlers read the bodies, after authentication.
  for (const method of ['POST', 'PATCH', 'DELETE'])
    app.addHttpMethod(method, { hasBody: false, overrideExisting: true })
  // Before the routes: they use the error handler that is set when they are added.
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const isClients = error.statusCode !== undefined && error.statusCode < 500
    if (isClients) return sendError(reply, unreadable(), 400)
    request.log.error({ err: error }, 'a request failed')
    return sendError(reply, new ApiError('server', `request ${request.id}`), 400)
  })
  if (options.isTraced) traceRequests(app, options)
  let isDraining = false
  if (options.acme) {
    addChallenges(app, options.acme)
    endChallenges(app.server as HttpsServer)
  }
  const source = options.acme ?? options.certificateFiles
  if (source) followCertificates(app.server as HttpsServer, source)
  const { roles = allRoles } = options
  addProbes(app, roles, { check: options.checkReady, isDraining: () => isDraining })
  if (options.files) addFileHost(app, { ...options, files: options.files, requestWatch })
  guardRequests(app, options)
  const requests = createRequestMeter(app)
  addLogging(app)
  const openBodyBudget = createBodyBudgets(bounds.bodies, pace)
  addApi(app, { ...options, roles, requestWatch, openBodyBudget })
  if (roles.includes('api')) addTus(app, { ...options, requestWatch, openBodyBudget })
  const { pages } = options
  if (pages) {
    const implementations = new Map(options.implementations.map(one => [one.endpoint.name, one]))
    addWeb(app, {
      ...options,
      implementations,
      pages,
      requestWatch,
      openBodyBudget,
      files: options.files?.url,
    })
  } else app.setNotFoundHandler((_request, reply) => reply.code(404).send('There is nothing here.\n'))
  routeUpgrades(app.server, (request, response) => app.routing(request, response))
  await app.listen({ host, port: options.port })
  const plain =
    options.httpPort === 'off' ? null : createServer(http, (request, response) => app.routing(request, response))
  if (plain) {
    plain.timeout = timeouts.connection
    routeUpgrades(plain, (request, response) => app.routing(request, response))
    connections.watch(plain)
    plain.on('clientError', refuseMalformed)
    plain.listen(options.httpPort as number, host)
    await once(plain, 'listening').catch(async (error: unknown) => {
      await app.close()
      throw error
    })
  }
  return {
    port: (app.server.address() as AddressInfo).port,
    httpPort: plain && (plain.address() as AddressInfo).port,
    requests,
    connections: connections.count,
    drain: () => void (isDraining = true),
    async close() {
      isDraining = true
      const servers = plain ? [app.server, plain] : [app.server]
      await untilNobodyConnects(servers)
      const closed = servers.map(server => new Promise(resolve => server.close(resolve)))
      // Otherwise a connection would be kept open after its last response, or by an event stream that began meanwhile.
      const sweep = (): void => {
        options.endEvents()
        for (const server of servers) server.closeIdleConnections()
      }
      const sweeping = setInterval(sweep, 50)
      sweep()
      const ending = setTimeout(requestWatch.endAll, timeouts.stopping)
      await options.endSockets()
      await app.close()
      await Promise.all(closed)
      clearInterval(sweeping)
      clearTimeout(ending)
      pace.close()
    },
  }
}

const unreadable = () => requestError('the request cannot be read')

/** Requires every request to be valid HTTP/1.1, and to use HTTPS. */
function guardRequests(app: FastifyInstance, { url, strictTransport, oldHosts = [] }: ServerOptions): void {
  const { origin } = new URL(url)
  const former = new Set(oldHosts)
  const headers = apiHeaders(strictTransport)
  app.addHook('onRequest', (request, reply, done) => {
    const isCall = isCallPath(request.url)
    void reply.header('x-request-id', request.id)
    if (isCall) void reply.headers(headers)
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      return void sendError(reply.header('connection', 'close'), unreadable(), 400)
    const host = hostNameOf(request.hostname)
    if (former.has(host) && isOldPage(request.url))
      return void reply.redirect(`${origin}/old/${host}${request.url}`, 301)
    if (request.protocol === 'https') return done()
    if (isCall) return void sendError(reply, requestError('https required'), 400)
    return void reply.redirect(origin + request.url, 308)
  })
}

// Certificates are still issued for the old name, and calls need no page.
const isOldPage = (url: string): boolean => !isCallPath(url) && !url.startsWith('/.well-known/')

// Logs the path only: the query string may contain a secret.
function addLogging(app: FastifyInstance): void {
  const isTalkative = ['debug', 'trace'].includes(app.log.level)
  app.addHook('onResponse', (request, reply, done) => {
    // It was open as long as its page.
    if (isEventStream(reply)) return done()
    const ms = Math.round(reply.elapsedTime)
    if (ms <= 2000 && !isTalkative) return done()
    const line = {
      method: request.method,
      path: loggedPath(request.url),
      status: reply.statusCode,
      ms,
      ip: request.ip,
    }
    request.log[ms > 2000 ? 'info' : 'debug'](line, 'answered')
    done()
  })
}

/** The link of an email is a credential, as is the token of a posting address: it is kept out of logs as passwords are. */
const loggedPath = (url: string): string =>
  url.split('?')[0]!.replace(/^(\/mail\/(?:link|unsubscribe)\/|\/api\/v1\/\w+\/).*/, '$1…')

/** Responds with an error object to what is not HTTP, then closes the connection. */
function refuseMalformed(error: Error & { code?: string }, socket: Socket): void {
  // Browsers open connections in advance: a response on an unused one would be taken for that of the next request.
  const isUnused = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0
  if (error.code === 'ECONNRESET' || isUnused || !socket.writable) return void socket.destroy()
  const body = JSON.stringify(errorObject(unreadable()))
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    `content-length: ${body.length}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
