import { outboundSubscriber } from '#runtime/jobs/job-queue.ts'
import { query } from '#storage/query.ts'

/** Longer than an attempt takes, and shorter than the lease of a job: whoever takes over the job can send. */
const leaseSeconds = 30

const about = `f.created as "happened?", f.via as "via?", f.data as "data?", g.name as "group_name!", g.title as "group_title!",
  m.id as "member_info_id?", m.status as "member_status?", m.mod_status as "mod_status?",
  coalesce(m.given_id, m.account_id) as "user_id?", coalesce(m.given_name, a.full_name) as "full_name?",
  coalesce(m.given_email, a.email) as "email?"`
/**
 * Takes those deliveries that are due, with all that is sent: unless one before it about the same object is pending, its webhook
 * is waited for, or someone else sends it.
 */
export const claimDeliveries = query(
  'webhookDelivery.claim',
  `with claimed as (
     update webhook_deliveries d set tries = d.tries + 1, tried = now(), next_try = null,
       leased_until = now() + interval '${leaseSeconds} seconds'
     from webhooks w
     where d.id = any(:ids::bigint[]) and d.state = 'webhook_delivery_pending' and w.id = d.webhook_id and w.status = 'webhook_active'
       and (d.leased_until is null or d.leased_until <= now()) and (w.retry_at is null or w.retry_at <= now())
       and not exists (
         select from webhook_deliveries e where e.webhook_id = d.webhook_id and e.object = d.object and e.id < d.id
           and e.state = 'webhook_delivery_pending')
     returning d.id, d.group_id, d.webhook_id, d.fact_id, d.action, d.object, d.created, d.tries,
       extract(epoch from now() - d.since)::float8 as age, w.url, w.secret,
       case when w.old_secret_until > now() then w.old_secret end as old_secret
   )
   select c.id, c.group_id, c.webhook_id, c.fact_id, c.action, c.object, c.created, c.tries, c.url, c.secret, c.old_secret as "old_secret?", c.age as "age!", ${about}
   from claimed c join groups g on g.id = c.group_id
   left join facts f on f.group_id = c.group_id and f.id = c.fact_id
   left join lateral (
     select m.* from members m where m.group_id = c.group_id
       and case when f.data ? 'member_info_id' then m.id = (f.data ->> 'member_info_id')::bigint else m.account_id = f.account_id end
     limit 1
   ) m on true
   left join accounts a on a.id = m.account_id`,
)

/** The one before it about the same object; waits for the transaction that ends it. */
export const lockEarlier = query(
  'webhookDelivery.earlier',
  `select e.id from webhook_deliveries d join webhook_deliveries e on e.webhook_id = d.webhook_id and e.object = d.object
     and e.id < d.id and e.state = 'webhook_delivery_pending'
   where d.id = :id order by e.id limit 1 for update of e`,
)
/** In how many seconds a delivery that could not be taken may be taken; none if it is over. */
export const waitOf = query(
  'webhookDelivery.wait',
  `select extract(epoch from greatest(d.leased_until, w.retry_at, now()) - now())::float8 as "seconds!"
   from webhook_deliveries d join webhooks w on w.id = d.webhook_id and w.status = 'webhook_active'
   where d.id = :id and d.state = 'webhook_delivery_pending'`,
)

/** Attempts that have ended. Without `seconds`, the delivery is over. The number of tries is the fencing token. */
const outcomes = `given as (
     select * from jsonb_to_recordset(:outcomes::jsonb) as o(id bigint, webhook_id bigint, object text, tries int, state text,
       seconds float8, status int, latency int, answer text)
   )`
export const writeOutcomes = query(
  'webhookDelivery.end',
  `with ${outcomes}, ended as (
     update webhook_deliveries d set state = o.state, next_try = now() + make_interval(secs => o.seconds), status = o.status,
       latency = o.latency, answer = o.answer, leased_until = null
     from given o where d.id = o.id and d.tries = o.tries and d.state = 'webhook_delivery_pending'
     returning d.id, d.webhook_id, d.group_id, o.seconds
   )
   insert into jobs (subscriber, payload, run_at)
   select '${outboundSubscriber}', jsonb_build_object('delivery_id', id, 'webhook_id', webhook_id, 'group_id', group_id),
     now() + make_interval(secs => seconds)
   from ended where seconds is not null`,
)
/** The next ones about the same objects can be sent: it sees those of transactions that waited for the end of this one. */
export const wakeNext = query(
  'webhookDelivery.wakeNext',
  `with ${outcomes}
   insert into jobs (subscriber, payload)
   select '${outboundSubscriber}', jsonb_build_object('delivery_id', next.id, 'webhook_id', o.webhook_id, 'group_id', next.group_id)
   from given o cross join lateral (
     select d.id, d.group_id from webhook_deliveries d
     where d.webhook_id = o.webhook_id and d.object = o.object and d.id > o.id and d.state = 'webhook_delivery_pending'
     order by d.id limit 1
   ) next
   where o.seconds is null`,
)

/** They work: nothing waits any longer. */
export const noteSuccesses = query(
  'webhook.succeeded',
  `update webhooks set failures = 0, failing_since = null, retry_at = null where id = any(:ids::bigint[]) and failures > 0`,
)
/** After the second failure in a row, nothing is sent for 2, 4, 8 … up to 300 seconds, whatever is due. */
export const noteFailures = query(
  'webhook.failed',
  `update webhooks set failures = least(failures + 1, 1000), failing_since = coalesce(failing_since, now()),
     retry_at = case when failures > 0 then now() + make_interval(secs => least(2 ^ least(failures, 10), 300)) end
   where id = any(:ids::bigint[])`,
)
/** `gone`: its server said that nobody wants it. */
export const pauseFailing = query(
  'webhook.pauseFailing',
  `update webhooks w set status = 'webhook_failed' where w.id = :id and w.status = 'webhook_active'
     and (:gone::boolean or w.failing_since <= now() - interval '2 days')
   returning w.group_id, w.name, w.url, coalesce(w.failing_since, now()) as "since!"`,
)
