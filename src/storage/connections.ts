import type { Pool, PoolClient } from 'pg'

type Told = (refusal: Error | null, client: PoolClient | undefined) => void
type Waiting = { told: Told; since: number }

export type ConnectionLimits = {
  /** How many are open while nobody waits for longer than `patience`, in milliseconds. */
  usual: number
  patience: number
  most: number
  /** Who has waited for so many milliseconds is refused. */
  longest: number
}

/**
 * Connections that statements take and give back. Each is a process of the database with memory of its own, and more than the
 * processors can serve make nothing faster: they share a few. One more is opened where those are held up, by something slow or by
 * syncing to the disk. docs/decisions/0362
 */
export type Connections = {
  take(told: Told): void
  giveBack(client: PoolClient, isBroken: boolean): void
}

export function createConnections(
  pool: Pool,
  { usual, patience, most, longest }: ConnectionLimits,
  clock: () => number = () => performance.now(),
): Connections {
  const line: Waiting[] = []
  let [taken, allowed] = [0, usual]
  let timer: NodeJS.Timeout | undefined

  function open(told: Told): void {
    taken += 1
    pool.connect((refusal, client) => {
      if (!client) leave()
      told(client ? null : (refusal ?? new Error('the pool gave no connection')), client)
    })
  }
  function leave(): void {
    taken -= 1
    allowed = Math.max(usual, Math.min(allowed, taken))
    const next = taken < allowed ? line.shift() : undefined
    if (next) open(next.told)
  }
  function watch(): void {
    // What has come in meanwhile is heard first: it may be that nothing but this process was held up.
    timer ??= setTimeout(() => setImmediate(look), patience).unref()
  }
  const hasWaited = (ms: number): boolean => line.length > 0 && clock() - line[0]!.since >= ms
  function look(): void {
    timer = undefined
    while (hasWaited(longest)) line.shift()!.told(new Error('timeout: no connection came free'), undefined)
    if (allowed < most && hasWaited(patience)) {
      allowed += 1
      open(line.shift()!.told)
    }
    if (line.length > 0) watch()
  }
  return {
    take(told) {
      if (taken < allowed) return open(told)
      line.push({ told, since: clock() })
      watch()
    },
    giveBack(client, isBroken) {
      // It has just answered, and goes from hand to hand; unless the usual ones will do again.
      const isNeeded = taken <= usual || hasWaited(patience / 2)
      const next = isNeeded && !isBroken ? line.shift() : undefined
      if (next) return next.told(null, client)
      client.release(isBroken)
      leave()
    },
  }
}
