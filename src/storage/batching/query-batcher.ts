import { createBatchQueue, type Batch } from '#base/batch-queue.ts'
import type { AdaptivePool } from '../connections/adaptive-pool.ts'
import { isStalePlan, leavesConnectionUsable } from '../errors.ts'
import {
  type StatementResult,
  Execution,
  planModeOf,
  type StatementRequest,
  type OnResult,
} from '../connections/statement.ts'
import { tracedStatement } from '../connections/traced-statement.ts'
import { withCallerStack, type Tx } from '../tx.ts'
import { encode } from '../values.ts'

type ExecuteRequest = (request: StatementRequest) => Promise<StatementResult>

type QueryBatcher = {
  /** Each statement commits by itself. Concurrent batchable ones share round trips, whoever sends them. docs/decisions/0003 */
  read: Tx
  /** The same for one purpose: its other concurrent statements share round trips among themselves, and complete together. */
  newReadBatch(): Tx
}

export function createQueryBatcher(connections: AdaptivePool): QueryBatcher {
  // After all input that has already arrived, on any connection: several callers get their results in one turn.
  const batched = batchRequests(connections, maxPerRoundTrip.ofSeveral, setImmediate)
  const txWith = (executeOthers: ExecuteRequest): Tx =>
    batchedTx(request => (request.statement.batchable ? batched : executeOthers)(request))
  const read = txWith(request => executeAlone(connections, request))
  return {
    read,
    // After everything that the same result has caused.
    newReadBatch: () => ({
      ...txWith(batchRequests(connections, maxPerRoundTrip.ofOne, process.nextTick)),
      root: read,
    }),
  }
}

const batchedTx = (executeRequest: ExecuteRequest): Tx => ({
  async execute(statement, values) {
    try {
      return await tracedStatement(statement, () => executeRequest({ statement, values: values.map(encode) }))
    } catch (error) {
      throw withCallerStack(error)
    }
  },
})

/** Callers of the same statement with the same values. */
type EqualRequests = Batch<StatementRequest, StatementResult>
/**
 * The maximum number of statements per round trip. More of several callers use other connections, so that results are
 * processed while others run.
 */
const maxPerRoundTrip = { ofSeveral: 8, ofOne: 32 }

/** Batches requests into few round trips. A failure affects no other request. */
function batchRequests(
  connections: AdaptivePool,
  atOnce: number,
  later: (begin: () => void) => unknown,
): ExecuteRequest {
  const alone = (equal: EqualRequests): void =>
    void executeAlone(connections, equal[0]!.item).then(
      result => resolveAll(equal, result),
      (error: unknown) => rejectAll(equal, error),
    )
  function send(pending: readonly EqualRequests[]): void {
    if (pending.length === 1) return alone(pending[0]!)
    const requests = pending.map(([first]) => first!.item)
    const open = new Map(pending.entries())
    const onResult = (n: number, result: StatementResult): void => {
      const equal = open.get(n)
      open.delete(n)
      if (equal) resolveAll(equal, result)
    }
    // The result of a statement that may have changed something is not final before the batch ends: if another is
    // refused, it is undone. docs/decisions/0003
    const onEarlyResult = (n: number, result: StatementResult): void =>
      void (requests[n]!.statement.batchable && onResult(n, result))
    return void executeAll(connections, requests, onEarlyResult).then(
      results => results.forEach((result, n) => onResult(n, result)),
      (error: unknown) => {
        const left = [...open.values()]
        // A refused batch was undone by the server, so the rest is run one by one.
        if (leavesConnectionUsable(error) || isStalePlan(error)) left.forEach(alone)
        else for (const equal of left) rejectAll(equal, error)
      },
    )
  }
  const queue = createBatchQueue<StatementRequest, StatementResult>({
    later,
    // Returns no promise: the next batch does not wait for the result.
    run(batch) {
      if (batch.length === 1) return alone(batch)
      const pending = [...Map.groupBy(batch, ({ item }) => requestKey(item)).values()]
      // A statement planned by its values would cause the others to be planned so, too.
      for (const alike of Map.groupBy(pending, ([first]) => planModeOf(first!.item)).values())
        for (let n = 0; n < alike.length; n += atOnce) send(alike.slice(n, n + atOnce))
    },
  })
  return request => queue.add(request)
}

/**
 * Equal requests have the same key, and share a result. Only `batchable` statements are known to change nothing; buffers
 * would make long keys.
 */
const requestKey = (request: StatementRequest): unknown =>
  request.statement.batchable && !request.values.some(Buffer.isBuffer)
    ? request.statement.name + JSON.stringify(request.values)
    : request

/** Each caller gets rows of its own. */
function resolveAll([first, ...others]: EqualRequests, result: StatementResult): void {
  first!.resolve(result)
  for (const { resolve } of others) resolve({ ...result, rows: result.rows.map(row => ({ ...row })) })
}
function rejectAll(equal: EqualRequests, error: unknown): void {
  for (const { reject } of equal) reject(error)
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
  onResult?: OnResult,
): Promise<StatementResult[]> =>
  new Promise((resolve, reject) => {
    connections.acquire((refusal, client) => {
      if (!client) return reject(refusal)
      const done = (error: Error | null, answers?: StatementResult[]): void => {
        connections.release(client, error !== null && !leavesConnectionUsable(error))
        if (answers) resolve(answers)
        else reject(error ?? new Error('the server gave no answer'))
      }
      client.query(new Execution(requests, 'alone', done, onResult))
    })
  })
