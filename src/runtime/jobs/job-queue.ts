import { traced } from '#base/tracing.ts'
import type { Fact, FactName } from '#contract/facts.ts'
import type { Database, OpenTransaction, Tx } from '#storage/database.ts'
import { query, queryFamily } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import { sharedCommits } from './shared-commits.ts'

export type Job = { id: number; subscriber: string; fact: Fact | null; payload: unknown; tries: number }
/** A consumer of facts. Handling the same fact twice must have the effect of once. */
export type FactSubscriber = {
  name: string
  /** Which facts become jobs of this subscriber. */
  facts: readonly FactName[]
  /** Which of them: a fact that it need not handle becomes no job. */
  wants?(fact: { name: FactName; data: object }): boolean
  /** It waits so long for more facts that it handles together. */
  delaySeconds?: number
  /**
   * `commit` does the work and finishes the job in one transaction. A subscriber that calls external services does so
   * before it commits; returning without a commit means that there is nothing to write.
   */
  handle(job: Job, commit: (work: (tx: OpenTransaction) => Promise<void>) => Promise<void>): Promise<void>
}

const insertJob = query(
  'jobs.insert',
  `insert into jobs (subscriber, payload, run_at) values (:subscriber, :payload, now() + make_interval(secs => :seconds))`,
)
/** Requests servers of other people: its jobs have workers of their own, so that a slow server delays nothing else. */
export const outboundSubscriber = 'webhook delivery'
/** Decodes pictures: thousands of them wait for each other, but nothing else for them. */
export const pictureSubscriber = 'photo sizes'
const lanes = {
  own: `subscriber not in ('${outboundSubscriber}', '${pictureSubscriber}')`,
  outbound: `subscriber = '${outboundSubscriber}'`,
  pictures: `subscriber = '${pictureSubscriber}'`,
}
export type Lane = keyof typeof lanes
const perLane = (sql: (condition: string) => string): Record<Lane, string> => ({
  own: sql(lanes.own),
  outbound: sql(lanes.outbound),
  pictures: sql(lanes.pictures),
})
const claim = queryFamily(
  'jobs.claim',
  perLane(
    condition => `with due as (
     select id from jobs
     where dead_since is null and ${condition} and run_at <= now() and (leased_until is null or leased_until <= now())
     order by run_at, id limit :limit for update skip locked
   )
   update jobs set leased_until = now() + interval '60 seconds', tries = tries + 1
   from due
   where jobs.id = due.id
   returning jobs.id, jobs.subscriber, jobs.payload, jobs.tries, jobs.fact_id`,
  ),
)
const factsById = query(
  'facts.byId',
  `select id, name, created, group_id, account_id, via, data from facts where id = any(:ids::bigint[])`,
)
// The number of tries is the fencing token: it has changed if another process took over the job.
const finish = query('jobs.finish', `delete from jobs where id = :id and tries = :tries`)
const postpone = query(
  'jobs.postpone',
  `update jobs set leased_until = null, error = :error, run_at = now() + make_interval(secs => :seconds),
     dead_since = case when :dead::boolean then now() end
   where id = :id and tries = :tries`,
)
const nextDue = queryFamily(
  'jobs.nextDue',
  perLane(
    condition =>
      `select extract(epoch from min(greatest(run_at, coalesce(leased_until, run_at))) - now())::float8 as seconds from jobs where dead_since is null and ${condition}`,
  ),
)

/** Adds a job in the caller's transaction without a fact. */
export async function addJob(tx: Tx, subscriber: string, payload: unknown, inSeconds = 0): Promise<void> {
  await insertJob.run(tx, { subscriber, payload: json(payload), seconds: inSeconds })
}

/** A retry would change nothing: the job is dead at once, and stays for inspection. */
export class PermanentJobError extends Error {}

export const maxTries = 10
/** 2 s, 4 s, 8 s … about half an hour in all. */
const backOff = (tries: number): number => 2 ** tries

export type JobQueue = {
  /** Polls now. */
  wake(): void
  /** Runs until no job is due. For tests, and for commands that must send their emails before they exit. */
  settle(): Promise<void>
  stop(): Promise<void>
}
/** That of a process that leaves the jobs to others. */
export const noJobs: JobQueue = { wake() {}, settle: async () => {}, stop: async () => {} }

type JobQueueOptions = {
  database: Database
  subscribers: readonly FactSubscriber[]
  log: (line: string, error?: unknown) => void
  batch?: number
  pollMs?: number
  /** Which jobs it works on. */
  lane?: Lane
  /** Commits jobs that end at about the same time in one transaction. */
  commitsTogether?: boolean
}

/** The worker: claims due jobs, runs and retries them, and marks those that keep failing as dead. */
export function startJobQueue({
  database,
  subscribers,
  log,
  batch = 20,
  pollMs = 1000,
  lane = 'own',
  commitsTogether = false,
}: JobQueueOptions): JobQueue {
  const commitTogether = commitsTogether ? sharedCommits(database) : undefined
  const byName = new Map(subscribers.map(factSubscriber => [factSubscriber.name, factSubscriber]))
  let stopping = false
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let again = false

  async function claimBatch(limit: number): Promise<Job[]> {
    const rows = await claim[lane].all(database.read, { limit })
    const ids = rows.map(row => row.fact_id).filter(id => id !== null)
    const facts = ids.length > 0 ? await factsById.all(database.read, { ids }) : []
    const factOf = new Map(facts.map(fact => [fact.id, fact as Fact]))
    return rows.map(({ fact_id, ...job }) => ({ ...job, fact: (fact_id !== null && factOf.get(fact_id)) || null }))
  }
  async function runJob(job: Job): Promise<void> {
    let committed = false
    try {
      const factSubscriber = byName.get(job.subscriber)
      if (!factSubscriber) throw new Error(`no subscriber is named ${job.subscriber}`)
      // All attempts were interrupted, so this job may crash the process.
      if (job.tries > maxTries) throw new Error('no try of it came to an end')
      const commit = async (effects: (tx: OpenTransaction) => Promise<void>): Promise<void> => {
        if (commitTogether) await commitTogether(job, effects)
        else
          await database.transaction(async tx => {
            await effects(tx)
            // The lease ran out and another process took over; its work counts.
            if ((await finish.run(tx, { id: job.id, tries: job.tries })) === 0) throw new Error('the lease was lost')
          })
        committed = true
      }
      const attributes = { 'folkmoot.job.tries': job.tries }
      await traced({ name: `job ${job.subscriber}`, kind: 'consumer', attributes }, () =>
        factSubscriber.handle(job, commit),
      )
      if (!committed) await finish.run(database.read, { id: job.id, tries: job.tries })
    } catch (error) {
      const dead = error instanceof PermanentJobError || job.tries >= maxTries
      const { id, subscriber, tries } = job
      log(
        dead ? `gave up on job ${id} of ${subscriber}` : `job ${id} of ${subscriber} failed, will be tried again`,
        error,
      )
      const text = error instanceof Error ? error.message : String(error)
      await postpone.run(database.read, { id, error: text.slice(0, 1000), seconds: backOff(tries), dead, tries })
    }
  }
  async function drain(): Promise<void> {
    // Jobs that run while the database cannot be written would use up their tries.
    if (database.isDiskFull()) return
    const running = new Set<Promise<void>>()
    try {
      do {
        again = false
        const limit = batch - running.size
        const jobs = stopping || limit === 0 ? [] : await claimBatch(limit)
        for (const job of jobs) {
          const run: Promise<void> = runJob(job)
            .catch(error => log('the job queue failed', error))
            .finally(() => running.delete(run))
          running.add(run)
        }
        const isFull = jobs.length === limit
        await roomForMore(running, isFull ? batch / 2 : 0)
        // A job may have added others.
        again ||= jobs.length > 0 || running.size > 0
      } while (again && !stopping)
    } finally {
      // Claimed jobs are run even while stopping: otherwise they would wait for their lease to end.
      await Promise.all(running)
    }
  }
  /** Until so few jobs are running that more can begin; slow ones delay the others by no more than a poll. */
  async function roomForMore(running: ReadonlySet<Promise<void>>, few: number): Promise<void> {
    let isPollDue = false
    const { promise: pollDue, resolve } = Promise.withResolvers<void>()
    const timeout = setTimeout(() => {
      isPollDue = true
      resolve()
    }, pollMs)
    while (running.size > few && !isPollDue) await Promise.race([pollDue, ...running])
    clearTimeout(timeout)
  }
  function run(): Promise<void> {
    clearTimeout(timer)
    if (working) {
      again = true
      return working
    }
    working = drain()
      .catch(error => log('the job queue failed', error))
      .finally(() => {
        working = undefined
        // A wake-up since the last poll only set `again`.
        if (!stopping) timer = setTimeout(() => void run(), again ? 0 : pollMs).unref()
      })
    return working
  }
  void run()
  return {
    wake: () => void (stopping || run()),
    async settle() {
      for (;;) {
        await run()
        const { seconds } = await nextDue[lane].one(database.read)
        if (stopping || database.isDiskFull()) return
        // It was woken meanwhile, and the jobs in progress are not due any more.
        if (working) continue
        // Failed jobs wait for their retry; only jobs that are due now are awaited.
        if (seconds === null || seconds > 0) return
      }
    },
    async stop() {
      stopping = true
      clearTimeout(timer)
      await working
    },
  }
}

/** The workers of all lanes. Nothing wakes those of others' servers: they look for new jobs by themselves. */
export function startJobQueues({
  picturesAtOnce,
  ...options
}: Pick<JobQueueOptions, 'database' | 'subscribers' | 'log'> & { picturesAtOnce: number }): JobQueue {
  const own = startJobQueue(options)
  const pictures = startJobQueue({ ...options, lane: 'pictures', batch: picturesAtOnce })
  const outbound = startJobQueue({ ...options, lane: 'outbound', batch: 50, commitsTogether: true })
  return {
    wake() {
      own.wake()
      pictures.wake()
    },
    async settle() {
      await own.settle()
      await pictures.settle()
      await outbound.settle()
      // A webhook may have been paused, of which owners are told.
      await own.settle()
    },
    async stop() {
      await Promise.all([own.stop(), pictures.stop(), outbound.stop()])
    },
  }
}
