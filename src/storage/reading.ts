import type { Pool } from 'pg'
import { isStale, leavesConnectionUsable } from './failures.ts'
import { type Answer, Execution, type Request, type Statement } from './statement.ts'
import { traced, type Tx } from './tx.ts'
import { encode } from './values.ts'

/** Runs statements one by one, each on its own. */
export const readingOn = (pool: Pool): Tx => ({
  async execute(statement, values) {
    try {
      return await executeAlone(pool, { statement, values: values.map(encode) })
    } catch (error) {
      throw traced(error)
    }
  },
})

const atOnce = new WeakSet<Tx>()
/** Whether it is one for one purpose, of which what is asked for at once travels at once. */
export const travelsAtOnce = (tx: Tx): boolean => atOnce.has(tx)

type Asked = { request: Request; resolve: (answer: Answer) => void; reject: (error: unknown) => void }

/**
 * The same for one purpose: what is asked for at once travels at once, in one round trip, and the answers come together.
 * Should one fail, the others are none the worse.
 */
export function readingAtOnce(pool: Pool): Tx {
  let waiting: Asked[] = []

  const alone = ({ request, resolve, reject }: Asked): void =>
    void executeAlone(pool, request).then(resolve, (error: unknown) => reject(error))
  function travel(): void {
    const asked = waiting
    waiting = []
    if (asked.length === 1) return alone(asked[0]!)
    const requests = asked.map(({ request }) => request)
    return void executeAll(pool, requests).then(
      answers => asked.forEach(({ resolve }, n) => resolve(answers[n]!)),
      (error: unknown) => {
        // What the server refused it has undone, whichever of them it was.
        if (leavesConnectionUsable(error) || isStale(error)) asked.forEach(alone)
        else for (const { reject } of asked) reject(error)
      },
    )
  }
  const ask = (statement: Statement, values: readonly unknown[]): Promise<Answer> =>
    new Promise((resolve, reject) => {
      // Not before everybody who has just heard an answer has asked for what comes next.
      if (waiting.push({ request: { statement, values: values.map(encode) }, resolve, reject }) === 1)
        process.nextTick(travel)
    })
  const tx: Tx = {
    async execute(statement, values) {
      try {
        return await ask(statement, values)
      } catch (error) {
        throw traced(error)
      }
    },
  }
  atOnce.add(tx)
  return tx
}

async function executeAlone(pool: Pool, request: Request): Promise<Answer> {
  try {
    return (await executeAll(pool, [request]))[0]!
  } catch (error) {
    if (isStale(error)) return (await executeAll(pool, [request]))[0]!
    throw error
  }
}

// The pool's own query() throws the connection away after any refused statement, and does more work per call.
const executeAll = (pool: Pool, requests: readonly Request[]): Promise<Answer[]> =>
  new Promise((resolve, reject) => {
    pool.connect((refusal, client) => {
      if (!client) return reject(refusal ?? new Error('the pool gave no connection'))
      client.query(
        new Execution(requests, 'alone', (error, answers) => {
          client.release(error !== null && !leavesConnectionUsable(error))
          if (answers) resolve(answers)
          else reject(error ?? new Error('the server gave no answer'))
        }),
      )
    })
  })
