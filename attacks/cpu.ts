import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/** What the thread that serves everybody has worked: processor time, as others on the machine make no difference to that. */
export type Cpu = {
  /** In milliseconds. */
  used(): number
  /** Of the work alone, if nothing else goes on. */
  during(work: () => Promise<unknown>): Promise<number>
  /**
   * The longest that the event loop was blocked since it was asked for last, in milliseconds. If the thread has worked less than that since
   * then, others on the machine have blocked it, and its work is the answer.
   */
  longestBlock(): Promise<number>
}

export function cpuOf(pid: number, metricsPort: number): Cpu {
  const used = (): number => Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  let usedBefore = used()
  return {
    used,
    async during(work) {
      const before = used()
      await work()
      return used() - before
    },
    async longestBlock() {
      const metrics = await textAt(`http://127.0.0.1:${metricsPort}/metrics`)
      const lag = Number(/^nodejs_eventloop_lag_max_seconds(?:\{[^}]*\})? (\S+)$/m.exec(metrics)?.[1]) * 1000
      if (Number.isNaN(lag)) throw new Error('the metrics do not say how long the event loop was blocked')
      const worked = used() - usedBefore
      usedBefore += worked
      return Math.min(lag, worked)
    },
  }
}

/** On a connection of its own, as a kept one may be closed just then. */
async function textAt(url: string): Promise<string> {
  const asking = get(url, { agent: false })
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  return text(answer)
}
