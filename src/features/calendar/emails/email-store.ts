import { query } from '#storage/query.ts'
import { getsEmail } from '../../members/index.ts'
import { filesOfEvent } from '../files/files-sql.ts'

/** Events for emails and calendars, including those just deleted. */
export const eventsForEmail = query(
  'event.told',
  `select e.*, g.name as group_name, g.title as group_title, coalesce(s.rule, '') as "rule!", ${filesOfEvent}
   from events e join groups g on g.id = e.group_id left join event_series s on s.id = e.series_id
   where e.id = any(:ids::bigint[]) order by e.starts, e.id limit 1000`,
)
/** The existing dates of a series, for calendars. */
export const seriesEvents = query(
  'event.ofSeries',
  `select e.*, g.name as group_name, g.title as group_title, ${filesOfEvent} from events e join groups g on g.id = e.group_id
   where e.series_id = :series_id and e.deleted is null order by e.starts, e.id limit 2000`,
)
export const calendarSeries = query(
  'series.forCalendars',
  `select id, uid, sequence, created, updated, rule, first_start::text as "first_start!", minutes, timezone, template, skipped, rule_from
   from event_series where id = any(:ids::bigint[])`,
)
/** Members of the group with an RSVP to one of the events. */
export const responders = query(
  'rsvp.answerers',
  `select r.event_id, r.account_id, r.type, a.email from event_rsvps r
   join members m on m.group_id = r.group_id and m.account_id = r.account_id and m.status = 'sub_status_normal'
   join accounts a on a.id = r.account_id
   where r.event_id = any(:ids::bigint[]) and (:account_id?::bigint is null or r.account_id = :account_id)
   order by r.account_id, r.event_id`,
)
/** RSVPs of accounts to the dates of series. */
export const responsesInSeries = query(
  'rsvp.inSeries',
  `select r.event_id, r.account_id, r.type from event_rsvps r join events e on e.id = r.event_id
   where e.series_id = any(:series_ids::bigint[]) and e.deleted is null and r.account_id = any(:account_ids::bigint[])`,
)
/** Members of a group who receive email, or one of them by id. */
export const mailedMembers = query(
  'event.mailedMembers',
  `select a.email, a.timezone from members m join accounts a on a.id = m.account_id
   where m.group_id = :group_id and (:member_id?::bigint is null or m.id = :member_id) and ${getsEmail} order by m.id`,
)
/** The upcoming events of a group, the next first. */
export const upcomingEvents = query(
  'event.coming',
  `select e.id, e.series_id from events e where e.group_id = :group_id and e.deleted is null and not e.is_cancelled
     and e.starts >= :from and e.starts < :until order by e.starts, e.id limit :limit`,
)
