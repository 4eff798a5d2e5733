import type { Pool, PoolClient } from 'pg'

type AcquireCallback = (refusal: Error | null, client: PoolClient | undefined) => void
type PoolWaiter = { callback: AcquireCallback; since: number }

export type PoolLimits = {
  /** How many are open while no one waits longer than `growAfterMs`. */
  baseSize: number
  growAfterMs: number
  maxSize: number
  /** A request is refused after waiting for this many milliseconds. */
  maxWaitMs: number
}

/**
 * A connection pool. Each connection is a server process with memory of its own, and more than the processors can serve
 * make nothing faster, so the pool is small. It grows while connections are blocked by slow statements or disk syncs.
 * docs/decisions/0008
 */
export type AdaptivePool = {
  acquire(acquireCallback: AcquireCallback): void
  release(client: PoolClient, isBroken: boolean): void
  /** How many connections are in use, and how many callers wait for one. */
  usage(): { busy: number; waiting: number }
}

export function createAdaptivePool(
  pool: Pool,
  { baseSize, growAfterMs, maxSize, maxWaitMs }: PoolLimits,
  clock: () => number = () => performance.now(),
  /** Told of each connection that is opened, or why it isn't. */
  onOpening: (refusal: Error | null) => void = () => {},
): AdaptivePool {
  const waiters: PoolWaiter[] = []
  let [taken, allowed] = [0, baseSize]
  let timer: NodeJS.Timeout | undefined

  function open(acquireCallback: AcquireCallback): void {
    taken += 1
    pool.connect((refusal, client) => {
      const problem = client ? null : (refusal ?? new Error('the pool gave no connection'))
      onOpening(problem)
      if (!client) leave()
      acquireCallback(problem, client)
    })
  }
  function leave(): void {
    taken -= 1
    allowed = Math.max(baseSize, Math.min(allowed, taken))
    const next = taken < allowed ? waiters.shift() : undefined
    if (next) open(next.callback)
  }
  function watch(): void {
    // Pending input is processed first: it may be that only this process was delayed.
    timer ??= setTimeout(() => setImmediate(look), growAfterMs).unref()
  }
  const hasWaited = (ms: number): boolean => waiters.length > 0 && clock() - waiters[0]!.since >= ms
  function look(): void {
    timer = undefined
    while (hasWaited(maxWaitMs)) waiters.shift()!.callback(new Error('timeout: no connection came free'), undefined)
    if (allowed < maxSize && hasWaited(growAfterMs)) {
      allowed += 1
      open(waiters.shift()!.callback)
    }
    if (waiters.length > 0) watch()
  }
  return {
    acquire(acquireCallback) {
      if (taken < allowed) return open(acquireCallback)
      waiters.push({ callback: acquireCallback, since: clock() })
      watch()
    },
    release(client, isBroken) {
      // A connection that just became free is reused, unless the pool can shrink to its base size.
      const isNeeded = taken <= baseSize || hasWaited(growAfterMs / 2)
      const next = isNeeded && !isBroken ? waiters.shift() : undefined
      if (next) return next.callback(null, client)
      client.release(isBroken)
      leave()
    },
    usage: () => ({ busy: taken, waiting: waiters.length }),
  }
}
