import { ApiError } from '../src/contract/errors.ts'
import type { ChatMessage } from './calls.generated.ts'

type RequestFrame = Record<string, unknown>
type PendingRequest = {
  frame: RequestFrame
  /** Whether a message that came shows that it was done. */
  shows(message: ChatMessage): boolean
  resolve(message: ChatMessage): void
  reject(error: Error): void
}

const maxPending = 200

/**
 * What was sent and has not been seen to have happened. Each is sent again after a break: a message by the nonce that makes it one,
 * the others because doing them twice is doing them once.
 */
export type PendingRequests = {
  add(frame: RequestFrame, shows: (message: ChatMessage) => boolean, nonce?: string): Promise<ChatMessage>
  /** A message came. */
  settle(message: ChatMessage): void
  /** A frame was rejected; false if no request is pending for it. */
  refuse(nonce: unknown, error: ApiError): boolean
  /** The frames of all pending requests, in order. */
  waiting(): RequestFrame[]
  end(error: Error): void
}

export function createPendingRequests(send: (frame: RequestFrame) => void): PendingRequests {
  const acts = new Map<string, PendingRequest>()
  let over: Error | undefined
  return {
    add(frame, shows, nonce = crypto.randomUUID()) {
      if (over) return Promise.reject(over)
      if (acts.size >= maxPending) return Promise.reject(new ApiError('rate_limit', 'too much waits to be sent'))
      return new Promise((resolve, reject) => {
        const act = { frame: { ...frame, nonce }, shows, resolve, reject }
        acts.set(nonce, act)
        send(act.frame)
      })
    },
    settle(message) {
      for (const [nonce, act] of acts) {
        if (message.nonce !== nonce && !act.shows(message)) continue
        acts.delete(nonce)
        act.resolve(message)
      }
    },
    refuse(nonce, error) {
      const act = typeof nonce === 'string' ? acts.get(nonce) : undefined
      if (!act) return false
      acts.delete(String(nonce))
      act.reject(error)
      return true
    },
    waiting: () => [...acts.values()].map(({ frame }) => frame),
    end(error) {
      over = error
      for (const { reject } of acts.values()) reject(error)
      acts.clear()
    },
  }
}
