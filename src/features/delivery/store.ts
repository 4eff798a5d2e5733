import { query } from '#storage/query.ts'

/** The status in memberships is updated automatically: docs/decisions/0016. */
export const changeStatus = query(
  'delivery.changeStatus',
  `update accounts set status = :to, updated = next_updated(updated) where id = any(:ids::bigint[]) and status = any(:from::text[])
   returning id, email`,
)

/**
 * Changes the status of memberships that were added by others, which is separate until their owners confirm. docs/decisions/0016
 */
export const changeAdded = query(
  'delivery.changeAdded',
  `update members set user_status = :to
   where account_id = any(:account_ids::bigint[]) and given_id is not null and user_status = any(:from::text[])`,
)
/** Suspends delivery to an added membership; no row if it was not added by others or gets no mail. */
export const suspendAdded = query(
  'delivery.suspendAdded',
  `update members set user_status = 'user_status_bouncing'
   where group_id = :group_id and id = :id and given_id is not null and user_status = 'user_status_confirmed' returning id`,
)

/** The member of a group with an address. */
export const memberByEmail = query(
  'delivery.memberByEmail',
  `select id from members where group_id = :group_id and status = 'sub_status_normal' and sort_email = lower(:email)`,
)

/** A member's address and the last outgoing message to them, or that of a given message; 0 if it is not among the latest ones. */
export const lastMessageTo = query(
  'delivery.lastMailingTo',
  `select a.email, coalesce((
     select m.id from outgoing_messages m join messages p on p.group_id = m.group_id and p.id = m.message_id
     where m.group_id = r.group_id and p.msg_num = :msg_num and r.id = any(m.recipient_ids) order by m.id desc limit 1
   ), (
     select m.id from (select id, recipient_ids from outgoing_messages where group_id = :group_id order by id desc limit 2000) m
     where r.id = any(m.recipient_ids) order by m.id desc limit 1
   ), 0) as "outgoing_message_id!"
   from members r join accounts a on a.id = r.account_id where r.group_id = :group_id and r.id = :member_id`,
)

/** The member and content of an outgoing message; defaults if it is unknown. */
export const sentToMember = query(
  'delivery.sentToMember',
  `select r.account_id, coalesce(m.kind, 'single') as "kind!", m.message_id as "message_id?", coalesce(m.created, now()) as "created!",
     p.subject as "subject?", p.is_special as "is_special?"
   from members r left join outgoing_messages m on m.group_id = r.group_id and m.id = :outgoing_message_id and r.id = any(m.recipient_ids)
   left join messages p on p.group_id = m.group_id and p.id = m.message_id
   where r.group_id = :group_id and r.id = :recipient_id and (m.id is not null or :outgoing_message_id = 0)`,
)
/** The account and content of a notification, and the membership if it tells about being added; no row without an account. */
export const sentNotification = query(
  'delivery.sentNotification',
  `select a.id as account_id, l.kind, l.created, l.subject, f.group_id as "group_id?",
     (f.data ->> 'member_info_id')::bigint as "member_id?"
   from service_emails l join accounts a on lower(a.email) = lower(l.recipient)
   left join facts f on f.id = l.fact_id and f.name = 'member.added'
   where l.id = :recipient_id`,
)

export const lockAccount = query(
  'delivery.lockAccount',
  `select id, email, status from accounts where id = :id for update`,
)
export const insertBounce = query(
  'bounce.insert',
  `insert into bounces (account_id, group_id, outgoing_message_id, recipient_id, message_id, subject, type, response, is_hard, counts, is_delay)
   values (:account_id, :group_id, :outgoing_message_id, :recipient_id, :message_id?, :subject, :type, :response, :is_hard, :counts, :is_delay)
   on conflict (group_id, outgoing_message_id, recipient_id) do update
     set response = excluded.response, is_hard = excluded.is_hard, counts = excluded.counts, is_delay = false, created = now()
     where bounces.is_delay and not excluded.is_delay
   returning id`,
)

// Bounces of a former address, or of long ago, are forgotten.
const isOther = `bounce_states.email <> excluded.email`
/** Records a soft bounce and returns when the series began. A longer gap starts a new series. */
export const countSoft = query(
  'bounceState.soft',
  `insert into bounce_states (account_id, email, soft_since, soft_last) values (:account_id, lower(:email), now(), now())
   on conflict (account_id) do update set email = excluded.email, soft_last = now(),
     soft_since = case when ${isOther} or bounce_states.soft_since is null
       or bounce_states.soft_last < now() - make_interval(days => :pause_days) then now() else bounce_states.soft_since end
   returning soft_since <= now() - make_interval(days => :days) as "is_long!"`,
)
/** Starts an episode: only probes are sent, the first at once and the next after this many days. */
export const beginEpisode = query(
  'bounceState.begin',
  `insert into bounce_states (account_id, email, episode, missed_from, probes, next_probe)
   values (:account_id, lower(:email), 1, :missed_from, 1, now() + make_interval(days => :days))
   on conflict (account_id) do update set email = excluded.email, episode = bounce_states.episode + 1,
     missed_from = least(excluded.missed_from, case when ${isOther} then null else bounce_states.soft_since end),
     missed_to = null, soft_since = null, soft_last = null, probes = 1, next_probe = excluded.next_probe
   returning episode`,
)
export const endEpisode = query(
  'bounceState.end',
  `update bounce_states set missed_to = now(), next_probe = null, probes = 0
   where account_id = :account_id and episode = :episode and missed_to is null returning account_id`,
)
export const episodeOf = query(
  'bounceState.episode',
  `select u.episode, u.next_probe is not null as "is_asked!", a.status, a.email from bounce_states u join accounts a on a.id = u.account_id and lower(a.email) = u.email
   where u.account_id = :account_id`,
)

/** Locks the accounts whose next probe is due or which had all probes. */
export const lockDue = query(
  'bounceState.lockDue',
  `select a.id, u.probes, u.episode, (a.status = 'user_status_bouncing' or exists (
       select from members m where m.account_id = a.id and m.given_id is not null and m.user_status = 'user_status_bouncing'))
     as "is_unreached!"
   from bounce_states u join accounts a on a.id = u.account_id
   where u.next_probe <= now() order by a.id limit :limit for update of a skip locked`,
)
export const countProbes = query(
  'bounceState.probed',
  `update bounce_states set probes = probes + 1, next_probe = now() + make_interval(days => :days)
   where account_id = any(:ids::bigint[])`,
)
export const stopProbes = query(
  'bounceState.stop',
  `update bounce_states set next_probe = null where account_id = any(:ids::bigint[])`,
)

/** Takes the missed messages once. The end of the episode stays recorded, for replies to old emails. */
export const takeMissed = query(
  'bounceState.takeMissed',
  `with old as (select missed_from, missed_to from bounce_states where account_id = :account_id and episode = :episode
     and missed_to > now() - make_interval(days => :days) for update)
   update bounce_states u set missed_from = null from old
   where u.account_id = :account_id and old.missed_from is not null
   returning old.missed_from as "missed_from!", old.missed_to as "missed_to!"`,
)
export const sweepBounces = query(
  'bounce.sweep',
  `delete from bounces where ctid = any (array(
     select ctid from bounces where created < now() - make_interval(days => :days) limit :limit))`,
)
