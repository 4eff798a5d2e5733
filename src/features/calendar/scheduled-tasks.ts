import type { RecordContext } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import { contentsIn } from '../groups/index.ts'
import { spansJson } from './events/add-event.ts'
import { insertEvents, setExpandedUntil } from './change-store.ts'
import type { SeriesRow } from './series/lock-dates.ts'
import { expandSeries } from './series/expansion-pool.ts'
import { planOf, templateOf } from './series/series.ts'

const dueSeries = query(
  'series.due',
  `select s.id, s.group_id, s.rule, s.first_start::text as "first_start!", s.minutes, s.timezone, s.template, s.expanded_until, s.skipped,
     e.account_id, coalesce(e.creator_name, '') as "creator_name!"
   from event_series s left join lateral (
     select account_id, creator_name from events e where e.series_id = s.id order by e.series_date desc limit 1) e on true
   where s.expanded_until < :by::date order by s.expanded_until, s.id limit 1 for update of s skip locked`,
)

/** A series is expanded further when this many days of its horizon have passed. */
const slack = 30

/** Expands a series without end further; returns whether there may be more series. */
export async function extendSeries({ tx }: { tx: Tx }): Promise<boolean> {
  const today = Temporal.Now.plainDateISO('UTC')
  const by = today.add({ years: 2 }).subtract({ days: slack }).toString()
  const due = await dueSeries.first(tx, { by })
  if (!due) return false
  const { account_id, creator_name, ...series } = due
  await extend(tx, series, { account_id, creator_name }, today)
  return true
}

type Creator = { account_id: number | null; creator_name: string }
async function extend(tx: Tx, series: SeriesRow, creator: Creator, today: Temporal.PlainDate): Promise<void> {
  const expanded = await expandSeries(planOf(series), today)
  const template = templateOf(series)
  if (typeof expanded === 'string') throw new Error(`series ${series.id} cannot be laid out: ${expanded}`)
  const before = series.expanded_until!
  const dates = expanded.dates.filter(date => date.series_date > before && !series.skipped.includes(date.series_date))
  const newEvents = { group_id: series.group_id, ...creator, series_id: series.id, spans: spansJson(dates, template) }
  await insertEvents.all(tx, { ...newEvents, template: json(template) })
  await setExpandedUntil.run(tx, { id: series.id, expanded_until: expanded.expanded_until })
}

const takeReminders = query(
  'event.takeReminders',
  `with due as (
     select id from events where remind_at <= now() and deleted is null order by remind_at limit :limit for update skip locked
   )
   update events e set remind_at = null from due where e.id = due.id
   returning e.id, e.group_id, e.name, e.starts > now() and not e.is_cancelled as "is_coming!"`,
)
const batchSize = 50

/** Sends due reminders to attendees; returns whether there may be more. */
export async function remindAttendees({ tx, record }: RecordContext<'event.reminded'>): Promise<boolean> {
  const reminders = await takeReminders.all(tx, { limit: batchSize })
  for (const { id, group_id, name, is_coming } of reminders)
    if (is_coming) record('event.reminded', { event_id: id, group_id, name })
  return reminders.length === batchSize
}

const sweep = query(
  'event.sweep',
  `delete from events where id = any (array(select id from events where deleted < now() - interval '30 days' limit 500))`,
)
/** Removes events that were deleted long ago; calendars have dropped them by now. */
export const sweepEvents = async (tx: Tx): Promise<void> => {
  while ((await sweep.run(tx)) === 500);
}

/** Tables that are cleared in the background after the group was deleted. */
export const calendarContents = contentsIn(['event_files', 'event_invitations', 'event_rsvps', 'events'])
