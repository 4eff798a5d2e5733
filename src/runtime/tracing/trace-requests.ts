import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tracer, type RequestSpan } from '#base/tracing.ts'
import { ipRangeMatcher } from '#settings/ip-ranges.ts'
import { requestKindOf } from '../http/connections/request-meter.ts'

/** A span for each call and page; their database statements, and the calls that a page makes, are below it. */
export function traceRequests(app: FastifyInstance, { trustedProxies }: { trustedProxies: readonly string[] }): void {
  const isProxy = ipRangeMatcher(trustedProxies)
  const open = new WeakMap<FastifyRequest, RequestSpan>()
  app.addHook('onRequest', (request, _, done) => {
    const kind = requestKindOf(request.url)
    const used = tracer()
    if (!used || kind === 'probe' || kind === 'asset') return done()
    const { traceparent } = request.headers
    // Anyone else could choose the trace that a request appears in.
    const parent =
      isProxy(request.socket.remoteAddress ?? '') && typeof traceparent === 'string' ? traceparent : undefined
    const attributes = {
      'http.request.method': request.method,
      'folkmoot.request_id': request.id,
      'folkmoot.request_kind': kind,
    }
    const span = used.startRequest(`${request.method} ${routeOf(request, kind)}`, attributes, parent)
    open.set(request, span)
    span.within(done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply)
    done()
  })

  function end(request: FastifyRequest, { statusCode }: FastifyReply): void {
    open.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500)
    open.delete(request)
  }
}

// Calls are known by name. The path of a page may contain a name.
const routeOf = (request: FastifyRequest, kind: 'call' | 'page'): string =>
  kind === 'call' && !request.is404 ? (request.routeOptions.url ?? kind) : kind
