import { outboundSubscriber } from '#runtime/jobs/job-queue.ts'
import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'

const webhook = `w.id, w.created, w.updated, w.group_id, w.account_id, w.name, w.url, w.actions, w.status, w.failing_since,
  case when w.old_secret_until > now() then w.old_secret_until end as "old_secret_until?"`
// A group has a hundred at most.
export const webhookPages = keysetFamily(
  'webhook.page',
  'w.id',
  { created: 'w.id' },
  ({ afterCondition, order }) =>
    `select ${webhook} from webhooks w where w.group_id = :group_id and ${afterCondition} order by ${order} limit :count`,
)
export const countWebhooks = query(
  'webhook.count',
  `select count(*)::int as "count!" from webhooks where group_id = :group_id`,
)
export const findWebhook = query(
  'webhook.find',
  `select ${webhook} from webhooks w where w.group_id = :group_id and w.id = :id`,
)
export const lockWebhook = query(
  'webhook.lock',
  `select ${webhook} from webhooks w where w.group_id = :group_id and w.id = :id for update`,
)
export const insertWebhook = query(
  'webhook.insert',
  `insert into webhooks as w (group_id, account_id, name, url, actions, secret)
   values (:group_id, :account_id, :name, :url, :actions, :secret) returning ${webhook}`,
)
/** Whatever is changed, it is given another chance. */
export const updateWebhookRow = query(
  'webhook.update',
  `update webhooks w set name = :name, url = :url, actions = :actions, status = :status, updated = next_updated(updated),
     failures = 0, failing_since = null, retry_at = null
   where group_id = :group_id and id = :id returning ${webhook}`,
)
export const rotateSecret = query(
  'webhook.rotate',
  `update webhooks w set old_secret = secret, old_secret_until = now() + interval '1 day', secret = :secret,
     updated = next_updated(updated)
   where group_id = :group_id and id = :id returning ${webhook}`,
)
export const deleteWebhookRow = query(
  'webhook.delete',
  `delete from webhooks w where group_id = :group_id and id = :id returning ${webhook}`,
)
export const secretsOf = query(
  'webhook.secrets',
  `select w.url, w.secret, case when w.old_secret_until > now() then w.old_secret end as "old_secret?"
   from webhooks w where w.group_id = :group_id and w.id = :id`,
)

const delivery = `d.id, d.created, d.webhook_id, d.fact_id, d.action, d.state, d.tries, d.tried,
  case when d.state = 'webhook_delivery_pending' then d.next_try end as "next_try?", d.status, d.latency, d.answer`
export const deliveryPages = keysetFamily(
  'webhookDelivery.page',
  'd.id',
  { created: 'd.id' },
  ({ afterCondition, order }) =>
    `select ${delivery} from webhook_deliveries d where d.webhook_id = :webhook_id
       and (:state?::text is null or d.state = :state) and ${afterCondition} order by ${order} limit :count`,
)
export const countDeliveries = query(
  'webhookDelivery.count',
  `select count(*)::int as "count!" from (
     select from webhook_deliveries where webhook_id = :webhook_id and (:state?::text is null or state = :state) limit 10000) d`,
)
export const redeliver = query(
  'webhookDelivery.again',
  `with again as (
     update webhook_deliveries d set state = 'webhook_delivery_pending', since = now(), next_try = now(), tries = 0
     where webhook_id = :webhook_id and id = :id and action <> 'webhook.test' returning ${delivery}
   ), queued as (
     insert into jobs (subscriber, payload)
     select '${outboundSubscriber}', jsonb_build_object('delivery_id', id, 'webhook_id', webhook_id,
       'group_id', (select group_id from webhooks where id = :webhook_id)) from again
   )
   select * from again`,
)
export const insertTest = query(
  'webhookDelivery.test',
  `insert into webhook_deliveries as d (id, group_id, webhook_id, fact_id, action, object, state, tries, tried, status, latency, answer)
   values (:id, :group_id, :webhook_id, 0, 'webhook.test', 'test', :state, 1, now(), :status, :latency, :answer) returning ${delivery}`,
)
/** What is pending when a webhook is paused would be old when it is activated: it can be redelivered. */
export const failPending = query(
  'webhookDelivery.failPending',
  `update webhook_deliveries set state = 'webhook_delivery_failed', next_try = null
   where webhook_id = :webhook_id and state = 'webhook_delivery_pending'`,
)
/** A test is sent before it is stored. */
export const nextDeliveryId = query(
  'webhookDelivery.nextId',
  `select nextval(pg_get_serial_sequence('webhook_deliveries', 'id'))::bigint as "id!"`,
)

const keptDays = 14
/** Also the deliveries of webhooks that were deleted. Those that are pending are younger. */
export const sweepOld = query(
  'webhookDelivery.sweep',
  `delete from webhook_deliveries where ctid = any (array(
     select ctid from webhook_deliveries where created < now() - interval '${keptDays} days'
       and (state <> 'webhook_delivery_pending' or since < now() - interval '${keptDays} days') limit 5000))`,
)
