import type { Database, Tx } from '#storage/database.ts'
import { addJob, type FactSubscriber } from './job-queue.ts'

/** The time slice of a job, so that the jobs of others run in between. */
const sliceMs = 100

/** Work that may take too long for the call that causes it: the rest continues in the background. */
export type ResumableJob<Rest> = {
  /** Enqueues a job for the rest, if there is any. */
  enqueue(tx: Tx, rest: Rest | null): Promise<void>
  subscriber(database: Database): FactSubscriber
}

/** `step` does some of the work in transactions of its own and returns the rest. It must be idempotent. */
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
