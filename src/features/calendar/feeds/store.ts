import { query } from '#storage/query.ts'

export const putFeed = query(
  'calendarFeed.put',
  `insert into calendar_feeds (account_id, group_id, secret_hash) values (:account_id, :group_id?, :secret_hash)
   on conflict (account_id, coalesce(group_id, 0)) do update set secret_hash = :secret_hash, created = now()
   returning id, created, coalesce(group_id, 0) as "group_id!"`,
)
export const deleteFeed = query(
  'calendarFeed.delete',
  `delete from calendar_feeds where account_id = :account_id and coalesce(group_id, 0) = :group_id`,
)
export const feedBySecret = query(
  'calendarFeed.bySecret',
  `select account_id, group_id from calendar_feeds where secret_hash = :secret_hash`,
)
/** Events for calendars, after a place. What is long over they keep themselves. */
export const eventsAfter = query(
  'calendarFeed.events',
  `select e.id, e.uid, e.sequence, e.created, e.updated, e.starts, e.ends, e.timezone, e.all_day, e.first_day, e.last_day, e.name,
     e.location, e.plain_description, e.is_cancelled, g.name as group_name
   from events e join groups g on g.id = e.group_id
   where e.group_id = any(:group_ids::bigint[]) and e.deleted is null and e.starts > :from and (e.starts, e.id) > (:after, :id)
   order by e.starts, e.id limit :limit`,
)
export const rsvpsAfter = query(
  'rsvp.after',
  `select r.id, r.created, r.type, r.comment, r.additional_guests, a.full_name, a.email from event_rsvps r
   join accounts a on a.id = r.account_id where r.event_id = :event_id and r.id > :after order by r.id limit :limit`,
)
