import { createBatchQueue, nextEventLoopTurn, type Batch } from '#base/batch-queue.ts'
import type { Database, OpenTransaction } from '#storage/database.ts'
import { query } from '#storage/query.ts'

type Ended = { job: { id: number; tries: number }; effects: (tx: OpenTransaction) => Promise<void> }

// The number of tries is the fencing token: it has changed if another process took over the job.
const finishJobs = query(
  'jobs.finishAll',
  `delete from jobs using unnest(:ids::bigint[], :tries::int[]) as ended(id, tries)
   where jobs.id = ended.id and jobs.tries = ended.tries`,
)

/** Jobs that end at about the same time are committed together: the disk is synced once. One that fails fails alone. */
export function sharedCommits(database: Database) {
  const commitAll = (batch: Batch<Ended, void>): Promise<void> =>
    database.transaction(async tx => {
      await Promise.all(batch.map(({ item }) => item.effects(tx)))
      const jobs = batch.map(({ item }) => item.job)
      const finished = await finishJobs.run(tx, {
        ids: jobs.map(({ id }) => id),
        tries: jobs.map(({ tries }) => tries),
      })
      // The lease ran out and another process took over; its work counts.
      if (finished < batch.length) throw new Error('the lease was lost')
    })
  async function run(batch: Batch<Ended, void>): Promise<void> {
    try {
      await commitAll(batch)
      for (const { resolve } of batch) resolve()
    } catch (error) {
      const [first, ...others] = batch
      if (others.length === 0) first!.reject(error)
      else for (const entry of batch) await run([entry])
    }
  }
  const queue = createBatchQueue<Ended, void>({ run, later: begin => nextEventLoopTurn().then(begin) })
  return (job: Ended['job'], effects: Ended['effects']): Promise<void> => queue.add({ job, effects })
}
