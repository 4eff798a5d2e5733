import { query } from '#storage/query.ts'
import { getsEmail } from '../../members/index.ts'

/** Events as emails and calendars tell of them, those that were just deleted included. */
export const eventsForEmail = query(
  'event.told',
  `select e.*, g.name as group_name, g.title as group_title, coalesce(s.rule, '') as "rule!"
   from events e join groups g on g.id = e.group_id left join event_series s on s.id = e.series_id
   where e.id = any(:ids::bigint[]) order by e.starts, e.id limit 1000`,
)
/** The dates of a series that are there, as calendars are told of them. */
export const seriesEvents = query(
  'event.ofSeries',
  `select e.*, g.name as group_name, g.title as group_title from events e join groups g on g.id = e.group_id
   where e.series_id = :series_id and e.deleted is null order by e.starts, e.id limit 2000`,
)
export const calendarSeries = query(
  'series.forCalendars',
  `select id, uid, sequence, created, updated, rule, first_start::text as "first_start!", minutes, timezone, template, skipped, rule_from
   from event_series where id = any(:ids::bigint[])`,
)
/** Who has answered events, and is in the group. */
export const responders = query(
  'rsvp.answerers',
  `select r.event_id, r.account_id, r.type, a.email from event_rsvps r
   join members m on m.group_id = r.group_id and m.account_id = r.account_id and m.status = 'sub_status_normal'
   join accounts a on a.id = r.account_id
   where r.event_id = any(:ids::bigint[]) and (:account_id?::bigint is null or r.account_id = :account_id)
   order by r.account_id, r.event_id`,
)
/** What some people have answered to the dates of some series. */
export const answersInSeries = query(
  'rsvp.inSeries',
  `select r.event_id, r.account_id, r.type from event_rsvps r join events e on e.id = r.event_id
   where e.series_id = any(:series_ids::bigint[]) and e.deleted is null and r.account_id = any(:account_ids::bigint[])`,
)
/** The members of a group who get mail; with an id, one of them. */
export const mailedMembers = query(
  'event.mailedMembers',
  `select a.email, a.timezone from members m join accounts a on a.id = m.account_id
   where m.group_id = :group_id and (:member_id?::bigint is null or m.id = :member_id) and ${getsEmail} order by m.id`,
)
/** What is to come in a group, the next first. */
export const upcomingEvents = query(
  'event.coming',
  `select e.id, e.series_id from events e where e.group_id = :group_id and e.deleted is null and not e.is_cancelled
     and e.starts >= :from and e.starts < :until order by e.starts, e.id limit :limit`,
)
