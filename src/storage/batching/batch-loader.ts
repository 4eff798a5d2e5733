import { setImmediate as turn } from 'node:timers/promises'
import { rootOf } from '../database.ts'
import type { Tx } from '../tx.ts'

type BatchItem<Given, Found> = { given: Given; resolve: (results: Found) => void; reject: (error: unknown) => void }
/** Loads all keys at once; results are in the order of the keys. */
type LoadAll<Given, Found> = (tx: Tx, given: readonly Given[]) => Promise<readonly Found[]>

let nextTurn: Promise<void> | undefined

/**
 * Resolves after all input that has already arrived, on any connection, was processed. Concurrent callers share one
 * promise, so that their next statements are batched.
 */
export function nextEventLoopTurn(): Promise<void> {
  nextTurn ??= turn().then(() => void (nextTurn = undefined))
  return nextTurn
}

/** The maximum batch, so that a statement and its result stay small. */
const maxBatch = 500

/**
 * Batches concurrent lookups, in the same transaction or outside of any, into one statement; those that arrive while it
 * runs share the next. Callers are written as if for a single lookup. docs/decisions/0003
 */
export function batchLoader<Given, Found>(loadAll: LoadAll<Given, Found>): (tx: Tx, given: Given) => Promise<Found> {
  const asking = new WeakMap<Tx, BatchItem<Given, Found>[]>()

  async function answer(tx: Tx, some: readonly BatchItem<Given, Found>[]): Promise<void> {
    try {
      const results = await loadAll(
        tx,
        some.map(({ given }) => given),
      )
      for (const [n, { resolve }] of some.entries()) resolve(results[n]!)
    } catch (error) {
      for (const { reject } of some) reject(error)
    }
  }
  async function work(tx: Tx): Promise<void> {
    const waiting = asking.get(tx)!
    for (await nextEventLoopTurn(); waiting.length > 0;) {
      const some = waiting.splice(0, maxBatch)
      await answer(tx, some)
    }
    asking.delete(tx)
  }
  return (asker, given) =>
    new Promise((resolve, reject) => {
      const pending = { given, resolve, reject }
      const tx = rootOf(asker)
      const others = asking.get(tx)
      if (others) others.push(pending)
      else {
        asking.set(tx, [pending])
        void work(tx)
      }
    })
}

/** The rows of each key, by `n`: the index of the key, from 1. */
export function rowsPerItem<R extends { n: number }>(given: readonly unknown[], rows: readonly R[]): Omit<R, 'n'>[][] {
  const each: Omit<R, 'n'>[][] = given.map(() => [])
  for (const { n, ...row } of rows) each[n - 1]!.push(row)
  return each
}
