/** Timeouts of the same length that share one timer: with many calls, setting a timer for each is expensive. */
export type SharedTimeout<T> = { watch(item: T): void; forget(item: T): void; all(): Iterable<T> }

export function createSharedTimeout<T>(ms: number, onTimeout: (item: T) => void): SharedTimeout<T> {
  /** Start times, oldest first. */
  const since = new Map<T, number>()
  let timer: NodeJS.Timeout | undefined

  function check(): void {
    timer = undefined
    const now = performance.now()
    for (const [item, began] of since) {
      // Timers count whole milliseconds, and may be one early.
      const left = began + ms - now
      if (left >= 1) return void (timer = setTimeout(check, left))
      since.delete(item)
      onTimeout(item)
    }
  }
  return {
    watch(item) {
      since.set(item, performance.now())
      timer = (timer ?? setTimeout(check, ms)).ref()
    },
    forget(item) {
      since.delete(item)
      // Unreferenced instead of cleared: it is soon needed again, and must not keep the process alive.
      if (since.size === 0) timer?.unref()
    },
    all: () => since.keys(),
  }
}
