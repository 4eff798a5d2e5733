import { json } from '#storage/values.ts'
import type { Call } from '#runtime/calls/handler.ts'
import { checkEventQuota, spansJson } from '../events/add-event.ts'
import { changeSeries, deleteEvents, insertEvents, moveEvents } from '../change-store.ts'
import type { updateEvent } from '../contract.ts'
import type { LockedDates, SeriesRow } from './lock-dates.ts'
import type { EventRow } from '../finders.ts'
import { expandSeries, remindAt, type SeriesOccurrence, type RecurrencePlan } from './expand-rule.ts'
import { templateOf } from './series.ts'

type RescheduleCall = Pick<Call<typeof updateEvent>, 'tx' | 'account' | 'fail' | 'record'>

/**
 * Lays the dates of a series out anew. A date that is still one keeps its event, and so its answers, at its new time of day;
 * one that is none any more is deleted; a new one is a new event. So no answer comes to another date. What is over stays.
 * docs/decisions/0036
 */
export async function rescheduleSeries(
  call: RescheduleCall,
  series: SeriesRow,
  { named, rows }: LockedDates,
  plan: RecurrencePlan,
): Promise<number> {
  const { tx, account, fail, record } = call
  const laid = await expandSeries(plan, Temporal.Now.plainDateISO(plan.timezone))
  if (typeof laid === 'string') return fail(laid)
  const now = Temporal.Now.instant()
  const isOver = ({ ends }: { ends: string }): boolean => Temporal.Instant.compare(Temporal.Instant.from(ends), now) < 0
  const template = { ...templateOf(series), all_day: plan.all_day }

  const spans = new Map(laid.dates.map(date => [date.series_date, date]))
  const coming = rows.filter(row => !isOver(row))
  const kept = coming.filter(row => spans.has(row.series_date!))
  const gone = coming.filter(row => !spans.has(row.series_date!))
  const known = new Set([...rows.map(row => row.series_date!), ...series.skipped])
  const fresh = laid.dates.filter(date => !known.has(date.series_date) && !isOver(date))
  await checkEventQuota({ tx, fail }, named.group_id, fresh)

  // One that was moved by itself stays where it was moved to, unless it is the one that is moved now.
  const moved = kept.filter(row => !row.is_moved || row.id === named.id)
  await moveEvents.run(tx, { spans: json(moved.map(row => spanFor(row, spans.get(row.series_date!)!, now))) })
  await deleteEvents.run(tx, { ids: gone.map(({ id }) => id) })
  const { group_id, account_id, creator_name } = named
  const made = await insertEvents.all(tx, {
    ...{ group_id, account_id: account_id ?? account.id, creator_name, series_id: series.id },
    ...{ spans: spansJson(fresh, template), template: json(template) },
  })
  const { minutes, timezone, first } = plan
  const { rule, expanded_until } = laid
  const after = { id: series.id, rule, minutes, timezone, expanded_until, first_start: first.toString() }
  // What is over stays as it was, also where the rule now says otherwise: it holds from the next date on.
  const [rule_from = null] = [...kept, ...fresh].map(date => date.series_date!).toSorted()
  await changeSeries.run(tx, { ...after, template: json(template), rule_from })
  if (gone.length > 0) {
    const event_ids = gone.map(({ id }) => id)
    record('event.deleted', { event_id: event_ids[0]!, name: named.name, event_ids, message: '' })
  }
  return gone.includes(named) ? (made[0]?.id ?? kept[0]?.id ?? fail('recurrence has no date')) : named.id
}

const spanFor = (row: EventRow, span: SeriesOccurrence, now: Temporal.Instant) => ({
  ...span,
  id: row.id,
  is_moved: false,
  remind_at: remindAt(span, row, now),
})
