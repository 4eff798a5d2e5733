import { availableParallelism } from 'node:os'
import { Pool, type PoolConfig } from 'pg'
import { createAdaptivePool } from './connections/adaptive-pool.ts'
import { createOutageLog } from './connections/outages.ts'
import { withSessionOptions } from './connections/session-options.ts'
import { DiskFullError } from './errors.ts'
import { type Listener, listen } from './connections/listen.ts'
import { createQueryBatcher } from './batching/query-batcher.ts'
import { type CommitGuard, transact } from './transaction.ts'
import { type Log, type OpenTransaction, rootOf, type Tx } from './tx.ts'

export type { FindLongReads } from './connections/replica.ts'
export { beforeCommit, type OpenTransaction, type Tx, type BatchWrite } from './tx.ts'

export type Database = {
  /** Each statement commits by itself. */
  read: Tx
  /** The same for one purpose, such as a page: its concurrent statements share round trips. docs/decisions/0039 */
  newReadBatch(): Tx
  /**
   * One transaction: commits when the work resolves, rolls back when it throws or the client has disconnected. A
   * deadlock or serialization failure runs the whole work again, so it must have no side effects outside the
   * transaction.
   */
  transaction<T>(work: (tx: OpenTransaction) => Promise<T>, forWhom?: CommitGuard): Promise<T>
  /**
   * Listens on a channel with a connection of its own. `onGap`: it was lost and is back; notices in between are
   * missing.
   */
  listen(channel: string, onNotice: (payload: string) => void, onGap: () => void): Promise<Listener>
  /** The disk is nearly full: transactions are refused, and background work should wait. */
  isDiskFull(): boolean
  /** The connections of the pool, and how many callers wait for one. */
  usage(): { open: number; busy: number; waiting: number; most: number }
  close(): Promise<void>
}

export type DatabaseOptions = {
  connection: PoolConfig
  poolSize?: number
  applicationName?: string
  /** Whether the disk of the server is nearly full; absent for an external server. */
  isDiskFull?: () => boolean
  log?: Log
}

const minute = 60_000
/** Enough to keep all processors busy, and some to wait for the disk. */
const basePoolSize = 2 + availableParallelism()
const growAfterMs = 50

/** One instance per database, for what a process caches of it; nothing about a transaction (see `batch-state.ts`). */
export function perDatabase<T>(create: () => T): (tx: Tx) => T {
  const all = new WeakMap<Tx, T>()
  return tx => all.getOrInsertComputed(rootOf(tx), create)
}

/** Opens a pool of connections. Nothing connects before the first statement. */
export function openDatabase(options: DatabaseOptions): Database {
  const log = options.log ?? (() => {})
  const connection = withSessionOptions(options.connection, options.applicationName ?? 'folkmoot')
  const isDiskFull = options.isDiskFull ?? (() => false)
  const most = options.poolSize ?? 10
  const pool = new Pool({ idleTimeoutMillis: minute, ...connection, max: most })
  // Without listeners on the pool and on each client in use, a server shutdown would end the process.
  pool.on('error', error => log('lost an idle database connection', error))
  pool.on('connect', client => client.on('error', () => {}))
  const listeners = new Set<Listener>()
  let closing: Promise<void> | undefined

  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), ...[...listeners].map(listener => listener.close())])
  }

  const longest = connection.connectionTimeoutMillis!
  const limits = { baseSize: Math.min(basePoolSize, most), growAfterMs, maxSize: most, maxWaitMs: longest }
  const connections = createAdaptivePool(pool, limits, undefined, createOutageLog(connection, log))
  const { read, newReadBatch } = createQueryBatcher(connections)
  return {
    read,
    newReadBatch,
    async transaction(work, forWhom) {
      if (isDiskFull()) throw new DiskFullError()
      return transact(connections, work, log, forWhom)
    },
    isDiskFull,
    usage: () => ({ open: pool.totalCount, most, ...connections.usage() }),
    async listen(channel, onNotice, onGap) {
      const listener = await listen(connection, { channel, onNotice, onGap, log })
      listeners.add(listener)
      return {
        close: () => {
          listeners.delete(listener)
          return listener.close()
        },
      }
    },
    close: () => (closing ??= close()),
  }
}
