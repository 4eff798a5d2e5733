import type { FastifyReply, FastifyRequest } from 'fastify'
import { createSharedTimeout } from '#base/shared-timeout.ts'
import { framesOf, streamTypeOf } from '#contract/schema.ts'
import type { Implementation } from '../../calls/handler.ts'
import type { Caller } from '../../calls/admission.ts'
import type { RawParams } from '../../calls/parse-params.ts'
import type { CallResponse, CallPipeline } from '../../calls/pipeline.ts'
import { openCallLifetime, type OpenCallLifetime } from '../../calls/cancellation.ts'
import type { ConnectionTracker } from './connection-limits.ts'

/** The client has disconnected: there is no one to respond to. */
export class CallerGoneError extends Error {
  override name = 'CallerGoneError'
}
/** The call took too long; nothing was committed. */
export class CallTimeoutError extends Error {
  override name = 'CallTimeoutError'
}

type WatchedCall = {
  request: FastifyRequest
  reply: FastifyReply
  implementation: Implementation
  caller: Caller
  raw: RawParams
  /** One of many calls in one response: none of them may wait for it. */
  isPart?: boolean
  /** What has arrived is stored, even if the client has left. */
  mayOutlive?: boolean
}

/** The timeout of a call that takes as long as its files are large. */
const longMs = 60 * 60 * 1000

export type RequestWatch = {
  /**
   * Runs a call in its queue slot, within the timeout and until the client disconnects. `settle` runs when all its work
   * has ended, which may be long after a timeout response.
   */
  run(watchedCall: WatchedCall, settle?: () => Promise<void>): Promise<CallResponse>
  /** Aborts every call that is not being committed. */
  endAll(): void
}

export function createRequestWatch(
  pipeline: CallPipeline,
  connections: ConnectionTracker,
  timeoutMs: number,
): RequestWatch {
  const openWithin = (ms: number) =>
    createSharedTimeout<OpenCallLifetime>(ms, lifetime =>
      lifetime.abort(new CallTimeoutError('the call took too long')),
    )
  const [usual, long] = [openWithin(timeoutMs), openWithin(longMs)]
  return {
    async run(watchedCall, settle) {
      const { request, reply } = watchedCall
      const lifetime = openCallLifetime()
      const open = watchedCall.implementation.endpoint.isLong ? long : usual
      open.watch(lifetime)
      const stopAttending = connections.trackRequest(request.raw.socket)
      const onClose = () => lifetime.abort(new CallerGoneError('the caller has left'))
      if (!watchedCall.mayOutlive) reply.raw.on('close', onClose)
      // The client may have disconnected while the end of the body was read.
      if (reply.raw.closed && !watchedCall.mayOutlive) onClose()
      const work = runInSlot(pipeline, watchedCall, lifetime)
      try {
        return await lifetime.raceWithAbort(settle ? thenSettle(work, settle) : work)
      } finally {
        open.forget(lifetime)
        reply.raw.off('close', onClose)
        stopAttending()
      }
    },
    endAll() {
      for (const lifetime of [...usual.all(), ...long.all()])
        lifetime.abort(new CallTimeoutError('the service is being stopped'))
    },
  }
}

/**
 * The slot is held until the work has ended and the response is sent: a response that is not fetched takes memory too.
 */
async function runInSlot(
  pipeline: CallPipeline,
  watchedCall: WatchedCall,
  lifetime: OpenCallLifetime,
): Promise<CallResponse> {
  const { reply, implementation, caller, raw, isPart } = watchedCall
  const endTurn = await pipeline.acquireSlot(implementation.endpoint, caller, lifetime)
  try {
    return await pipeline.handle(implementation, { ...caller, lifetime }, raw)
  } finally {
    // A file is generated while it is sent, at the client's speed; a WebSocket stays open.
    const { returns } = implementation.endpoint
    if (isPart || reply.raw.closed || streamTypeOf(returns) !== undefined || framesOf(returns)) endTurn()
    else reply.raw.on('close', endTurn)
  }
}

/** The work, including the release of its resources. */
async function thenSettle<T>(work: Promise<T>, settle: () => Promise<void>): Promise<T> {
  try {
    return await work
  } finally {
    await settle()
  }
}
