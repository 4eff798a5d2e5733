import { readFileSync } from 'node:fs'

/** What the thread that serves everybody has worked: processor time, as others on the machine make no difference to that. */
export type Cpu = {
  /** In milliseconds. */
  used(): number
  /** Of the work alone, if nothing else goes on. */
  during(work: () => Promise<unknown>): Promise<number>
  /** The longest that the event loop was blocked since it was asked for last, in milliseconds. */
  longestBlock(): Promise<number>
}

export function cpuOf(pid: number, metricsPort: number): Cpu {
  const used = (): number => Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  return {
    used,
    async during(work) {
      const before = used()
      await work()
      return used() - before
    },
    async longestBlock() {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      return Number(/^nodejs_eventloop_lag_max_seconds(?:\{[^}]*\})? (\S+)$/m.exec(text)?.[1]) * 1000
    },
  }
}
