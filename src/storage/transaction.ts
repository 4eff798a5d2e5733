import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { CommitUnknownError, isWorthRetrying, leavesConnectionUsable, SwallowedFailureError } from './failures.ts'
import { type Answer, Execution, type Statement } from './statement.ts'
import { type Log, type OpenTransaction, traced } from './tx.ts'
import { type Encoded, encode } from './values.ts'

const retries = 3
const commit: Statement = { name: 'commit', text: 'commit' }
const rollback: Statement = { name: 'rollback', text: 'rollback' }

type Work<T> = (tx: OpenTransaction) => Promise<T>

/** Runs the work in a transaction, again from the start when the database says that this would help. */
export async function transact<T>(pool: Pool, work: Work<T>, log: Log): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await transactOnce(pool, work, log)
    } catch (error) {
      if (attempt === retries || !isWorthRetrying(error)) throw error
    }
    // Random, so that two transactions that met do not meet again.
    await pause(randomInt(20 * 2 ** attempt))
  }
}

async function transactOnce<T>(pool: Pool, work: Work<T>, log: Log): Promise<T> {
  const client = await pool.connect()
  const session = openSession(client)
  const callbacks: (() => void)[] = []
  let result: T
  try {
    result = await work({ execute: session.execute, after: callback => callbacks.push(callback) })
    await session.commit()
  } catch (error) {
    client.release(!(await session.abandon()))
    throw error
  }
  client.release()
  for (const callback of callbacks) {
    try {
      callback()
    } catch (error) {
      // The change is made: the caller must not hear that it failed.
      log('a callback after a commit failed', error as Error)
    }
  }
  return result
}

function openSession(client: PoolClient) {
  let begun = false
  let broken = false
  let over = false
  let pending = 0
  let last: Promise<unknown> = Promise.resolve()

  // One after the other, also when the work starts several at once: the server takes them in order anyway.
  const send = (statement: Statement, values: Encoded[]): Promise<Answer> => {
    const begins = !begun
    begun = true
    const start = (): Promise<Answer> => submit(client, statement, values, begins)
    const answer = pending ? last.then(start, start) : start()
    pending++
    last = answer.then(
      () => void pending--,
      error => {
        pending--
        broken ||= !leavesConnectionUsable(error)
      },
    )
    return answer
  }

  return {
    execute: async (statement: Statement, values: readonly unknown[]): Promise<Answer> => {
      if (over) throw new Error(`the query ${statement.name} was run after its transaction had ended`)
      try {
        return await send(statement, values.map(encode))
      } catch (error) {
        throw traced(error)
      }
    },

    async commit(): Promise<void> {
      over = true
      if (!begun) return
      let answer: Answer
      try {
        answer = await send(commit, [])
      } catch (error) {
        // A refused COMMIT is a rollback. Without an answer nothing is known, and a second try might do it twice.
        throw leavesConnectionUsable(error) ? error : new CommitUnknownError(error)
      }
      begun = false
      if (answer.tag !== 'COMMIT') throw new SwallowedFailureError()
    },

    /** Undoes what was begun; answers whether the connection can be used again. */
    async abandon(): Promise<boolean> {
      over = true
      await last
      if (broken || !begun) return !broken
      try {
        await send(rollback, [])
        return client.getTransactionStatus() === 'I'
      } catch {
        return false
      }
    },
  }
}

function submit(client: PoolClient, statement: Statement, values: Encoded[], begins: boolean): Promise<Answer> {
  return new Promise((resolve, reject) => {
    client.query(
      new Execution(statement, values, begins, (error, answer) => {
        if (answer) resolve(answer)
        else reject(error ?? new Error('the server gave no answer'))
      }),
    )
  })
}
