import { query } from '#storage/query.ts'

export const serverFacts = query(
  'health.serverFacts',
  `select current_setting('server_version') as "version!", pg_is_in_recovery() as "is_replica!",
     coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0)::float8 as "lag!"`,
)
/** Deferred emails, and the domain with most of them. */
export const deferredEmails = query(
  'health.deferredEmails',
  `select count(*) as "count!", (array_agg(domain order by n desc))[1] as domain, (array_agg(response order by n desc))[1] as response,
     (select count(*) from outgoing_messages where state = 'dead') as "failed!"
   from (select domain, count(*) over (partition by domain) as n, response from deliveries where state = 'waiting' and tries > 0) d`,
)
export const leftovers = query(
  'health.leftovers',
  `select (select count(*)::int from service_emails where state = 'stored') as "stored!",
     (select count(*)::int from jobs where dead_since is not null) as "dead!",
     (select subscriber || ': ' || coalesce(error, '') from jobs where dead_since is not null order by dead_since desc limit 1) as last_death`,
)
/** Whether the database has the newest migration of this version; a newer version may have added more. */
export const isMigrated = query(
  'health.isMigrated',
  `select exists (select from migration where name = :name) as "is_migrated!",
     exists (select from migration where name > :name) as "is_newer!"`,
)
