import type { Pool } from 'pg'
import { isStale, leavesConnectionUsable } from './failures.ts'
import { type Answer, Execution, planningOf, type Request } from './statement.ts'
import { traced, type Tx } from './tx.ts'
import { encode } from './values.ts'

type Ask = (request: Request) => Promise<Answer>

type Reading = {
  /**
   * Runs statements one by one, each on its own. Quick ones that are asked for in one moment travel together, whoever asks:
   * docs/decisions/0328.
   */
  read: Tx
  /** The same for one purpose: what else is asked for at once travels at once, in one round trip, and the answers come together. */
  readAtOnce(): Tx
}

export function readingOn(pool: Pool): Reading {
  // After all that has come in by now, on whatever connection.
  const gathered = gathering(pool, setImmediate)
  const unlessQuick = (ask: Ask): Tx => readingBy(request => (request.statement.isQuick ? gathered : ask)(request))
  return {
    read: unlessQuick(request => executeAlone(pool, request)),
    readAtOnce: () => unlessQuick(gathering(pool, process.nextTick)),
  }
}

const readingBy = (ask: Ask): Tx => ({
  async execute(statement, values) {
    try {
      return await ask({ statement, values: values.map(encode) })
    } catch (error) {
      throw traced(error)
    }
  },
})

type Asked = { request: Request; resolve: (answer: Answer) => void; reject: (error: unknown) => void }
/** So many share a round trip: whoever asked first is not kept waiting for many. */
const most = 32

/**
 * Has what is asked for until then travel in one round trip. Should one fail, the others are none the worse. `later`: not before
 * everybody who has just heard an answer has asked for what comes next.
 */
function gathering(pool: Pool, later: (travel: () => void) => unknown): Ask {
  let waiting: Asked[] = []

  const alone = ({ request, resolve, reject }: Asked): void =>
    void executeAlone(pool, request).then(resolve, (error: unknown) => reject(error))
  function send(asked: readonly Asked[]): void {
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
  function travel(): void {
    const asked = waiting
    waiting = []
    // One that is planned by its values would have the others planned so, too.
    for (const alike of Object.values(Object.groupBy(asked, ({ request }) => planningOf(request))))
      for (let n = 0; n < alike.length; n += most) send(alike.slice(n, n + most))
  }
  return request =>
    new Promise((resolve, reject) => {
      if (waiting.push({ request, resolve, reject }) === 1) later(travel)
    })
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
