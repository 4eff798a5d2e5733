/** Waits that are all as long, watched by one timer: of many calls at once, each would set and clear its own. */
export type SharedTimeout<T> = { watch(one: T): void; forget(one: T): void; all(): Iterable<T> }

export function createSharedTimeout<T>(ms: number, onTimeout: (one: T) => void): SharedTimeout<T> {
  /** Since when; whatever began first is over first. */
  const since = new Map<T, number>()
  let timer: NodeJS.Timeout | undefined

  function check(): void {
    timer = undefined
    const now = performance.now()
    for (const [one, began] of since) {
      // Timers count whole milliseconds, and may be one early.
      const left = began + ms - now
      if (left >= 1) return void (timer = setTimeout(check, left))
      since.delete(one)
      onTimeout(one)
    }
  }
  return {
    watch(one) {
      since.set(one, performance.now())
      timer = (timer ?? setTimeout(check, ms)).ref()
    },
    forget(one) {
      since.delete(one)
      // It is soon needed again, and keeps nobody from ending.
      if (since.size === 0) timer?.unref()
    },
    all: () => since.keys(),
  }
}
