import { query } from '#storage/query.ts'

/** Counting ends here: a longer queue is a problem of its own, and must not make each scrape slow. */
export const maxCounted = 10_000

const counted = (rows: string): string => `(select count(*)::int from (select ${rows} limit ${maxCounted}) x)`

/** The queues in the database: how long they are, and how old their first entry is. */
export const queueStats = query(
  'health.queueStats',
  `select
     ${counted(`from jobs where dead_since is null and run_at <= now()`)} as "jobs_due!",
     coalesce((select extract(epoch from now() - min(run_at)) from jobs where dead_since is null and run_at <= now()), 0)::float8 as "jobs_age!",
     ${counted(`from jobs where dead_since is not null`)} as "jobs_dead!",
     ${counted(`from outgoing_messages where state = 'queued' and run_at <= now()`)} as "mail_due!",
     coalesce((select extract(epoch from now() - min(run_at)) from outgoing_messages where state = 'queued' and run_at <= now()), 0)::float8 as "mail_age!",
     ${counted(`from outgoing_messages where state = 'dead'`)} as "mail_dead!",
     ${counted(`from deliveries where state = 'waiting'`)} as "deferred!"`,
)
