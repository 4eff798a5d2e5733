/** Something that is done from time to time. Every process does it, so doing it twice must do no harm. */
export type ScheduledTask = {
  name: string
  everySeconds: number
  /** Long work ends by the signal, and is done the next time. */
  run: (signal: AbortSignal) => Promise<void>
}

/**
 * Does each chore at its pace, from the first interval on; one that fails is logged and done again next time, and one that is not
 * done yet is not begun again.
 */
export function startScheduler(
  tasks: readonly ScheduledTask[],
  log: (line: string, error?: unknown) => void,
  isPaused: () => boolean = () => false,
): { stop(): Promise<void> } {
  const running = new Map<ScheduledTask, Promise<void>>()
  const stopping = new AbortController()
  const { signal } = stopping
  function begin(chore: ScheduledTask): void {
    if (running.has(chore) || isPaused()) return
    const work = chore
      .run(signal)
      .catch(error => {
        if (!signal.aborted || error !== signal.reason) log(`the chore ${chore.name} failed`, error)
      })
      .finally(() => running.delete(chore))
    running.set(chore, work)
  }
  const timers = tasks.map(chore => setInterval(begin, chore.everySeconds * 1000, chore).unref())
  return {
    async stop() {
      timers.forEach(clearInterval)
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}
