import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { createBatchQueue } from '#base/batch-queue.ts'
import { untraced } from '#base/tracing.ts'
import type { AdaptivePool } from './connections/adaptive-pool.ts'
import { CommitUnknownError, isWorthRetrying, leavesConnectionUsable, SwallowedFailureError } from './errors.ts'
import { type StatementResult, Execution, type StatementRequest, type Statement } from './connections/statement.ts'
import { tracedStatement } from './connections/traced-statement.ts'
import { type Log, type OpenTransaction, withCallerStack, type BatchWrite } from './tx.ts'
import { type EncodedValue, encode } from './values.ts'

const maxRetries = 3
const commit: Statement = { name: 'commit', text: 'commit' }
const rollback: Statement = { name: 'rollback', text: 'rollback' }

type TransactionWork<T> = (tx: OpenTransaction) => Promise<T>

/** Decides whether a transaction may still be committed: its client may have disconnected. */
export type CommitGuard = {
  signal: AbortSignal
  /** Sends the commit, or throws if the client has disconnected. */
  commit(send: () => Promise<void>): Promise<void>
}

/** Runs the work in a transaction, and retries it when the database error suggests so. */
export async function transact<T>(
  connections: AdaptivePool,
  work: TransactionWork<T>,
  log: Log,
  forWhom?: CommitGuard,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await transactOnce(connections, work, log, forWhom)
    } catch (error) {
      if (attempt === maxRetries || !isWorthRetrying(error)) throw error
    }
    // Random, so that two transactions that collided do not collide again.
    await pause(randomInt(20 * 2 ** attempt))
  }
}

async function transactOnce<T>(
  connections: AdaptivePool,
  work: TransactionWork<T>,
  log: Log,
  forWhom?: CommitGuard,
): Promise<T> {
  const client = await acquireClient(connections)
  const session = openSession(client, forWhom?.signal)
  const callbacks: (() => void)[] = []
  let result: T
  try {
    const { execute, send } = session
    const queued = new Map<BatchWrite<never>, unknown[]>()
    const tx: OpenTransaction = {
      execute,
      send,
      afterCommit: callback => callbacks.push(callback),
      beforeCommit(write, one) {
        const before = queued.get(write)
        if (before) before.push(one)
        else queued.set(write, [one])
      },
    }
    result = await work(tx)
    for (const [write, all] of queued) write(tx, all as never[])
    await (forWhom ? forWhom.commit(session.commit) : session.commit())
  } catch (error) {
    connections.release(client, !(await session.abandon()))
    throw error
  }
  connections.release(client, false)
  for (const callback of callbacks) {
    try {
      untraced(callback)
    } catch (error) {
      // The change is committed: the caller must not get an error.
      log('a callback after a commit failed', error as Error)
    }
  }
  return result
}

const acquireClient = (connections: AdaptivePool): Promise<PoolClient> =>
  new Promise((resolve, reject) =>
    connections.acquire((refusal, client) => (client ? resolve(client) : reject(refusal))),
  )

function openSession(client: PoolClient, signal?: AbortSignal) {
  let begun = false
  let opened = false
  let broken = false
  let over = false

  // Concurrent statements share one round trip, run in order. docs/decisions/0003
  const statements = createBatchQueue<StatementRequest, StatementResult>({
    // Not before all callers that just got a result have sent their next statement.
    later: process.nextTick,
    run: batch =>
      new Promise((done, fail) => {
        const requests = batch.map(({ item }) => item)
        client.query(
          new Execution(requests, opened ? 'within' : 'opening', (error, answers) => {
            if (!answers) {
              broken ||= !leavesConnectionUsable(error)
              return fail(error)
            }
            for (const [n, { resolve }] of batch.entries()) resolve(answers[n]!)
            done()
          }),
        )
        opened = true
      }),
  })
  const ask = (statement: Statement, values: EncodedValue[]): Promise<StatementResult> => {
    begun = true
    return statements.add({ statement, values })
  }

  const begin = (statement: Statement, values: readonly unknown[]): Promise<StatementResult> => {
    if (over) throw new Error(`the query ${statement.name} was run after its transaction had ended`)
    signal?.throwIfAborted()
    return ask(statement, values.map(encode))
  }

  return {
    execute: async (statement: Statement, values: readonly unknown[]): Promise<StatementResult> => {
      try {
        return await tracedStatement(statement, () => begin(statement, values))
      } catch (error) {
        throw withCallerStack(error)
      }
    },

    // A failure of the statement is not reported here, but the later commit fails too.
    send: (statement: Statement, values: readonly unknown[]): void => void begin(statement, values).catch(() => {}),

    async commit(): Promise<void> {
      over = true
      if (!begun) return
      let result: StatementResult
      try {
        result = await tracedStatement(commit, () => ask(commit, []))
      } catch (error) {
        // A refused COMMIT is a rollback, and so is one after a refused statement. Without a response the outcome is
        // unknown, and a retry might apply the change twice.
        throw leavesConnectionUsable(error) ? error : new CommitUnknownError(error)
      }
      begun = false
      if (result.tag !== 'COMMIT') throw new SwallowedFailureError()
    },

    /** Rolls back; returns whether the connection can be used again. */
    async abandon(): Promise<boolean> {
      over = true
      // Sent separately: after a failed statement in the same round trip it would not run.
      await statements.idle()
      if (broken || !begun) return !broken
      try {
        await ask(rollback, [])
        return client.getTransactionStatus() === 'I'
      } catch {
        return false
      }
    },
  }
}
