import type { Fact, FactData, FactName } from '#contract/facts.ts'
import type { Database, OpenTransaction, Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import { variableNameIn } from '#storage/transaction-variable.ts'

/** A fact that is about to be committed. */
export type NewFact = {
  [N in FactName]: { name: N; group_id: number; account_id: number | null; via: string; data: FactData[N] }
}[FactName]

export type Job = { id: number; reader: string; fact: Fact | null; payload: unknown; tries: number }
/** Somebody who acts on facts. Acting twice on the same fact must have the effect of once. */
export type FactSubscriber = {
  name: string
  /** Which facts become jobs of this reader. */
  facts: readonly FactName[]
  /**
   * `commit` does the work and ends the job in one transaction. A reader that talks to the outside does so before it
   * commits; one that returns without committing has nothing to keep.
   */
  handle(job: Job, commit: (work: (tx: OpenTransaction) => Promise<void>) => Promise<void>): Promise<void>
}

// With the jobs of their readers: numbers of facts do not commit in order, so nobody looks for new ones.
// docs/decisions/0006
const factRecords = `with given as (
     select * from jsonb_to_recordset(:facts::jsonb)
       as f(n int, name text, group_id bigint, account_id bigint, via text, data jsonb, noted text, readers text[])
   )`
const insertingFacts = `insert into facts (group_id, name, account_id, via, data)
     select group_id, name, account_id, via,
       case when noted is null then data else data || current_setting(noted)::jsonb end from given order by n`
const insertFacts = query(
  'facts.insert',
  `${factRecords}, inserted as (
     ${insertingFacts}
     returning id, name
   ), queued as (
     insert into jobs (reader, fact_id)
     select reader, inserted.id from inserted
     join (select distinct name, readers from given) g using (name), unnest(g.readers) as reader
   )
   select count(*)::int as "count!" from inserted`,
)
/** Facts that nobody acts on: half the work, and that of every post, while its group is locked. */
const insertUnsubscribed = query('facts.insertUnread', `${factRecords} ${insertingFacts}`)
const insertJob = query(
  'jobs.insert',
  `insert into jobs (reader, payload, run_at) values (:reader, :payload, now() + make_interval(secs => :seconds))`,
)
const claim = query(
  'jobs.claim',
  `with due as (
     select id from jobs
     where dead_since is null and run_at <= now() and (leased_until is null or leased_until <= now())
     order by run_at, id limit :limit for update skip locked
   )
   update jobs set leased_until = now() + interval '60 seconds', tries = tries + 1
   from due
   where jobs.id = due.id
   returning jobs.id, jobs.reader, jobs.payload, jobs.tries, jobs.fact_id`,
)
const factsById = query(
  'facts.byId',
  `select id, name, created, group_id, account_id, via, data from facts where id = any(:ids::bigint[])`,
)
// The count of tries is the fence: it has moved on when another process took the job over.
const finish = query('jobs.finish', `delete from jobs where id = :id and tries = :tries`)
const postpone = query(
  'jobs.postpone',
  `update jobs set leased_until = null, error = :error, run_at = now() + make_interval(secs => :seconds),
     dead_since = case when :dead::boolean then now() end
   where id = :id and tries = :tries`,
)
const nextDue = query(
  'jobs.nextDue',
  `select extract(epoch from min(greatest(run_at, coalesce(leased_until, run_at))) - now())::float8 as seconds from jobs where dead_since is null`,
)

/** Writes facts, and one job for each reader of each, in the caller's transaction and in one statement, not waited for. */
export function writeFacts(tx: Tx, facts: readonly NewFact[], subscribers: readonly FactSubscriber[]): void {
  if (facts.length === 0) return
  const rows = facts.map((fact, n) => ({
    ...fact,
    n,
    noted: variableNameIn(fact.data),
    readers: subscribers
      .filter(factSubscriber => factSubscriber.facts.includes(fact.name))
      .map(factSubscriber => factSubscriber.name),
  }))
  const insert = rows.some(row => row.readers.length > 0) ? insertFacts : insertUnsubscribed
  insert.send(tx, { facts: json(rows) })
}

/** Puts work into the queue in the caller's transaction, for a reader that does not wait for a fact. */
export async function addJob(tx: Tx, subscriber: string, payload: unknown, inSeconds = 0): Promise<void> {
  await insertJob.run(tx, { reader: subscriber, payload: json(payload), seconds: inSeconds })
}

/** Trying again would change nothing: such a job is dead at once, and stays to be looked at. */
export class PermanentJobError extends Error {}

export const maxTries = 10
/** 2 s, 4 s, 8 s … about half an hour in all. */
const backOff = (tries: number): number => 2 ** tries

export type Outbox = {
  /** There may be something to do now. */
  wake(): void
  /** Works until nothing is due. For tests and for commands that must not leave before their letters have. */
  settle(): Promise<void>
  stop(): Promise<void>
}
type OutboxOptions = {
  database: Database
  subscribers: readonly FactSubscriber[]
  log: (line: string, error?: unknown) => void
  batch?: number
  pollMs?: number
}

/** The worker: claims due jobs, runs them, tries again later, and gives up visibly. */
export function startOutbox({ database, subscribers, log, batch = 20, pollMs = 1000 }: OutboxOptions): Outbox {
  const byName = new Map(subscribers.map(factSubscriber => [factSubscriber.name, factSubscriber]))
  let stopping = false
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let again = false

  async function claimBatch(): Promise<Job[]> {
    const rows = await claim.all(database.read, { limit: batch })
    const ids = rows.map(row => row.fact_id).filter(id => id !== null)
    const facts = ids.length > 0 ? await factsById.all(database.read, { ids }) : []
    const factOf = new Map(facts.map(fact => [fact.id, fact as Fact]))
    return rows.map(({ id, reader, payload, tries, fact_id }) => ({
      id,
      reader,
      payload,
      tries,
      fact: (fact_id !== null && factOf.get(fact_id)) || null,
    }))
  }
  async function runJob(job: Job): Promise<void> {
    let committed = false
    try {
      const factSubscriber = byName.get(job.reader)
      if (!factSubscriber) throw new Error(`nobody reads as ${job.reader}`)
      // Its tries never came to an end: it may be what ends the process.
      if (job.tries > maxTries) throw new Error('no try of it came to an end')
      await factSubscriber.handle(job, async effects => {
        await database.transaction(async tx => {
          await effects(tx)
          // Another process took over when this one was slower than its lease; then its work stands, not ours.
          if ((await finish.run(tx, { id: job.id, tries: job.tries })) === 0) throw new Error('the lease was lost')
        })
        committed = true
      })
      if (!committed) await finish.run(database.read, { id: job.id, tries: job.tries })
    } catch (error) {
      const dead = error instanceof PermanentJobError || job.tries >= maxTries
      log(
        dead
          ? `gave up on job ${job.id} of ${job.reader}`
          : `job ${job.id} of ${job.reader} failed, will be tried again`,
        error,
      )
      const text = error instanceof Error ? error.message : String(error)
      await postpone.run(database.read, {
        id: job.id,
        error: text.slice(0, 1000),
        seconds: backOff(job.tries),
        dead,
        tries: job.tries,
      })
    }
  }
  async function drain(): Promise<void> {
    // Jobs that are tried while nothing can be written would be given up.
    if (database.isFull()) return
    do {
      again = false
      // What was claimed is worked off also while stopping: it would wait for its lease to end otherwise.
      for (let jobs = stopping ? [] : await claimBatch(); jobs.length > 0; jobs = stopping ? [] : await claimBatch()) {
        await Promise.all(jobs.map(runJob))
      }
    } while (again && !stopping)
  }
  function run(): Promise<void> {
    clearTimeout(timer)
    if (working) {
      again = true
      return working
    }
    working = drain()
      .catch(error => log('the outbox could not work', error))
      .finally(() => {
        working = undefined
        // Who came after the last look and before this was told that work is going on.
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
        const { seconds } = await nextDue.one(database.read)
        if (stopping || database.isFull()) return
        // Somebody has woken it meanwhile, and what it works on is not due any more.
        if (working) continue
        // What failed waits for its next try; only what is due now is waited for.
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
