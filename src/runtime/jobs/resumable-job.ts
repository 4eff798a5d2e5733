import type { Database, Tx } from '#storage/database.ts'
import { addJob, type FactSubscriber } from './outbox.ts'

/** One job works no longer than this, so that the jobs of others come in between. */
const sliceMs = 100

/** Work that may be too long for the call which causes it: some of it is done there, the rest in the background. */
export type ResumableJob<Rest> = {
  /** Leaves what is left of it, if anything is, to its reader. */
  enqueue(tx: Tx, rest: Rest | null): Promise<void>
  subscriber(database: Database): FactSubscriber
}

/** `step` does some of it, in transactions of its own, and answers what is left then. Doing it twice must do no harm. */
export function createResumableJob<Rest extends object>(
  name: string,
  step: (database: Database, rest: Rest) => Promise<Rest | null>,
): ResumableJob<Rest> {
  const leave = async (tx: Tx, rest: Rest | null): Promise<void> => {
    if (rest) await addJob(tx, name, rest)
  }
  return {
    enqueue: leave,
    subscriber: database => ({
      name,
      facts: [],
      async handle({ payload }, commit) {
        const until = performance.now() + sliceMs
        let rest: Rest | null = payload as Rest
        while (rest && performance.now() < until) rest = await step(database, rest)
        await commit(tx => leave(tx, rest))
      },
    }),
  }
}
