import { json } from '#storage/values.ts'
import type { Call } from '#runtime/calls/handler.ts'
import { checkEventQuota, spansJson } from '../events/add-event.ts'
import { changeSeries, deleteEvents, insertEvents, moveEvents } from '../change-store.ts'
import type { updateEvent } from '../contract.ts'
import type { LockedDates, SeriesRow } from './lock-dates.ts'
import type { EventRow } from '../finders.ts'
import { expandSeries, remindAt, type SeriesOccurrence, type RecurrencePlan } from './expansion-pool.ts'
import { templateOf } from './series.ts'

type RescheduleCall = Pick<Call<typeof updateEvent>, 'tx' | 'account' | 'fail' | 'record'>

/**
 * Applies a new rule to a series. A date that remains keeps its event and RSVPs, at its new time of day; other dates are
 * deleted, and new dates become new events, so no RSVP moves to another date. Past dates don't change. docs/decisions/0036
 */
export async function rescheduleSeries(
  call: RescheduleCall,
  series: SeriesRow,
  { named, rows }: LockedDates,
  plan: RecurrencePlan,
): Promise<number> {
  const { tx, account, fail, record } = call
  const expanded = await expandSeries(plan, Temporal.Now.plainDateISO(plan.timezone))
  if (typeof expanded === 'string') return fail(expanded)
  const now = Temporal.Now.instant()
  const isOver = ({ ends }: { ends: string }): boolean => Temporal.Instant.compare(Temporal.Instant.from(ends), now) < 0
  const template = { ...templateOf(series), all_day: plan.all_day }

  const spans = new Map(expanded.dates.map(date => [date.series_date, date]))
  const coming = rows.filter(row => !isOver(row))
  const remaining = coming.filter(row => spans.has(row.series_date!))
  const removed = coming.filter(row => !spans.has(row.series_date!))
  const knownDates = new Set([...rows.map(row => row.series_date!), ...series.skipped])
  const fresh = expanded.dates.filter(date => !knownDates.has(date.series_date) && !isOver(date))
  await checkEventQuota({ tx, fail }, named.group_id, fresh)

  // A date that was moved individually stays there, unless it is the one being moved now.
  const moved = remaining.filter(row => !row.is_moved || row.id === named.id)
  await moveEvents.run(tx, { spans: json(moved.map(row => spanFor(row, spans.get(row.series_date!)!, now))) })
  await deleteEvents.run(tx, { ids: removed.map(({ id }) => id) })
  const { group_id, account_id, creator_name } = named
  const inserted = await insertEvents.all(tx, {
    ...{ group_id, account_id: account_id ?? account.id, creator_name, series_id: series.id },
    ...{ spans: spansJson(fresh, template), template: json(template) },
  })
  const { minutes, timezone, first } = plan
  const { rule, expanded_until } = expanded
  const after = { id: series.id, rule, minutes, timezone, expanded_until, first_start: first.toString() }
  // Past dates stay as they were, so the new rule applies from the next date on.
  const [rule_from = null] = [...remaining, ...fresh].map(date => date.series_date!).toSorted()
  await changeSeries.run(tx, { ...after, template: json(template), rule_from })
  if (removed.length > 0) {
    const event_ids = removed.map(({ id }) => id)
    record('event.deleted', { event_id: event_ids[0]!, name: named.name, event_ids, message: '' })
  }
  return removed.includes(named) ? (inserted[0]?.id ?? remaining[0]?.id ?? fail('recurrence has no date')) : named.id
}

const spanFor = (row: EventRow, span: SeriesOccurrence, now: Temporal.Instant) => ({
  ...span,
  id: row.id,
  is_moved: false,
  remind_at: remindAt(span, row, now),
})
