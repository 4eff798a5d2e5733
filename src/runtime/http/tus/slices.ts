import type { Readable } from 'node:stream'
import type { BodyBudget } from '../bodies/body-budget.ts'

/** A slice is stored once it is full, or has taken this long: that is what a killed process can cost. */
const sliceMs = 5000

export type SlicedBody = {
  /** The next bytes, counted in the budget. They end when the slice is full, the body ends, or the connection is lost. */
  slice(budget: BodyBudget): AsyncGenerator<Buffer>
  /** Whether there is no more. */
  readonly isDone: boolean
  /** Why there is no more, if the body did not arrive as a whole. */
  readonly cause: unknown
}

/** Reads a body in slices, so that each can be stored while the next one arrives. */
export function slicesOf(stream: Readable, sliceBytes: number): SlicedBody {
  const chunks = (stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  let isDone = false
  let cause: unknown
  const next = async (): Promise<Buffer | undefined> => {
    try {
      const { value, done } = await chunks.next()
      if (!done) return value
    } catch (error) {
      cause = error
    }
    isDone = true
    return undefined
  }
  return {
    async *slice({ signal, count, disk }) {
      const began = performance.now()
      // A body that comes too slowly is given up like a lost connection.
      const giveUp = (): void => void stream.destroy(signal.reason as Error)
      signal.addEventListener('abort', giveUp)
      try {
        for (let size = 0; size < sliceBytes && performance.now() - began < sliceMs;) {
          const chunk = await next()
          if (!chunk) return
          count(chunk.length)
          disk.take(chunk.length)
          size += chunk.length
          yield chunk
        }
      } finally {
        signal.removeEventListener('abort', giveUp)
      }
    },
    get isDone() {
      return isDone
    },
    get cause() {
      return cause
    },
  }
}
