import type { Call } from '#runtime/calls/handler.ts'
import type { updateEvent } from '../contract.ts'
import { zoneOf } from './fields.ts'
import type { EventRow } from '../finders.ts'
import { endTimeOf, isMinute, localTime, minutesBetween, spanOf, timeOf } from '../times.ts'

/** The new time of an event, and whether it differs from the current one. */
export type NewTime = {
  start: Temporal.PlainDateTime
  minutes: number
  timezone: string
  all_day: boolean
  changes: boolean
}

const aDay = 1440

/** The time of an event after an update. A new time zone alone keeps the local time. */
export function newTime(
  { params, fail, refuse }: Pick<Call<typeof updateEvent>, 'params' | 'fail' | 'refuse'>,
  event: EventRow,
): NewTime {
  const timezone = zoneOf(params.timezone, event.timezone) ?? fail('invalid timezone')
  const all_day = params.all_day ?? event.all_day
  const [from, to] = [localTime(event.starts, event.timezone), localTime(event.ends, event.timezone)]
  const start = params.start_time ? (timeOf(params.start_time, timezone) ?? fail('invalid start_time')) : from
  const end = params.end_time ? (endTimeOf(params.end_time, timezone) ?? fail('invalid end_time')) : undefined
  if (params.start_time && !isMinute(start)) refuse('start_time')
  if (end && !isMinute(end)) refuse('end_time')
  const lasted = event.all_day ? minutesBetween(from, to, event) : exactMinutes(event)
  const minutes = end ? minutesBetween(start, end, { all_day, timezone }) : lasted
  const lasts = minutes ?? fail('invalid end_time')
  const time = { start, minutes: all_day ? wholeDays(lasts) : lasts, timezone, all_day }
  const { starts, ends } = spanOf(start, time)
  const isSame =
    starts === event.starts && ends === event.ends && timezone === event.timezone && all_day === event.all_day
  return { ...time, changes: !isSame }
}

const exactMinutes = ({ starts, ends }: EventRow): number =>
  Temporal.Instant.from(starts).until(Temporal.Instant.from(ends), { largestUnit: 'minute' }).minutes

const wholeDays = (minutes: number): number => Math.max(1, Math.ceil(minutes / aDay)) * aDay
