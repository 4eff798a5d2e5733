import type { FastifyReply, FastifyRequest } from 'fastify'
import { framesOf, streamTypeOf } from '#contract/schema.ts'
import type { Implementation } from '../call.ts'
import type { Guest } from '../door.ts'
import { createDeadlines } from '../deadlines.ts'
import type { Raw } from '../parse.ts'
import type { Answer, Road } from '../road.ts'
import { openWaiting, type OpenWaiting } from '../waiting.ts'
import type { Connections } from './connections.ts'

/** Whoever made the call has gone: nobody is left to be told. */
export class LeftError extends Error {
  override name = 'LeftError'
}
/** A call took longer than anybody is kept waiting; nothing of it was done. */
export class TooLongError extends Error {
  override name = 'TooLongError'
}

type Asked = {
  request: FastifyRequest
  reply: FastifyReply
  implementation: Implementation
  guest: Guest
  raw: Raw
  /** One of many calls that go into one answer: none of them may keep the others waiting for it. */
  isPart?: boolean
}
export type Attendant = {
  /**
   * Has a call done: in its turn, in time, and only while whoever made it is there. `settle` follows when nothing of it goes
   * on any more, which may be long after an answer that could not wait.
   */
  attend(asked: Asked, settle?: () => Promise<void>): Promise<Answer>
  /** Ends what is not decided yet. */
  endAll(): void
}

export function createAttendant(road: Road, connections: Connections, patience: number): Attendant {
  const open = createDeadlines<OpenWaiting>(patience, waiting =>
    waiting.end(new TooLongError('the call took too long')),
  )
  return {
    async attend(asked, settle) {
      const { request, reply } = asked
      const waiting = openWaiting()
      open.watch(waiting)
      const stopAttending = connections.attend(request.raw.socket)
      const onClose = () => waiting.end(new LeftError('the caller has left'))
      reply.raw.on('close', onClose)
      // Who leaves while the last of the body is read has closed it before.
      if (reply.raw.closed) onClose()
      const work = workOn(road, asked, waiting)
      try {
        return await waiting.answerOf(settle ? settling(work, settle) : work)
      } finally {
        open.forget(waiting)
        reply.raw.off('close', onClose)
        stopAttending()
      }
    },
    endAll() {
      for (const waiting of open.all()) waiting.end(new TooLongError('the service is being stopped'))
    },
  }
}

/** The turn lasts until nothing goes on any more, and until the answer has gone: what nobody fetches is held too. */
async function workOn(road: Road, asked: Asked, waiting: OpenWaiting): Promise<Answer> {
  const { reply, implementation, guest, raw, isPart } = asked
  const endTurn = await road.turn(implementation.endpoint, guest, waiting)
  try {
    return await road.proceed(implementation, { ...guest, waiting }, raw)
  } finally {
    // A file is made while it is sent, as slowly as somebody reads it; a conversation has no end.
    const { returns } = implementation.endpoint
    if (isPart || reply.raw.closed || streamTypeOf(returns) !== undefined || framesOf(returns)) endTurn()
    else reply.raw.on('close', endTurn)
  }
}

/** The work, over when all that it took up is given back. */
async function settling<T>(work: Promise<T>, settle: () => Promise<void>): Promise<T> {
  try {
    return await work
  } finally {
    await settle()
  }
}
