import { ApiError } from '#contract/errors.ts'
import type { OpenTransaction } from '#storage/database.ts'
import { OvertakenError } from '#storage/failures.ts'
import type { Outcome } from './call.ts'
import type { Commit, Tell } from './commit.ts'
import { doTogether, orRefusal, type Waiter } from './done-together.ts'
import { foundOnce } from './found-once.ts'
import type { OpenCall } from './open-call.ts'
import type { Finders } from './subjects.ts'

/** How many share a transaction at most: what they lock is locked until the last of them is done. */
const most = 20

/** A change that was prepared: it is found what it is about, and then done. */
export type Change<T> = {
  open: (tx: OpenTransaction, finders: Finders) => Promise<OpenCall>
  do: (opened: OpenCall) => Promise<T>
}
type Asked<T> = Waiter<T> & { change: Change<T> }
type Wanted<T> = Pick<Asked<T>, 'change' | 'waiting'> & {
  /** What it would wait for; undefined: it shares its transaction with nobody. */
  row: string | undefined
}

/** One of those that share a transaction was refused after it had written something. */
class SpoiledError extends Error {}

/**
 * Changes that would wait for the same row share transactions: those that come while others are done are the next, in their order.
 * What each asks of the database travels with what the others ask. docs/decisions/0325
 */
export function sharing<T>(finders: Finders, commit: Commit) {
  const queues = new Map<string, Asked<T>[]>()

  async function work(row: string, queue: Asked<T>[]): Promise<void> {
    while (queue.length > 0)
      await doTogether<T, Asked<T>>(queue.splice(0, most), (here, waiting) =>
        commit((tx, tell) => attempt(here, { tx, tell, finders }), waiting),
      )
    queues.delete(row)
  }

  return ({ change, waiting, row }: Wanted<T>): Promise<T> => {
    if (row === undefined) return commit((tx, tell) => doOne(change, { tx, tell, finders }), waiting)
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const asked = { change, waiting, resolve, reject }
    const queue = queues.get(row)
    if (queue) queue.push(asked)
    else {
      const begun = [asked]
      queues.set(row, begun)
      void work(row, begun)
    }
    return promise
  }
}

type Ground = { tx: OpenTransaction; tell: Tell; finders: Finders }

async function doOne<T>(change: Change<T>, { tx, tell, finders }: Ground): Promise<T> {
  const opened = await change.open(tx, finders)
  const done = await change.do(opened)
  tell(opened.facts)
  return done
}

/** One after the other, each after what was done by those before it; only what they are about is looked up for all at once. */
async function attempt<T>(all: readonly Asked<T>[], { tx, tell, finders }: Ground): Promise<Outcome<T>[]> {
  if (all.length === 1) return [{ answer: await doOne(all[0]!.change, { tx, tell, finders }) }]
  const counted = countedOn(tx)
  const once = foundOnce(finders)
  const opened = await Promise.all(all.map(({ change }) => orRefusal(() => change.open(counted.tx, once))))
  const outcomes: Outcome<T>[] = []
  for (const [n, one] of opened.entries()) {
    if ('refusal' in one) {
      outcomes.push(one)
      continue
    }
    one.call.beside = outcomes.some(outcome => 'answer' in outcome)
    const outcome = await outcomeOf(() => all[n]!.change.do(one), counted)
    if ('answer' in outcome) tell(one.facts)
    outcomes.push(outcome)
  }
  return outcomes
}

/** What becomes of one beside others: it is refused alone, or put off, only where it has left no trace. */
async function outcomeOf<T>(work: () => Promise<T>, { asked }: Counted): Promise<Outcome<T>> {
  const before = asked()
  try {
    return { answer: await work() }
  } catch (error) {
    const isOwn = error instanceof ApiError || error instanceof OvertakenError
    if (isOwn && asked() > before) throw new SpoiledError('refused after something was written', { cause: error })
    if (error instanceof ApiError) return { refusal: error }
    if (error instanceof OvertakenError) return { alone: true }
    throw error
  }
}

type Counted = { tx: OpenTransaction; asked: () => number }

/** A transaction that knows how much was asked of it. */
function countedOn(tx: OpenTransaction): Counted {
  let count = 0
  return {
    tx: {
      execute(statement, values) {
        count += 1
        return tx.execute(statement, values)
      },
      send(statement, values) {
        count += 1
        tx.send(statement, values)
      },
      atEnd(write, one) {
        count += 1
        tx.atEnd(write, one)
      },
      after: tx.after,
    },
    asked: () => count,
  }
}
