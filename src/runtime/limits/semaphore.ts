/** Runs work that takes up so much of something, when there is room for it; those who wait are let in one after the other. */
export type Semaphore = <T>(size: number, work: () => Promise<T>) => Promise<T>

/** Room for so much at a time. What is larger than all of it goes alone. */
export function createSemaphore(capacity: number): Semaphore {
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
  return async (size, work) => {
    await new Promise<void>(enter => {
      waiters.push({ size, enter })
      admit()
    })
    try {
      return await work()
    } finally {
      taken -= size
      admit()
    }
  }
}
