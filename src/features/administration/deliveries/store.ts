import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'
import { deliveryStatusJoins, deliveryStatusSql, storedLocallyResponse } from '../../delivery/index.ts'

/** What became of the email of an outgoing message `m` to the recipient `r.id`: a member, or of notifications the email itself. */
const outcome = `
  left join lateral (
    select t.created, t.responses[array_position(t.recipient_ids, r.id)] as response from outgoing_message_results t
    where t.group_id = m.group_id and t.outgoing_message_id = m.id and r.id = any(t.recipient_ids) limit 1
  ) s on true
  left join deliveries d on d.group_id = m.group_id and d.outgoing_message_id = m.id and d.recipient_id = r.id
  left join bounces b on b.group_id = m.group_id and b.outgoing_message_id = m.id and b.recipient_id = r.id and not b.is_delay`
// Of an email that was refused, the refusal is recorded as a bounce too.
const state = `case when d.state in ('refused', 'expired') then d.state when b.id is not null then 'bounced'
    when s.response = '${storedLocallyResponse}' then 'stored'
    when s.created is not null or d.state = 'sent' then 'sent'
    when d.state = 'waiting' then case when d.tries > 0 then 'deferred' else 'queued' end
    when d.state is not null then d.state
    when m.state = 'queued' then 'queued'
    when m.state = 'dead' then 'failed' else 'dropped' end`
const result = `${state} as "state!", coalesce(d.tries, case when s.created is null then 0 else 1 end) as "tries!",
  coalesce(b.response, s.response, nullif(d.response, ''), m.error, '') as "response!", coalesce(b.created, s.created, d.last_try) as "last_try?",
  case when d.state = 'waiting' then d.run_at when d.state is null and s.created is null and m.state = 'queued' then m.run_at end as "next_try?"`

/** The same for a member's copy, with its recipient and message. */
const memberColumns = `m.created as "created!", m.kind as "kind!", coalesce(m.message_id, 0) as "message_id!",
  coalesce(g.name, '') as "group_name!", coalesce(p.subject, '') as "subject!", p.is_special as "is_special?",
  coalesce(a.id, 0) as "user_id!", coalesce(nullif(d.email, ''), n.given_email, a.email, '') as "email!",
  coalesce(n.given_name, a.full_name, '') as "full_name!", ${result}`
const memberJoins = `
  left join members n on n.group_id = m.group_id and n.id = r.id and m.group_id <> 0
  left join accounts a on a.id = n.account_id
  left join groups g on g.id = m.group_id
  left join messages p on p.group_id = m.group_id and p.id = m.message_id${outcome}`

export const messageInGroup = query(
  'administration.message',
  `select p.group_id, coalesce((select sum(cardinality(m.recipient_ids)) from outgoing_messages m
     where m.group_id = p.group_id and m.message_id = p.id), 0)::int as "num_recipients!"
   from messages p where p.id = :message_id`,
)
/** An outgoing message has 200 recipients at most, so a recipient is numbered within it. */
const place = `m.id * 1000 + r.position`
export const messageDeliveryPages = keysetFamily(
  'administration.messageDeliveries',
  'm.place',
  { created: 'm.place' },
  ({ afterCondition, order }) =>
    `select m.place as "id!", ${memberColumns} from (
       select * from (
         select m.*, r.id as recipient_id, ${place} as place from outgoing_messages m
         cross join lateral unnest(m.recipient_ids) with ordinality as r(id, position)
         where m.group_id = :group_id and m.message_id = :message_id) m
       where ${afterCondition} order by ${order} limit :count) m
     cross join lateral (select m.recipient_id as id) r ${memberJoins} order by ${order}`,
)
const most = 200
/** Deferred recipients, by the time of the next attempt. */
export const deferredDeliveries = query(
  'administration.deferred',
  `select row_number() over (order by m.run_at) as "id!", ${memberColumns}, l.recipient as "notified?", l.subject as "notified_subject?"
   from (select o.*, w.recipient_id from (
       select * from deliveries where state = 'waiting' and (:domain?::text is null or domain = :domain) order by run_at limit ${most}) w
     join outgoing_messages o on o.group_id = w.group_id and o.id = w.outgoing_message_id) m
   cross join lateral (select m.recipient_id as id) r ${memberJoins}
   left join service_emails l on l.id = r.id and m.group_id = 0 order by d.run_at, m.id, r.id`,
)
/** Recipients queued for the first attempt. */
export const queuedDeliveries = query(
  'administration.queued',
  `select row_number() over (order by m.run_at) as "id!", ${memberColumns}, l.recipient as "notified?", l.subject as "notified_subject?"
   from (select * from outgoing_messages where state = 'queued' order by priority, run_at, id limit ${most}) m
   cross join lateral unnest(m.recipient_ids) as r(id) ${memberJoins}
   left join service_emails l on l.id = r.id and m.group_id = 0
   where s.created is null and d.recipient_id is null order by m.priority, m.run_at, m.id, r.id limit ${most}`,
)
/** Recipients of outgoing messages that failed for good. */
export const failedDeliveries = query(
  'administration.failed',
  `select row_number() over (order by m.id desc) as "id!", ${memberColumns}, l.recipient as "notified?", l.subject as "notified_subject?"
   from (select * from outgoing_messages where state = 'dead' and (:id?::bigint is null or id = :id) order by id desc limit ${most}) m
   cross join lateral unnest(m.recipient_ids) as r(id) ${memberJoins}
   left join service_emails l on l.id = r.id and m.group_id = 0 order by m.id desc, r.id limit ${most}`,
)

export const accountAt = query(
  'administration.accountAt',
  `select a.id, a.email, a.full_name, a.status, a.suspended, s.missed_from, s.next_probe,
     (select b.response from bounces b where b.account_id = a.id and not b.is_delay order by b.id desc limit 1) as "last_bounce?"
   from accounts a left join bounce_states s on s.account_id = a.id and s.missed_to is null and lower(s.email) = lower(a.email)
   where lower(a.email) = lower(:email)`,
)
export const optedOut = query(
  'administration.optedOut',
  `select created from opted_out_addresses where email in (lower(:email), erased_email(:email)) limit 1`,
)
/** Memberships with something that stops individual emails. */
export const limitedMemberships = query(
  'administration.limitedMemberships',
  `select g.name as group_name, m.created, m.status, m.email_delivery, m.message_selection
   from members m join groups g on g.id = m.group_id
   where m.account_id = :account_id and (m.status <> 'sub_status_normal' or m.email_delivery <> 'email_delivery_single'
     or m.message_selection <> 'message_selection_all') order by g.name limit 100`,
)
/** So many of the outgoing messages of each group are looked through. */
const depth = 100
export const copiesToAccount = query(
  'administration.copiesTo',
  `select row_number() over (order by m.created desc) as "id!", ${memberColumns}
   from (select x.group_id, x.id from members x where x.account_id = :account_id order by x.id limit 100) r
   cross join lateral (
     select * from (select * from outgoing_messages o where o.group_id = r.group_id order by o.id desc limit ${depth}) o
     where r.id = any(o.recipient_ids)
   ) m ${memberJoins} order by m.created desc limit 50`,
)
export const notificationsTo = query(
  'administration.notificationsTo',
  `select l.id, l.created, l.kind, l.subject, l.recipient as email, coalesce(nullif(b.response, ''), l.response, d.response, '') as "response!",
     case when l.state <> 'refused' and b.id is not null then 'bounced' when l.state = 'queued' and d.tries > 0 then 'deferred' else l.state end as "state!",
     coalesce(d.tries, case when l.state = 'queued' then 0 else 1 end) as "tries!", coalesce(b.created, d.last_try) as "last_try?",
     case when d.state = 'waiting' then d.run_at end as "next_try?"
   from (select * from service_emails where lower(recipient) = lower(:email) order by id desc limit 50) l
   left join lateral (select * from deliveries d where d.group_id = 0 and d.recipient_id = l.id order by d.created desc limit 1) d on l.state <> 'stored'
   left join lateral (select * from bounces b where b.group_id = 0 and b.recipient_id = l.id and b.account_id = :account_id?::bigint and not b.is_delay limit 1) b on true
   order by l.id desc`,
)
/** What came from an address, and what became of it. */
export const receivedFrom = query(
  'administration.receivedFrom',
  `select e.created, coalesce(g.name, '') as "group_name!", coalesce(p.subject, w.subject, e.subject, '') as "subject!",
     ${deliveryStatusSql.state} as "state!", ${deliveryStatusSql.why} as "why!"
   from (select i.*, i.outcome as state from incoming_emails i where lower(i.sender) = lower(:email) order by i.created desc limit 20) e
   ${deliveryStatusJoins} left join groups g on g.id = e.group_id order by e.created desc`,
)

const isCurrent = `(f.until is null or f.until > now())`
/** A message with everything that decides whether a person gets it as an individual email. */
export const messageFor = query(
  'administration.messageFor',
  `select p.id as message_id, p.created, p.subject, p.account_id as author_id, p.is_special, p.is_reply, g.name as group_name,
     m.id as "member_id?", m.created as "joined?", m.status as "status?", m.email_delivery as "email_delivery?",
     m.message_selection as "message_selection?",
     (select f.state from topic_followers f where f.group_id = p.group_id and f.topic_id = p.topic_id and f.account_id = :account_id
        and ${isCurrent}) as "topic_state?",
     exists (select from hashtag_followers f where f.group_id = p.group_id and f.hashtag_id = any(o.hashtag_ids)
        and f.account_id = :account_id and f.state = 'muted' and ${isCurrent}) as "hashtag_muted!",
     exists (select from hashtag_followers f where f.group_id = p.group_id and f.hashtag_id = any(o.hashtag_ids)
        and f.account_id = :account_id and f.state = 'followed' and ${isCurrent}) as "hashtag_followed!",
     exists (select from hashtags n where n.group_id = p.group_id and n.id = any(o.hashtag_ids) and n.no_email) as "hashtag_no_email!"
   from messages p join groups g on g.id = p.group_id join topics o on o.group_id = p.group_id and o.id = p.topic_id
   left join members m on m.group_id = p.group_id and m.account_id = :account_id
   where p.id = :message_id`,
)
/** The last copy of a message to a person. */
export const copyOfMessage = query(
  'administration.copyOf',
  `select m.id as "id!", ${memberColumns} from (
     select m.*, x.id as recipient_id from messages q
     join members x on x.group_id = q.group_id and x.account_id = :account_id
     join outgoing_messages m on m.group_id = q.group_id and m.message_id = q.id and x.id = any(m.recipient_ids)
     where q.id = :message_id order by m.id desc limit 1) m
   cross join lateral (select m.recipient_id as id) r ${memberJoins}`,
)
