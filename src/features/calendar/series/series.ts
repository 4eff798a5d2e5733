import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import { addSeries } from '../events/add-event.ts'
import { changeSeries, moveToSeries } from '../change-store.ts'
import type { LockedDates, SeriesRow } from './lock-dates.ts'
import type { EventFields } from '../events/fields.ts'
import { copyInvitations } from '../invitation-store.ts'
import { countBefore, type RecurrencePlan } from './expansion-pool.ts'
import type { NewTime } from '../events/new-time.ts'

/** Content of the events that a series creates later. */
export type EventTemplate = EventFields & { all_day: boolean }
export const templateOf = (series: SeriesRow): EventTemplate => series.template as EventTemplate

/** The recurrence of a series. */
export function planOf(series: SeriesRow): RecurrencePlan {
  const first = Temporal.PlainDateTime.from(series.first_start.replace(' ', 'T'))
  return { ...series, first, all_day: templateOf(series).all_day }
}

const withoutEnd = (rule: string): string => rule.replace(/;?(COUNT|UNTIL)=[^;]*/g, '').replace(/^;/, '')

/** Ends a series before a day: no more dates are created. */
export async function endSeries(tx: Tx, series: SeriesRow, before: string): Promise<void> {
  const last = Temporal.PlainDate.from(before).subtract({ days: 1 }).toString().replaceAll('-', '')
  const rule = `${withoutEnd(series.rule)};UNTIL=${last}`
  await changeSeries.run(tx, {
    ...series,
    template: json(series.template),
    rule,
    expanded_until: null,
    rule_from: null,
  })
}

/** Makes the dates from a day on a new series with the same recurrence. */
export async function splitSeries(tx: Tx, series: SeriesRow, { named, rows }: LockedDates): Promise<SeriesRow> {
  const plan = planOf(series)
  const day = Temporal.PlainDate.from(named.series_date!)
  const passed = await countBefore(plan, day)
  if (passed === 0) return series
  const rule = series.rule.replace(/COUNT=(\d+)/, (_, count: string) => `COUNT=${Math.max(1, Number(count) - passed)}`)
  const first = day.toPlainDateTime(plan.first.toPlainTime())
  const expanded = { rule, dates: [], expanded_until: series.expanded_until }
  const id = await addSeries(tx, named.group_id, { ...plan, first }, expanded, templateOf(series))
  await moveToSeries.run(tx, { ids: rows.map(row => row.id), series_id: id, skipped: series.skipped })
  await copyInvitations.run(tx, { event_id: null, series_id: series.id, to_series_id: id })
  await endSeries(tx, series, named.series_date!)
  return { ...series, id, rule, first_start: first.toString() }
}

/** The recurrence of a series after one of its dates was moved to another time. */
export function movedPlan(series: SeriesRow, date: string, time: NewTime): RecurrencePlan {
  const plan = planOf(series)
  if (!time.changes) return plan
  const shift = Temporal.PlainDate.from(date).until(time.start.toPlainDate(), { largestUnit: 'day' })
  const first = plan.first.toPlainDate().add(shift).toPlainDateTime(time.start.toPlainTime())
  return { ...plan, ...time, first }
}
