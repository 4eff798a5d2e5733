import { query } from '#storage/query.ts'

// Workers and their leases. A lease of a worker expires for others when its heartbeat stops, but never for itself: it knows its
// claims and continues with those nobody took.
const alive = `now() + interval '30 seconds'`
export const registerWorker = query(
  'mailWorker.enrol',
  `insert into mail_workers (alive_until) values (${alive}) returning id`,
)
export const renewWorker = query(
  'mailWorker.stayAlive',
  `with before as (select alive_until > now() as was_alive from mail_workers where id = :id)
   insert into mail_workers (id, alive_until) overriding system value values (:id, ${alive})
   on conflict (id) do update set alive_until = excluded.alive_until
   returning coalesce((select was_alive from before), false) as "was_alive!"`,
)
export const unregisterWorker = query('mailWorker.resign', `delete from mail_workers where id = :id`)

const isFree = `(x.worker_id is null or (x.worker_id <> :worker_id and not exists (
       select from mail_workers w where w.id = x.worker_id and w.alive_until > now())))`

/**
 * Claims outgoing messages of these priorities, in turns by how many of their emails have begun, for their share;
 * `was_taken`: a dead worker held the lease.
 */
export const claimMessages = query(
  'outgoing.claim',
  `with due as (
     select x.group_id, x.id, x.worker_id from unnest(:priorities::int[], :waiting::int[], :shares::int[]) as p(priority, waiting, share),
       lateral (
         select group_id, id, worker_id, run_at, cardinality(recipient_ids) as emails from outgoing_messages x
         where state = 'queued' and run_at <= now() and x.priority = p.priority and kind = any(:kinds::text[]) and ${isFree}
         order by run_at, id limit :limit for update skip locked
       ) x
     order by (p.waiting + sum(x.emails) over (partition by p.priority order by x.run_at, x.id) - x.emails)::float8 / p.share, p.priority
     limit :limit
   )
   update outgoing_messages m set worker_id = :worker_id, tries = tries + 1 from due
   where m.group_id = due.group_id and m.id = due.id
   returning m.group_id, m.id, m.priority, m.kind, m.message_id, m.created, m.params, m.recipient_ids, m.tries,
     due.worker_id is not null as "was_taken!"`,
)
/** Recipients with a stored result or a delivery row. */
export const settledRecipients = query(
  'outgoing.settled',
  `select r.outgoing_message_id as "outgoing_message_id!", r.recipient_ids as "ids!" from unnest(:group_ids::bigint[], :ids::bigint[]) as m(group_id, id)
   join outgoing_message_results r on r.group_id = m.group_id and r.outgoing_message_id = m.id
   union all
   select d.outgoing_message_id, array_agg(d.recipient_id) from unnest(:group_ids::bigint[], :ids::bigint[]) as m(group_id, id)
   join deliveries d on d.group_id = m.group_id and d.outgoing_message_id = m.id group by 1`,
)
/** Claims due retries, except for busy domains. */
export const claimDeliveries = query(
  'delivery.claim',
  `with due as (
     select group_id, outgoing_message_id, recipient_id from deliveries x
     where state = 'waiting' and run_at <= now() and domain <> all(:busy::text[]) and ${isFree}
       and exists (select from outgoing_messages m where m.group_id = x.group_id and m.id = x.outgoing_message_id and m.kind = any(:kinds::text[]))
     order by run_at limit :limit for update skip locked
   ), taken as (
     update deliveries d set worker_id = :worker_id from due
     where d.group_id = due.group_id and d.outgoing_message_id = due.outgoing_message_id and d.recipient_id = due.recipient_id
     returning d.group_id, d.outgoing_message_id, d.recipient_id, d.tries, d.email
   )
   select m.group_id, m.id, m.priority, m.kind, m.message_id, m.created, m.params, array_agg(t.recipient_id) as "recipient_ids!",
     array_agg(t.tries) as "tries!", array_agg(t.email) as "emails!"
   from taken t join outgoing_messages m on m.group_id = t.group_id and m.id = t.outgoing_message_id
   group by m.group_id, m.id`,
)

/** The outgoing messages and deliveries leased by a worker. */
export const heldBy = query(
  'outgoing.heldBy',
  `select id as "outgoing_message_id!", null::bigint as recipient_id from outgoing_messages where worker_id = :worker_id and state = 'queued'
   union all
   select outgoing_message_id, recipient_id from deliveries where worker_id = :worker_id and state = 'waiting'`,
)
/** Releases the leases of a worker that it does not know of. */
export const releaseStrays = query(
  'outgoing.freeStrays',
  `with freed as (
     update outgoing_messages set worker_id = null where worker_id = :worker_id and state = 'queued' and id <> all(:outgoing_message_ids::bigint[])
   )
   update deliveries d set worker_id = null where worker_id = :worker_id and state = 'waiting' and not exists (
     select from unnest(:late_ids::bigint[], :recipient_ids::bigint[]) as h(outgoing_message_id, recipient_id)
     where h.outgoing_message_id = d.outgoing_message_id and h.recipient_id = d.recipient_id)`,
)

// Waits for a concurrent deletion of the outgoing message, so that nothing is stored for a deleted one. The rows are locked one
// by one by key: a join would be planned from outdated statistics.
const locked = `locked as materialized (
     select m.group_id, m.id from (select distinct group_id, outgoing_message_id from given order by 1, 2) g
     cross join lateral (select group_id, id from outgoing_messages where group_id = g.group_id and id = g.outgoing_message_id for key share) m
   )`
export const insertResults = query(
  'outgoing.insertResults',
  `with given as (
     select * from jsonb_to_recordset(:results::jsonb)
       as r(group_id bigint, outgoing_message_id bigint, recipient_ids bigint[], responses text[])
   ), ${locked}
   insert into outgoing_message_results (group_id, outgoing_message_id, recipient_ids, responses)
   select g.group_id, g.outgoing_message_id, g.recipient_ids, g.responses from given g
   join locked on locked.group_id = g.group_id and locked.id = g.outgoing_message_id`,
)
export const putDeliveries = query(
  'delivery.put',
  `with given as (
     select * from jsonb_to_recordset(:rows::jsonb) as r(group_id bigint, outgoing_message_id bigint, recipient_id bigint,
       email text, domain text, state text, tries int, seconds float8, response text)
   ), ${locked}
   insert into deliveries as d (group_id, outgoing_message_id, recipient_id, email, domain, state, tries, run_at, last_try, response)
   select g.group_id, g.outgoing_message_id, g.recipient_id, g.email, g.domain, g.state, g.tries, now() + make_interval(secs => g.seconds),
     case when g.tries > 0 then now() end, g.response
   from given g join locked on locked.group_id = g.group_id and locked.id = g.outgoing_message_id
   on conflict (group_id, outgoing_message_id, recipient_id) do update
   set state = excluded.state, tries = excluded.tries, run_at = excluded.run_at, worker_id = null,
     last_try = coalesce(excluded.last_try, d.last_try), response = coalesce(nullif(excluded.response, ''), d.response)`,
)
/** Releases deliveries that were not tried. */
export const releaseDeliveries = query(
  'delivery.free',
  `update deliveries d set worker_id = null
   from unnest(:group_ids::bigint[], :outgoing_message_ids::bigint[], :recipient_ids::bigint[]) as r(group_id, outgoing_message_id, recipient_id)
   where d.group_id = r.group_id and d.outgoing_message_id = r.outgoing_message_id and d.recipient_id = r.recipient_id and d.worker_id = :worker_id`,
)
/** Deletes the deliveries of former members. */
export const dropDeliveries = query(
  'delivery.drop',
  `delete from deliveries where group_id = :group_id and outgoing_message_id = :outgoing_message_id and recipient_id = any(:recipient_ids::bigint[])
     and state = 'waiting'`,
)
/**
 * Changes the state of an outgoing message. `tries` restarts once the mails could be composed. The error is kept until the
 * message succeeds. Runs for one message at a time, by its key: for many at once the planner would scan all queued messages.
 */
export const updateMessageState = query(
  'outgoing.move',
  `update outgoing_messages set state = :state, tries = :tries, run_at = now() + make_interval(secs => :seconds),
     error = case when :state = 'done' then null else coalesce(nullif(:error?, ''), error) end,
     worker_id = case when :keep then worker_id end
   where group_id = :group_id and id = :id and worker_id = case state when 'queued' then :worker_id::bigint end`,
)
/** Deletes finished outgoing messages after so many days. */
export const sweepMessages = query(
  'outgoing.sweep',
  `delete from outgoing_messages where ctid = any (array(
     select ctid from outgoing_messages where created < now() - make_interval(days => :days) and state <> 'queued' order by created limit :limit))`,
)
export const sweepWorkers = query(
  'mailWorker.sweep',
  `delete from mail_workers where alive_until < now() - interval '1 hour'`,
)
export const sweepOrphanedDeliveries = query(
  'delivery.sweepOfNobody',
  `delete from deliveries d where group_id <> 0 and not exists (
     select from members m where m.group_id = d.group_id and m.id = d.recipient_id)`,
)
