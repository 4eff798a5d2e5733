/** Runs work that takes up so much of something, when there is room for it; those who wait are let in one after the other. */
export type Turnstile = <T>(size: number, work: () => Promise<T>) => Promise<T>

/** Room for so much at a time. What is larger than all of it goes alone. */
export function createTurnstile(room: number): Turnstile {
  const waiting: { size: number; enter: () => void }[] = []
  let taken = 0

  const hasRoom = (size: number): boolean => taken === 0 || taken + size <= room
  function admit(): void {
    while (waiting.length > 0 && hasRoom(waiting[0]!.size)) {
      const { size, enter } = waiting.shift()!
      taken += size
      enter()
    }
  }
  return async (size, work) => {
    await new Promise<void>(enter => {
      waiting.push({ size, enter })
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
