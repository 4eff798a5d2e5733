import type { FastifyReply, FastifyRequest } from 'fastify'
import { framesOf, streamTypeOf } from '#contract/schema.ts'
import type { Implementation } from '../calls/handler.ts'
import type { Caller } from '../calls/admission.ts'
import { createSharedTimeout } from '../limits/shared-timeout.ts'
import type { RawParams } from '../calls/parse-params.ts'
import type { CallResponse, CallPipeline } from '../calls/pipeline.ts'
import { openCallLifetime, type OpenCallLifetime } from '../calls/cancellation.ts'
import type { ConnectionTracker } from './connection-limits.ts'

/** Whoever made the call has gone: nobody is left to be told. */
export class CallerGoneError extends Error {
  override name = 'CallerGoneError'
}
/** A call took longer than anybody is kept waiting; nothing of it was done. */
export class CallTimeoutError extends Error {
  override name = 'CallTimeoutError'
}

type WatchedCall = {
  request: FastifyRequest
  reply: FastifyReply
  implementation: Implementation
  caller: Caller
  raw: RawParams
  /** One of many calls that go into one answer: none of them may keep the others waiting for it. */
  isPart?: boolean
}
export type RequestWatch = {
  /**
   * Has a call done: in its turn, in time, and only while whoever made it is there. `settle` follows when nothing of it goes
   * on any more, which may be long after an answer that could not wait.
   */
  run(watchedCall: WatchedCall, settle?: () => Promise<void>): Promise<CallResponse>
  /** Ends what is not decided yet. */
  endAll(): void
}

export function createRequestWatch(
  pipeline: CallPipeline,
  connections: ConnectionTracker,
  timeoutMs: number,
): RequestWatch {
  const open = createSharedTimeout<OpenCallLifetime>(timeoutMs, waiting =>
    waiting.abort(new CallTimeoutError('the call took too long')),
  )
  return {
    async run(watchedCall, settle) {
      const { request, reply } = watchedCall
      const waiting = openCallLifetime()
      open.watch(waiting)
      const stopAttending = connections.trackRequest(request.raw.socket)
      const onClose = () => waiting.abort(new CallerGoneError('the caller has left'))
      reply.raw.on('close', onClose)
      // Who leaves while the last of the body is read has closed it before.
      if (reply.raw.closed) onClose()
      const work = runInSlot(pipeline, watchedCall, waiting)
      try {
        return await waiting.raceWithAbort(settle ? thenSettle(work, settle) : work)
      } finally {
        open.forget(waiting)
        reply.raw.off('close', onClose)
        stopAttending()
      }
    },
    endAll() {
      for (const waiting of open.all()) waiting.abort(new CallTimeoutError('the service is being stopped'))
    },
  }
}

/** The turn lasts until nothing goes on any more, and until the answer has gone: what nobody fetches is held too. */
async function runInSlot(
  pipeline: CallPipeline,
  watchedCall: WatchedCall,
  waiting: OpenCallLifetime,
): Promise<CallResponse> {
  const { reply, implementation, caller, raw, isPart } = watchedCall
  const endTurn = await pipeline.acquireSlot(implementation.endpoint, caller, waiting)
  try {
    return await pipeline.handle(implementation, { ...caller, lifetime: waiting }, raw)
  } finally {
    // A file is made while it is sent, as slowly as somebody reads it; a conversation has no end.
    const { returns } = implementation.endpoint
    if (isPart || reply.raw.closed || streamTypeOf(returns) !== undefined || framesOf(returns)) endTurn()
    else reply.raw.on('close', endTurn)
  }
}

/** The work, over when all that it took up is given back. */
async function thenSettle<T>(work: Promise<T>, settle: () => Promise<void>): Promise<T> {
  try {
    return await work
  } finally {
    await settle()
  }
}
