import { availableParallelism } from 'node:os'
import { Pool, type PoolConfig } from 'pg'
import { BinaryClient } from './connections/binary-rows.ts'
import { createAdaptivePool } from './connections/adaptive-pool.ts'
import { withSessionOptions } from './connections/session-options.ts'
import { DiskFullError } from './errors.ts'
import { type Listener, listen } from './connections/listen.ts'
import { createQueryBatcher } from './batching/query-batcher.ts'
import { type CommitGuard, transact } from './transaction.ts'
import { type Log, type OpenTransaction, type Tx } from './tx.ts'

export { beforeCommit, type OpenTransaction, type Tx, type BatchWrite } from './tx.ts'

export type Database = {
  /** Runs statements one by one, each on its own. */
  read: Tx
  /** The same for one purpose: what is asked for at once travels at once. docs/decisions/0039 */
  newReadBatch(): Tx
  /**
   * One transaction: commits when the work resolves, rolls back when it throws. A deadlock or serialization failure
   * runs the whole work again, so it must have no effects of its own outside of the transaction. Where the client for
   * whom it is done has left, it rolls back.
   */
  transaction<T>(work: (tx: OpenTransaction) => Promise<T>, forWhom?: CommitGuard): Promise<T>
  /** Hears a channel on a connection of its own. `onGap`: it was lost and is back; what was said meanwhile is missing. */
  listen(channel: string, onNotice: (payload: string) => void, onGap: () => void): Promise<Listener>
  /** Too little room is left on the disk: transactions are refused, and what could wait should. */
  isFull(): boolean
  close(): Promise<void>
}

export type DatabaseOptions = {
  connection: PoolConfig
  poolSize?: number
  applicationName?: string
  /** Whether too little room is left on the disk of the server; a server of somebody else looks after its own. */
  isFull?: () => boolean
  log?: Log
}

const minute = 60_000
/** Enough to keep all processors busy, and some to wait for the disk. */
const basePoolSize = 2 + availableParallelism()
const growAfterMs = 50

/** Under which of them it is known what was read by many: those for one purpose read the same database. */
const roots = new WeakMap<Tx, Tx>()
export const rootOf = (tx: Tx): Tx => roots.get(tx) ?? tx

/** Opens a pool of connections. Nothing is connected before the first statement. */
export function openDatabase(options: DatabaseOptions): Database {
  const log = options.log ?? (() => {})
  const connection = withSessionOptions(options.connection, options.applicationName ?? 'folkmoot')
  const isFull = options.isFull ?? (() => false)
  const most = options.poolSize ?? 10
  const pool = new Pool({ idleTimeoutMillis: minute, ...connection, Client: BinaryClient, max: most })
  // Without listeners on the pool and on each client in use, the end of the server would be the end of the process.
  pool.on('error', error => log('lost an idle database connection', error))
  pool.on('connect', client => client.on('error', () => {}))
  const listeners = new Set<Listener>()
  let closing: Promise<void> | undefined

  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), ...[...listeners].map(listener => listener.close())])
  }

  const longest = connection.connectionTimeoutMillis!
  const connections = createAdaptivePool(pool, {
    baseSize: Math.min(basePoolSize, most),
    growAfterMs,
    maxSize: most,
    maxWaitMs: longest,
  })
  const { read, newReadBatch } = createQueryBatcher(connections)
  return {
    read,
    newReadBatch() {
      const tx = newReadBatch()
      roots.set(tx, read)
      return tx
    },
    async transaction(work, forWhom) {
      if (isFull()) throw new DiskFullError()
      return transact(connections, work, log, forWhom)
    },
    isFull,
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
