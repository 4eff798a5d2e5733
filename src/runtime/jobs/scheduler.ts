/** A periodic task. Every worker runs it, so it must be idempotent. */
export type ScheduledTask = {
  name: string
  /** It concerns this process or its machine, so that processes without the role of a worker run it too. */
  everywhere?: true
  everySeconds: number
  /** When it's run for the first time, if not after one interval. */
  firstAfterSeconds?: number
  /** Long work stops at the signal, and continues the next time. */
  run: (signal: AbortSignal) => Promise<void>
}

/**
 * Runs each task at its interval. A failure is logged; a task that is still running is not
 * started again.
 */
export function startScheduler(
  tasks: readonly ScheduledTask[],
  log: (line: string, error?: unknown) => void,
  isPaused: () => boolean = () => false,
): { stop(): Promise<void> } {
  const running = new Map<ScheduledTask, Promise<void>>()
  const stopping = new AbortController()
  const { signal } = stopping
  function begin(task: ScheduledTask): void {
    if (running.has(task) || isPaused()) return
    const work = task
      .run(signal)
      .catch(error => {
        if (!signal.aborted || error !== signal.reason) log(`the scheduled task ${task.name} failed`, error)
      })
      .finally(() => running.delete(task))
    running.set(task, work)
  }
  const timers = tasks.flatMap(task => {
    const interval = setInterval(begin, task.everySeconds * 1000, task).unref()
    if (task.firstAfterSeconds === undefined) return [interval]
    return [interval, setTimeout(begin, task.firstAfterSeconds * 1000, task).unref()]
  })
  return {
    async stop() {
      timers.forEach(timer => clearInterval(timer))
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}
