import { query } from '#storage/query.ts'
import { authorPhoto } from '../../archives/index.ts'

/** Locks the memberships that are active until the RSVPs are written. */
export const lockMemberships = query(
  'rsvp.lockMemberships',
  `select id from members where group_id = :group_id and id = any(:ids::bigint[]) and status = 'sub_status_normal'
   order by id for share`,
)
/** Locks an event, so that changes to it and its RSVPs are serialized. */
export const lockEvent = query('event.lock', `select * from events where id = :id and deleted is null for update`)
export const ownRsvp = query(
  'rsvp.own',
  `select id, type, comment, additional_guests, arrival from event_rsvps where event_id = :event_id and account_id = :account_id`,
)
export const ownRsvps = query(
  'rsvp.ownOfMany',
  `select account_id, type, additional_guests, arrival, sequence, answered from event_rsvps
   where event_id = :event_id and account_id = any(:account_ids::bigint[])`,
)
/**
 * Writes RSVPs in order, and updates the event. An arrival of 0 means none, a negative sequence that of the event, an
 * empty time now.
 */
export const putRsvps = query(
  'rsvp.put',
  `with put as (
     insert into event_rsvps as r (group_id, event_id, account_id, type, comment, additional_guests, arrival, sequence, answered)
     select :group_id, :event_id, account_id, type, comment, guests, nullif(arrival, 0),
       case when sequence >= 0 then sequence else (
         select coalesce(s.sequence, e.sequence) from events e left join event_series s on s.id = e.series_id where e.id = :event_id
       ) end,
       case when answered = '' then now() else least(now(), answered::timestamptz) end
     from unnest(:account_ids::bigint[], :types::text[], :comments::text[], :guests::int[], :arrivals_of::bigint[],
         :sequences::int[], :answered::text[])
       with ordinality as given(account_id, type, comment, guests, arrival, sequence, answered, n) order by n
     on conflict (event_id, account_id) do update set type = excluded.type, comment = excluded.comment,
       additional_guests = excluded.additional_guests, arrival = excluded.arrival, sequence = excluded.sequence,
       answered = excluded.answered, updated = next_updated(r.updated)
     returning r.*
   ), counted as (
     update events set num_attendees = :num_attendees, num_waiting = :num_waiting, num_rsvps = :num_rsvps, arrivals = :arrivals
     where id = :event_id
   )
   select put.*, a.user_name, a.full_name, a.email, ${authorPhoto('a')} as "profile_photo_url!"
   from put join accounts a on a.id = put.account_id`,
)
/** Deletes an RSVP. */
export const removeRsvp = query(
  'rsvp.remove',
  `with gone as (delete from event_rsvps where id = :id)
   update events set num_attendees = num_attendees + :attendees, num_waiting = num_waiting + :waiting, num_rsvps = num_rsvps - 1
   where id = :event_id`,
)
export const waitlistedRsvps = query(
  'rsvp.waiting',
  `select r.id, r.account_id, r.additional_guests, a.email, coalesce(m.id, 0) as "member_id!"
   from event_rsvps r join accounts a on a.id = r.account_id
   left join members m on m.group_id = r.group_id and m.account_id = r.account_id
   where r.event_id = :event_id and r.type = 'rsvp_waitlist' order by r.arrival limit :limit`,
)
/** The first two on the waitlist whose party can ever fit. */
export const firstWaitlisted = query(
  'rsvp.firstWaiting',
  `select r.account_id from event_rsvps r join events e on e.id = r.event_id
   where r.event_id = :event_id and r.type = 'rsvp_waitlist'
     and (e.max_attendees = 0 or 1 + r.additional_guests <= e.max_attendees)
   order by r.arrival limit 2`,
)
export const promoteRsvps = query(
  'rsvp.promote',
  `with promoted as (update event_rsvps set type = 'rsvp_yes', updated = next_updated(updated) where id = any(:ids::bigint[]))
   update events set num_attendees = num_attendees + :seats, num_waiting = num_waiting - cardinality(:ids) where id = :event_id`,
)
/** RSVPs of an account to upcoming events of a group, or to all events. */
export const rsvpsOfAccount = query(
  'rsvp.ofAccount',
  `select r.event_id from event_rsvps r join events e on e.id = r.event_id
   where r.account_id = :account_id and (:group_id?::bigint is null or (r.group_id = :group_id and e.ends > now()))
   order by r.event_id limit :limit`,
)
