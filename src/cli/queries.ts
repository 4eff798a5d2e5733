import { query } from '#storage/query.ts'

// What the operator asks that no call of the API answers.
export const hasAccounts = query('cli.hasAccounts', `select exists (select from accounts) as "found!"`)

export const keptLetters = query(
  'cli.keptLetters',
  `select id, created, recipient, subject from letters where state = 'kept' order by id desc limit :limit`,
)
export const lastLetter = query('cli.lastLetter', `select max(id) as id from letters where state = 'kept'`)
export const letterById = query(
  'cli.letter',
  `select id, created, recipient, subject, body, state, message_id from letters where id = :id`,
)

export const serverFacts = query(
  'cli.serverFacts',
  `select current_setting('server_version') as "version!", pg_is_in_recovery() as "is_replica!",
     coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0)::float8 as "lag!"`,
)
export const leftovers = query(
  'cli.leftovers',
  `select (select count(*)::int from letters where state = 'kept') as "kept!",
     (select count(*)::int from jobs where dead_since is not null) as "dead!",
     (select reader || ': ' || coalesce(error, '') from jobs where dead_since is not null order by dead_since desc limit 1) as last_death`,
)
