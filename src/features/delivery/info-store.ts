import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'

/**
 * Recent deliveries to members. The newest outgoing messages of their groups are searched, so that sending needs no row per
 * recipient.
 */
const attemptsOf = (members: string) => `
  select m.group_id, m.kind, m.message_id, p.subject, p.is_special,
    coalesce(s.created, d.last_try) as "at!", coalesce(s.response, d.response, '') as "response!",
    s.created is not null or coalesce(d.state = 'sent', false) as "is_success!"
  from ${members} r
  cross join lateral (
    select * from (
      select * from outgoing_messages n where n.group_id = r.group_id order by n.id desc limit :depth) n
    where r.id = any(n.recipient_ids)
  ) m
  left join lateral (
    select t.created, t.responses[array_position(t.recipient_ids, r.id)] as response from outgoing_message_results t
    where t.group_id = m.group_id and t.outgoing_message_id = m.id and r.id = any(t.recipient_ids) limit 1
  ) s on true
  left join deliveries d on d.group_id = m.group_id and d.outgoing_message_id = m.id and d.recipient_id = r.id
  left join messages p on p.group_id = m.group_id and p.id = m.message_id
  where coalesce(s.created, d.last_try) is not null
  order by "at!" desc limit 100`

export const attemptsToMember = query(
  'delivery.toMember',
  attemptsOf(`(select :group_id::bigint as group_id, :member_id::bigint as id)`),
)
export const attemptsToAccount = query(
  'delivery.toAccount',
  attemptsOf(`(select group_id, id from members where account_id = :account_id order by id limit 100)`),
)
/** The last notification to an address, optionally of one kind. */
export const notificationsToAccount = query(
  'delivery.notificationsTo',
  `select l.kind, l.subject, l.created, l.state, coalesce(l.response, '') as "response!"
   from (select * from service_emails where lower(recipient) = lower(:email) and state <> 'queued' order by id desc limit 100) l
   where :kind?::text is null or l.kind = :kind order by l.id desc limit 1`,
)

const isAdd = `f.name = 'member.added' and f.group_id = :group_id and (f.data ->> 'member_info_id')::bigint = :member_id`
/** The notification to a member who was added. */
export const notificationToAdded = query(
  'delivery.notificationToAdded',
  `select l.kind, l.subject, l.created, l.state, coalesce(l.response, '') as "response!"
   from service_emails l join facts f on f.id = l.fact_id and ${isAdd}
   where lower(l.recipient) = lower(:email) and l.state <> 'queued' order by l.id desc limit 1`,
)

const columns = `b.id, b.created, b.group_id, b.message_id, b.subject, b.response, b.is_hard, b.type`
export const bouncePages = keysetFamily(
  'bounce.page',
  'b.id',
  { created: 'b.id' },
  ({ afterCondition, order }) =>
    `select ${columns} from bounces b where b.account_id = :account_id and ${afterCondition} order by ${order} limit :count`,
)
// The number is small: old bounces are deleted, and bouncing addresses get no more mail.
export const countBounces = query(
  'bounce.count',
  `select count(*)::int as "count!" from bounces where account_id = :account_id`,
)
/** Bounces of one group or of all; probes belong to every group. */
export const newestBounces = query(
  'bounce.newest',
  `select ${columns} from bounces b
   where b.account_id = :account_id
     and (:group_id?::bigint is null or b.group_id = :group_id or b.type = 'delivery_bounce_probe')
   order by b.id desc limit 10`,
)

const aboutAdded = `b.account_id = :account_id and (b.group_id = :group_id or (b.group_id = 0 and exists (
     select from service_emails l join facts f on f.id = l.fact_id and ${isAdd} where l.id = b.recipient_id)))`
/** The first bounce of a group's mail to a member who was added. */
export const firstBounceOfAdded = query(
  'bounce.firstOfAdded',
  `select min(b.created) as "created?" from bounces b where ${aboutAdded}`,
)
/** Bounces of a member who was added: of the group's own mail, and of probes since then. Other groups are left out. */
export const newestBouncesOfAdded = query(
  'bounce.newestOfAdded',
  `select ${columns} from bounces b
   where (${aboutAdded}) or (b.account_id = :account_id and b.type = 'delivery_bounce_probe' and b.created >= :since?::timestamptz)
   order by b.id desc limit 10`,
)
