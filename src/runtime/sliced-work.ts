import type { Database, Tx } from '#storage/database.ts'
import { addJob, type Reader } from './outbox.ts'

/** One job works no longer than this, so that the jobs of others come in between. */
const sliceMs = 100

/** A reader of jobs that do some of what is left at a time, each in a transaction, and leave the rest to another job. */
export const slicedWork = <Rest extends object>(
  database: Database,
  name: string,
  workOn: (tx: Tx, rest: Rest) => Promise<Rest | null>,
): Reader => ({
  name,
  facts: [],
  async handle({ payload }, commit) {
    const until = performance.now() + sliceMs
    let rest: Rest | null = payload as Rest
    while (rest && performance.now() < until) {
      const work: Rest = rest
      rest = await database.transaction(tx => workOn(tx, work))
    }
    if (rest) await commit(tx => addJob(tx, name, rest))
  },
})
