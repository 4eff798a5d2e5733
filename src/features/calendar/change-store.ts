import { query } from '#storage/query.ts'

export const insertSeries = query(
  'series.insert',
  `insert into event_series (group_id, rule, first_start, minutes, timezone, template, expanded_until)
   values (:group_id, :rule, :first_start::timestamp, :minutes, :timezone, :template, :expanded_until?::date) returning id`,
)
export const lockSeries = query(
  'series.lock',
  `select id, group_id, rule, first_start::text as "first_start!", minutes, timezone, template, expanded_until, skipped from event_series where id = :id for update`,
)
export const changeSeries = query(
  'series.change',
  `update event_series set rule = :rule, first_start = :first_start::timestamp, minutes = :minutes, timezone = :timezone,
     template = :template, expanded_until = :expanded_until?::date, rule_from = coalesce(:rule_from?::date, rule_from),
     sequence = sequence + 1, updated = next_updated(updated) where id = :id`,
)
/** Stores up to which day the dates of a series were expanded; calendar feeds use the rule itself. */
export const setExpandedUntil = query(
  'series.noteLaidUntil',
  `update event_series set expanded_until = :expanded_until?::date where id = :id`,
)

/** Updates the group's storage by the size difference of its events. */
const storageTakenSql = (events: string): string => `taken as (
     update groups g set storage_used = storage_used + t.bytes, storage_events = storage_events + t.bytes
     from (select group_id, sum(bytes) as bytes from ${events} group by group_id) t where g.id = t.group_id and t.bytes <> 0
   )`

/** A change of one date also increments the sequence of its series, which is one object in calendars. */
const seriesGrows = (events: string, by: string): string => `grown as (
     update event_series set sequence = sequence + ${by}, updated = next_updated(updated)
     where id in (select series_id from ${events} where series_id is not null)
   )`

// Columns that are not given keep their defaults.
const spansRecordset = `jsonb_to_recordset(:spans::jsonb) as d(n int, series_date date, starts timestamptz, ends timestamptz, timezone text,
     all_day boolean, first_day date, last_day date, remind_at timestamptz)`
/** Inserts events with the same content on several dates; returns their ids in the order of the dates. */
export const insertEvents = query(
  'event.insert',
  `with made as (insert into events (group_id, account_id, creator_name, series_id, series_date, starts, ends, timezone, all_day, first_day,
     last_day, remind_at, name, location, description, plain_description, organizer_name, organizer_email, organizer_phone,
     color_name, rsvp, max_attendees, additional_guests, comment_label, yes_message, hide_rsvps, is_locked, reminder_minutes)
   select :group_id, :account_id?, :creator_name, :series_id?, d.series_date, d.starts, d.ends, d.timezone, d.all_day, d.first_day,
     d.last_day, d.remind_at, t.name, t.location, t.description, t.plain_description, t.organizer_name, t.organizer_email,
     t.organizer_phone, t.color_name, t.rsvp, t.max_attendees, t.additional_guests, t.comment_label, t.yes_message, t.hide_rsvps,
     t.is_locked, t.reminder_minutes
   from ${spansRecordset}, jsonb_populate_record(null::events, :template::jsonb) t order by d.n
   returning *), taken as (
     update groups set storage_used = storage_used + m.bytes, storage_events = storage_events + m.bytes
     from (select coalesce(sum(event_bytes(made)), 0) as bytes from made) m where id = :group_id
   )
   select id from made order by id`,
)

/** Updates the content of events, all in the same way. `sequence` grows if calendars have to be updated. */
export const changeEvents = query(
  'event.change',
  `with changed as (update events e set name = c.name, location = c.location, description = c.description, plain_description = c.plain_description,
     organizer_name = c.organizer_name, organizer_email = c.organizer_email, organizer_phone = c.organizer_phone,
     color_name = c.color_name, rsvp = c.rsvp, max_attendees = c.max_attendees, additional_guests = c.additional_guests,
     comment_label = c.comment_label, yes_message = c.yes_message, hide_rsvps = c.hide_rsvps, is_locked = c.is_locked,
     is_cancelled = c.is_cancelled, cancel_message = c.cancel_message, reminder_minutes = c.reminder_minutes,
     remind_at = case when c.reminder_minutes = 0 or e.starts <= now() then null
       when c.reminder_minutes = e.reminder_minutes then e.remind_at
       else e.starts - make_interval(mins => c.reminder_minutes) end,
     sequence = e.sequence + :grows::int, updated = next_updated(e.updated)
   from events o, jsonb_populate_record(o, :changes::jsonb) c
   where e.id = any(:ids::bigint[]) and o.id = e.id
   returning e.group_id, e.series_id, event_bytes(e) - event_bytes(o) as bytes), ${storageTakenSql('changed')},
   ${seriesGrows('changed', ':grows::int')}
   select count(*) from changed`,
)
/** Makes an event the first date of a new series. */
export const joinSeries = query(
  'event.joinSeries',
  `update events set series_id = :series_id, series_date = :series_date::date where id = :id`,
)
export const moveToSeries = query(
  'event.moveToSeries',
  `with skipped as (update event_series set skipped = :skipped::date[] where id = :series_id)
   update events set series_id = :series_id where id = any(:ids::bigint[])`,
)
/** Marks a date of a series as deleted permanently. */
export const skipDate = query(
  'series.skip',
  `update event_series set skipped = skipped || :date::date where id = :id and not :date = any(skipped)`,
)
/** Moves events to new times. */
export const moveEvents = query(
  'event.move',
  `with moved as (
     update events e set starts = d.starts, ends = d.ends, timezone = d.timezone, all_day = d.all_day, first_day = d.first_day,
       last_day = d.last_day, is_moved = d.is_moved, remind_at = d.remind_at, sequence = e.sequence + 1, updated = next_updated(e.updated)
     from jsonb_to_recordset(:spans::jsonb) as d(id bigint, starts timestamptz, ends timestamptz, timezone text,
       all_day boolean, first_day date, last_day date, is_moved boolean, remind_at timestamptz)
     where e.id = d.id returning e.series_id
   ), ${seriesGrows('moved', '1')}
   select count(*) from moved`,
)
/** Locks the events of a series from a day on. */
export const lockDates = query(
  'event.lockDates',
  `select * from events where series_id = :series_id and series_date >= :from::date and deleted is null order by id for update`,
)
/** Marks events as deleted. They are removed later, after attendees were notified and calendars have dropped them. */
export const deleteEvents = query(
  'event.delete',
  `with gone as (
     update events set deleted = now(), updated = next_updated(updated), sequence = sequence + 1, remind_at = null
     where id = any(:ids::bigint[]) and deleted is null returning id, group_id, series_id,
       -event_bytes(events) - (select coalesce(sum(f.size), 0) from event_files f where f.group_id = events.group_id and f.event_id = events.id) as bytes
   ), files as (
     delete from event_files f using gone where f.group_id = gone.group_id and f.event_id = gone.id
   ), ${storageTakenSql('gone')}, ${seriesGrows('gone', '1')}
   select count(*) from gone`,
)
/** The storage used by a group. */
export const storageUsed = query('event.storageUsed', `select storage_used from groups where id = :group_id`)
/** The number of upcoming events in a group, up to a limit. */
export const countUpcoming = query(
  'event.countComing',
  `select count(*)::int as "count!" from (
     select from events where group_id = :group_id and starts > now() and deleted is null limit :limit) e`,
)
