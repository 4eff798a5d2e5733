import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'

/** How much there is of everything. Counted once a minute at most. */
export const countAll = query(
  'administration.counts',
  `select current_setting('server_version') as "postgres_version!", (select max(name) from migration) as "migration!", pg_database_size(current_database()) as "database_size!",
     (select count(*) from accounts where status <> 'user_status_inactive' or suspended is not null) as "num_users!",
     g.num_groups as "num_groups!", g.num_messages as "num_messages!", g.storage_used as "storage_used!",
     (select count(*) from direct_adds where state = 'held') as "num_pending_adds!"
   from (select count(*) as num_groups, coalesce(sum(messages_count), 0)::bigint as num_messages,
     coalesce(sum(storage_used), 0)::bigint as storage_used from groups) g`,
)

const accountState = `case when a.suspended is not null then 'suspended' when a.status = 'user_status_confirmed' then 'confirmed' else 'unconfirmed' end`
const user = `a.id, a.created, a.email, a.full_name, a.site_admin, a.two_factor_enabled,
    ${accountState} as "state!",
    (select count(*) from members m where m.account_id = a.id and m.status = 'sub_status_normal') as "num_groups!",
    (select max(s.last_used) from sessions s where s.account_id = a.id) as last_used`
// Of a deleted account nothing but a hash is left.
const isThere = `(a.status <> 'user_status_inactive' or a.suspended is not null)`
const matching = `${isThere} and (:state?::text is null or ${accountState} = :state)
     and (:group_id?::bigint is null or exists (
       select from members g where g.group_id = :group_id and g.account_id = a.id and g.status = 'sub_status_normal'))
     and (:q = '' or position(lower(:q) in lower(a.email)) > 0 or position(lower(:q) in lower(a.full_name)) > 0)`
export const userPages = keysetFamily(
  'administration.users',
  'a.id',
  // Accounts are numbered as they are created.
  { created: 'a.id' },
  ({ afterCondition, order }) =>
    `select ${user} from accounts a where ${matching} and ${afterCondition} order by ${order} limit :count`,
)
export const countUsers = query(
  'administration.countUsers',
  `select count(*)::int as "count!" from accounts a where ${matching}`,
)
export const userById = query(
  'administration.user',
  `select ${user}, (select count(*) from sessions s where s.account_id = a.id and s.expires > now()) as "num_sessions!",
     (select count(*) from api_keys k where k.account_id = a.id and k.revoked is null) as "num_api_keys!"
   from accounts a where a.id = :id and ${isThere}`,
)
/** As many as a page shows, like the groups. */
export const sessionsOfUser = query(
  'administration.sessionsOfUser',
  `select created, last_used, expires, agent from sessions where account_id = :id and expires > now() order by last_used desc, id desc limit 500`,
)
export const keysOfUser = query(
  'administration.keysOfUser',
  `select created, name, last_used, expires from api_keys where account_id = :id and revoked is null order by id desc limit 500`,
)
/** The groups of a person, at most as many as a page shows. */
export const groupsOfUser = query(
  'administration.groupsOfUser',
  `select g.id as group_id, g.name as group_name, m.mod_status, m.status from members m join groups g on g.id = m.group_id
   where m.account_id = :id order by g.name limit 500`,
)

const failed = `j.dead_since is not null`
export const failedJobPages = keysetFamily(
  'administration.failedJobs',
  'j.id',
  { failed_since: { key: 'j.dead_since', value: ':after_key?::text::timestamptz' } },
  ({ afterCondition, order }) =>
    `select j.id, j.created, j.dead_since as "failed_since!", j.subscriber as name, coalesce(f.name, '') as "fact!",
       coalesce(j.error, '') as "error!", j.tries
     from jobs j left join facts f on f.id = j.fact_id where ${failed} and ${afterCondition} order by ${order} limit :count`,
)
export const countFailedJobs = query(
  'administration.countFailedJobs',
  `select count(*)::int as "count!" from jobs j where ${failed}`,
)
/** One failed job, or all. */
const chosen = `dead_since is not null and (:id?::bigint is null or id = :id)`
export const retryFailedJob = query(
  'administration.retryJob',
  `update jobs set dead_since = null, tries = 0, run_at = now(), leased_until = null where ${chosen}`,
)
export const deleteFailedJob = query('administration.deleteJob', `delete from jobs where ${chosen}`)

export const countQueued = query(
  'administration.queuedEmail',
  `select coalesce(sum(cardinality(recipient_ids)), 0)::int as "count!" from outgoing_messages where state = 'queued'`,
)
/** The domains with most recipients first. */
export const delayedDomains = query(
  'administration.delayedDomains',
  `select domain, count(*)::int as "count!", min(created) as "oldest!", min(run_at) as "next_try!",
     (array_agg(response order by last_try desc nulls last))[1] as "response!"
   from deliveries where state = 'waiting' group by domain order by 2 desc, domain limit 100`,
)
export const failedMailings = query(
  'administration.failedMailings',
  `select m.id, m.created, coalesce(g.name, '') as "group_name!", coalesce(m.error, '') as "error!",
     coalesce(m.message_id, 0) as "message_id!", cardinality(m.recipient_ids) as "num_recipients!"
   from outgoing_messages m left join groups g on g.id = m.group_id where m.state = 'dead' order by m.id desc limit 100`,
)
/** Makes all deferred email, or that of one domain, due now. */
export const retryMail = query(
  'administration.retryMail',
  `with revived as (
     update outgoing_messages set state = 'queued', tries = 0, run_at = now()
     where :domain?::text is null and (state = 'dead' or (state = 'queued' and run_at > now())) returning id
   ), late as (
     update deliveries set run_at = now() where state = 'waiting' and (:domain::text is null or domain = :domain) returning recipient_id
   )
   select (select count(*)::int from revived) + (select count(*)::int from late) as "count!"`,
)
