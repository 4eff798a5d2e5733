import { setImmediate as turn } from 'node:timers/promises'
import { knownUnder } from './database.ts'
import type { Tx } from './tx.ts'

type Asked<Given, Found> = { given: Given; resolve: (found: Found) => void; reject: (error: unknown) => void }
/** Finds for all at once, in the order in which they are given. */
type FindAll<Given, Found> = (tx: Tx, given: readonly Given[]) => Promise<readonly Found[]>

let next: Promise<void> | undefined

/**
 * Over once all that has come in by now was heard, on whatever connection. It is the same for all who wait for it meanwhile: what they
 * ask for then travels together.
 */
export function moment(): Promise<void> {
  next ??= turn().then(() => void (next = undefined))
  return next
}

/** So many share one statement; it and its answer stay small. */
const most = 500

/**
 * Gathers what is asked for in one moment, in the same transaction or outside of any, into one statement; those who come while it
 * is answered share the next. Whoever asks is written as if it was for one alone. docs/decisions/0251
 */
export function together<Given, Found>(findAll: FindAll<Given, Found>): (tx: Tx, given: Given) => Promise<Found> {
  const asking = new WeakMap<Tx, Asked<Given, Found>[]>()

  async function answer(tx: Tx, some: readonly Asked<Given, Found>[]): Promise<void> {
    try {
      const found = await findAll(
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
    for (await moment(); waiting.length > 0;) {
      const some = waiting.splice(0, most)
      await answer(tx, some)
    }
    asking.delete(tx)
  }
  return (asker, given) =>
    new Promise((resolve, reject) => {
      const asked = { given, resolve, reject }
      const tx = knownUnder(asker)
      const others = asking.get(tx)
      if (others) others.push(asked)
      else {
        asking.set(tx, [asked])
        void work(tx)
      }
    })
}

/** The rows of each of those that asked, by `n`: the place of who asked, from 1 on. */
export function rowsOfEach<R extends { n: number }>(given: readonly unknown[], rows: readonly R[]): Omit<R, 'n'>[][] {
  const each: Omit<R, 'n'>[][] = given.map(() => [])
  for (const { n, ...row } of rows) each[n - 1]!.push(row)
  return each
}
