import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { eventStreamType } from '#contract/schema.ts'

/** Opens an event stream. `lastEventId`: the last event that the browser got on the stream before it, if any. */
export type OpenEvents = (opening: unknown, lastEventId: string, open: () => ServerResponse) => void

/**
 * Responds with a stream of server-sent events, which is then written by others. `openEvents` may refuse it before it
 * opens it.
 */
export function startEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  opening: unknown,
  openEvents: OpenEvents,
): FastifyReply {
  openEvents(opening, String(request.headers['last-event-id'] ?? ''), () => {
    reply.hijack()
    void reply.header('content-type', `${eventStreamType}; charset=utf-8`)
    // A proxy must neither compress nor gather it.
    void reply.headers({ 'cache-control': 'no-store, private, no-transform', 'x-accel-buffering': 'no' })
    reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>)
    return reply.raw
  })
  return reply
}

export const isEventStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith(eventStreamType)
