import { QueueFullError } from './fair-queue.ts'

/** Runs work when there is capacity for it, in order of arrival. `size`: how much of the capacity it takes. */
export type Semaphore = <T>(work: () => Promise<T>, size?: number) => Promise<T>

/** How much may wait, and the error for what exceeds that. */
type SemaphoreQueue = { maxQueued?: number; refusal?: () => Error }

/** A semaphore of this capacity. Work larger than that runs alone. */
export function createSemaphore(
  capacity: number,
  { maxQueued = Infinity, refusal = () => new QueueFullError('too much is queued') }: SemaphoreQueue = {},
): Semaphore {
  const waiters: { size: number; enter: () => void }[] = []
  let taken = 0

  const hasRoom = (size: number): boolean => taken === 0 || taken + size <= capacity
  function admit(): void {
    while (waiters.length > 0 && hasRoom(waiters[0]!.size)) {
      const { size, enter } = waiters.shift()!
      taken += size
      enter()
    }
  }
  return async (work, size = 1) => {
    // Nothing waits while there is room for the first: those before it are admitted as soon as there is.
    if (waiters.length > 0 || !hasRoom(size)) {
      if (waiters.length >= maxQueued) throw refusal()
      await new Promise<void>(enter => waiters.push({ size, enter }))
    } else taken += size
    try {
      return await work()
    } finally {
      taken -= size
      admit()
    }
  }
}
