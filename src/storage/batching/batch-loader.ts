import { setImmediate as turn } from 'node:timers/promises'
import { rootOf } from '../database.ts'
import type { Tx } from '../tx.ts'

type BatchItem<Given, Found> = { given: Given; resolve: (found: Found) => void; reject: (error: unknown) => void }
/** Finds for all at once, in the order in which they are given. */
type LoadAll<Given, Found> = (tx: Tx, given: readonly Given[]) => Promise<readonly Found[]>

let nextTurn: Promise<void> | undefined

/**
 * Over once all that has come in by now was heard, on whatever connection. It is the same for all who wait for it meanwhile: what they
 * ask for then travels together.
 */
export function nextEventLoopTurn(): Promise<void> {
  nextTurn ??= turn().then(() => void (nextTurn = undefined))
  return nextTurn
}

/** So many share one statement; it and its answer stay small. */
const maxBatch = 500

/**
 * Gathers what is asked for in one moment, in the same transaction or outside of any, into one statement; those who come while it
 * is answered share the next. Whoever asks is written as if it was for one alone. docs/decisions/0003
 */
export function batchLoader<Given, Found>(loadAll: LoadAll<Given, Found>): (tx: Tx, given: Given) => Promise<Found> {
  const asking = new WeakMap<Tx, BatchItem<Given, Found>[]>()

  async function answer(tx: Tx, some: readonly BatchItem<Given, Found>[]): Promise<void> {
    try {
      const found = await loadAll(
        tx,
        some.map(({ given }) => given),
      )
      for (const [n, { resolve }] of some.entries()) resolve(found[n]!)
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
      const asked = { given, resolve, reject }
      const tx = rootOf(asker)
      const others = asking.get(tx)
      if (others) others.push(asked)
      else {
        asking.set(tx, [asked])
        void work(tx)
      }
    })
}

/** The rows of each of those that asked, by `n`: the place of who asked, from 1 on. */
export function rowsPerItem<R extends { n: number }>(given: readonly unknown[], rows: readonly R[]): Omit<R, 'n'>[][] {
  const each: Omit<R, 'n'>[][] = given.map(() => [])
  for (const { n, ...row } of rows) each[n - 1]!.push(row)
  return each
}
