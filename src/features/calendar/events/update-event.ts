import { implement, type Call } from '#runtime/calls/handler.ts'
import { json } from '#storage/values.ts'
import { addSeries, withinStorage, type StorageDeps } from './add-event.ts'
import { changeSeries, deleteEvents, joinSeries, lockSeries, moveEvents } from '../change-store.ts'
import * as contract from '../contract.ts'
import { lockEventDates, type LockedDates } from '../series/lock-dates.ts'
import {
  sanitizeDescription,
  fieldsOfEvent,
  eventFieldsFrom,
  type DescriptionFields,
  type EventFields,
} from './fields.ts'
import type { EventRow } from '../finders.ts'
import { findEventView } from './get-events.ts'
import { copyInvitations } from '../invitation-store.ts'
import { remindAt } from '../series/expansion-pool.ts'
import { newTime, type NewTime } from './new-time.ts'
import { rescheduleSeries } from '../series/reschedule-series.ts'
import { changedFields, updateFields } from './update-fields.ts'
import { endSeries, movedPlan, splitSeries, templateOf } from '../series/series.ts'
import { spanOf } from '../times.ts'

type UpdateCall = Call<typeof contract.updateEvent, DescriptionFields>

async function moveOne({ tx }: UpdateCall, event: EventRow, time: NewTime): Promise<void> {
  const span = spanOf(time.start, time)
  const remind_at = remindAt(span, event, Temporal.Now.instant())
  const moved = { id: event.id, ...span, is_moved: event.series_id !== null, remind_at }
  await moveEvents.run(tx, { spans: json([moved]) })
}

/** Turns a single event into the first date of a series. */
async function beginSeries(call: UpdateCall, event: EventRow, time: NewTime, rule: string): Promise<number> {
  const { tx } = call
  const plan = { ...time, rule, first: time.start }
  const id = await addSeries(tx, event.group_id, plan, { rule, dates: [], expanded_until: null }, fieldsOfEvent(event))
  const series_date = time.start.toPlainDate().toString()
  await joinSeries.run(tx, { id: event.id, series_id: id, series_date })
  await copyInvitations.run(tx, { event_id: event.id, series_id: null, to_series_id: id })
  const named = { ...event, series_id: id, series_date }
  return rescheduleSeries(call, await lockSeries.one(tx, { id }), { named, rows: [named], series: undefined }, plan)
}

/** Ends a series at a date: later dates are deleted. */
async function endRepeating({ tx, record }: UpdateCall, { named, rows, series }: LockedDates): Promise<number> {
  await endSeries(tx, series!, named.series_date!)
  const later = rows.filter(row => row.series_date! > named.series_date!)
  const event_ids = later.map(({ id }) => id)
  await deleteEvents.run(tx, { ids: event_ids })
  if (event_ids.length > 0)
    record('event.deleted', { event_id: event_ids[0]!, name: named.name, event_ids, message: '' })
  return named.id
}

/** The event to return, and the series that dates were split from. */
type Changed = { shown: number; split_from?: number }

/** Updates the content and times of several dates of a series. */
async function changeDates(call: UpdateCall, dates: LockedDates, time: NewTime, saying: object): Promise<Changed> {
  const { tx, params } = call
  const { recurrence } = params
  const whole = dates.series!
  if (recurrence === '') return { shown: await endRepeating(call, dates) }
  const series = params.apply_to === 'following' ? await splitSeries(tx, whole, dates) : whole
  const template = { ...templateOf(series), ...saying }
  const changedSeries = { ...series, template }
  const plan = {
    ...movedPlan(changedSeries, dates.named.series_date!, time),
    ...(recurrence === undefined ? {} : { rule: recurrence }),
  }
  const repeats = recurrence !== undefined && recurrence !== series.rule
  const split = series.id === whole.id ? {} : { split_from: whole.id }
  if (time.changes || repeats) return { shown: await rescheduleSeries(call, changedSeries, dates, plan), ...split }
  await changeSeries.run(tx, { ...series, template: json(template), rule_from: null })
  return { shown: dates.named.id, ...split }
}

/** Updates the content and times of events; returns the event to show. */
async function changeAll(call: UpdateCall, dates: LockedDates, time: NewTime, saying: Partial<EventFields>) {
  const { named, series } = dates
  const { recurrence = '' } = call.params
  const rows = await updateFields(call, dates.rows, saying)
  const after = { named: rows.find(({ id }) => id === named.id)!, rows, series }
  let changed: Changed = { shown: named.id }
  if (series) changed = await changeDates(call, after, time, saying)
  else if (recurrence !== '') changed = { shown: await beginSeries(call, after.named, time, recurrence) }
  else if (time.changes) await moveOne(call, after.named, time)
  return { ...changed, rows, name: after.named.name }
}

export const updateEvent = ({ postLimits, addresses }: StorageDeps) =>
  implement(
    contract.updateEvent,
    ({ params }): Promise<DescriptionFields> => sanitizeDescription(params.description),
    async call => {
      const { tx, row, account, params, prepared, fail, record } = call
      const dates = (await lockEventDates(tx, row, params.apply_to)) ?? fail('invalid event_id')
      const { named, series } = dates
      if (params.recurrence !== undefined && named.series_id !== null && !series) fail('recurrence needs apply_to')
      const saying = eventFieldsFrom(params, prepared)
      if (typeof saying === 'string') return fail(saying)
      const time = newTime(call, named)
      const words = changedFields(named, saying)
      const fields = [
        ...words,
        ...(time.changes ? ['start_time'] : []),
        ...(params.recurrence === undefined ? [] : ['recurrence']),
      ]

      const { shown, rows, name, split_from } = await withinStorage(call, postLimits.groupStorage, () =>
        changeAll(call, dates, time, saying),
      )

      const split = split_from === undefined ? {} : { split_from }
      const about = { event_id: shown, name, event_ids: rows.map(({ id }) => id), ...split }
      if (saying.is_cancelled && !named.is_cancelled) record('event.cancelled', about)
      else if (fields.length > 0) record('event.updated', { ...about, fields })
      return (await findEventView(tx, shown, account.id, addresses)) ?? fail('invalid event_id')
    },
  )
