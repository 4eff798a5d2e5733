import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database.ts'
import type { Tx } from '../tx.ts'

/** Where a long read goes: to a replica that has all that was acknowledged before, or to the primary. */
export type FindLongReads = () => Promise<Tx>

type Patience = {
  /** How long a replica may take to catch up, or to answer. */
  patienceMs?: number
  /** How long one that took longer is not asked again. */
  restMs?: number
}

const askAgainMs = 20

const position = { name: 'replica.position', text: 'select pg_current_wal_lsn()::text as lsn' }
/** A server that is no replica (any more) may lack what the primary has, however far it is. */
const hasReached = {
  name: 'replica.hasReached',
  text: 'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has_reached',
}

/** People see their own changes: the replica is read once it has replayed what the primary had when it was asked. */
export function readsFromReplica(
  primary: Database,
  replica: Database,
  { patienceMs = 1000, restMs = 5000 }: Patience = {},
): FindLongReads {
  let restUntil = -Infinity
  const rest = (): void => void (restUntil = performance.now() + restMs)

  async function catchesUp(): Promise<boolean> {
    const { lsn } = (await primary.read.execute(position, [])).rows[0]!
    const over = new AbortController()
    const reached = async (): Promise<boolean> => {
      while (!over.signal.aborted) {
        const { rows } = await replica.read.execute(hasReached, [String(lsn)])
        if (rows[0]!['has_reached'] === true) return true
        await pause(askAgainMs)
      }
      return false
    }
    const late = pause(patienceMs, false, { signal: over.signal, ref: false })
    // One that can't be reached is as good as one that lags.
    return Promise.race([reached().catch(() => false), late]).finally(() => {
      late.catch(() => {})
      over.abort()
    })
  }
  return async () => {
    if (performance.now() < restUntil) return primary.read
    if (await catchesUp()) return readsUntilFailure(replica.read, primary.read, rest)
    rest()
    return primary.read
  }
}

/** A replica cancels what is in the way of its replay, and may go away: what is left of a read then comes from the primary. */
function readsUntilFailure(replica: Tx, primary: Tx, onFailure: () => void): Tx {
  let hasFailed = false
  return {
    async execute(statement, values) {
      if (!hasFailed)
        try {
          return await replica.execute(statement, values)
        } catch {
          hasFailed = true
          onFailure()
        }
      return primary.execute(statement, values)
    },
  }
}
