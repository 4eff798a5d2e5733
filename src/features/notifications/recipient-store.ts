import { query } from '#storage/query.ts'

/** A member who is told of something: neither pending nor banned, and not suspended. */
const isTold = (member: string) => `${member}.status = 'sub_status_normal'
     and ${member}.user_status <> 'user_status_inactive'`
const isCurrent = `(f.until is null or f.until > now())`

/** A message as its notifications need it; no row if it was deleted or hidden. */
export const postedMessage = query(
  'notification.message',
  `select m.account_id, m.topic_id, m.msg_num, m.body from messages m where m.group_id = :group_id and m.id = :message_id`,
)
/**
 * Who is told of a message: those who have posted in its topic, follow the topic or, at its beginning, one of its
 * hashtags. Muting the topic comes before everything, and a muted hashtag before a followed one.
 */
export const readersOf = query(
  'notification.readersOf',
  `with state as (
     select f.account_id, f.state from topic_followers f
     where f.group_id = :group_id and f.topic_id = :topic_id and ${isCurrent}
   ), tags as (
     select f.account_id, bool_or(f.state = 'muted') as muted, bool_or(f.state = 'followed') as followed from hashtag_followers f
     where f.group_id = :group_id and f.hashtag_id = any(:hashtag_ids::bigint[]) and ${isCurrent} group by 1
   ), told as (
     select m.account_id, 1 as rank, 'replied' as event from topic_reads r join members m on m.id = r.member_id
     where r.group_id = :group_id and r.topic_id = :topic_id and r.has_posted and m.group_id = :group_id
     union all select account_id, 2, 'posted' from state where state = 'followed' and not :is_first::boolean
     union all select account_id, 3, 'started' from tags where followed and not muted and :is_first
   )
   select distinct on (t.account_id) t.account_id as "account_id!", t.event as "event!" from told t
     join members m on m.group_id = :group_id and m.account_id = t.account_id and ${isTold('m')}
     left join state s on s.account_id = t.account_id left join tags g on g.account_id = t.account_id
   where t.account_id is distinct from :author_id?::bigint and s.state is distinct from 'muted'
     and (s.state is not distinct from 'followed' or g.muted is not true)
   order by t.account_id, t.rank`,
)

/** How many names that begin alike are looked at. */
const looked = 50
const namesFrom = `select m.account_id, m.sort_name from members m
       where m.group_id = :group_id and m.status = 'sub_status_normal' and m.sort_name >= n.name order by m.sort_name limit ${looked}`
/**
 * Members by what was written after an @: the longest beginning of it that is somebody's name, or a first name that only
 * one of them has.
 */
export const mentionedMembers = query(
  'notification.mentionedMembers',
  `with names as (select n.at, n.name from jsonb_to_recordset(:names::jsonb) as n(at int, name text)),
   whole as (
     select n.at, m.account_id, length(n.name) as size from names n
     join members m on m.group_id = :group_id and m.status = 'sub_status_normal' and m.sort_name = n.name
   ), first as (
     select n.at, min(p.account_id) as account_id, length(n.name) as size from names n cross join lateral (${namesFrom}) p
     where position(' ' in n.name) = 0 and starts_with(p.sort_name, n.name || ' ') group by n.at, n.name having count(*) = 1
   ), longest as (
     select at, max(size) as size from (select at, size from whole union all select at, size from first) x group by at
   )
   select distinct m.account_id as "account_id!" from longest l
     join (select * from whole union all select * from first) x on x.at = l.at and x.size = l.size
     join members m on m.group_id = :group_id and m.account_id = x.account_id and m.given_id is null and ${isTold('m')}
   where m.account_id is distinct from :author_id?::bigint
     and not exists (select from topic_followers f where f.group_id = :group_id and f.topic_id = :topic_id?::bigint
       and f.account_id = m.account_id and f.state = 'muted' and ${isCurrent})
   order by 1 limit 20`,
)
export const findNames = query(
  'notification.findNames',
  `select a.id as user_id, a.full_name,
     case when a.preferences ->> 'profile_privacy' = 'profile_private' then '' else coalesce(a.preferences ->> 'profile_photo_url', '') end as "profile_photo_url!"
   from (values (:q::text)) n(name) cross join lateral (${namesFrom}) p join accounts a on a.id = p.account_id
     join members m on m.group_id = :group_id and m.account_id = a.id and m.given_id is null and ${isTold('m')}
   where starts_with(p.sort_name, n.name) and a.full_name <> '' and a.id <> :account_id order by p.sort_name limit 8`,
)

/** The author of a message, and who liked it last. */
export const likesOf = query(
  'notification.likes',
  `select m.account_id as author_id, m.topic_id, m.msg_num,
     (select count(*)::int from message_likes l where l.group_id = m.group_id and l.message_id = m.id
       and l.account_id is distinct from m.account_id) as "num!",
     (select l.account_id from message_likes l where l.group_id = m.group_id and l.message_id = m.id
       and l.account_id is distinct from m.account_id order by l.created desc, l.account_id desc limit 1) as "actor_id?"
   from messages m join members r on r.group_id = m.group_id and r.account_id = m.account_id and ${isTold('r')}
   where m.group_id = :group_id and m.id = :message_id`,
)
export const accountOfMember = query(
  'notification.accountOfMember',
  `select m.account_id, m.mod_status from members m where m.group_id = :group_id and m.id = :member_id and ${isTold('m')}`,
)
/** Only a confirmed address belongs to its account for sure. */
export const accountOfAddress = query(
  'notification.accountOfAddress',
  `select id from accounts where lower(email) = lower(:email) and status = 'user_status_confirmed'`,
)
/** Who comes to events, may come, or was invited to them and has not answered. */
export const concernedBy = query(
  'notification.concernedBy',
  `select distinct p.account_id as "account_id!" from (
     select r.account_id from event_rsvps r where r.event_id = any(:event_ids::bigint[]) and (not :only_going::boolean or r.type = 'rsvp_yes')
       and r.type <> 'rsvp_no'
     union all
     select m.account_id from events e join event_invitations i on i.event_id = e.id or i.series_id = e.series_id
       join members m on m.id = i.member_id
     where e.id = any(:event_ids::bigint[]) and e.group_id = :group_id and not :only_going and not exists (select from event_rsvps r
       where r.event_id = any(:event_ids) and r.account_id = m.account_id and r.type = 'rsvp_no')
   ) p join members m on m.group_id = :group_id and m.account_id = p.account_id and ${isTold('m')}
   where p.account_id is distinct from :actor_id?::bigint order by 1`,
)
/** Who started a poll, and who voted in it. */
export const concernedByPoll = query(
  'notification.concernedByPoll',
  `select distinct x.account_id as "account_id!", o.topic_id, o.id as message_id, o.msg_num
   from polls p join messages o on o.group_id = p.group_id and o.id = p.message_id
     cross join lateral (select o.account_id union all select v.account_id from poll_votes v where v.poll_id = p.id) x
     join members m on m.group_id = p.group_id and m.account_id = x.account_id and ${isTold('m')}
   where p.id = :poll_id and p.group_id = :group_id and x.account_id is distinct from :actor_id?::bigint order by 1`,
)
/** Who may vote in a poll, and neither has voted nor muted its topic; none once it is closed. */
export const unvotedIn = query(
  'notification.unvotedIn',
  `select m.account_id as "account_id!", o.topic_id, o.id as message_id, o.msg_num
   from polls p join messages o on o.group_id = p.group_id and o.id = p.message_id
     join members m on m.group_id = p.group_id and m.given_id is null and m.post_status <> 'sub_poststatus_notallowed' and ${isTold('m')}
   where p.id = :poll_id and p.group_id = :group_id and p.closed is null and (p.closes is null or p.closes > now())
     and m.account_id is distinct from :actor_id?::bigint
     and not exists (select from poll_votes v where v.poll_id = p.id and v.account_id = m.account_id)
     and not exists (select from topic_followers f where f.group_id = p.group_id and f.topic_id = o.topic_id
       and f.account_id = m.account_id and f.state = 'muted' and ${isCurrent})
   order by 1`,
)
export const chatLine = query(
  'notification.chatLine',
  `select account_id, message from chat_messages where group_id = :group_id and chat_id = :chat_id and msg_num = :msg_num and not is_deleted`,
)
/** Which of these have the chat open, and have read as far as a message; the others cannot meanwhile. */
export const readersOfChat = query(
  'notification.readersOfChat',
  `select account_id, last_msg_seen >= :msg_num::bigint as "has_read!" from chat_subs where group_id = :group_id and chat_id = :chat_id and account_id = any(:account_ids::bigint[])
   order by id for share`,
)
/** Whose address it is, unless they are a member. */
export const accountOfMemberAddress = query(
  'notification.accountOfMemberAddress',
  `select a.id from accounts a where lower(a.email) = lower(:email) and not exists (
     select from members m where m.group_id = :group_id and m.account_id = a.id and m.status = 'sub_status_normal')`,
)
