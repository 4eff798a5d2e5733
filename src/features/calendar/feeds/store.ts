import { query } from '#storage/query.ts'
import { filesOfEvent } from '../files/files-sql.ts'
import { inPeriod } from '../store.ts'

export const putFeed = query(
  'calendarFeed.put',
  `insert into calendar_feeds (account_id, group_id, secret_hash) values (:account_id, :group_id?, :secret_hash)
   on conflict (account_id, coalesce(group_id, 0)) do update set secret_hash = :secret_hash, created = now()
   returning id, created, coalesce(group_id, 0) as "group_id!",
     coalesce((select g.name from groups g where g.id = calendar_feeds.group_id), '') as "group_name!"`,
)
export const deleteFeed = query(
  'calendarFeed.delete',
  `delete from calendar_feeds where account_id = :account_id
     and case when :feed_id?::bigint is null then coalesce(group_id, 0) = :group_id else id = :feed_id end`,
)
/** The feeds of an account; the name is empty for a group that it can no longer see. */
export const feedsOf = query(
  'calendarFeed.ofAccount',
  `select f.id, f.created, coalesce(f.group_id, 0) as "group_id!",
     coalesce((select g.name from groups g join members m on m.group_id = g.id and m.account_id = f.account_id
       where g.id = f.group_id and g.suspended is null), '') as "group_name!"
   from calendar_feeds f where f.account_id = :account_id order by f.id desc limit 1000`,
)
export const feedBySecret = query(
  'calendarFeed.bySecret',
  `select f.account_id, f.group_id, coalesce(nullif(g.title, ''), g.name) as "group_title?"
   from calendar_feeds f left join groups g on g.id = f.group_id where f.secret_hash = :secret_hash and g.suspended is null`,
)
const columns = `e.id, e.uid, e.sequence, e.created, e.updated, e.starts, e.ends, e.timezone, e.all_day, e.first_day, e.last_day, e.name,
     e.location, e.plain_description, e.is_cancelled, e.series_id, e.series_date, g.name as group_name,
     case when e.description like '%href=%' then e.description else '' end as "description!", ${filesOfEvent}`
/** A batch of events for calendars, after a cursor. Calendars keep past events themselves. */
export const eventsAfter = query(
  'calendarFeed.events',
  `select ${columns} from events e join groups g on g.id = e.group_id
   where e.group_id = any(:group_ids::bigint[]) and e.deleted is null and e.starts > :from and (e.starts, e.id) > (:after, :id)
   order by e.starts, e.id limit :limit`,
)
/** The events of groups in a period; all-day events by their dates. */
export const eventsBetween = query(
  'calendarFeed.between',
  `select ${columns} from events e join groups g on g.id = e.group_id
   where e.group_id = any(:group_ids::bigint[]) and ${inPeriod} order by e.starts, e.id limit :limit`,
)
export const calendarEvent = query(
  'calendarFeed.event',
  `select ${columns} from events e join groups g on g.id = e.group_id where e.id = :id and e.deleted is null`,
)
export const rsvpsAfter = query(
  'rsvp.after',
  `select r.id, r.created, r.type, r.comment, r.additional_guests, a.full_name, a.email from event_rsvps r
   join accounts a on a.id = r.account_id where r.event_id = :event_id and r.id > :after order by r.id limit :limit`,
)
