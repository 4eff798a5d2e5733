import type { FastifyInstance, FastifyReply } from 'fastify'
import { isCallPath } from '../api.ts'
import { isEventStream } from '../event-stream.ts'
import { isProbe } from '../probes.ts'
import { Durations } from '../../process/durations.ts'

/** What a request is for: the path of a page may name a group, so paths are not counted one by one. */
export type RequestKind = 'call' | 'page' | 'asset' | 'probe'
export type RequestStats = { durations: Durations; statuses: Map<string, number> }
/** Counts the requests of the HTTP server by kind and class of status. */
export type RequestMeter = ReadonlyMap<RequestKind, RequestStats>

export const requestKindOf = (url: string): RequestKind =>
  isProbe(url) ? 'probe' : isCallPath(url) ? 'call' : url.startsWith('/_app/') ? 'asset' : 'page'

const classOf = ({ statusCode }: FastifyReply): string => `${Math.floor(statusCode / 100)}xx`

export function createRequestMeter(app: FastifyInstance): RequestMeter {
  const kinds: readonly RequestKind[] = ['call', 'page', 'asset', 'probe']
  const all = new Map<RequestKind, RequestStats>(
    kinds.map(kind => [kind, { durations: new Durations(), statuses: new Map() }]),
  )
  app.addHook('onResponse', (request, reply, done) => {
    const { durations, statuses } = all.get(requestKindOf(request.url))!
    const status = classOf(reply)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    // An event stream was open as long as its page.
    if (!isEventStream(reply)) durations.add(reply.elapsedTime)
    done()
  })
  return all
}
