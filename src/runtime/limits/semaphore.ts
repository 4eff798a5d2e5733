/** Runs work of the given size when there is capacity for it, in order of arrival. */
export type Semaphore = <T>(size: number, work: () => Promise<T>) => Promise<T>

/** A semaphore of this capacity. Work larger than that runs alone. */
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
