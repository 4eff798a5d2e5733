import { createBatchQueue, nextEventLoopTurn } from '#base/batch-queue.ts'
import { rootOf, type Tx } from '../tx.ts'

/** Loads or writes all given items at once; results are in their order. */
type LoadAll<Given, Found> = (tx: Tx, given: readonly Given[]) => Promise<readonly Found[]>

/** The maximum batch, so that a statement and its result stay small. */
const maxBatch = 500

/**
 * Turns a function for many items into one for a single item: concurrent calls in the same transaction, or outside of any,
 * run as one batch, and calls that arrive meanwhile form the next. docs/decisions/0003
 */
export function batchLoader<Given, Found>(loadAll: LoadAll<Given, Found>): (tx: Tx, given: Given) => Promise<Found> {
  const queue = createBatchQueue<{ tx: Tx; given: Given }, Found>({
    maxBatch,
    later: begin => nextEventLoopTurn().then(begin),
    async run(batch) {
      const given = batch.map(({ item }) => item.given)
      const results = await loadAll(batch[0]!.item.tx, given)
      for (const [n, { resolve }] of batch.entries()) resolve(results[n]!)
    },
  })
  return (caller, given) => {
    const tx = rootOf(caller)
    return queue.add({ tx, given }, tx)
  }
}

/** The rows of each item, by `n`: the position of the item, from 1. */
export function rowsPerItem<R extends { n: number }>(given: readonly unknown[], rows: readonly R[]): Omit<R, 'n'>[][] {
  const each: Omit<R, 'n'>[][] = given.map(() => [])
  for (const { n, ...row } of rows) each[n - 1]!.push(row)
  return each
}
