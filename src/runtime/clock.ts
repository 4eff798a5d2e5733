/** Something that is done from time to time. Every process does it, so doing it twice must do no harm. */
export type Chore = {
  name: string
  everySeconds: number
  /** Long work ends by the signal, and is done the next time. */
  run: (signal: AbortSignal) => Promise<void>
}

/** Does each chore at its pace, from the first interval on; one that fails is logged and done again next time. */
export function startClock(
  chores: readonly Chore[],
  log: (line: string, error?: unknown) => void,
): { stop(): Promise<void> } {
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  const { signal } = stopping
  const timers = chores.map(({ name, everySeconds, run }) =>
    setInterval(() => {
      const work = run(signal)
        .catch(error => {
          if (!signal.aborted || error !== signal.reason) log(`the chore ${name} failed`, error)
        })
        .finally(() => running.delete(work))
      running.add(work)
    }, everySeconds * 1000).unref(),
  )
  return {
    async stop() {
      timers.forEach(clearInterval)
      stopping.abort()
      await Promise.all(running)
    },
  }
}
