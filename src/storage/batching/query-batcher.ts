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
   * Runs statements one by one, each on its own. Concurrent fast ones share a round trip, whoever sends them:
   * docs/decisions/0003.
   */
  read: Tx
  /** The same for one purpose: concurrent statements share one round trip and complete together. */
  newReadBatch(): Tx
}

export function createQueryBatcher(connections: AdaptivePool): QueryBatcher {
  // After all input that has already arrived, on any connection.
  const batched = batchRequests(connections, maxPerRoundTrip.ofSeveral, setImmediate)
  const unlessQuick = (ask: ExecuteRequest): Tx =>
    batchedTx(request => (request.statement.batchable ? batched : ask)(request))
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

type RequestWaiter = { resolve: (result: StatementResult) => void; reject: (error: unknown) => void }
/** A statement that one or several callers wait for. */
type PendingRequest = { request: StatementRequest; waiters: RequestWaiter[] }
/**
 * The maximum number of statements per round trip. More of several callers use other connections, so that results are
 * processed while others run.
 */
const maxPerRoundTrip = { ofSeveral: 8, ofOne: 32 }

/**
 * Batches requests into few round trips. A failure affects no other request. `later`: waits until all callers that just
 * got a result have sent their next request.
 */
function batchRequests(
  connections: AdaptivePool,
  atOnce: number,
  later: (travel: () => void) => unknown,
): ExecuteRequest {
  let waiting = new Map<unknown, PendingRequest>()

  const alone = ({ request, waiters }: PendingRequest): void =>
    void executeAlone(connections, request).then(
      result => resolveAll(waiters, result),
      (error: unknown) => rejectAll(waiters, error),
    )
  function send(pending: readonly PendingRequest[]): void {
    if (pending.length === 1) return alone(pending[0]!)
    const requests = pending.map(({ request }) => request)
    const open = new Map(pending.entries())
    const answered = (n: number, result: StatementResult): void => {
      const one = open.get(n)
      open.delete(n)
      if (one) resolveAll(one.waiters, result)
    }
    // The result of a statement that may have changed something is not final before the batch ends: if another is
    // refused, it is undone. docs/decisions/0003
    const soon = (n: number, result: StatementResult): void =>
      void (requests[n]!.statement.batchable && answered(n, result))
    return void executeAll(connections, requests, soon).then(
      answers => answers.forEach((result, n) => answered(n, result)),
      (error: unknown) => {
        const left = [...open.values()]
        // A refused batch was undone by the server, so the rest is run one by one.
        if (leavesConnectionUsable(error) || isStalePlan(error)) left.forEach(alone)
        else for (const { waiters } of left) rejectAll(waiters, error)
      },
    )
  }
  function travel(): void {
    const pending = [...waiting.values()]
    waiting = new Map()
    if (pending.length === 1) return alone(pending[0]!)
    // A statement planned by its values would cause the others to be planned so, too.
    for (const alike of Object.values(Object.groupBy(pending, ({ request }) => planModeOf(request))))
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

/** Requests with the same key share a result. Only `batchable` statements are known to change nothing. */
const requestKey = (request: StatementRequest): unknown =>
  request.statement.batchable && !request.values.some(Buffer.isBuffer)
    ? request.statement.name + JSON.stringify(request.values)
    : request

/** Each caller gets rows of its own. */
function resolveAll([first, ...others]: readonly RequestWaiter[], result: StatementResult): void {
  first!.resolve(result)
  for (const { resolve } of others) resolve({ ...result, rows: result.rows.map(row => ({ ...row })) })
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

// The pool's own query() discards the connection after any refused statement, and does more work per call.
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
