import type { AdaptivePool } from '../connections/adaptive-pool.ts'
import { isStalePlan, leavesConnectionUsable } from '../errors.ts'
import {
  type StatementResult,
  Execution,
  planModeOf,
  type StatementRequest,
  type OnResult,
} from '../connections/statement.ts'
import { withCallerStack, type Tx } from '../tx.ts'
import { encode } from '../values.ts'

type ExecuteRequest = (request: StatementRequest) => Promise<StatementResult>

type QueryBatcher = {
  /**
   * Runs statements one by one, each on its own. Quick ones that are asked for in one moment travel together, whoever asks:
   * docs/decisions/0003.
   */
  read: Tx
  /** The same for one purpose: what else is asked for at once travels at once, in one round trip, and the answers come together. */
  newReadBatch(): Tx
}

export function createQueryBatcher(connections: AdaptivePool): QueryBatcher {
  // After all that has come in by now, on whatever connection.
  const gathered = batchRequests(connections, maxPerRoundTrip.ofSeveral, setImmediate)
  const unlessQuick = (ask: ExecuteRequest): Tx =>
    batchedTx(request => (request.statement.batchable ? gathered : ask)(request))
  return {
    read: unlessQuick(request => executeAlone(connections, request)),
    newReadBatch: () => unlessQuick(batchRequests(connections, maxPerRoundTrip.ofOne, process.nextTick)),
  }
}

const batchedTx = (ask: ExecuteRequest): Tx => ({
  async execute(statement, values) {
    try {
      return await ask({ statement, values: values.map(encode) })
    } catch (error) {
      throw withCallerStack(error)
    }
  },
})

type RequestWaiter = { resolve: (answer: StatementResult) => void; reject: (error: unknown) => void }
/** What is asked for, by one or by several. */
type PendingRequest = { request: StatementRequest; waiters: RequestWaiter[] }
/**
 * How many share a round trip. More of what several ask for goes by other connections: while some are told what was found, others
 * are looked for.
 */
const maxPerRoundTrip = { ofSeveral: 8, ofOne: 32 }

/**
 * Has what is asked for until then travel in few round trips. Should one fail, the others are none the worse. `later`: not before
 * everybody who has just heard an answer has asked for what comes next.
 */
function batchRequests(
  connections: AdaptivePool,
  atOnce: number,
  later: (travel: () => void) => unknown,
): ExecuteRequest {
  let waiting = new Map<unknown, PendingRequest>()

  const alone = ({ request, waiters }: PendingRequest): void =>
    void executeAlone(connections, request).then(
      answer => resolveAll(waiters, answer),
      (error: unknown) => rejectAll(waiters, error),
    )
  function send(asked: readonly PendingRequest[]): void {
    if (asked.length === 1) return alone(asked[0]!)
    const requests = asked.map(({ request }) => request)
    const open = new Map(asked.entries())
    const answered = (n: number, answer: StatementResult): void => {
      const one = open.get(n)
      open.delete(n)
      if (one) resolveAll(one.waiters, answer)
    }
    // What may have changed something is not sure before all is: should another be refused, it is undone. docs/decisions/0003
    const soon = (n: number, answer: StatementResult): void =>
      void (requests[n]!.statement.batchable && answered(n, answer))
    return void executeAll(connections, requests, soon).then(
      answers => answers.forEach((answer, n) => answered(n, answer)),
      (error: unknown) => {
        const left = [...open.values()]
        // What the server refused it has undone, whichever of them it was.
        if (leavesConnectionUsable(error) || isStalePlan(error)) left.forEach(alone)
        else for (const { waiters } of left) rejectAll(waiters, error)
      },
    )
  }
  function travel(): void {
    const asked = [...waiting.values()]
    waiting = new Map()
    if (asked.length === 1) return alone(asked[0]!)
    // One that is planned by its values would have the others planned so, too.
    for (const alike of Object.values(Object.groupBy(asked, ({ request }) => planModeOf(request))))
      for (let n = 0; n < alike.length; n += atOnce) send(alike.slice(n, n + atOnce))
  }
  return request =>
    new Promise((resolve, reject) => {
      const question = requestKey(request)
      const pendingRequest = waiting.get(question) ?? { request, waiters: [] }
      const isFirst = waiting.size === 0
      pendingRequest.waiters.push({ resolve, reject })
      waiting.set(question, pendingRequest)
      if (isFirst) later(travel)
    })
}

/** What those who ask for the same have in common. Only quick statements are known to change nothing. */
const requestKey = (request: StatementRequest): unknown =>
  request.statement.batchable && !request.values.some(Buffer.isBuffer)
    ? request.statement.name + JSON.stringify(request.values)
    : request

/** Each gets rows of their own. */
function resolveAll([first, ...others]: readonly RequestWaiter[], answer: StatementResult): void {
  first!.resolve(answer)
  for (const { resolve } of others) resolve({ ...answer, rows: answer.rows.map(row => ({ ...row })) })
}
function rejectAll(askers: readonly RequestWaiter[], error: unknown): void {
  for (const { reject } of askers) reject(error)
}

async function executeAlone(connections: AdaptivePool, request: StatementRequest): Promise<StatementResult> {
  try {
    return (await executeAll(connections, [request]))[0]!
  } catch (error) {
    if (isStalePlan(error)) return (await executeAll(connections, [request]))[0]!
    throw error
  }
}

// The pool's own query() throws the connection away after any refused statement, and does more work per call.
const executeAll = (
  connections: AdaptivePool,
  requests: readonly StatementRequest[],
  soon?: OnResult,
): Promise<StatementResult[]> =>
  new Promise((resolve, reject) => {
    connections.acquire((refusal, client) => {
      if (!client) return reject(refusal)
      const done = (error: Error | null, answers?: StatementResult[]): void => {
        connections.release(client, error !== null && !leavesConnectionUsable(error))
        if (answers) resolve(answers)
        else reject(error ?? new Error('the server gave no answer'))
      }
      client.query(new Execution(requests, 'alone', done, soon))
    })
  })
